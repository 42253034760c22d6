"""The reasons an action fails: the rule that forbids it and the sentence that says so."""

from __future__ import annotations

from typing import Final

from arbitre.kernel.pieces import Refusal

NOT_IN_HAND: Final = Refusal("F-015", ("not_in_hand",))
ONLY_WORD: Final = Refusal("F-081", ("only_in_your_word",))
NOT_THE_WORD: Final = Refusal("F-081", ("without_the_word",))
NOT_INSTANT: Final = Refusal("F-247", ("not_at_this_moment",))
NO_TEMPEST: Final = Refusal("F-249", ("no_tempest",))
NO_TORNADO: Final = Refusal("F-251", ("no_tornado_now",))
ONLY_PHOENIX: Final = Refusal("F-236", ("only_phoenix",))
ONLY_INVOKED: Final = Refusal("F-214", ("only_invoked",))
FORBIDDEN: Final = Refusal("F-003", ("a_card_forbids",))
NO_HOST: Final = Refusal("F-034", ("no_angel_to_equip",))
TOO_FEW: Final = Refusal("F-067", ("too_few_worshippers",))
NO_TARGET: Final = Refusal("FR-22", ("no_target",))
NO_EFFECT: Final = Refusal("F-072", ("no_effect_now",))
NO_ANSWER: Final = Refusal("F-212", ("no_answer_with_intervention",))
NOT_A_MIRACLE: Final = Refusal("F-067", ("not_a_miracle",))
NO_STEALTH: Final = Refusal("F-189", ("no_stealth",))
NOT_SECRET: Final = Refusal("F-193", ("not_in_secret",))
IN_ATTACK: Final = Refusal("F-193", ("not_in_attack_phase",))
ONE_UNVEILED: Final = Refusal("F-194", ("one_per_contemplation",))
NO_POWER: Final = Refusal("F-232", ("no_such_ability",))
WORD_USED: Final = Refusal("F-232", ("once_per_turn",))
COMBAT_USED: Final = Refusal("F-234", ("once_per_turn",))
PURGATORY_USED: Final = Refusal("F-239", ("once_per_turn",))
SACRIFICE_USED: Final = Refusal("F-245", ("once_per_turn",))
ONLY_ATTACK: Final = Refusal("F-234", ("only_in_attack_phase",))
STACK_OPEN: Final = Refusal("F-243", ("stack_is_open",))
BAD_VICTIM: Final = Refusal("F-244", ("not_to_be_sacrificed",))
NO_MEDIUM: Final = Refusal("F-215", ("not_to_be_sacrificed",))
NOT_INVOCABLE: Final = Refusal("F-215", ("not_to_be_invoked",))
ONE_ATTACK: Final = Refusal("F-084", ("one_attack_phase",))
NOBODY_ABLE: Final = Refusal("F-095", ("nobody_can_attack",))
