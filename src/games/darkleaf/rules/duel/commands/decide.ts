import type { Position } from '../../board/position';
import { rivalOf, sides } from '../../board/square';
import { quarrySquares } from '../../board/standing';
import { countDown } from '../../skills/counters';
import { skills } from '../../skills/names';
import type { Turn } from '../../turn/state';
import type { TurnCommand } from '../../turn/told';
import { playTurn } from '../../turn/turn';
import { actionOf, spendingOf, squareOf, squaresOf } from '../codec';
import { tellAction, tellLosses } from '../log/tales';
import type { Duel, Event } from '../model';
import { playBefore } from '../queries/before';
import { playLight } from '../queries/light';
import { playTeaching } from '../teach';
import { clanAt, positionOf, turnOf } from '../turn-of';
import type { Command } from './commands';
import { correct } from './corrections';
import { carryOut, isGift } from './gifts';
import { type Answer, refused } from './refusals';
import { Run } from './run';
import { playWill } from './will';

const done = (run: Run): Answer => ({ ok: true, value: run.events, state: run.state });

/** The turn after one command of the rules; or the code of what speaks against it. */
function after(duel: Duel, command: TurnCommand): Turn | string {
  const { turn, results } = playTurn(turnOf(duel), [command]);
  const [result = 'phase'] = results;
  return result === 'ok' ? turn : result;
}

/** SU-4: two different units that may be named. */
function nameQuarry(duel: Duel, at: readonly string[]): Answer {
  const side = sides.find(one => clanAt(duel, one) === 'hexen');
  if (!duel.quarryDue || duel.light || side === undefined) return refused('phase');
  const { allowed } = quarrySquares(positionOf(duel), side);
  const named = squaresOf(at);
  if (named.length !== 2 || named[0] === named[1] || !named.every(one => allowed.includes(one)))
    return refused('quarry');
  const run = new Run(duel);
  for (const square of at) {
    const unit = duel.units[square];
    if (unit) run.emit({ type: 'unit', at: square, unit: { ...unit, quarry: true } });
  }
  run.emit({ type: 'quarryNamed' });
  run.log({ type: 'quarryNamed', at: [...at] }, 'SU-4');
  return done(run);
}

/** TU-2, HX-5: the player's own counters go down. */
function count(duel: Duel, { order, restarts }: Extract<Command, { do: 'count' }>): Answer {
  const { turn } = duel;
  if (!turn.counters || turn.phase !== 'upkeep') return refused('phase');
  const restart = new Map(Object.entries(restarts ?? {}).map(([from, to]) => [squareOf(from), squareOf(to)]));
  const outcome = countDown(positionOf(duel), turn.side, order, restart);
  if (!outcome.ok) return refused(outcome.refused);
  const run = new Run(duel);
  run.log({ type: 'countersReduced', clan: clanAt(duel, turn.side) }, 'HX-5');
  const now = { ...turnOf(duel), position: outcome.course, winner: outcome.course.winner };
  tellLosses(run, now);
  run.board(now);
  run.turn({ counters: false });
  if (outcome.course.winner !== null) run.wins(outcome.course.winner);
  return done(run);
}

function declare(duel: Duel, command: Extract<Command, { do: 'declare' }>): Answer {
  const { intent, unit, targets } = command;
  const next = after(duel, { c: 'declare', intent, unit: squareOf(unit), targets: squaresOf(targets) });
  if (typeof next === 'string') return refused(next);
  const run = new Run(duel);
  const clan = clanAt(duel, duel.turn.side);
  const kind = unit === undefined ? 'pawn' : (duel.units[unit]?.kind ?? 'pawn');
  const named = { at: unit ?? '', targets: [...(targets ?? [])] };
  if (clan === 'wibo') run.log({ type: 'namedMorph', ...named }, 'TU-3');
  else if (intent === 'journey') run.log({ type: 'declaredJourney', clan }, 'TU-3');
  else run.log({ type: 'declaredDeed', clan, kind, ...named }, 'TU-3');
  run.accept(next);
  return done(run);
}

