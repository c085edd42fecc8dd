import type { Draft, FoeDraft, StagesDraft } from './draft';

/** How many HP dice stand against the company at the start. */
const diceOf = ({ body, bosses, dice }: FoeDraft): number => bosses * (body === 'flower' ? 5 : dice);

/** A third of the dice for stage II, two thirds for stage III: the likeliest, as long as nobody has said otherwise. */
function likelyStages(foe: FoeDraft): Pick<StagesDraft, 'second' | 'third'> {
  const dice = diceOf(foe);
  const second = Math.max(1, Math.ceil(dice / 3));
  return { second, third: Math.max(second + 1, Math.ceil((2 * dice) / 3)) };
}

/** Another number of dice or another body; stages and parts follow it. */
export function withFoe(draft: Draft, part: Partial<FoeDraft>): Draft {
  const foe = { ...draft.foe, ...part };
  const before = likelyStages(draft.foe);
  const untouched = draft.stages.second === before.second && draft.stages.third === before.third;
  return { ...draft, foe, ...(untouched ? { stages: { ...draft.stages, ...likelyStages(foe) } } : {}) };
}
