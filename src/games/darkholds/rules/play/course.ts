import type { Said } from '../../../../basics/said';
import { OFF } from '../../../../square/grid';
import { warriorOf } from '../board';
import { footingOf } from '../footing';
import { actsWhileSetting, decideAct, isAct, titleOfAct } from './acts/act';
import { type Answer, done, finish, noSuch, notNow, refused } from './acts/acting';
import { resolve, takeUpTokens } from './acts/cards';
import { attack } from './acts/fighting';
import { clear, move } from './acts/moving';
import { fade, nextPlayers } from './acts/turns';
import { squaresFor } from './ahead';
import { boardOf, cellOf, nameOfFigure } from './board-of';
import { endAfterHeroes, endIfAllLie } from './ending';
import { activateOne, nextOf, rolledOn } from './enemy';
import { dies } from './harm';
import { moreOf } from './kit';
import { light } from './light';
import { type Command, type Event, figureOf, isOurs, isSetting, type Play, type Setting } from './model';
import { bring, reinforcePhase } from './reinforcing';
import { Run } from './run';
import { say } from './says';

/** HA-2, AT-2: the weapon that is named, or the first that reaches; noise lies where the hero stands. */
function strikeOf(play: Play, { id, target, weapon, rolls }: Extract<Command, { do: 'strike' }>): Answer {
  return attack(play, id, [{ target, dice: 0 }], weapon, rolls);
}

/** TU-3: the darkhold card comes first, then the enemies. */
function beginEnemies(play: Play): Answer {
  if (play.phase !== 'heroes') return notNow();
  const run = new Run(play);
  const { active } = moreOf(play);
  if (active !== null) finish(run, active);
  endAfterHeroes(run);
  if (run.state.phase === 'over') return done(run);
  run.emit({ type: 'phase', phase: 'enemies', turn: play.turn });
  const id = run.drawCard('darkhold', Object.keys(play.darkholds));
  const card = id === undefined ? undefined : play.darkholds[id];
  if (card) {
    run.log({
      text: say('darkholds.darkhold-card', { label: card.label, text: card.text }),
      rule: 'TU-3',
    });
    const { effect, also = [] } = card;
    if (effect.do === 'noise')
      for (const one of run.state.figures.filter(isOurs))
        run.emit({ type: 'noise', at: one.at, tokens: (run.state.noise[one.at] ?? 0) + effect.tokens });
    if (effect.do === 'vigour')
      for (const one of run.state.figures.filter(({ type }) => type === effect.type))
        run.emit({ type: 'figure', id: one.id, change: { tokens: one.tokens + 1 } });
    for (const deed of also) resolve(run, deed);
  }
  takeUpTokens(run);
  return done(run);
}

/** OV-1: the overlord moves the enemies; the app only counts. */
const ledByOverlord = (): Answer => refused('overlord', 'OV-1', say('darkholds.overlord'));

function next(play: Play, command: Extract<Command, { do: 'next' }>): Answer {
  if (play.phase !== 'enemies' || play.waiting) return notNow();
  if (moreOf(play).settings.overlord) return ledByOverlord();
  const id = command.id ?? nextOf(play);
  if (id === undefined) return notNow();
  if (figureOf(play, id)?.side !== 'enemy' || play.done.includes(id)) return noSuch();
  const run = new Run(play);
  const { to, weapon, not = [], stays = false } = command;
  const figure = figureOf(play, id);
  if (to !== undefined && !squaresFor(play, id).some(({ at }) => at === to))
    return refused(
      'too-far',
      'AN-14',
      say('darkholds.too-far', { who: figure?.name ?? id, at: to, vigour: figure?.vigour ?? 0 }),
    );
  if (weapon !== undefined && !figure?.combat[weapon])
    return refused('no-weapon', 'AN-14', say('darkholds.no-weapon', { who: figure?.name ?? id }));
  activateOne(run, id, { not, stays, to: to === undefined ? undefined : cellOf(play, to), weapon });
  return done(run);
}

function all(play: Play): Answer {
  if (play.phase !== 'enemies' || play.waiting) return notNow();
  if (moreOf(play).settings.overlord) return ledByOverlord();
  const run = new Run(play);
  for (let id = nextOf(run.state); id !== undefined; id = nextOf(run.state)) {
    activateOne(run, id);
    if (run.state.waiting || run.state.phase !== 'enemies') break;
  }
  return done(run);
}

function rolled(play: Play, digits: readonly number[]): Answer {
  if (!play.waiting) return refused('nobody-waits', 'AT-2', say('darkholds.nobody-waits'));
  const { count } = play.waiting.awaits;
  if (digits.length !== count) return refused('digits', 'AT-1', say('darkholds.digits', { count }));
  const run = new Run(play);
  rolledOn(run, digits);
  return done(run);
}

function reinforcing(play: Play): Answer {
  if (play.phase !== 'enemies' || play.waiting || nextOf(play) !== undefined) return notNow();
  const run = new Run(play);
  run.emit({ type: 'phase', phase: 'reinforcement', turn: play.turn });
  reinforcePhase(run);
  return done(run);
}

