import { type Attack, toAnswer } from '../../might/attack';
import { COMBAT_TOKENS } from '../../might/combat-tokens';
import type { AttackCommand } from '../../might/commands';
import { dieOptions } from '../damage/die-frame';
import { enemyOf, friendOf, nameOf, namesOf } from '../facts/select';
import type { StrikeFrame } from '../model/frame';
import type { Question } from '../model/question';
import type { Id, State } from '../model/state';
import { type Handler, notAsked, wrongAnswer } from '../run/handler';
import { pick, picked } from '../run/pick';
import { no, note, pop, type Run, top } from '../run/run';
import { say } from '../says/asks';
import { because } from '../says/refusals';
import { say as tell } from '../says/tells';
import { sentinelsOf } from '../windows/check-needs';
import { isMoment, playsIn } from '../windows/windows';
import { legalDice, toAim } from './aim';
import { atHand, choiceOf, flowOf, spendsOnSaid } from './flow';
import { askGuards, guard } from './guard-friends';
import { hitGoesOn, strikeLands } from './land';
import { namesNobody } from './might-commands';

/** An attack of the company: pool, draw, criticals and redraws, the die, the loss, determination (AT-6). */
export const strike: Handler<StrikeFrame> = {
  question: (state, frame) => ask(state, frame),
  answer: (run, frame, answer) => {
    const question = ask(run.state, frame);
    if (!question) return notAsked();
    if (question.ask === 'pick') {
      const id = picked(question, answer)?.[0];
      if (id === undefined) return wrongAnswer();
      if (frame.step === 'determination') {
        const token = COMBAT_TOKENS.find(one => one === id);
        return token ? flowOf(run, frame, { type: 'determination', token }) : wrongAnswer();
      }
      const enemy = toAim(run.state, frame);
      if (enemy === null) return wrongAnswer();
      top(run, { ...frame, aimed: { ...frame.aimed, [enemy]: id } });
      return null;
    }
    if (answer.answer === 'total' && (question.ask === 'tap' || question.ask === 'pool'))
      return flowOf(run, frame, settles(answer.damage === null ? 'missed' : { damage: answer.damage }));
    if (question.ask === 'soak') {
      if (answer.answer === 'tokens' && answer.said !== undefined) return wrongAnswer();
      const refused = answer.answer === 'tokens' ? guard(run, answer.spend) : null;
      if (refused) return refused;
      if (answer.answer !== 'tokens' && answer.answer !== 'go') return wrongAnswer();
      const now = run.state.frames.at(-1);
      if (now?.frame === 'strike') strikeLands(run, now);
      return null;
    }
    if (answer.answer !== 'might') return wrongAnswer();
    const { command } = answer;
    return command.type === 'adjust' && namesNobody(command.change, frame.strike.targets)
      ? no('not-attacked', because('refuse.not-attacked'))
      : flowOf(run, frame, command);
  },
  go: (run, frame) => {
    const { flow } = frame;
    if (!flow) return pop(run);
    if (isMoot(run.state, frame)) return fallsAway(run, frame);
    const fewer = withThoseLeft(run.state, frame);
    if (fewer) return top(run, fewer);
    switch (frame.step) {
      case 'pool': {
        // Damage that is fixed draws nothing (OWN-46).
        if (flow.step !== 'choose' && !frame.strike.said) return top(run, { ...frame, step: 'draw' });
        const choice = frame.strike.said ? settles(frame.strike.said) : choiceOf(frame, run.state);
        if (choice) flowOf(run, frame, choice);
        return spendsOnSaid(run, frame);
      }
      case 'draw':
        if (!flow.outcome) flowOf(run, frame, { type: 'settle' });
        else top(run, { ...frame, step: 'aim' });
        return;
      case 'aim':
        return lands(run, frame);
      case 'soak':
        return strikeLands(run, frame);
      case 'hit':
        return hitGoesOn(run, frame);
      case 'determination':
        return pop(run);
    }
  },
};

/** Nothing of it has been drawn yet. */
const isUndrawn = ({ step, flow }: StrikeFrame): boolean =>
  step === 'pool' && flow !== null && flow.pieces.length === 0 && !flow.outcome;

/** FT-5, GM-10: Sentinels that have left the board before the draw strike no more; null where none has. */
function withThoseLeft(state: State, frame: StrikeFrame): StrikeFrame | null {
  const { strike, flow } = frame;
  const by = friendOf(state, frame.by);
  if (!strike.sentinels || !flow || !by || !isUndrawn(frame)) return null;
  const sentinels = Math.min(strike.sentinels, sentinelsOf(state, by).length);
  if (sentinels === strike.sentinels) return null;
  return {
    ...frame,
    strike: { ...strike, sentinels },
    flow: { ...flow, setup: { ...flow.setup, sentinels } },
  };
}

