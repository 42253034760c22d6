"""What a picture of a card is drawn from: read off its definition, so that cards that do the same look alike
and others do not. And the tokens it makes, which a reader wants to see beside it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any, Final

import msgspec

from arbitre.games import spec

MOST: Final = 3
"""So many signs are on one picture."""

SIGNS: Final = {
    "sword": "Attacks YouAttack DoubleStrike FirstStrike Fights Charge MassAttack Riposte "
    "InstinctiveRiposte Berserk Collateral Valiant JoinAttack AttackBonus AttackTotal "
    "MoreAttack PiercingAttack ForceThrough Assassin Interceptor Menace",
    "bow": "Reach RapidFire PointBlankShot Archery LightningRiposte",
    "shield": "Prevent Indestructible Hexproof Ward Resistance MagicResistance Solid ChangeArmour "
    "Guardian Aegis Untargetable GuardianAngel AttackCap CancelAttack RedirectAttack "
    "NoAttackFrom Defender Protection Regenerate",
    "heart": "GainLife GainsLife RestoreLife Heal Lifelink Regeneration",
    "coin": "GainGold LoseGold PayGold BuryTreasure Treasure CheaperCaptures CostChange "
    "GainPoseidor Adjust SummonTax PayInstead",
    "bolt": "GainEnergy Haste FastMarch Trample Tempest Flash Energy",
    "burst": "DealDamage Damage HurtUnits DealsDamage OpponentsHurt Curse Gust Tornado",
    "wing": "Flying Evade Dodge Stealth StealthAttack Infiltrator Climber",
    "flame": "DestroyAll Flame Phoenix PhoenixChange ExtraCaptures Purification Righteousness Purify",
    "skull": "Destroy Dies Deathtouch SuddenDeath AngelDied YouDestroyed Perishes LastBreath "
    "Withdrawal Damned Sacrificed ExileDead",
    "drop": "Flood Aquatic Surveil SpendMana GainQuiddity DrawSize LosesLife LoseLife",
    "snow": "Freeze Chill Cannot Tap EngageUnits Engage DisablingAttack NoPaidUnlock CannotPlay",
    "leaf": "Adventure Symbiosis AddMana Untap Disengage Sorcerer Evolve ReadySpells",
    "tree": "Search PutOntoBattlefield PutIntoPlay CaptureFree Ground",
    "eye": "LookAt Reveal TopCards Exposed Scry Light Unveil TurnUp",
    "hidden": "ManifestDread TurnedFaceUp TurnDown OutOfSecret Darkness CopyOpponent Doppelganger BecomeCopy",
    "book": "Draw DrawCards DrawDice MoreDraws Flashback Suspend Mill",
    "portal": "Exile ExileInstead Banish ExiledWith Return MoveTo PutIntoHand PutOnLibrary SendTo "
    "Swap PlaceElsewhere Escape",
    "cube": "CreateTokens CreateToken CreateCopies CopySpell Made BrotherInArms BloodBrother Swarm",
    "plus": "PutCounters ArriveWith Gets Modify AttackAura Gain Lasting SetFigures",
    "crown": "GainGlory Scored ScoreNow HasBase Leader Honour TakeControl SeizeZone ControlledBy "
    "Loyalist Catalyst",
    "lock": "UnlocksThisDoor UnlockDoor FullyUnlocks OpenDoors Counter CounterSpell CancelSpell",
    "gear": "Equip Attach Attached Bearer Equipment Enchant Crew Host",
    "hand": "Discard DiscardCards Sacrifice SacrificeSome SacrificeSelf SacrificeUnits Cull MayPlay "
    "MayCast CastIt",
    "die": "Reroll RollAside AtRandom TurnAlike TradeUp Choose Modes",
    "hourglass": "BeginningOf Delayed Impending YourMoment CastLate DivineNight DivineAurora SetInMotion",
    "poison": "Poison Poisons",
    "scroll": "Casts Triggered Vow DivineWord Fervour Miracle Invocation",
    "banner": "DistantReinforcements MoreReinforcements FallBack MayAttack",
}
"""For each sign the kinds of node that call for it."""

SIGN_OF: Final = {kind: sign for sign, kinds in SIGNS.items() for kind in kinds.split()}


def _parts(node: Any) -> Iterator[Any]:
    """A definition and all that it is made of, words included."""
    if isinstance(node, str):
        yield node
    elif isinstance(node, tuple | list | frozenset):
        for part in node:
            yield from _parts(part)
    elif hasattr(node, "__struct_fields__"):
        yield node
        for field in node.__struct_fields__:
            yield from _parts(getattr(node, field))


class Drawn(msgspec.Struct, frozen=True):
    """What one definition says: signs, and tokens by their slug."""

    signs: frozenset[str]
    tokens: tuple[str, ...]


@cache
def _drawn(game: str) -> dict[str, Drawn]:
    """Every card of a game, its definition walked through once."""
    cards = spec(game).cards
    tokens = {card.slug for card in cards if _is_token(card)}
    found = {}
    for card in cards:
        parts = list(_parts(card))
        signs = frozenset(SIGN_OF[kind] for part in parts if (kind := type(part).__name__) in SIGN_OF)
        named = dict.fromkeys(part for part in parts if isinstance(part, str) and part in tokens)
        found[card.slug] = Drawn(signs, tuple(token for token in named if token != card.slug))
    return found


def _is_token(card: Any) -> bool:
    return bool(getattr(card, "token", False)) or getattr(card, "type", "") == "token"


@cache
def _number(game: str) -> Counter[str]:
    """How many cards have each sign."""
    return Counter(sign for drawn in _drawn(game).values() for sign in drawn.signs)


def signs(game: str, slug: str) -> list[str]:
    """What a card does, as signs for its picture, the rarest in the game first: what most cards do tells them
    apart least."""
    number = _number(game)
    return sorted(_drawn(game)[slug].signs, key=lambda sign: (number[sign], sign))[:MOST]


def tokens(game: str, slug: str) -> list[str]:
    """The tokens a card speaks of."""
    return list(_drawn(game)[slug].tokens)