/** TU-5: by the app's bones, or with the value that was rolled on the table. */
function roll(duel: Duel, { bone, value }: Extract<Command, { do: 'roll' }>): Answer {
  const run = new Run(duel);
  // A refused roll costs no value: the run and its stream are dropped.
  const rolled = value ?? run.roll(bone);
  const next = after(duel, { c: 'roll', bone, value: rolled });
  if (typeof next === 'string') return refused(next);
  run.log({ type: 'rolled', clan: clanAt(duel, duel.turn.side), value: rolled, sides: bone }, 'TU-5');
  run.accept(next);
  return done(run);
}

/** Where the unit stands that has journeyed: FM-8. */
const moverOf = (action: Extract<Command, { do: 'act' }>['action']): string | null =>
  action.do === 'journey' ? (action.to ?? null) : null;

const isSameBoard = (a: Position, b: Position): boolean =>
  a.reclaimed.size === b.reclaimed.size && !b.units.some((unit, at) => a.units.get(at) !== unit);

function act(duel: Duel, { action }: Extract<Command, { do: 'act' }>): Answer {
  const next = after(duel, { c: 'act', action: actionOf(action) });
  if (typeof next === 'string') return refused(next);
  const run = new Run(duel);
  tellAction(run, action);
  const { side, bone } = duel.turn;
  const clan = clanAt(duel, side);
  const failed = action.do === 'deed' && isSameBoard(positionOf(duel), next.position);
  if (failed) run.log({ type: 'failed', clan, value: bone?.value ?? 0 }, 'FO-4');
  tellLosses(run, next);
  run.accept(next);
  if (!failed) run.turn({ mover: moverOf(action) });
  return done(run);
}

function slot(duel: Duel, command: Extract<Command, { do: 'slot' }>): Answer {
  const on = command.on === undefined ? undefined : squareOf(command.on);
  const next = after(duel, { c: 'slot', row: command.row, slot: command.slot, on });
  if (typeof next === 'string') return refused(next);
  const run = new Run(duel);
  const clan = clanAt(duel, duel.turn.side);
  run.log({ type: 'slotted', value: duel.turn.bone?.value ?? 0, skill: command.row }, 'SL-2');
  const gained = next.acquired.slice(duel.turn.acquired.length);
  for (const skill of gained) run.log({ type: 'acquired', clan, skill }, 'SL-9');
  tellLosses(run, next);
  run.accept(next);
  const gift = gained.find(isGift);
  if (gift !== undefined) run.turn({ gift });
  return done(run);
}

function spend(duel: Duel, command: Extract<Command, { do: 'spend' }>): Answer {
  const next = after(duel, spendingOf(command.asked));
  if (typeof next === 'string') return refused(next);
  const run = new Run(duel);
  const clan = clanAt(duel, duel.turn.side);
  const at = command.asked.unit ?? '';
  run.log({ type: 'used', clan, skill: command.asked.skill }, 'SK-2', at ? { from: at } : {});
  tellLosses(run, next);
  run.accept(next);
  return done(run);
}

/** Light: a token leaves its relic, and what it does is done on the board. */
function spendLight(duel: Duel, { asked: { skill } }: Extract<Command, { do: 'spend' | 'power' }>): Answer {
  const { side, spent } = duel.turn;
  const { rows } = duel.seats[side];
  const row = rows.find(({ id }) => id === skill);
  if (!row || skills[skill].type !== 'relic') return refused('skill');
  if (row.tokens < 1) return refused('tokens');
  const run = new Run(duel);
  run.log({ type: 'used', clan: clanAt(duel, side), skill }, 'SK-2');
  const left = rows.map(one => (one === row ? { ...row, tokens: row.tokens - 1 } : one));
  run.emit({ type: 'seat', side, change: { rows: left } });
  run.turn({ spent: [...new Set([...spent, skill])] });
  return done(run);
}

function simple(duel: Duel, kind: 'pass' | 'done' | 'keep'): Answer {
  const next = after(duel, { c: kind });
  if (typeof next === 'string') return refused(next);
  const run = new Run(duel);
  const clan = clanAt(duel, duel.turn.side);
  if (kind === 'pass') run.log({ type: 'passed', clan }, 'TU-6');
  if (kind === 'keep') run.log({ type: 'kept', clan }, 'SL-7');
  run.accept(next);
  return done(run);
}

