"""The table over the network: rooms, seats, a durable journal, and one websocket for each pair of eyes.

The server decides nothing: it hands answers to the referee, keeps what was accepted, and tells each seat what
that seat may know. `protocol` and `rest` are all that crosses the wire.
"""
