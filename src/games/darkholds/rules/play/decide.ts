import type { Said } from '../../../../basics/said';
import type { Decided } from '../../../../play/rules';
import { OFF } from '../../../../square/grid';
import { wounded } from '../activation';
import { areFoes, squaresOf, warriorOf } from '../board';
import { digitsOf, isAwaited, strike } from '../dice';
import { footingOf } from '../footing';
import { rangeOf } from '../level';
import { sightLine } from '../sight';
import { boardOf, cellOf, nameOfFigure } from './board-of';
import { endIfAllLie } from './ending';
import { activateOne, nextOf, rolledOn } from './enemy';
import { type Command, type Event, figureOf, isOurs, type Play } from './model';
import { bring, reinforcePhase } from './reinforcing';
import { Run } from './run';
import { say } from './says';
import { decideSetting, isSetting, titleOfSetting, whileSetting } from './setting';

type Answer = Decided<Play, Event>;

const refused = (code: string, rule: string, message: Said): Answer => ({
  ok: false,
  error: { code, rule, message },
});
const notNow = (): Answer => refused('not-now', 'TU-1', say('darkholds.not-now'));
const noSuch = (): Answer => refused('no-such', 'BD-1', say('darkholds.no-such'));

const done = (run: Run): Answer => ({ ok: true, value: run.events, state: run.play });

const cannotStand = (who: string, at: string): Answer =>
  refused('cannot-stand', 'MV-2', say('darkholds.cannot-stand', { who, at }));

/** BD-8: whether a figure may stand there: on squares, with nobody else on them. */
function standsOn(play: Play, id: string, cell: number): boolean {
  const board = boardOf(play);
  const warrior = warriorOf(board, id);
  return warrior !== undefined && footingOf(board, warrior).standable(cell);
}

/** Models are dragged freely: only where nobody can stand nobody is put (MV-2). */
function move(play: Play, id: string, to: string): Answer {
  const figure = figureOf(play, id);
  const cell = cellOf(play, to);
  if (!figure || cell === OFF) return noSuch();
  if (figure.at === to) return done(new Run(play));
  if (!standsOn(play, id, cell)) return cannotStand(figure.name, to);
  const run = new Run(play);
  run.put({ type: 'figure', id, change: { at: to } });
  // MK-9: who reaches the exit leaves.
  if (isOurs(figure) && play.features[to] === 'exit') {
    run.tell({ text: say('darkholds.has-left', { who: figure.name }), rule: 'MK-9', by: id });
    run.put({ type: 'gone', id, left: true });
    endIfAllLie(run);
  }
  return done(run);
}

/** HA-2, AT-2: the first weapon that reaches; noise lies where the hero stands. */
function strikeOf(play: Play, id: string, targetId: string, rolls: readonly number[] | undefined): Answer {
  const board = boardOf(play);
  const [by, target] = [warriorOf(board, id), warriorOf(board, targetId)];
  if (!by || !target || !areFoes(by, target)) return noSuch();
  const range = rangeOf(board.level, squaresOf(board.level, by), squaresOf(board.level, target));
  const names = { who: nameOfFigure(play, id), target: nameOfFigure(play, targetId) };
  const weapon = by.combat.find(one => one.range >= range);
  if (by.combat.length === 0) return refused('no-weapon', 'WR-6', say('darkholds.no-weapon', names));
  if (!weapon || !sightLine(board, by, target))
    return refused('out-of-reach', 'WR-6', say('darkholds.out-of-reach', names));
  const run = new Run(play);
  const struck = strike(weapon, target, rolls ? digitsOf(rolls) : run.dice());
  if (isAwaited(struck)) return refused('digits', 'AT-2', say('darkholds.digits', { count: struck.count }));
  const at = figureOf(play, id)?.at ?? '';
  run.put({ type: 'noise', at, tokens: (play.noise[at] ?? 0) + 1 });
  const hurt = wounded(board, targetId, struck.wounds);
  const after = warriorOf(hurt.board, targetId);
  const text = say('darkholds.strikes', { ...names, shot: false, ...struck, falls: hurt.falls });
  run.tell({ text, rule: 'AT-2', by: id });
  if (after) run.put({ type: 'figure', id: targetId, change: { wounds: after.wounds, prone: after.prone } });
  // WR-4: an enemy without constitution is dead.
  else run.put({ type: 'gone', id: targetId, left: false });
  return done(run);
}

