import type { EnemyCommand } from '../../might/commands';
import { type EnemySetup, newEnemyAttack } from '../../might/enemy';
import { decideEnemyAttack } from '../../might/enemy-decide';
import { giveBack } from '../damage/drop-frames';
import { enemyOf, namesOf } from '../facts/select';
import type { Answer } from '../model/command';
import type { EnemyAttackFrame } from '../model/frame';
import type { Id, State } from '../model/state';
import { type Handler, notAsked, wrongAnswer } from '../run/handler';
import { picked } from '../run/pick';
import { no, note, pop, type Refused, type Run, top } from '../run/run';
import { scopeOf, setScope } from '../run/scene';
import { type AskSays, say } from '../says/asks';
import { because } from '../says/refusals';
import { namesNobody } from '../strike/might-commands';
import { moveKept } from '../target/revertible-move';
import { defend } from './defend';
import { defenders } from './defenders';
import { spendsDefense } from './defense-token';
import { faceTarget } from './face-target';
import { landEnemyAttack } from './land';
import { askEnemyAttack } from './questions';
import { enemyAttackSetup, isSameDraw, isStruckThere, settledAnew, stillIn, withPlayed } from './settle';
import { type Struck, type Targets, targetsOf } from './targets';

/** An enemy's attack: who is struck, the hidden draw, the defense, the reveal, the loss. */
export const enemyAttack: Handler<EnemyAttackFrame> = {
  question: askEnemyAttack,
  answer: (run, frame, answer) => {
    const question = askEnemyAttack(run.state, frame);
    if (!question) return notAsked();
    if (question.ask === 'pick') return named(run, frame, picked(question, answer));
    if (answer.answer === 'might') return mightGoes(run, frame, answer.command);
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
        return answer.answer === 'tokens' ? soaked(run, frame, answer) : wrongAnswer();
      default:
        return wrongAnswer();
    }
  },
  go: (run, frame) => {
    if (settlesAnew(run, frame)) return;
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
        return landEnemyAttack(run, frame);
    }
  },
};

function named(run: Run, frame: EnemyAttackFrame, ids: readonly Id[] | null): Refused {
  if (!ids) return wrongAnswer();
  if (frame.asks === 'anyway' && ids[0] === 'yes') {
    top(run, { ...frame, step: 'goesAhead', targets: [], said: true });
    return null;
  }
  const { attackers, targets } = stillIn(run.state, frame);
  const said = {
    attackers: { by: attackers.filter(id => ids.includes(id)), on: targets },
    reach: { by: attackers, on: ids[0] === 'yes' ? targets : [] },
    anyway: { by: attackers, on: [] },
    hit: { by: attackers, on: ids },
  }[frame.asks];
  if (said.by.length === 0 || said.on.length === 0) fallsAway(run, frame, 'reach');
  else starts(run, frame, { struck: said.on.map(id => ({ id, hexes: 1 })), attackers: said.by });
  return null;
}

function begins(run: Run, asked: EnemyAttackFrame) {
  // Who has fallen since its steps began strikes no more.
  const frame = { ...asked, attackers: asked.attackers.filter(id => enemyOf(run.state, id)?.present) };
  if (frame.attackers.length === 0) return fallsAway(run, asked, 'attackers');
  const actor = frame.attackers[0];
  const target = actor === undefined ? null : (run.state.scene?.scopes[actor]?.target ?? null);
  // Without a step the attacker still turns to its target first (MV-5).
  for (const id of frame.attackers) if (target !== null && !frame.attack.at) faceTarget(run, id, target);
  const found: Targets = targetsOf(run, frame);
  if ('ask' in found) {
    if (found.options.length === 0) return fallsAway(run, frame, 'nobody');
    return top(run, { ...frame, step: 'whom', targets: found.options, asks: found.ask });
  }
  const struck = found.struck.filter(
    one =>
      (frame.only?.includes(one.id) ?? true) &&
      (!frame.attackers.includes(one.id) || frame.attack.area?.area === 'circle'),
  );
  if (struck.length === 0) return fallsAway(run, frame, whyNobody(run.state, frame));
  starts(run, frame, { struck, attackers: found.attackers });
}

type Reason = NonNullable<AskSays['tell.ask-falls-away']['why']>;

/** Nobody is struck: there is no target, it has left the board, or it is out of reach (TG-7). */
function whyNobody(state: State, frame: EnemyAttackFrame): Reason {
  const [actor] = frame.attackers;
  const target = actor === undefined ? null : scopeOf(state, actor).target;
  if (frame.attack.at || target === null) return 'nobody';
  return isStruckThere(state, target) ? 'reach' : 'targets';
}

function fallsAway(run: Run, frame: EnemyAttackFrame, why: Reason): void {
  giveBack(run, frame);
  const { state } = run;
  const [actor] = frame.attackers;
  const target = actor === undefined ? null : scopeOf(state, actor).target;
  const targets = frame.targets.length > 0 ? frame.targets : target === null ? [] : [target];
  note(
    run,
    'fallsAway',
    say('tell.ask-falls-away', {
      by: namesOf(state, frame.attackers),
      why,
      targets: namesOf(state, targets),
    }),
  );
  for (const id of frame.attackers)
    setScope(run, id, { attacked: false, hit: [], hurt: [], ...moveKept(scopeOf(run.state, id)) });
  pop(run);
}

/** Whom it strikes is known: its cards are to be drawn, or lie there already (OWN-130). */
function starts(
  run: Run,
  frame: EnemyAttackFrame,
  { struck, attackers }: { struck: readonly Struck[]; attackers: readonly Id[] },
): void {
  const setup = withPlayed(enemyAttackSetup(run.state, frame, { struck, attackers }), frame.flow);
  const lies = asItLies(frame.flow, setup);
  if (!lies) giveBack(run, frame);
  const flow = lies ?? { ...newEnemyAttack(setup), cards: frame.flow?.cards ?? {} };
  top(run, { ...frame, attackers, targets: struck.map(one => one.id), step: 'before', flow });
}

