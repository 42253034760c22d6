"""Sample cards that show the language at work; only tests use them, until the real set is there."""

from __future__ import annotations

from arbitre.kernel.effects import Choose, If, It, Lasting, May, Seq, This

from ..definitions import (
    ENDLESS_NIGHT,
    EONDRA,
    IMPERIAL_SPIRITIST,
    POSEIDIA,
    STRUCTURE_EXTROS,
    VALKYR,
    Angel,
    Archangel,
    Blessing,
    Card,
    Divinity,
    Equipment,
    Golem,
    Miracle,
    Temple,
    Worshipper,
)
from ..nodes import (
    OPPONENTS,
    YOURS,
    Aegis,
    AngelDied,
    Archery,
    Assassin,
    AtLeast,
    Banish,
    Bearer,
    Berserk,
    CannotPlay,
    Cards,
    Catalyst,
    Chill,
    Collateral,
    CombatPhase,
    Cost,
    CostChange,
    Counter,
    CountOf,
    Damage,
    Damned,
    Darkness,
    Destroy,
    Dilemma,
    Discard,
    DivineAurora,
    DivineIntervention,
    DivineNight,
    DivineWord,
    Doppelganger,
    Draw,
    Evade,
    Exposed,
    Fervour,
    Flame,
    Freeze,
    Gain,
    GainEnergy,
    GainPoseidor,
    Guardian,
    Gust,
    Heal,
    Honour,
    Invocation,
    LastBreath,
    Leader,
    Light,
    LookAt,
    Loyalist,
    Mark,
    MayAttack,
    Modify,
    MoreReinforcements,
    MoveTo,
    OutOfSecret,
    Pacifist,
    Phoenix,
    PhoenixChange,
    Purgatory,
    PutInSecret,
    PutIntoPlay,
    Sacrifice,
    Stealth,
    SuddenDeath,
    Swarm,
    Symbiosis,
    Target,
    Tempest,
    Times,
    Top,
    Tornado,
    Treasure,
    Trickery,
    UnlessPays,
    Valhalla,
    Valiant,
    Vow,
    Withdrawal,
    damage_less,
    destroyed_goes,
    when_it_attacks,
    when_it_destroys,
    when_played,
    when_revoked,
)

ANGEL = ("angel",)