/** TU-5: noise and what ends with the turn go, everybody conscious is lively. TU-4: the enemy player changes. */
function newTurn(play: Play, keep: boolean): Answer {
  if (play.phase !== 'reinforcement') return notNow();
  const run = new Run(play);
  run.emit({ type: 'phase', phase: 'heroes', turn: play.turn + 1 });
  run.emit({ type: 'silent' });
  fade(run);
  nextPlayers(run, keep);
  for (const { id, full, vigour, prone } of play.figures)
    if (!prone && vigour !== full) run.emit({ type: 'figure', id, change: { vigour: full } });
  return done(run);
}

/** What the table says is so, as long as it names a square and a number that can be. */
function correct(play: Play, { id, change }: Extract<Command, { do: 'correct' }>): Answer {
  const figure = figureOf(play, id);
  if (!figure) return noSuch();
  if (change.at !== undefined && change.at !== figure.at) {
    const cell = cellOf(play, change.at);
    if (cell === OFF) return noSuch();
    const warrior = warriorOf(boardOf(play), id);
    if (!warrior || !footingOf(boardOf(play), warrior).standable(cell))
      return refused(
        'cannot-stand',
        'MV-2',
        say('darkholds.cannot-stand', { who: figure.name, at: change.at }),
      );
  }
  const { wounds = 0, vigour = 0, tokens = 0 } = change;
  if (Math.min(wounds, vigour, tokens) < 0 || Math.max(wounds, vigour, tokens) > 99) return noSuch();
  const run = new Run(play);
  if (wounds < figure.con) run.emit({ type: 'figure', id, change });
  // WR-4.
  else if (isOurs(figure)) run.emit({ type: 'figure', id, change: { ...change, wounds: 0, prone: true } });
  else dies(run, id);
  endIfAllLie(run);
  return done(run);
}

/** TA-1: what draws a level. It comes with the screen on which one is drawn. */
export interface Drawing {
  readonly decide: (play: Play, command: Setting) => Answer;
  readonly titleOf: (command: Setting) => Said;
}

/** What may be said of a level that is still drawn, besides. */
const whileSetting: readonly string[] = ['move', 'remove', 'correct', 'noise', 'dice'];

/** The course of a level. Without anything to draw it with, a level is only played. */
export function decideCourse(play: Play, command: Command, drawing?: Drawing): Answer {
  if (play.phase === 'over') return notNow();
  const mayAct = play.phase !== 'setup' || (isAct(command) && actsWhileSetting.includes(command.do));
  if (isAct(command)) return mayAct ? decideAct(play, command) : notNow();
  if (isSetting(command)) return play.phase === 'setup' && drawing ? drawing.decide(play, command) : notNow();
  if (play.phase === 'setup' && !whileSetting.includes(command.do)) return notNow();
  const run = new Run(play);
  switch (command.do) {
    case 'move':
      return move(play, command.id, command.to);
    case 'strike':
      return strikeOf(play, command);
    case 'enemies':
      return beginEnemies(play);
    case 'next':
      return next(play, command);
    case 'all':
      return all(play);
    case 'light':
      return light(play, command);
    case 'rolled':
      return rolled(play, command.digits);
    case 'reinforce':
      return reinforcing(play);
    case 'bring':
      return play.phase === 'reinforcement' ? bring(play, command.type, command.entry) : notNow();
    case 'newTurn':
      return newTurn(play, command.keep ?? false);
    case 'correct':
      return correct(play, command);
    case 'remove':
      if (!figureOf(play, command.id)) return noSuch();
      run.emit({ type: 'gone', id: command.id, left: false });
      return done(run);
    case 'noise':
      if (cellOf(play, command.at) === OFF || command.tokens < 0 || command.tokens > 99) return noSuch();
      run.emit({ type: 'noise', at: command.at, tokens: command.tokens });
      return done(run);
    case 'clear':
      return clear(play, command.at, command.id);
    case 'feature':
      if (cellOf(play, command.at) === OFF) return noSuch();
      run.emit({ type: 'feature', at: command.at, feature: command.feature });
      return done(run);
    case 'dice':
      run.emit({ type: 'dice', dice: command.dice });
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
export function titleOfCourse(play: Play, command: Command, drawing?: Drawing): Said {
  const name = (id: string): string => nameOfFigure(play, id);
  if (isSetting(command)) return drawing?.titleOf(command) ?? say('darkholds.t-begin');
  if (isAct(command)) return titleOfAct(play, command);
  switch (command.do) {
    case 'move':
      return say('darkholds.t-move', { who: name(command.id), to: command.to });
    case 'strike':
      return say('darkholds.t-strike', { who: name(command.id), target: name(command.target) });
    case 'enemies':
      return say('darkholds.t-enemies');
    case 'next': {
      const who = name(command.id ?? nextOf(play) ?? '');
      const { id, not, stays, to, weapon } = command;
      const isOverruled = stays === true || [id, not, to, weapon].some(one => one !== undefined);
      return isOverruled ? say('darkholds.t-overruled', { who }) : say('darkholds.t-next', { who });
    }
    case 'all':
      return say('darkholds.t-all');
    case 'light':
      return say('darkholds.t-light', { who: command.ids.map(name).join(', ') });
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
