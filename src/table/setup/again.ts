import type { Setup } from '../../encounter/model/setup';
import type { State } from '../../encounter/model/state';

type Fought = Pick<
  State,
  | 'encounter'
  | 'chapter'
  | 'difficulty'
  | 'hardcore'
  | 'ambushed'
  | 'settings'
  | 'sheets'
  | 'lead'
  | 'allies'
  | 'allyOf'
  | 'guardian'
  | 'allyTokens'
>;

/** The same fight from its start, with all that the table has told of it: everybody stands where they began. */
export function againSetup(fought: Fought, seed: number): Setup {
  const { encounter, chapter, difficulty, hardcore, ambushed, settings, sheets } = fought;
  return {
    seed,
    encounter,
    chapter,
    difficulty,
    hardcore,
    ambushed,
    settings,
    heroes: sheets,
    lead: sheets.some(one => one.id === fought.lead) ? fought.lead : (sheets[0]?.id ?? ''),
    allies: [...fought.allies, ...Object.values(fought.allyOf)].filter(
      (one, i, all) => all.findIndex(other => other.id === one.id) === i && one.id !== fought.guardian?.id,
    ),
    ...(fought.guardian ? { guardian: fought.guardian } : {}),
    ...(fought.allyTokens > 0 ? { allyTokens: fought.allyTokens } : {}),
  };
}
