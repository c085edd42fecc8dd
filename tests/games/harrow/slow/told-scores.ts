import type { PairGame } from '../../../../src/games/harrow/rules/pair/model';
import type { SoloGame } from '../../../../src/games/harrow/rules/solo/model';
import type { Line } from '../../../../src/games/harrow/rules/state/common';

/** DL-1, OB, RD-4: what the records tell of a tap is what its lines have told. */
export function scoresRightly(
  before: PairGame | SoloGame,
  lines: readonly Line[],
  after: PairGame | SoloGame,
): void {
  const should: Record<string, number> = {};
  const add = (side: unknown, source: string, points: number): void => {
    if (points !== 0) should[`${side} ${source}`] = (should[`${side} ${source}`] ?? 0) + points;
  };
  for (const { text } of lines) {
    if (typeof text === 'string') continue;
    const [points, kills] = [Number(text.points), Number(text.kills)];
    switch (text.say.replace('harrow.', '')) {
      case 'rescued':
        add('protectors', 'goals', 2);
        break;
      case 'razed':
        add('family', 'goals', 2);
        break;
      case 'goal-taken':
      case 'goal-stood':
        add(text.side, 'goals', 2);
        break;
      case 'doll':
        if (text.what === 'real') add('kammi', 'goals', 4);
        break;
      case 'brambles-point':
        add(text.side, 'brambles', 1);
        break;
      case 'dial':
        add(text.side, 'attacks', points);
        break;
      case 'kills':
        // A goal is worth two points.
        add(text.side, kills > 0 ? 'attacks' : points === 2 ? 'goals' : 'table', points);
        break;
    }
  }
  const said: Record<string, number> = {};
  for (const [side, now] of Object.entries(after.tale?.scored ?? {}))
    for (const [source, n] of Object.entries(now ?? {})) {
      const was = Object.entries(before.tale?.scored ?? {}).find(([one]) => one === side)?.[1] ?? {};
      const more = n - (Object.entries(was).find(([one]) => one === source)?.[1] ?? 0);
      if (more !== 0) said[`${side} ${source}`] = more;
    }
  const list = (of: Readonly<Record<string, number>>): string => JSON.stringify(Object.entries(of).sort());
  if (list(should) !== list(said)) throw new Error(`${list(said)} is told for ${list(should)}`);
}
