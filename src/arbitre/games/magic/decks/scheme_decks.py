"""Two scheme decks of fifteen different schemes: one drowns a table in monsters, one knows all of it."""

from __future__ import annotations

from typing import Final

LEGIONS: Final = """\
Schemes
1 You Are Unworthy of Mercy
1 I Am Untouchable
1 Dark Wings Bring Your Downfall
1 I Call for Slaughter
1 I Am Never Alone
1 I Will Savor Your Agony
1 My Will Is Irresistible
1 My Crushing Masterstroke
1 My Laughter Echoes
1 Kneel Before My Legions
1 Your Mistake Is My Triumph
1 Your Own Face Mocks You
1 You Will Know True Suffering
1 You Cannot Hide from Me
1 Running Is Useless
"""

SECRETS: Final = """\
Schemes
1 No Secret Is Hidden from Me
1 Choose Your Champion
1 Choose Your Demise
1 Plots That Span Centuries
1 I Am Duskmourn
1 Reality Is Mine to Control
1 Mine Is the Only Truth
1 My Wings Enfold All
1 My Tendrils Run Deep
1 Only I Know What Awaits
1 Power Without Equal
1 When Will You Learn?
1 A Premonition of Your Demise
1 Your Plans Mean Nothing
1 You Live Only Because I Will It
"""
