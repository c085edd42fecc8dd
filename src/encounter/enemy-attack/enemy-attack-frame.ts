import { COLORS } from '../../might/cards';
import { type EnemySetup, enemySetup, newEnemyAttack } from '../../might/enemy';
import { decideEnemyAttack, type EnemyCommand } from '../../might/enemy-decide';
import { giveBack } from '../damage/drop-frames';
import {
  addPools,
  defenseOfEnemy,
  defenseOfFriend,
  enemyOf,
  friendOf,
  iconsShown,
  mightOfEnemy,
  namesOf,
} from '../facts/select';
import type { Answer } from '../model/command';
import type { BlowFrame } from '../model/frame';
import type { Id, State } from '../model/state';
import { type Handler, notAsked, wrongAnswer } from '../run/handler';
import { picked } from '../run/pick';
import { emit, no, note, pop, type Refused, type Run, top } from '../run/run';
import { scopeOf, setScope } from '../run/scene';
import { say } from '../says/asks';
import { stays } from '../target/revertible-move';
import { defend } from './defend';
import { defenseTokens } from './defenders';
import { spendsDefense } from './defense-token';
import { faceTarget } from './face-target';
import { blowLands } from './land';
import { askBlow } from './questions';
import { type Struck, type Targets, targetsOf } from './targets';

/** An enemy's attack: who is struck, the hidden draw, the defense, the reveal, the loss. */
export const blow: Handler<BlowFrame> = {
  question: askBlow,
  answer: (run, frame, answer) => {
    const question = askBlow(run.state, frame);
    if (!question) return notAsked();
    if (question.ask === 'pick') return named(run, frame, picked(question, answer));
    if (answer.answer === 'might') return flowGoes(run, frame, answer.command);
    switch (frame.step) {
      case 'before':
        if (answer.answer === 'go' && question.ask === 'go') return draws(run, frame);
        return answer.answer === 'defend' && question.ask === 'defend'
          ? defended(run, frame, answer)
          : wrongAnswer();
      case 'defend':
        if (answer.answer === 'total' && question.ask === 'tap') return total(run, frame, answer.damage ?? 0);
        return answer.answer === 'defend' ? defended(run, frame, answer) : wrongAnswer();
      case 'after':
        if (answer.answer === 'go') return settle(run, frame);
        return answer.answer === 'tokens' ? soaked(run, frame, answer.spend) : wrongAnswer();
      default:
        return wrongAnswer();
    }
  },
  go: (run, frame) => {
    switch (frame.step) {
      case 'goesAhead':
        return begins(run, frame);
      case 'whom':
      case 'before':
        return void draws(run, frame);
      case 'defend':
        return void flowGoes(run, frame, { type: 'reveal' });
      case 'after':
        return void settle(run, frame);
      case 'done':
        pop(run);
        return blowLands(run, frame);
    }
  },
};

function named(run: Run, frame: BlowFrame, ids: readonly Id[] | null): Refused {
  if (!ids) return wrongAnswer();
  if (frame.asks === 'attackers') {
    const struck = frame.targets.map(id => ({ id, hexes: 1 }));
    if (ids.length === 0) fallsAway(run, frame);
    else starts(run, frame, { struck, attackers: frame.attackers.filter(id => ids.includes(id)) });
    return null;
  }
  if (frame.asks === 'anyway' && ids[0] === 'yes') {
    top(run, { ...frame, step: 'goesAhead', targets: [], said: true });
    return null;
  }
  const struck =
    frame.asks === 'anyway' ? [] : frame.asks === 'reach' ? (ids[0] === 'yes' ? frame.targets : []) : ids;
  if (struck.length === 0) fallsAway(run, frame);
  else starts(run, frame, { struck: struck.map(id => ({ id, hexes: 1 })), attackers: frame.attackers });
  return null;
}

function begins(run: Run, asked: BlowFrame) {
  // Who has fallen since its steps began strikes no more.
  const frame = { ...asked, attackers: asked.attackers.filter(id => enemyOf(run.state, id)?.present) };
  if (frame.attackers.length === 0) return fallsAway(run, asked);
  const actor = frame.attackers[0];
  const target = actor === undefined ? null : (run.state.scene?.scopes[actor]?.target ?? null);
  // Without a step the attacker still turns to its target first (MV-5).
  for (const id of frame.attackers) if (target !== null && !frame.attack.at) faceTarget(run, id, target);
  const found: Targets = targetsOf(run, frame);
  if ('ask' in found) {
    if (found.options.length === 0) return fallsAway(run, frame);
    return top(run, { ...frame, step: 'whom', targets: found.options, asks: found.ask });
  }
  const struck = found.struck.filter(
    one => !frame.attackers.includes(one.id) || frame.attack.area?.area === 'circle',
  );
  if (struck.length === 0) return fallsAway(run, frame);
  starts(run, frame, { struck, attackers: found.attackers });
}

function fallsAway(run: Run, frame: BlowFrame): void {
  giveBack(run, frame);
  note(run, 'fallsAway', say('tell.ask-falls-away', { by: namesOf(run.state, frame.attackers) }));
  for (const id of frame.attackers)
    setScope(run, id, { attacked: false, hit: [], hurt: [], ...stays(scopeOf(run.state, id)) });
  pop(run);
}

