import { type BuildProblem, judge } from '../../world/build';
import { cellOf, mapOf, piecesLeft, pilesOf } from '../log/facts';
import { type Answer, type RefusalCode, refused } from '../log/refusals';
import { armiesOn, commander, nationOf, type World } from '../model';
import type { Pile } from '../nations';
import type { Command } from './commands';
import { Run } from './run';

type Of<D extends Command['do']> = Extract<Command, { do: D }>;

/** ST, WT-5: building costs no action; what it costs is paid. */
export function build(world: World, { build: what, hex }: Of<'build'>): Answer {
  const who = commander(world);
  const nation = who === null ? undefined : nationOf(world, who);
  const cell = cellOf(hex);
  if (!nation || cell === undefined) return refused('step');
  const army = armiesOn(world, hex).find(one => one.nation === nation.id);
  const { problems, cost, ...pays } = judge(mapOf(world), {
    nation: nation.id,
    build: what,
    cell,
    army: army?.goods ?? null,
    bank: nation.bank,
    prices: nation.prices,
    pieces: piecesLeft(world, nation.id, what),
  });
  // Where the app keeps no bank the table pays.
  const found = problems.find(one => one !== 'cost' || world.settings.bank);
  if (found) return refused(codeOf(found));
  const run = new Run(world);
  if (world.settings.bank) {
    if (army) run.emit({ type: 'goodsPaid', of: { army: army.id }, goods: pays.army });
    run.emit({ type: 'goodsPaid', of: { bank: nation.id }, goods: pays.bank });
  }
  const now = world.settlements[hex];
  if (what === 'village')
    run.emit({
      type: 'settlement',
      hex,
      holding: { owner: nation.id, kind: 'village', occupier: null, walls: 0, towers: 0 },
    });
  else if (now)
    run.emit({
      type: 'settlement',
      hex,
      holding: {
        ...now,
        ...(what === 'kingdom' && { kind: 'kingdom' }),
        ...(what === 'wall' && { walls: now.walls + 1 }),
        ...(what === 'tower' && { towers: now.towers + 1 }),
      },
    });
  run.log({ type: 'built', who: nation.name, build: what, hex }, what === 'village' ? 'ST-1' : 'ST-2');
  fitPiles(run, nation.id);
  return run.done();
}

const codeOf = (problem: BuildProblem): RefusalCode => (problem === 'not-yours' ? 'not-yours' : problem);

/** TH-1: as many piles as villages and kingdoms give; the largest is halved for a new one, the last goes under the first. */
export function fitPiles(run: Run, id: string): void {
  const nation = nationOf(run.state, id);
  if (!nation || nation.piles.length === 0) return;
  const want = Math.max(1, pilesOf(run.state, id));
  let piles: readonly Pile[] = nation.piles;
  while (piles.length < want) {
    const largest = piles.reduce(
      (best, pile, i) => (pile.cards.length > (piles[best]?.cards.length ?? 0) ? i : best),
      0,
    );
    const { cards = [], from = null } = piles[largest] ?? {};
    const half = Math.ceil(cards.length / 2);
    piles = [
      ...piles.map((pile, i) => (i === largest ? { cards: cards.slice(0, half), from } : pile)),
      { cards: cards.slice(half), from: null },
    ];
  }
  while (piles.length > want) {
    const last = piles[piles.length - 1];
    piles = piles
      .slice(0, -1)
      .map((pile, i) => (i === 0 ? { ...pile, cards: [...pile.cards, ...(last?.cards ?? [])] } : pile));
  }
  if (piles !== nation.piles) run.emit({ type: 'pilesChanged', nation: id, piles });
}
