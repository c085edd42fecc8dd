import { killOdds } from '../../src/games/korrem/rules/battle/kill-odds';
import type { Cell } from '../../src/games/korrem/rules/battle/space';
import type { Fighter } from '../../src/games/korrem/rules/fight/model';
import { dangerAhead } from '../../src/games/korrem/rules/npc/ahead';
import { dangerWithin } from '../../src/games/korrem/rules/npc/danger';
import { formation } from '../../src/games/korrem/rules/npc/formation';
import { actingOrder } from '../../src/games/korrem/rules/npc/order';
import { d8, forecast, npcTurn } from '../../src/games/korrem/rules/npc/turn';
import { creatures, fighter, nations, npcs, ours } from '../../src/games/korrem/sample/salt-road';
import { median, plainHere, timedRow, timesOf } from './plain';
import type { BenchRow } from './row';

/** So many creatures before so many of ours, three rows apart, so that they walk and fly. */
function board(wild: number, own: number): Fighter[] {
  const kinds = Object.values(creatures);
  const people = [...nations.reedfolk, ...nations.kilnfolk];
  const there = formation(wild);
  return [
    ...Array.from({ length: wild }, (_, i) =>
      fighter(`n${i}`, npcs, there[i] ?? [0, -i], kinds[i % kinds.length]!),
    ),
    ...Array.from({ length: own }, (_, i): Fighter => {
      const at: Cell = [(i % 4) - 2, 3 + Math.floor(i / 4)];
      return fighter(`o${i}`, ours, at, people[i % people.length]!);
    }),
  ];
}

/** The median of many runs, in milliseconds. */
const medianOf = (runs: number, work: () => void): number => median(timesOf(runs, work));

/** The budgets of Heart of Korrem: one NPC's turn, all faces of all NPCs, and the danger of four. */
export function bench(): BenchRow[] {
  const twenty = board(8, 12);
  const [actor] = twenty;
  if (!actor) throw new Error('Nobody acts');
  const turn = medianOf(2_000, () => {
    npcTurn(twenty, actor, 1, 'nearest');
  });
  const all = medianOf(60, () => {
    for (const one of actingOrder(twenty, npcs)) forecast(twenty, one, 'nearest');
  });
  const four = board(4, 4);
  const danger = medianOf(5, () => {
    dangerWithin(four, npcs, 'nearest');
  });
  const nine = board(9, 8);
  const ofNine = medianOf(5, () => {
    dangerAhead({ cards: nine, side: npcs, fliers: 'nearest' });
  });
  const stand = medianOf(5, () => {
    dangerAhead({ cards: nine, side: npcs, fliers: 'nearest', stands: 'o0' });
  });
  const enough = medianOf(200, () => {
    killOdds(
      12,
      2,
      d8.map(works => ({ damage: works, works })),
    );
  });
  const plain = plainHere();
  const row = (what: string, ms: number, limit: number): BenchRow =>
    timedRow({ what, ms, plain, limit: { ms: limit, slowed: 1 } });
  return [
    row('korrem: one NPC’s turn, 20 cards', turn, 0.06),
    row('korrem: all faces of 8 NPCs, 20 cards', all, 2),
    row('korrem: danger of 4 NPCs to 4', danger, 60),
    row('korrem: danger of 9 NPCs to 8', ofNine, 1_000),
    row('korrem: where to stand before 9', stand, 1_000),
    row('korrem: is it enough, 8 blows', enough, 5),
  ];
}
