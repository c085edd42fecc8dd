import type { Cubes } from '../../stage/steps';
import { countOf } from '../kinds/tokens';
import { type CheckKind, marksOf, TRAITS, traitFor } from '../kinds/traits';
import type { Character } from '../model/character';
import { mightOf } from '../model/items';
import type { Campaign } from '../model/state';
import { part, type Sum, sumOf } from '../model/sum';
import { say } from '../says/say';

/** MT-12: white cards or dice in a check and in a round of combat. */
export const MOST_WHITE = 10;

/** What a check in the story is drawn with. */
export interface CheckTerms {
  readonly mostWhite: number;
  /** Beside the white: the character's might in a Might check. */
  readonly might: Cubes;
  /** Free redraws of this check alone. */
  readonly redraws: Sum;
  /** Redraw tokens of the character, to be spent on top (TK-3). */
  readonly redrawTokens: number;
  /** Empowered x3 tokens that may be spent (TK-4). */
  readonly empoweredTokens: number;
}

/** GM-2: the Grove Maiden doubles her might in Might checks and rounds of combat. */
function storyMight(c: Character): Cubes {
  const might = mightOf(c.items);
  if (c.class !== 'grove') return might;
  return Object.fromEntries(Object.entries(might).map(([color, n]) => [color, 2 * n]));
}

/** TR-1 to TR-4: of a check that all four make, each has the trait's redraws anew. */
export function checkTerms(state: Campaign, kind: CheckKind, c: Character): CheckTerms {
  const trait = traitFor(kind);
  const redraws = trait
    ? sumOf([part(TRAITS[trait].rule, marksOf(state.traits, trait), say('campaign.sum-trait', { trait }))])
    : sumOf([part('TR-4', 0, say('campaign.sum-no-trait'))]);
  return {
    mostWhite: MOST_WHITE,
    might: kind === 'might' ? storyMight(c) : {},
    redraws,
    redrawTokens: countOf(c.tokens, 'redraw'),
    empoweredTokens: kind === 'might' ? countOf(c.tokens, 'empowered') : 0,
  };
}

/** MT-12, TK-4 */
export const combatTerms = (c: Character): CheckTerms => ({
  mostWhite: MOST_WHITE,
  might: storyMight(c),
  redraws: sumOf([part('TR-4', 0, say('campaign.sum-no-trait'))]),
  redrawTokens: countOf(c.tokens, 'redraw'),
  empoweredTokens: countOf(c.tokens, 'empowered'),
});