/** FT-5: before its draw whoever attacks has left the board, or all whom it was meant for have. */
function isMoot(state: State, frame: StrikeFrame): boolean {
  if (!isUndrawn(frame)) return false;
  const { by, strike } = frame;
  const attacker = friendOf(state, by);
  const strikes = attacker?.presence === 'standing' || attacker?.presence === 'consumed';
  const there = (id: Id): boolean =>
    enemyOf(state, id)?.present === true || friendOf(state, id)?.presence === 'standing';
  return !strikes || lacksSentinels(state, frame) || !strike.targets.some(there);
}

const lacksSentinels = (state: State, { by, strike }: StrikeFrame): boolean => {
  const maiden = friendOf(state, by);
  return (strike.sentinels ?? 0) > 0 && maiden !== undefined && sentinelsOf(state, maiden).length === 0;
};

function fallsAway(run: Run, frame: StrikeFrame): void {
  const { by } = frame;
  const attacker = friendOf(run.state, by);
  const down = attacker && attacker.presence !== 'standing' && attacker.presence !== 'consumed';
  note(
    run,
    'fallsAway',
    down
      ? because('refuse.cannot-act', { who: attacker.name })
      : lacksSentinels(run.state, frame)
        ? because('refuse.too-few-sentinels')
        : tell('tell.nobody-attacked'),
  );
  pop(run);
}

const settles = (said: { readonly damage: number } | 'missed'): AttackCommand => ({ type: 'settle', said });

function lands(run: Run, frame: StrikeFrame): void {
  // AT-7: a miss has no effect at all
  const missed = frame.flow?.outcome?.missed ?? true;
  if (missed) {
    const targets = namesOf(run.state, frame.strike.targets);
    note(run, 'missed', say('tell.ask-misses', { who: nameOf(run.state, frame.by), targets }));
    if (frame.flow?.step === 'determination') top(run, { ...frame, step: 'determination' });
    else pop(run);
    return;
  }
  top(run, { ...frame, step: 'soak' });
}

function ask(state: State, frame: StrikeFrame): Question | null {
  const flow = atHand(state, frame);
  const who = nameOf(state, frame.by);
  if (!flow || !friendOf(state, frame.by) || isMoot(state, frame) || withThoseLeft(state, frame)) return null;
  switch (frame.step) {
    case 'pool':
      if (frame.strike.said || flow.step !== 'choose' || choiceOf(frame, state)) return null;
      return {
        ask: 'pool',
        sentence: say((frame.strike.sentinels ?? 0) > 0 ? 'ask.sentinel-cards' : 'ask.white', { who }),
        who: frame.by,
        target: frame.strike.targets[0] ?? null,
        targets: frame.strike.targets,
        dice: frame.strike.targets.slice(0, 1).flatMap(id => legalDice(state, frame, id)),
        attack: flow,
        takes: ['might', 'total'],
      };
    case 'draw':
      if (flow.outcome) return null;
      if (flow.step === 'tap')
        return {
          ask: 'tap',
          sentence: say('ask.what-drew', { who }),
          side: 'oathsworn',
          who: frame.by,
          pool: flow.pool,
          weakened: null,
          takes: ['might', 'total'],
        };
      return askDrawn(state, frame, flow);
    case 'aim': {
      const enemy = flow.outcome?.missed ? null : enemyOf(state, toAim(state, frame));
      if (!enemy) return null;
      const options = dieOptions(state, enemy, legalDice(state, frame, enemy.id));
      const text = say('ask.which-die', { target: nameOf(state, enemy.id) });
      return pick('aim', text, frame.by, options, [1, 1], { actor: frame.by, target: enemy.id });
    }
    case 'soak':
      return askGuards(state, frame);
    case 'hit':
      return null;
    case 'determination':
      if (flow.step !== 'determination') return null;
      return pick(
        'token',
        say('ask.which-token', { who }),
        frame.by,
        COMBAT_TOKENS.map(id => ({ id, label: say('ask.token', { token: id }) })),
      );
  }
}

/** Criticals, redraws, and what the attacker holds for its own attack: asked where there is anything of it. */
function askDrawn(state: State, frame: StrikeFrame, flow: Attack): Question | null {
  const windows = isMoment(state, 'onCritical')
    ? (['onAttack', 'onCritical'] as const)
    : (['onAttack'] as const);
  const plays = flow.pieces.length > 0 ? windows.flatMap(window => playsIn(state, window)) : [];
  const nothing = toAnswer(flow).length === 0 && !couldRedraw(flow) && plays.length === 0;
  if (nothing && state.settings.windows !== 'all') return null;
  const sentence = say('ask.has-drawn', { who: nameOf(state, frame.by) });
  return { ask: 'drawn', sentence, who: frame.by, attack: flow, plays, takes: ['might'] };
}

/** A redraw is at hand that could still change something. */
const couldRedraw = (flow: Attack): boolean =>
  flow.pieces.length > 0 &&
  (flow.setup.tokens.redraw > flow.spent.redraw || flow.setup.redraws > flow.grantedUsed);
