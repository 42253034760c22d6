"""The attack on the generator of old: the state of a congruential generator from what dice showed.

Each state is a known multiple of the first, so the states are a point of a known lattice; what a die showed
says roughly where. The nearest point of the lattice is the answer (LLL, then Babai's nearest plane).
"""

from __future__ import annotations

from arbitre.kernel.chance import FACTOR, MASK, STEP

MODULUS = MASK + 1
Vector = list[int]


def dot(a: Vector, b: Vector) -> int:
    return sum(x * y for x, y in zip(a, b))


def reduced(basis: list[Vector]) -> list[Vector]:
    """LLL in whole numbers (Cohen, algorithm 2.6.7), with the usual 3/4."""
    b = [row[:] for row in basis]
    n = len(b)
    d = [1] + [0] * n
    lam = [[0] * n for _ in range(n)]
    d[1] = dot(b[0], b[0])
    k, most = 1, 0

    def shorten(k: int, at: int) -> None:
        if 2 * abs(lam[k][at]) <= d[at + 1]:
            return
        q = (2 * lam[k][at] + d[at + 1]) // (2 * d[at + 1])
        b[k] = [x - q * y for x, y in zip(b[k], b[at])]
        lam[k][at] -= q * d[at + 1]
        for i in range(at):
            lam[k][i] -= q * lam[at][i]

    def swap(k: int) -> None:
        b[k], b[k - 1] = b[k - 1], b[k]
        for j in range(k - 1):
            lam[k][j], lam[k - 1][j] = lam[k - 1][j], lam[k][j]
        mu = lam[k][k - 1]
        new = (d[k - 1] * d[k + 1] + mu * mu) // d[k]
        for i in range(k + 1, most + 1):
            t = lam[i][k]
            lam[i][k] = (d[k + 1] * lam[i][k - 1] - mu * t) // d[k]
            lam[i][k - 1] = (new * t + mu * lam[i][k]) // d[k + 1]
        d[k] = new

    while k < n:
        if k > most:
            most = k
            for j in range(k + 1):
                u = dot(b[k], b[j])
                for i in range(j):
                    u = (d[i + 1] * u - lam[k][i] * lam[j][i]) // d[i]
                if j < k:
                    lam[k][j] = u
                else:
                    d[k + 1] = u
        shorten(k, k - 1)
        if 4 * d[k + 1] * d[k - 1] < 3 * d[k] * d[k] - 4 * lam[k][k - 1] ** 2:
            swap(k)
            k = max(1, k - 1)
        else:
            for at in range(k - 2, -1, -1):
                shorten(k, at)
            k += 1
    return b


class Attack:
    """Watches `seen` dice of so many sides and says what the next show."""

    def __init__(self, seen: int, sides: int) -> None:
        self.sides = sides
        powers, offsets, power, offset = [], [], 1, 0
        for _ in range(seen):
            powers.append(power)
            offsets.append(offset)
            power, offset = power * FACTOR % MODULUS, (offset * FACTOR + STEP) % MODULUS
        self.offsets = offsets
        rows = [[MODULUS if i == j else 0 for j in range(seen)] for i in range(seen)]
        rows[0] = powers
        self.basis = reduced(rows)
        self.upright: list[list[float]] = []  # Gram-Schmidt: good enough in floats, once the basis is reduced
        for row in self.basis:
            rest = [float(x) for x in row]
            for other in self.upright:
                share = sum(x * y for x, y in zip(rest, other)) / sum(y * y for y in other)
                rest = [x - share * y for x, y in zip(rest, other)]
            self.upright.append(rest)

    def next(self, shown: list[int], number: int) -> list[int]:
        """What the next dice show, if the generator is the one of old."""
        middle = [(2 * side + 1) * MODULUS // (2 * self.sides) for side in shown]
        target = [at - offset for at, offset in zip(middle, self.offsets)]
        rest = target[:]
        for row, upright in zip(reversed(self.basis), reversed(self.upright)):
            share = round(sum(x * y for x, y in zip(rest, upright)) / sum(y * y for y in upright))
            rest = [x - share * y for x, y in zip(rest, row)]
        state = (target[0] - rest[0] + self.offsets[0]) % MODULUS
        told = []
        for _ in range(len(shown) + number):
            told.append(((state >> 32) * self.sides) >> 32)
            state = (state * FACTOR + STEP) % MODULUS
        return told[len(shown) :]