/** TU-3: the darkhold card comes first, then the enemies. */
function beginEnemies(play: Play): Answer {
  if (play.phase !== 'heroes') return notNow();
  const run = new Run(play);
  run.put({ type: 'phase', phase: 'enemies', turn: play.turn });
  const id = run.drawCard('darkhold', Object.keys(play.darkholds));
  const card = id === undefined ? undefined : play.darkholds[id];
  if (card) {
    run.tell({
      text: say('darkholds.darkhold-card', { label: card.label, text: card.text }),
      rule: 'TU-3',
    });
    const { effect } = card;
    if (effect.do === 'noise')
      for (const one of run.play.figures.filter(isOurs))
        run.put({ type: 'noise', at: one.at, tokens: (run.play.noise[one.at] ?? 0) + effect.tokens });
    if (effect.do === 'vigour')
      for (const one of run.play.figures.filter(({ type }) => type === effect.type))
        run.put({ type: 'figure', id: one.id, change: { tokens: one.tokens + 1 } });
  }
  // AN-12: a token is vigour in hand from the start.
  for (const one of run.play.figures)
    if (one.side === 'enemy' && one.tokens > 0)
      run.put({ type: 'figure', id: one.id, change: { vigour: one.vigour + one.tokens, tokens: 0 } });
  return done(run);
}

function next(play: Play, command: Extract<Command, { do: 'next' }>): Answer {
  if (play.phase !== 'enemies' || play.waiting) return notNow();
  const id = command.id ?? nextOf(play);
  if (id === undefined) return notNow();
  if (figureOf(play, id)?.side !== 'enemy' || play.done.includes(id)) return noSuch();
  const run = new Run(play);
  activateOne(run, id, command.not ?? [], command.stays ?? false);
  return done(run);
}

function all(play: Play): Answer {
  if (play.phase !== 'enemies' || play.waiting) return notNow();
  const run = new Run(play);
  for (let id = nextOf(run.play); id !== undefined; id = nextOf(run.play)) {
    activateOne(run, id, [], false);
    if (run.play.waiting || run.play.phase !== 'enemies') break;
  }
  return done(run);
}

function rolled(play: Play, digits: readonly number[]): Answer {
  if (!play.waiting) return refused('nobody-waits', 'AT-2', say('darkholds.nobody-waits'));
  const { count } = play.waiting.awaits;
  const fine = digits.length === count && digits.every(one => Number.isInteger(one) && one >= 0 && one <= 9);
  if (!fine) return refused('digits', 'AT-1', say('darkholds.digits', { count }));
  const run = new Run(play);
  rolledOn(run, digits);
  return done(run);
}

function reinforcing(play: Play): Answer {
  if (play.phase !== 'enemies' || play.waiting || nextOf(play) !== undefined) return notNow();
  const run = new Run(play);
  run.put({ type: 'phase', phase: 'reinforcement', turn: play.turn });
  reinforcePhase(run);
  return done(run);
}

/** TU-5: noise goes, everybody conscious is lively. */
function newTurn(play: Play): Answer {
  if (play.phase !== 'reinforcement') return notNow();
  const run = new Run(play);
  run.put({ type: 'phase', phase: 'heroes', turn: play.turn + 1 });
  run.put({ type: 'silent' });
  for (const { id, full, vigour, prone } of play.figures)
    if (!prone && vigour !== full) run.put({ type: 'figure', id, change: { vigour: full } });
  return done(run);
}

/** What the table says is so, as long as it names a square and a number that can be. */
function correct(play: Play, { id, change }: Extract<Command, { do: 'correct' }>): Answer {
  const figure = figureOf(play, id);
  if (!figure) return noSuch();
  if (change.at !== undefined && change.at !== figure.at) {
    const cell = cellOf(play, change.at);
    if (cell === OFF) return noSuch();
    if (!standsOn(play, id, cell)) return cannotStand(figure.name, change.at);
  }
  const { wounds = 0, vigour = 0, tokens = 0 } = change;
  if (Math.min(wounds, vigour, tokens) < 0 || Math.max(wounds, vigour, tokens) > 99) return noSuch();
  const run = new Run(play);
  if (wounds < figure.con) run.put({ type: 'figure', id, change });
  // WR-4.
  else if (isOurs(figure)) run.put({ type: 'figure', id, change: { ...change, wounds: 0, prone: true } });
  else run.put({ type: 'gone', id, left: false });
  endIfAllLie(run);
  return done(run);
}

