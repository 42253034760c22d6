"""The lab: many games at once. Simulations, fuzzing and benchmarks, over local processes or a Ray cluster.

Each function takes plain arguments and returns a report of plain data; showing it is the caller's business.
"""
