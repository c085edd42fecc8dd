import { cubeOfSide, type MainSide } from '../sides';
import { countOf, minus } from '../state/cubes';
import { type Done, log, refused } from '../state/run';
import { beginActing } from './acting';
import { stepsOfTile } from './bonus';
import type { Of } from './commands';
import { firstSpace, isGoblin, stepsOfPower, trackSteps } from './legends';
import { moreOf, ownedBy, type PairGame, type SideTurn, thingsOf } from './model';
import { lay, notNow, type PairRun, stay, withMore } from './pair-run';
import { sayPair } from './says';
import { type DoneOnce, legendOf } from './things';

const once = (rule: string) => refused('once', rule, sayPair('harrow.once-in-turn'));
const did = (turn: SideTurn, what: DoneOnce): SideTurn =>
  withMore(turn, { did: [...moreOf(turn).did, what] });

/** LG-1: the track, from the left, as many spaces beyond the first as scrolls are owned. */
export function goTrack(run: PairRun, turn: SideTurn): Done {
  if (turn.action !== 'legend') return notNow;
  if (moreOf(turn).did.includes('track')) return once('LG-1');
  const { track } = legendOf(thingsOf(run.state), turn.side);
  const { scrolls } = ownedBy(run.state, turn.side);
  log(run, 'LG-1', sayPair('harrow.track', { side: turn.side, n: 1 + scrolls }));
  beginActing(run, did(turn, 'track'), 'track', '', trackSteps(turn.side, track, scrolls));
  return undefined;
}

/** LG-7, LG-9: the unique power; a Goblin's but once a game. */
export function usePower(run: PairRun, turn: SideTurn): Done {
  if (turn.action !== 'legend') return notNow;
  if (moreOf(turn).did.includes('power')) return once('LG-1');
  const things = thingsOf(run.state);
  const legend = legendOf(things, turn.side);
  if (isGoblin(legend.power)) {
    if (legend.spent) return refused('spent', 'LG-9', sayPair('harrow.power-spent'));
    lay(run, { legends: { ...things.legends, [turn.side]: { ...legend, spent: true } } });
  }
  log(
    run,
    isGoblin(legend.power) ? 'LG-9' : 'LG-7',
    sayPair('harrow.power', { power: legend.power, terrain: legend.terrain }),
  );
  beginActing(run, did(turn, 'power'), 'power', legend.power, stepsOfPower(legend.power));
  return undefined;
}

/** JR-4, JR-5: one of the tiles used. */
export function useTile(run: PairRun, turn: SideTurn, { tile }: Of<'tile'>): Done {
  const more = moreOf(turn);
  if (more.tilesDone >= turn.tiles) return refused('no-tile', 'JR-4', sayPair('harrow.no-tile'));
  const after = withMore(turn, { tilesDone: more.tilesDone + 1 });
  const { track } = legendOf(thingsOf(run.state), turn.side);
  const steps = tile === 'track' ? firstSpace(turn.side, track) : stepsOfTile(tile);
  beginActing(run, after, 'tile', tile, steps);
  return undefined;
}

/** TM-2, LG-9: a Goblin that blew up is gone for good, and his cards with him. */
export function goblinGone(game: PairGame, side: MainSide): boolean {
  const { power, spent } = legendOf(thingsOf(game), side);
  return power === 'backbiter' && spent;
}

/** RD-3, CD-1: one card a turn; the Family plays its own by FA-3 alone. */
export function playCard(run: PairRun, turn: SideTurn, { name }: Of<'card'>): Done {
  if (turn.side === 'family') return refused('family-card', 'FA-3', sayPair('harrow.family-card'));
  const more = moreOf(turn);
  // LG-9, CD-6: the blast alone ends the Goblin's cards; a hit does not.
  if (goblinGone(run.state, turn.side)) return refused('goblin-gone', 'LG-9', sayPair('harrow.goblin-gone'));
  // LG-5: Kammi's are as many as the table says; LG-8: also after a hit.
  if (turn.side !== 'kammi' && more.did.includes('card')) return once('RD-3');
  const things = thingsOf(run.state);
  const steps = things.taught[name] ?? [];
  const hand = Math.max(0, (things.hands[turn.side] ?? 0) - 1);
  lay(run, {
    hands: { ...things.hands, [turn.side]: hand },
    ...(turn.side === 'kammi' ? { goblinCards: things.goblinCards + 1 } : {}),
  });
  log(run, 'CD-1', sayPair('harrow.card', { side: turn.side, name }));
  beginActing(run, did(turn, 'card'), 'card', name, steps);
  return undefined;
}

/** CD-1: what a card does is told once, and kept. */
export function teach(run: PairRun, { name, steps }: Of<'teach'>): Done {
  const { taught } = thingsOf(run.state);
  lay(run, { taught: { ...taught, [name]: steps } });
  log(run, 'CD-1', sayPair('harrow.taught', { name, n: steps.length }));
  return undefined;
}

/** AT-8, LG-8, KA-3: the defender says which of the two was hit; both lie open then. */
export function kammiHit(run: PairRun, turn: SideTurn, { who }: Of<'kammiHit'>): Done {
  if (!moreOf(turn).kammiHit) return notNow;
  lay(run, { revealed: true, ...(who === 'goblin' ? { goblinCards: 0 } : {}) });
  log(run, who === 'goblin' ? 'LG-8' : 'AT-8', sayPair('harrow.kammi-hit', { who }));
  stay(run, withMore(turn, { kammiHit: false }));
  return undefined;
}

/** LG-7, Odessa: cubes held back return at will, after any activation of the Tree by anybody. */
export function giveBack(run: PairRun, { side, n }: Of<'giveBack'>): Done {
  const { held } = thingsOf(run.state);
  const cube = cubeOfSide[side];
  if (n < 1 || n > countOf(held, cube))
    return refused('not-held', 'LG-7', sayPair('harrow.not-held', { side }));
  lay(run, { held: minus(held, { [cube]: n }) });
  run.emit({ type: 'cubes', come: { [cube]: n } });
  log(run, 'LG-7', sayPair('harrow.gave-back', { side, n }));
  return undefined;
}

/** LG-7: a pinned Unit is freed for one ADVANCE of whatever source. */
export function unpin(run: PairRun, turn: SideTurn, at: string): Done {
  const { nails } = thingsOf(run.state);
  const group = run.state.board.units.find(one => one.at === at);
  if (!nails.includes(at) || group?.side !== turn.side)
    return refused('not-here', 'LG-7', sayPair('harrow.no-nail', { at }));
  lay(run, { nails: nails.filter((_, i) => i !== nails.indexOf(at)) });
  log(run, 'LG-7', sayPair('harrow.unpinned', { at }), { at });
  const { used } = moreOf(turn);
  stay(run, {
    ...withMore(turn, { used: { ...used, advance: used.advance + 1 } }),
    spent: turn.spent + 1,
  });
  return undefined;
}