/** OWN-130: the same attack at somebody else: the cards that lie hidden are its cards. */
const asItLies = (flow: EnemyAttackFrame['flow'], setup: EnemySetup): EnemyAttackFrame['flow'] =>
  flow?.step === 'hidden' && isSameDraw(flow.setup, setup)
    ? { ...flow, setup: { ...flow.setup, targets: setup.targets, chain: setup.chain } }
    : null;

/** FT-5: those who have left the board since are out of it; if one side is empty it falls away. */
function settlesAnew(run: Run, frame: EnemyAttackFrame): boolean {
  const { state } = run;
  if (frame.step === 'goesAhead' || frame.step === 'done') return false;
  const now = stillIn(state, frame);
  if (frame.flow && now.attackers.length === 0) fallsAway(run, frame, 'attackers');
  else if (frame.flow && now.targets.length === 0) fallsAway(run, frame, 'targets');
  else {
    const anew = settledAnew(state, frame);
    if (!anew) return false;
    tellsWhoIsOut(run, frame, anew);
    top(run, anew);
  }
  return true;
}

function tellsWhoIsOut(run: Run, before: EnemyAttackFrame, { attackers, targets }: EnemyAttackFrame): void {
  const out = before.attackers.filter(id => !attackers.includes(id));
  const spared = before.targets.filter(id => !targets.includes(id));
  if (out.length > 0) note(run, 'out', say('tell.ask-strikes-no-more', { who: namesOf(run.state, out) }));
  if (spared.length > 0) note(run, 'out', say('tell.ask-not-struck', { who: namesOf(run.state, spared) }));
}

function draws(run: Run, frame: EnemyAttackFrame): null {
  if (!frame.flow) fallsAway(run, frame, 'nobody');
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
  frame: EnemyAttackFrame,
  command: EnemyCommand | Extract<Answer, { answer: 'might' }>['command'],
): Refused {
  if (!frame.flow || !isEnemyCommand(command)) return wrongAnswer();
  if (command.type === 'token') return spendsDefense(run, command.target);
  const decided = decideEnemyAttack(frame.flow, run.state.might.enemy, command);
  if (!decided.ok) return decided.error;
  for (const event of decided.value) run.emit({ type: 'might', side: 'enemy', event });
  const now = run.state.frames.at(-1);
  if (now?.frame !== 'blow' || !now.flow) return null;
  if (now.flow.step === 'revealed' && (now.step === 'before' || now.step === 'defend'))
    top(run, { ...now, step: 'after' });
  if (now.flow.step === 'settled') top(run, { ...now, step: 'done' });
  return null;
}

/** OWN-311: what the table says of its draw is held to those who are struck and to what they hold. */
function mightGoes(
  run: Run,
  frame: EnemyAttackFrame,
  command: Extract<Answer, { answer: 'might' }>['command'],
): Refused {
  if (command.type === 'defend') {
    const one = defenders(run.state, frame).find(it => it.who === command.target);
    const card = one?.cards.find(it => it.defense === command.value);
    const value = defend(run, frame, {
      who: command.target,
      ...(card ? { card: card.id } : command.value === 0 ? {} : { plus: command.value }),
    });
    return typeof value === 'number' ? flowGoes(run, frame, { ...command, value }) : value;
  }
  if (
    command.type === 'adjust' &&
    namesNobody(
      command.change,
      frame.flow?.setup.targets.map(one => one.id),
    )
  )
    return no('not-attacked', because('refuse.not-attacked'));
  return flowGoes(run, frame, command);
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

function defended(run: Run, frame: EnemyAttackFrame, answer: Extract<Answer, { answer: 'defend' }>): Refused {
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
  if (frame.step === 'before') draws(run, { ...now, defended: true });
  return answer.damage === undefined ? null : toldAtOnce(run, answer.damage);
}

/** OWN-296: cards and dice of the table's own: what they came to is told with the defense. */
function toldAtOnce(run: Run, damage: number): Refused {
  const now = run.state.frames.at(-1);
  if (now?.frame !== 'blow' || now.step !== 'defend' || now.flow?.setup.source === 'app')
    return wrongAnswer();
  return total(run, now, damage);
}

/** The damage as the table added it up: nothing is taken from the app's decks. */
function total(run: Run, frame: EnemyAttackFrame, damage: number): Refused {
  if (!Number.isInteger(damage) || damage < 0) return no('not-a-number', say('refuse.answer-damage'));
  const refused = flowGoes(run, frame, { type: 'reveal', pieces: [], noMore: true });
  if (refused) return refused;
  const now = run.state.frames.at(-1);
  if (now?.frame !== 'blow') return null;
  return flowGoes(run, now, { type: 'adjust', change: { bonus: damage } });
}

function soaked(
  run: Run,
  frame: EnemyAttackFrame,
  { spend, said }: Extract<Answer, { answer: 'tokens' }>,
): Refused {
  for (const { who, count } of spend) {
    if (!Number.isInteger(count) || count < 0 || count > 99)
      return no('not-a-number', say('refuse.answer-tokens'));
    for (let i = 0; i < count; i++) {
      const refused = spendsDefense(run, who);
      if (refused) return refused;
    }
  }
  const now = run.state.frames.at(-1);
  const open = now?.frame === 'blow' ? now : frame;
  if (said === undefined) return settle(run, open);
  return flowGoes(run, open, { type: 'settle', said: { damage: said } });
}

const settle = (run: Run, frame: EnemyAttackFrame): Refused => flowGoes(run, frame, { type: 'settle' });