CARDS: tuple[Card, ...] = (
    # Edens
    Divinity(slug="sample-sun", realm=EONDRA, fv=20, feathers=1, will=5),
    Divinity(slug="sample-tide", realm=POSEIDIA, fv=18, feathers=2, will=5),
    Divinity(slug="sample-gloom", realm=ENDLESS_NIGHT, fv=22, feathers=1, will=8),
    Temple(slug="sample-forge", realm=EONDRA, energy=6, abilities=(DivineWord(Draw(1), Cost(energy=2)),)),
    Temple(slug="sample-hive", realm=POSEIDIA, classes=(STRUCTURE_EXTROS,), energy=5),
    Archangel(
        slug="sample-herald", realm=EONDRA, atq=5, fv=8, time=6, energy=4, abilities=(Berserk(), Phoenix(7))
    ),
    Archangel(
        slug="sample-leviathan",
        realm=POSEIDIA,
        atq=6,
        fv=9,
        time=5,
        energy=3,
        abilities=(Treasure(), LastBreath(Draw(2)), Collateral()),
    ),
    # Worshippers
    Worshipper(slug="sample-monk", energy=2),
    Worshipper(slug="sample-nun", energy=3),
    Worshipper(slug="sample-beggar", energy=1, abilities=(when_revoked(Draw(1)),)),
    Worshipper(slug="sample-scribe", energy=2, abilities=(DivineAurora(GainEnergy(1)),)),
    # Angels of fire
    Angel(slug="sample-spark", realm=EONDRA, classes=("dragon",), cost=2, atq=2, fv=2, abilities=(Flame(),)),
    Angel(
        slug="sample-archer", realm=EONDRA, classes=("scout",), cost=3, atq=2, fv=3, abilities=(Archery(2),)
    ),
    Angel(slug="sample-rager", realm=EONDRA, cost=4, atq=3, fv=4, abilities=(Berserk(), Withdrawal())),
    Angel(
        slug="sample-phoenix",
        realm=EONDRA,
        classes=("dragon",),
        cost=6,
        atq=5,
        fv=5,
        abilities=(
            Phoenix(10),
            PhoenixChange(Times(CountOf(Cards(YOURS, ANGEL, classes=("dragon",), keyword=Flame)), -1)),
        ),
    ),
    Angel(slug="sample-killer", cost=3, atq=3, fv=2, abilities=(Assassin(), Trickery())),
    Angel(slug="sample-squire", cost=1, atq=1, fv=1, abilities=(Catalyst(), Honour(1))),
    Angel(slug="sample-breaker", cost=5, atq=5, fv=4, abilities=(Collateral(), Valiant())),
    Angel(slug="sample-saint", cost=4, atq=3, fv=3, abilities=(Light(), Aegis())),
    Angel(slug="sample-wall", cost=3, atq=2, fv=6, abilities=(Guardian(), damage_less(1))),
    Angel(slug="sample-breeze", cost=3, atq=2, fv=3, abilities=(Gust(),)),
    Angel(slug="sample-storm", cost=4, atq=3, fv=3, abilities=(Tempest(), Evade(2))),
    Angel(slug="sample-whirl", cost=4, atq=3, fv=4, abilities=(Tornado(), Fervour(Draw(1)))),
    Angel(slug="sample-valkyr", classes=(VALKYR,), cost=4, atq=3, fv=4, abilities=(Valhalla(),)),
    Angel(
        slug="sample-leader",
        cost=5,
        atq=4,
        fv=5,
        abilities=(
            Leader(),
            MoreReinforcements(),
            Modify(who=Cards(YOURS, ANGEL, other=True), atq=1),
        ),
    ),
    Angel(slug="sample-loyal", classes=("goule",), cost=2, atq=2, fv=2, abilities=(Loyalist(), Damned())),
    # Angels of water and night
    Angel(slug="sample-frost", realm=POSEIDIA, cost=3, atq=2, fv=4, abilities=(Freeze(),)),
    Angel(slug="sample-corsair", realm=POSEIDIA, cost=3, atq=3, fv=3, abilities=(Treasure(),)),
    Angel(
        slug="sample-banker",
        realm=POSEIDIA,
        cost=2,
        atq=1,
        fv=3,
        abilities=(
            Fervour(GainPoseidor(This(), 1)),
            CombatPhase(Target(Cards(types=ANGEL), Damage(It(), 2)), Cost(poseidor=2)),
        ),
    ),
    Angel(slug="sample-coral", realm=POSEIDIA, cost=2, atq=1, fv=2, abilities=(Symbiosis(), Swarm(6))),
    Angel(slug="sample-dove", cost=1, atq=0, fv=3, abilities=(Pacifist(), DivineNight(Heal(This(), 1)))),
    Angel(slug="sample-bomb", cost=2, atq=4, fv=1, abilities=(SuddenDeath(),)),
    Angel(
        slug="sample-ghoul",
        realm=ENDLESS_NIGHT,
        classes=("goule",),
        cost=2,
        atq=2,
        fv=1,
        abilities=(LastBreath(Target(Cards(OPPONENTS, ANGEL), Damage(It(), 1), may=True)), Darkness()),
    ),
    Angel(
        slug="sample-bargain",
        cost=3,
        atq=3,
        fv=3,
        abilities=(Dilemma((Draw(1), Discard(1, OPPONENTS), GainEnergy(2))),),
    ),
    Angel(slug="sample-mirror", classes=("mirror",), cost=2, atq=2, fv=2, abilities=(Doppelganger(),)),
    Angel(
        slug="sample-spy",
        cost=3,
        atq=4,
        fv=2,
        abilities=(
            Stealth(1),
            OutOfSecret(Draw(1)),
            Exposed(Target(Cards(OPPONENTS, ANGEL), Chill(It()), may=True)),
        ),
    ),
    Angel(
        slug="sample-medium",
        classes=(IMPERIAL_SPIRITIST,),
        cost=3,
        atq=2,
        fv=3,
        abilities=(Purgatory(MoveTo(This(), "limbo"), Cost(energy=1)),),
    ),
    Angel(slug="sample-summoned", cost=None, atq=6, fv=6, abilities=(Invocation(5),)),
    Angel(
        slug="sample-judge",
        cost=5,
        atq=3,
        fv=4,
        abilities=(DivineIntervention(), Fervour(Target(Cards(OPPONENTS, ANGEL), Destroy(It()), may=True))),
    ),
    Angel(
        slug="sample-priest",
        cost=2,
        atq=1,
        fv=3,
        abilities=(Sacrifice(Draw(2)), when_it_destroys(Draw(1))),
    ),
    Angel(
        slug="sample-vanaris",
        cost=4,
        atq=3,
        fv=4,
        abilities=(
            CannotPlay(ANGEL, OPPONENTS),
            when_played(OPPONENTS, ANGEL, Target(It(), Damage(It(), 1), may=True)),
        ),
    ),
    # Golems
    Golem(slug="sample-clay", cost=1, tempest=2, shield=2),
    Golem(slug="sample-iron", cost=3, tempest=4, shield=4, abilities=(LastBreath(GainEnergy(1)),)),
    Golem(slug="sample-statue", cost=2, tempest=None, shield=3, abilities=(MayAttack(),), atq=2),
    # Miracles
    Miracle(
        slug="sample-bolt", worshippers=1, effect=Target(Cards(types=("angel", "golem")), Damage(It(), 3))
    ),
    Miracle(slug="sample-doom", worshippers=3, revoke=1, effect=Target(Cards(types=ANGEL), Destroy(It()))),
    Miracle(
        slug="sample-fury",
        worshippers=1,
        effect=Target(
            Cards(YOURS, ANGEL),
            Seq((Lasting(Gain(Berserk(), who=It())), Lasting(Modify(who=It(), atq=2)))),
        ),
    ),
    Miracle(
        slug="sample-exile",
        worshippers=2,
        oaths=(Vow(Cards(YOURS, where=("purgatory",)), Banish(It())),),
        effect=Target(Cards(OPPONENTS, ANGEL), Banish(It())),
    ),
    Miracle(slug="sample-denial", worshippers=2, revoke=1, effect=Counter()),
    Miracle(
        slug="sample-insight",
        worshippers=1,
        effect=LookAt(Top(3), Choose(It(), MoveTo(It(), "hand"))),
    ),
    Miracle(
        slug="sample-return",
        worshippers=2,
        oaths=(AngelDied(),),
        effect=Target(Cards(YOURS, ANGEL, ("purgatory",), cost_at_most=3), PutIntoPlay(It())),
    ),
    Miracle(
        slug="sample-trap",
        worshippers=1,
        abilities=(
            Stealth(1),
            OutOfSecret(Target(Cards(OPPONENTS, ANGEL), Damage(It(), 2)), Cost(energy=1)),
            Exposed(Draw(1)),
        ),
        effect=UnlessPays(2, Draw(2)),
    ),
    Miracle(
        slug="sample-veil",
        worshippers=1,
        abilities=(DivineIntervention(),),
        effect=May(Choose(Cards(YOURS, ANGEL), PutInSecret(It()))),
    ),
    # Equipment and Blessings
    Equipment(
        slug="sample-blade",
        cost=1,
        abilities=(Modify(who=Bearer(), atq=2), Gain(Archery(1), who=Bearer())),
    ),
    Equipment(
        slug="sample-cloak",
        cost=1,
        abilities=(Modify(who=Bearer(), fv=1), destroyed_goes("hand")),
    ),
    Blessing(
        slug="sample-choir",
        cost=3,
        abilities=(
            CostChange(-1, ANGEL),
            DivineNight(If(AtLeast(CountOf(Cards(YOURS, ANGEL)), 3), Mark(Cards(YOURS, ANGEL), atq=1))),
        ),
    ),
    Blessing(
        slug="sample-omen",
        cost=2,
        abilities=(when_it_attacks(Draw(1)), when_played(YOURS, ANGEL, GainEnergy(1))),
    ),
)

FIRE = (
    "spark archer rager phoenix killer squire breaker saint wall breeze storm whirl valkyr clay "
    "bolt fury blade"
)
WATER = (
    "frost corsair banker coral dove bomb ghoul bargain mirror spy medium summoned judge iron doom exile trap"
)
MIXED = (
    "priest vanaris ghoul spy medium statue clay denial insight return veil cloak choir omen bolt rager frost"
)