export function decide(play: Play, command: Command): Answer {
  if (play.phase === 'over') return notNow();
  if (isSetting(command)) return play.phase === 'setup' ? decideSetting(play, command) : notNow();
  if (play.phase === 'setup' && !whileSetting.includes(command.do)) return notNow();
  const run = new Run(play);
  switch (command.do) {
    case 'move':
      return move(play, command.id, command.to);
    case 'strike':
      return strikeOf(play, command.id, command.target, command.rolls);
    case 'enemies':
      return beginEnemies(play);
    case 'next':
      return next(play, command);
    case 'all':
      return all(play);
    case 'rolled':
      return rolled(play, command.digits);
    case 'reinforce':
      return reinforcing(play);
    case 'bring':
      return play.phase === 'reinforcement' ? bring(play, command.type, command.entry) : notNow();
    case 'newTurn':
      return newTurn(play);
    case 'correct':
      return correct(play, command);
    case 'remove':
      if (!figureOf(play, command.id)) return noSuch();
      run.put({ type: 'gone', id: command.id, left: false });
      return done(run);
    case 'noise':
      if (cellOf(play, command.at) === OFF || command.tokens < 0 || command.tokens > 99) return noSuch();
      run.put({ type: 'noise', at: command.at, tokens: command.tokens });
      return done(run);
    case 'clear': {
      // MV-6, MK-13.
      const vigour = play.rocks[command.at];
      if (vigour === undefined)
        return refused('no-rock', 'MK-13', say('darkholds.no-rock', { at: command.at }));
      run.put({ type: 'rock', at: command.at, left: vigour - 1 });
      return done(run);
    }
    case 'feature':
      if (cellOf(play, command.at) === OFF) return noSuch();
      run.put({ type: 'feature', at: command.at, feature: command.feature });
      return done(run);
    case 'dice':
      run.put({ type: 'dice', dice: command.dice });
      return done(run);
  }
}

/** What the table's dice are waited for. */
export interface Question {
  readonly ask: 'roll';
  readonly who: string;
  readonly kind: 'leap' | 'strike' | 'parry' | 'tough';
  readonly count: number;
}

export const questionOf = (play: Play): Question | null =>
  play.waiting && {
    ask: 'roll',
    who: nameOfFigure(play, play.waiting.id),
    ...play.waiting.awaits,
  };

/** The title of the mark that a command makes. */
export function titleOf(play: Play, command: Command): Said {
  const name = (id: string): string => nameOfFigure(play, id);
  if (isSetting(command)) return titleOfSetting(command);
  switch (command.do) {
    case 'move':
      return say('darkholds.t-move', { who: name(command.id), to: command.to });
    case 'strike':
      return say('darkholds.t-strike', { who: name(command.id), target: name(command.target) });
    case 'enemies':
      return say('darkholds.t-enemies');
    case 'next': {
      const who = name(command.id ?? nextOf(play) ?? '');
      const isOverruled = command.id !== undefined || command.not !== undefined || command.stays === true;
      return isOverruled ? say('darkholds.t-overruled', { who }) : say('darkholds.t-next', { who });
    }
    case 'all':
      return say('darkholds.t-all');
    case 'rolled':
      return say('darkholds.t-rolled');
    case 'reinforce':
      return say('darkholds.t-reinforce');
    case 'bring':
      return say('darkholds.t-bring', { who: command.type });
    case 'newTurn':
      return say('darkholds.t-turn', { turn: play.turn + 1 });
    case 'correct':
    case 'remove':
      return say('darkholds.t-correct', { who: name(command.id) });
    case 'noise':
      return say('darkholds.t-noise', { at: command.at });
    case 'clear':
    case 'feature':
      return say('darkholds.t-clear', { at: command.at });
    case 'dice':
      return say('darkholds.t-dice');
  }
}

/** A die or a card came to light. */
export const reveals = (events: readonly Event[]): boolean =>
  events.some(({ type }) => type === 'rolled' || type === 'deck');
