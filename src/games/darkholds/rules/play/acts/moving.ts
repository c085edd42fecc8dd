import { OFF } from '../../../../../square/grid';
import { warriorOf } from '../../board';
import { succeeds } from '../../dice';
import { footingOf, landingsOf } from '../../footing';
import { leapsOf, reachableFrom, walkOf } from '../../walk';
import { boardOf, cellOf } from '../board-of';
import { endIfAllLie } from '../ending';
import { kitOf } from '../kit';
import { figureOf, isOurs, type Play } from '../model';
import { Run } from '../run';
import { say } from '../says';
import {
  type Answer,
  badDigits,
  begun,
  countsFor,
  diceOf,
  done,
  isRefused,
  noSuch,
  putKit,
  type Refused,
  rangeTo,
  refused,
  tooFar,
} from './acting';

/** MK-9, HA-1: who reaches the exit leaves with all that he carries. */
export function leaves(run: Run, id: string): void {
  const figure = figureOf(run.state, id);
  if (!figure || !isOurs(figure) || run.state.features[figure.at] !== 'exit') return;
  run.log({ text: say('darkholds.has-left', { who: figure.name }), rule: 'MK-9', by: id });
  run.emit({ type: 'gone', id, left: true, figure });
  endIfAllLie(run);
}

const cannotStand = (who: string, at: string): Refused =>
  refused('cannot-stand', 'MV-2', say('darkholds.cannot-stand', { who, at }));

/** The model where it was put; an Aim is lost by moving (AT-5). */
function put(run: Run, id: string, to: string, change: { vigour?: number }): void {
  run.emit({ type: 'figure', id, change: { ...change, at: to } });
  const figure = figureOf(run.state, id);
  if (figure && kitOf(figure).aim > 0) putKit(run, id, { aim: 0 });
  leaves(run, id);
}

/** Models are dragged freely; where vigour counts a drag costs the cheapest way, and there must be one. */
export function move(play: Play, id: string, to: string): Answer {
  const figure = figureOf(play, id);
  const warrior = warriorOf(boardOf(play), id);
  const cell = cellOf(play, to);
  if (!figure || !warrior || cell === OFF) return noSuch();
  const counted = play.phase !== 'setup' && countsFor(play, figure);
  if (figure.at === to) return done(new Run(play));
  if (!footingOf(boardOf(play), warrior).standable(cell)) return cannotStand(figure.name, to);
  if (!counted) {
    const run = new Run(play);
    put(run, id, to, {});
    return done(run);
  }
  const way = reachableFrom(boardOf(play), warrior, kitOf(figure).half).find(({ at }) => at === cell);
  const doer = begun(play, id, { cost: way?.cost ?? 0, steps: true });
  if (isRefused(doer)) return doer;
  if (!way)
    return refused(
      'too-far',
      'HA-1',
      say('darkholds.too-far', { who: figure.name, at: to, vigour: figure.vigour }),
    );
  if (kitOf(figure).half !== way.half) putKit(doer.run, id, { half: way.half });
  put(doer.run, id, to, {});
  return done(doer.run);
}

/** HA-1: a traced way, priced step by step; nothing of it is made where a step cannot be. */
export function trace(play: Play, id: string, path: readonly string[]): Answer {
  const figure = figureOf(play, id);
  const warrior = warriorOf(boardOf(play), id);
  const cells = path.map(name => cellOf(play, name));
  const last = path[path.length - 1];
  if (!figure || !warrior || last === undefined || cells.includes(OFF)) return noSuch();
  const counted = countsFor(play, figure);
  const walker = counted ? warrior : { ...warrior, vigour: 9_999 };
  const walk = walkOf(boardOf(play), walker, cells, counted && kitOf(figure).half);
  if (walk.stops) {
    const at = path[walk.stops.index] ?? last;
    return refused(
      `walk-${walk.stops.code}`,
      'HA-1',
      say('darkholds.walk-stops', { who: figure.name, at, code: walk.stops.code }),
    );
  }
  const cost = walk.costs.reduce((sum, one) => sum + one, 0);
  const doer = begun(play, id, { cost, steps: true });
  if (isRefused(doer)) return doer;
  if (counted && kitOf(figure).half !== walk.half) putKit(doer.run, id, { half: walk.half });
  doer.run.log({ text: say('darkholds.moves', { who: figure.name, to: last, cost }), rule: 'HA-1', by: id });
  put(doer.run, id, last, {});
  return done(doer.run);
}

/** MV-7: it must be affordable before the roll; on a miss the one vigour is spent and it stays. */
export function leap(play: Play, id: string, to: string, rolls: readonly number[] | undefined): Answer {
  const figure = figureOf(play, id);
  const warrior = warriorOf(boardOf(play), id);
  if (!figure || !warrior) return noSuch();
  const counted = countsFor(play, figure);
  const board = boardOf(play);
  const cell = cellOf(play, to);
  const leaper = counted ? warrior : { ...warrior, vigour: 9_999 };
  const found = leapsOf(board, leaper).find(({ at }) => at === cell);
  if (!found) {
    const isThere = landingsOf(footingOf(board, warrior), warrior.at).includes(cell);
    return refused(
      'no-leap',
      'MV-7',
      say(isThere ? 'darkholds.leap-costs' : 'darkholds.no-leap', { who: figure.name, at: to }),
    );
  }
  const doer = begun(play, id, { cost: 1 });
  if (isRefused(doer)) return doer;
  const { run } = doer;
  const digits = diceOf(run, rolls).take(1);
  const roll = digits?.[0];
  if (roll === undefined) return badDigits(1);
  const ok = succeeds(roll, warrior.agility ?? 10);
  run.log({
    text: say('darkholds.leaps', { who: figure.name, to, ok }),
    rule: 'MV-7',
    by: id,
    noted: { faces: [roll] },
  });
  const vigour = (figureOf(run.state, id)?.vigour ?? 0) - (found.cost - 1);
  if (ok) put(run, id, to, counted ? { vigour } : {});
  else if (kitOf(figure).aim > 0) putKit(run, id, { aim: 0 });
  return done(run);
}

/** MV-6, MK-13: one vigour of any adjacent warrior takes 1 off; the table may say so without a name. */
export function clear(play: Play, at: string, id: string | undefined): Answer {
  const vigour = play.rocks[at];
  if (vigour === undefined) return refused('no-rock', 'MK-13', say('darkholds.no-rock', { at }));
  const figure = id === undefined ? undefined : figureOf(play, id);
  if (id !== undefined && !figure) return noSuch();
  let run = new Run(play);
  if (figure) {
    const doer = begun(play, figure.id, { cost: 1 });
    if (isRefused(doer)) return doer;
    run = doer.run;
    if (rangeTo(play, doer.warrior, at) !== 1) return tooFar(figure.name, at);
  }
  run.emit({ type: 'rock', at, left: vigour - 1 });
  return done(run);
}