/** TU-7 to TU-9: the turn ends, and the next begins unless a path is fulfilled. */
function end(duel: Duel): Answer {
  if (duel.turn.gift !== null) return refused('gift');
  const next = after(duel, { c: 'end' });
  if (typeof next === 'string') return refused(next);
  const run = new Run(duel);
  run.accept(next);
  if (!run.state.end) run.goOn();
  return done(run);
}

/** SK-1: what can have no effect is lost. */
function lose(duel: Duel): Answer {
  const { gift } = duel.turn;
  if (gift === null) return refused('phase');
  const run = new Run(duel);
  run.log({ type: 'giftLost', skill: gift }, 'SK-1');
  run.turn({ gift: null });
  return done(run);
}

function set(duel: Duel, change: Extract<Command, { do: 'set' }>['change']): Answer {
  const run = new Run(duel);
  run.emit({ type: 'set', change });
  return done(run);
}

function over(duel: Duel, command: Extract<Command, { do: 'resign' | 'draw' }>): Answer {
  const run = new Run(duel);
  const { side } = duel.turn;
  if (command.do === 'resign') run.log({ type: 'resigned', name: duel.seats[side].name }, 'TU-9');
  else run.log({ type: 'drawn' }, 'TU-9');
  const winner = command.do === 'resign' ? rivalOf(side) : null;
  run.emit({ type: 'ended', end: { winner, how: command.do === 'resign' ? 'resigned' : 'drawn' } });
  return done(run);
}

/** TU-2: why a command of the turn must wait, or comes too late. */
function blockedBy(
  { quarryDue, turn, handicap, light, end: over }: Duel,
  command: Command,
): string | undefined {
  if (over) return 'over';
  if (handicap) return 'handicap';
  // LO-5: without pieces the Quarry are named on the table.
  if (quarryDue && !light && command.do !== 'quarry') return 'quarry';
  const waits = ['roll', 'declare', 'spend', 'will'].includes(command.do);
  return waits && turn.phase === 'upkeep' && turn.counters ? 'counters' : undefined;
}

/** A command becomes what happens, or the reason why it does not; a refused one changes nothing. */
export function decide(duel: Duel, command: Command): Answer {
  const inPlay = (decided: () => Answer): Answer => (duel.end ? refused('over') : decided());
  const inTurn = (decided: () => Answer): Answer => {
    const blocked = blockedBy(duel, command);
    return blocked === undefined ? decided() : refused(blocked);
  };
  switch (command.do) {
    case 'put':
    case 'move':
    case 'reclaim':
    case 'garden':
    case 'tokens':
    case 'free':
    case 'law':
    case 'pool':
    case 'bones':
    case 'pass-turn':
    case 'over':
      return correct(duel, command);
    case 'set':
      return set(duel, command.change);
    case 'words':
    case 'effect':
    case 'effect-ends':
      return playWill(duel, command);
    case 'teach':
    case 'teach-row':
      return playTeaching(duel, command);
    case 'ours':
      return inPlay(() => playTeaching(duel, command));
    case 'mode':
    case 'played':
    case 'again':
    case 'path':
    case 'counters':
      return inPlay(() => playLight(duel, command));
    case 'handicap':
    case 'handicap-roll':
    case 'handicap-slot':
    case 'handicap-keep':
      return inPlay(() => playBefore(duel, command));
    case 'resign':
    case 'draw':
      return inPlay(() => over(duel, command));
    case 'will':
      return inTurn(() => playWill(duel, command));
    case 'quarry':
      return inTurn(() => nameQuarry(duel, command.at));
    case 'count':
      return inTurn(() => count(duel, command));
    case 'declare':
      return inTurn(() => declare(duel, command));
    case 'roll':
      return inTurn(() => roll(duel, command));
    case 'act':
      return inTurn(() => act(duel, command));
    case 'slot':
      return inTurn(() => slot(duel, command));
    case 'spend':
      return inTurn(() => (duel.light ? spendLight(duel, command) : spend(duel, command)));
    case 'power':
      return inTurn(() => (duel.light ? spendLight(duel, command) : carryOut(duel, command.asked)));
    case 'pass':
    case 'done':
    case 'keep':
      return inTurn(() => simple(duel, command.do));
    case 'lose':
      return inTurn(() => lose(duel));
    case 'end':
      return inTurn(() => end(duel));
  }
}

/** A bone of the app came to light. */
export const reveals = (events: readonly Event[]): boolean => events.some(({ type }) => type === 'rolled');
