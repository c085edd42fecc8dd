import type { Decided } from '../../../../play/rules';
import { endOf } from '../end';
import { freshWitchTurn } from '../hester/model';
import { cleanUp, witchDoes } from '../hester/turn';
import { type Faction, type MainSide, mainSides } from '../sides';
import { boardIn, scoreOf } from '../state/common';
import { type Done, log, refused } from '../state/run';
import { beginAreas, goOn, spawnAt, spawnSites, walkBy } from './areas';
import { attackWith, beginAttack, beginWitch, dropFor, settle } from './attack';
import { beginGoals, placeGoal, turnForGoal, turnForHaint, turnForSide } from './cards';
import type { SoloCommand, SoloFix } from './commands';
import type { SoloEvent } from './events';
import { cardsLeft, type SoloGame } from './model';
import { say } from './says';
import { goTo, lose, type SoloRun, soloRun, witchRun } from './solo-run';

const notNow = refused('not-now', 'SO-3', say('harrow.not-now'));

type Of<Do extends SoloCommand['do']> = Extract<SoloCommand, { do: Do }>;

/** SO-4, SO-6, SO-9: a card is turned for whatever needs one. */
function turn(run: SoloRun, { pile, side, card }: Of<'turn'>): Done {
  const { step } = run.state;
  switch (step.at) {
    case 'goal':
      return step.card === null ? turnForGoal(run, step.goal, pile, card) : notNow;
    case 'card': {
      const of: Faction | undefined = step.thrown ?? side;
      return of ? turnForSide(run, of, step.thrown !== null, pile, card) : notNow;
    }
    case 'areas': {
      const { spawn } = step.turn;
      if (!spawn || spawn.left === 0 || spawnSites(run.state, step.turn).length > 0) return notNow;
      const hexes = turnForHaint(run, pile, card);
      if (hexes !== 'any' && 'code' in hexes) return hexes;
      const next = { ...step.turn, spawn: { ...spawn, hexes } };
      goTo(run, { at: 'areas', turn: next });
      goOn(run, next, false);
      return undefined;
    }
    default:
      return notNow;
  }
}

/** SO-6, SO-7: the card that was looked at acts. */
function act(run: SoloRun, { first, byDefault }: Of<'act'>): Done {
  const { step } = run.state;
  if (step.at !== 'look') return notNow;
  const face = run.state.cards.faces[step.card];
  const element = !face || face.special ? first : face.element;
  if (!element) return refused('first-area', 'SO-5', say('harrow.first-area'));
  beginAreas(run, step.side, step.card, element);
  const now = run.state.step;
  if (byDefault && now.at === 'areas') goOn(run, now.turn, true);
  return undefined;
}

function throwAway(run: SoloRun): Done {
  const { step } = run.state;
  if (step.at !== 'look') return notNow;
  if (step.thrown) return refused('once-thrown', 'SO-6', say('harrow.once-thrown'));
  if (cardsLeft(run.state) === 0) return refused('nothing-to-throw', 'SO-6', say('harrow.nothing-to-throw'));
  goTo(run, { at: 'card', thrown: step.side });
  return undefined;
}

/** RD-4, EN-1, SO-20: the Brambles, the end check, the next round. */
function endRound(run: SoloRun): void {
  const { state } = run;
  const board = boardIn(state);
  const scores = Object.fromEntries(mainSides.map(side => [side, scoreOf(state, side).points]));
  const end = endOf(board, scores, null, state.witch?.scoring.length ?? 0, true);
  const there: MainSide | undefined = board.units.get(board.map.brambles)?.side;
  if (there) {
    const before = scoreOf(state, there);
    run.emit({
      type: 'scored',
      side: there,
      score: { ...before, points: before.points + 1 },
      by: 'brambles',
    });
    log(run, 'RD-4', say('harrow.brambles-point', { side: there }));
  }
  if (end.over) {
    lose(run, 'points');
    return;
  }
  run.emit({ type: 'round', round: state.round + 1 });
  beginGoals(run);
}

/** TM-6: the table overrules, and the game goes on from there. */
function fix(run: SoloRun, said: SoloFix): Done {
  if (said.what === 'pile') run.emit({ type: 'pile', pile: said.pile, left: said.left });
  else if (said.what === 'go') goWhere(run, said.to);
  else run.emit({ type: 'fixed', fix: said });
  log(run, 'TM-6', say('harrow.table-says'));
  return undefined;
}

function goWhere(run: SoloRun, to: Extract<SoloFix, { what: 'go' }>['to']): void {
  const { step } = run.state;
  const side: Faction = 'side' in step ? step.side : step.at === 'areas' ? step.turn.side : 'protectors';
  const card = step.at === 'areas' ? step.turn.card : 'card' in step ? (step.card ?? '') : '';
  switch (to) {
    case 'goals':
      beginGoals(run);
      return;
    case 'card':
      goTo(run, { at: 'card', thrown: null });
      return;
    case 'attack':
      beginAttack(run, side, card);
      return;
    case 'witch':
      beginWitch(run);
      return;
    case 'bottom':
      goTo(run, {
        at: 'witch',
        turn: { ...(step.at === 'witch' ? step.turn : freshWitchTurn), stage: 'bottom' },
      });
      return;
  }
}

function obey(run: SoloRun, command: SoloCommand): Done {
  const { step, witch } = run.state;
  switch (command.do) {
    case 'turn':
      return turn(run, command);
    case 'goal':
      return step.at === 'goal' && step.card !== null
        ? placeGoal(run, step.goal, step.card, command.at)
        : notNow;
    case 'act':
      return act(run, command);
    case 'throwAway':
      return throwAway(run);
    case 'spawn':
      return step.at === 'areas' ? spawnAt(run, step.turn, command.at) : notNow;
    case 'walk':
      return step.at === 'areas' ? walkBy(run, step.turn, command.from, command.path) : notNow;
    case 'byDefault':
      if (step.at !== 'areas') return notNow;
      goOn(run, step.turn, true);
      return undefined;
    case 'attack':
      return step.at === 'attack' ? attackWith(run, step.side, step.card, command) : notNow;
    case 'drop':
      return step.at === 'drop' ? dropFor(run, step.side, step.aim, command.out) : notNow;
    case 'legend':
      return step.at === 'hits'
        ? settle(run, step.side, step.aim, [...step.picks, { push: command.push, haint: command.haint }])
        : notNow;
    case 'tableSays':
      return fix(run, command.fix);
    case 'foreseen':
      if (run.state.tale && !run.state.tale.foreseen) run.emit({ type: 'foreseen' });
      return undefined;
    case 'teachWitch':
      run.emit({ type: 'tactic', name: command.name, steps: command.steps });
      return undefined;
    case 'endTurn': {
      if (
        step.at !== 'witch' ||
        !witch ||
        step.turn.stage !== 'bottom' ||
        step.turn.aside ||
        step.turn.acting
      )
        return notNow;
      const done = cleanUp(witchRun(run), { witch, turn: step.turn }, command.eat, command.back);
      if (done === 'won') return undefined;
      if (done) return done;
      endRound(run);
      return undefined;
    }
    default:
      return step.at === 'witch' && witch
        ? witchDoes(witchRun(run), { witch, turn: step.turn }, command)
        : notNow;
  }
}

/** One command of a solo game: what comes of it, or why it cannot be. */
export function decideSolo(game: SoloGame, command: SoloCommand): Decided<SoloGame, SoloEvent> {
  const run = soloRun(game);
  const wrong = obey(run, command);
  return wrong ? { ok: false, error: wrong } : { ok: true, value: run.events, state: run.state };
}
