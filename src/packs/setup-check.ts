import type { Problem } from '../basics/result';
import { boardFrom } from '../board/text/setup';
import type { Encounter, EnemyKind, Placed } from '../stage/encounter';
import { say } from './says';

/** Does the setup stand on its board? Asked of the board engine itself, with the pack's own places in the answer. */
export function* setupProblems(encounter: Encounter, at: string): Generator<Problem> {
  const kinds = new Map(encounter.enemies.map(e => [e.id, e]));
  const names = namesOf(encounter.placed, kinds);
  const civilians = (encounter.civilians ?? []).flatMap(({ name, at: hex }, i) =>
    hex === undefined ? [] : [{ i, name, at: hex }],
  );
  const opened = boardFrom({
    shape: encounter.board,
    obstacles: encounter.obstacles,
    tiles: encounter.tiles,
    characters: [
      ...encounter.placed.map((p, i) => ({
        id: names[i] ?? '',
        side: 'enemy',
        at: p.at,
        facing: p.facing ?? 'N',
        size: sizeOf(kinds.get(p.enemy)),
      })),
      ...civilians.map(one => ({
        id: names.includes(one.name) ? `${one.name} (${one.i + 1})` : one.name,
        side: 'friendly',
        at: one.at,
        facing: 'N',
        size: 'single',
      })),
    ],
  });
  const placeOf = (n: number): string =>
    n < names.length ? `placed[${n}]` : `civilians[${civilians[n - names.length]?.i ?? n}]`;
  if (!opened.ok) {
    for (const p of opened.error) {
      yield {
        code: 'board',
        at: `${at}.${p.at.replace(/^(board\.)?/, '').replace(/^characters\[(\d+)\]/, (_, n: string) => placeOf(Number(n)))}`,
        message: p.message,
      };
    }
  }
  const empty = { shape: encounter.board, obstacles: [], tiles: [], characters: [] };
  for (const [i, hex] of encounter.startZone.entries()) {
    const alone = boardFrom({ ...empty, tiles: [{ kind: 'fire', hexes: [hex] }] });
    if (!alone.ok)
      yield { code: 'board', at: `${at}.startZone[${i}]`, message: say('pack.no-start-hex', { hex }) };
  }
}

/** The board speaks of its characters by their ids: here those are what the author calls them, each another. */
function namesOf(placed: readonly Placed[], kinds: ReadonlyMap<string, EnemyKind>): readonly string[] {
  const names: string[] = [];
  for (const [i, { enemy, number }] of placed.entries()) {
    let name = [kinds.get(enemy)?.name ?? enemy, number].filter(Boolean).join(' ');
    while (names.includes(name)) name = `${name} (${i + 1})`;
    names.push(name);
  }
  return names;
}

function sizeOf(enemy: EnemyKind | undefined) {
  if (enemy?.footprint === undefined || typeof enemy.footprint === 'string')
    return enemy?.footprint ?? 'single';
  return { hexes: enemy.footprint };
}