/** MT-8: all attackers' might together, one of the strongest less for each whose attack is broken. */
function starts(
  run: Run,
  frame: BlowFrame,
  { struck, attackers }: { struck: readonly Struck[]; attackers: readonly Id[] },
): void {
  const { state } = run;
  const { attack } = frame;
  const enemies = attackers.flatMap(id => enemyOf(state, id) ?? []);
  const pool = addPools(enemies.flatMap(one => [attack.might ?? mightOfEnemy(state, one), attack.add ?? {}]));
  const broken = enemies.filter(one =>
    iconsShown(state, one).some(icon => attack.breaks?.includes(icon)),
  ).length;
  const { might } = state.settings;
  const setup = enemySetup({
    pool,
    ...(might === 'dice' ? { dice: pool } : {}),
    broken,
    targets: struck.map(({ id, hexes }) => defenseLine(state, id, hexes)),
    chain: attack.area?.area === 'chain',
    source: might === 'physical' ? 'tapped' : 'app',
  });
  const lies = asItLies(frame.flow, setup);
  if (!lies) giveBack(run, frame);
  const flow = lies ?? newEnemyAttack(setup);
  top(run, { ...frame, attackers, targets: struck.map(one => one.id), step: 'before', flow });
}

/** OWN-130: the same attack at somebody else: the cards that lie hidden are its cards. */
function asItLies(flow: BlowFrame['flow'], setup: EnemySetup): BlowFrame['flow'] {
  if (flow?.step !== 'hidden') return null;
  const same =
    flow.setup.broken === setup.broken &&
    COLORS.every(
      color => flow.setup.pool[color] === setup.pool[color] && flow.setup.dice[color] === setup.dice[color],
    );
  return same ? { ...flow, setup: { ...flow.setup, targets: setup.targets, chain: setup.chain } } : null;
}

function defenseLine(state: State, id: Id, hexes: number) {
  const friend = friendOf(state, id);
  if (friend) {
    return { id, hexes, defense: defenseOfFriend(state, friend), tokens: defenseTokens(state, friend) };
  }
  const enemy = enemyOf(state, id);
  return { id, hexes, defense: enemy ? defenseOfEnemy(state, enemy) : 1, tokens: 0 };
}

function draws(run: Run, frame: BlowFrame): null {
  if (!frame.flow) fallsAway(run, frame);
  else {
    if (frame.flow.step === 'before') flowGoes(run, frame, { type: 'draw' });
    const now = run.state.frames.at(-1);
    if (now?.frame === 'blow') top(run, { ...now, step: 'defend' });
  }
  return null;
}

/** A command of the might flow, its events, and the step that it leads to. */
function flowGoes(
  run: Run,
  frame: BlowFrame,
  command: EnemyCommand | Extract<Answer, { answer: 'might' }>['command'],
): Refused {
  if (!frame.flow || !isEnemyCommand(command)) return wrongAnswer();
  if (command.type === 'token') return spendsDefense(run, command.target);
  const decided = decideEnemyAttack(frame.flow, run.state.might.enemy, command);
  if (!decided.ok) return decided.error;
  for (const event of decided.value) emit(run, { type: 'might', side: 'enemy', event });
  const now = run.state.frames.at(-1);
  if (now?.frame !== 'blow' || !now.flow) return null;
  if (now.flow.step === 'revealed' && (now.step === 'before' || now.step === 'defend'))
    top(run, { ...now, step: 'after' });
  if (now.flow.step === 'settled') top(run, { ...now, step: 'done' });
  return null;
}

const enemyCommands: readonly string[] = [
  'adjust',
  'draw',
  'defend',
  'reveal',
  'redraw',
  'shows',
  'token',
  'settle',
];
const isEnemyCommand = (command: { readonly type: string }): command is EnemyCommand =>
  enemyCommands.includes(command.type);

function defended(run: Run, frame: BlowFrame, answer: Extract<Answer, { answer: 'defend' }>): Refused {
  if (frame.defended) return wrongAnswer();
  const seen = new Set<Id>();
  for (const one of answer.with) {
    if (seen.has(one.who)) return no('one-card', say('refuse.answer-one-card'));
    seen.add(one.who);
    const value = defend(run, frame, one);
    if (typeof value !== 'number') return value;
    const now = run.state.frames.at(-1);
    if (now?.frame !== 'blow') return wrongAnswer();
    const refused = flowGoes(run, now, { type: 'defend', target: one.who, value });
    if (refused) return refused;
  }
  const now = run.state.frames.at(-1);
  if (now?.frame !== 'blow') return null;
  top(run, { ...now, defended: true });
  return frame.step === 'before' ? draws(run, { ...now, defended: true }) : null;
}

/** The damage as the table added it up: nothing is taken from the app's decks. */
function total(run: Run, frame: BlowFrame, damage: number): Refused {
  if (!Number.isInteger(damage) || damage < 0) return no('not-a-number', say('refuse.answer-damage'));
  const refused = flowGoes(run, frame, { type: 'reveal', pieces: [], noMore: true });
  if (refused) return refused;
  const now = run.state.frames.at(-1);
  if (now?.frame !== 'blow') return null;
  return flowGoes(run, now, { type: 'adjust', change: { bonus: damage } });
}

function soaked(run: Run, frame: BlowFrame, spend: Extract<Answer, { answer: 'tokens' }>['spend']): Refused {
  for (const { who, count } of spend) {
    if (!Number.isInteger(count) || count < 0 || count > 99)
      return no('not-a-number', say('refuse.answer-tokens'));
    for (let i = 0; i < count; i++) {
      const refused = spendsDefense(run, who);
      if (refused) return refused;
    }
  }
  const now = run.state.frames.at(-1);
  return now?.frame === 'blow' ? settle(run, now) : settle(run, frame);
}

const settle = (run: Run, frame: BlowFrame): Refused => flowGoes(run, frame, { type: 'settle' });
