import type { StageCard } from '../../stage/card';
import { isBlankSlip, stageOf } from '../../stage/deck';
import type { Step } from '../../stage/steps';
import { holdsCard } from '../damage/open-cage';
import { turnUpNext } from '../damage/stage-cards';
import { strikesNamed } from '../enemy-attack/strikes-named';
import { bosses, cardOf, enemyOf, isBoss, nameOf, standing } from '../facts/select';
import type { Answer } from '../model/command';
import type { CardFrame, StepsFrame } from '../model/frame';
import type { Question } from '../model/question';
import type { Id, State } from '../model/state';
import { type Handler, notAsked, wrongAnswer } from '../run/handler';
import { learnCard, nameable, namesUnknown } from '../run/learn-card';
import { no, note, pop, push, type Refused, type Run, task, top } from '../run/run';
import { say } from '../says/asks';
import { say as tell } from '../says/tells';
import { isCommon } from './common-steps';
import { isMob } from './mob';
import { movingSteps } from './moving-steps';
import { nextMover } from './order-of-movers';
import { stepping } from './steps-of';

/** A stage card from its name to the discard: named, composed where nobody knows it, acted out, put away. */
export const card: Handler<CardFrame> = {
  question: (state, frame) => ask(state, frame),
  answer: (run, frame, answer) => {
    const question = ask(run.state, frame);
    if (!question) return notAsked();
    if (question.ask === 'count') return counted(run, frame, question, answer);
    if (answer.answer === 'aloud') return aloud(run, frame);
    if (answer.answer === 'compose') return composed(run, frame, answer);
    if (question.ask === 'card' && answer.answer === 'card') return named(run, frame, answer.card);
    return wrongAnswer();
  },
  go: (run, frame) => {
    switch (frame.step) {
      case 'name':
        return top(run, { ...frame, step: 'compose' });
      case 'compose':
        return begins(run, frame);
      case 'move':
        return moves(run, frame);
      case 'act':
        return acts(run, frame);
      case 'finish':
        return finishes(run, frame);
    }
  },
};

const isKnown = (one: StageCard | undefined): boolean =>
  one !== undefined && (one.known === true || one.steps.length > 0);

function ask(state: State, frame: CardFrame): Question | null {
  const slip = frame.job.card;
  if (frame.step === 'name' && isBlankSlip(slip) && state.settings.stage === 'count') return counting(state);
  if (frame.step === 'name' && isBlankSlip(slip)) {
    const stage = stageOf(state.stage, slip);
    return {
      ask: 'card',
      reaction: frame.job.why === 'reaction',
      sentence: say(frame.job.why === 'reaction' ? 'ask.which-reaction' : 'ask.which-card'),
      stage,
      options: nameable(state, stage).map(one => ({ id: one.id, label: one.label })),
      takes: ['card', 'compose', 'aloud'],
    };
  }
  if (frame.step !== 'compose') return null;
  const known = cardOf(state, slip);
  if (isKnown(known)) return null;
  return {
    ask: 'compose',
    sentence: say('ask.what-says', { card: known?.label ?? null }),
    card: slip,
    label: known?.label ?? '',
    takes: ['compose', 'aloud'],
  };
}

/** OWN-202: attacks are the app's where it is told whom they strike; the rest of the card is done by hand. */
function counting(state: State): Extract<Question, { ask: 'count' }> {
  const there = state.enemies.filter(one => one.present);
  return {
    ask: 'count',
    sentence: say('ask.card-on-table'),
    attackers: there.map(one => ({ id: one.id, label: nameOf(state, one.id), boss: isBoss(state, one) })),
    targets: standing(state)
      .filter(one => one.role !== 'sentinel')
      .map(one => ({ id: one.id, label: one.name })),
    takes: ['go', 'strikes'],
  };
}

function counted(
  run: Run,
  frame: CardFrame,
  question: Extract<Question, { ask: 'count' }>,
  answer: Answer,
): Refused {
  if (answer.answer === 'strikes') return strikesNamed(run, question, answer);
  if (answer.answer !== 'go') return wrongAnswer();
  note(run, 'byHand', say('ask.card-on-table'));
  top(run, { ...frame, step: 'finish' });
  // OWN-210: where the app only counts, this question is the stop.
  run.onward = frame.job.why === 'phase';
  return null;
}

function named(run: Run, frame: CardFrame, id: Id): Refused {
  const question = ask(run.state, frame);
  if (question?.ask !== 'card' || !question.options.some(one => one.id === id))
    return no('no-such-card', say('refuse.answer-no-card'));
  rename(run, frame, id);
  return null;
}

function rename(run: Run, frame: CardFrame, id: Id): void {
  const stage = stageOf(run.state.stage, frame.job.card);
  run.emit({ type: 'stage', event: { type: 'named', card: id, stage, drawn: true } });
  const job = { ...frame.job, card: id };
  // What lasts by it holds the card by its name.
  const { scene } = run.state;
  if (scene) run.emit({ type: 'scene', scene: { ...scene, job } });
  top(run, { ...frame, job, step: 'compose' });
}

/** What was tapped in is carried out now and known from then on. */
function composed(run: Run, frame: CardFrame, answer: Extract<Answer, { answer: 'compose' }>): Refused {
  const { card } = frame.job;
  const unknown = namesUnknown(run.state, answer);
  if (unknown) return unknown;
  const id = learnCard(run, card, answer);
  if (isBlankSlip(card)) rename(run, frame, id);
  beginsAnew(run);
  return null;
}

function beginsAnew(run: Run): void {
  const now = run.state.frames.at(-1);
  if (now?.frame === 'card') begins(run, now);
}

function aloud(run: Run, frame: CardFrame): Refused {
  const card = cardOf(run.state, frame.job.card)?.label ?? null;
  note(run, 'aloud', say('tell.card-aloud', { card }));
  // OWN-170: the fight goes on at once, what the card says waits in the list.
  task(run, tell('tell.do-card', { card }));
  top(run, { ...frame, step: 'finish' });
  return null;
}

/** Every boss, or the kinds that the card names, minions too. */
export function actorsOf(state: State, one: StageCard): readonly Id[] {
  // SC-10: the card says who of several acts
  if (one.actors) {
    const kinds = one.actors;
    return state.enemies.filter(it => it.present && kinds.includes(it.kind)).map(it => it.id);
  }
  return bosses(state).map(it => it.id);
}

function begins(run: Run, frame: CardFrame) {
  const one = cardOf(run.state, frame.job.card);
  if (!one) return top(run, { ...frame, step: 'finish' });
  note(
    run,
    'card',
    say(frame.job.why === 'reaction' ? 'tell.card-reaction' : 'tell.card-drawn', { card: one.label }),
  );
  if (one.text && one.steps.length > 0) run.emit({ type: 'task', text: one.text });
  if (one.text && one.steps.length === 0)
    push(run, { frame: 'hands', text: one.text, who: null, window: null, task: 'card' });
  const actors = actorsOf(run.state, one);
  const now: CardFrame = { ...frame, order: [], left: actors, step: actors.length > 1 ? 'move' : 'act' };
  replace(run, now);
}

/** The card's own frame, wherever something has been put on top of it. */
function replace(run: Run, frame: CardFrame) {
  const above = run.state.frames.at(-1);
  if (above?.frame === 'card') return top(run, frame);
  pop(run);
  top(run, frame);
  if (above) push(run, above);
}

/** Several actors: all choose, move and turn before any attacks (MV-11). */
function moves(run: Run, frame: CardFrame) {
  const one = cardOf(run.state, frame.job.card);
  const steps = one?.steps ?? [];
  const next = nextMover(run.state, frame.left, () => steps);
  if (next === null) return top(run, { ...frame, left: frame.order, step: 'act' });
  top(run, { ...frame, left: frame.left.filter(id => id !== next), order: [...frame.order, next] });
  beginSteps(run, stepping(steps, next, { end: movingSteps(steps) }));
}

function acts(run: Run, frame: CardFrame): void {
  const steps = cardOf(run.state, frame.job.card)?.steps ?? [];
  const several = frame.order.length > 1;
  const [next, ...left] = frame.left;
  if (next === undefined) {
    top(run, { ...frame, step: 'finish' });
    const left = undone(run.state, steps);
    if (left.length > 0) beginSteps(run, stepping(left, ''));
    return;
  }
  // FT-9: all of a Mob that the card lets act go through its steps together.
  const mates = isMob(run.state, next) ? left.filter(id => isMob(run.state, id)) : [];
  const alone = left.filter(id => !mates.includes(id));
  top(run, { ...frame, left: alone, order: several ? frame.order : [next] });
  const who = [next, ...mates].filter(id => {
    const enemy = enemyOf(run.state, id);
    return enemy !== undefined && !isBoss(run.state, enemy);
  });
  if (who.length > 0) run.emit({ type: 'acted', who, acted: true });
  beginSteps(run, stepping(steps, next, { at: several ? movingSteps(steps) : 0, mates, ofCard: true }));
}

function beginSteps(run: Run, frame: StepsFrame): void {
  run.emit({ type: 'stepsBegin', who: frame.actor });
  push(run, frame);
}

/** OWN-243, SC-2: steps that need no actor, and that no actor has lived to do. */
const undone = (state: State, steps: readonly Step[]): readonly Step[] => {
  const done = state.scene?.done;
  return done ? steps.filter((step, at) => !done.includes(at) && isCommon(state, step)) : [];
};

function finishes(run: Run, frame: CardFrame): void {
  const id = frame.job.card;
  const keeps =
    (cardOf(run.state, id)?.lasts ?? false) ||
    holdsCard(run.state, id) ||
    run.state.lasting.some(one => one.card === id && one.until !== 'endOfEncounter');
  pop(run);
  // SC-3: a card that lasts is kept
  run.emit({ type: 'stage', event: { type: keeps ? 'kept' : 'discarded', card: id } });
  run.emit({ type: 'scene', scene: null });
  // RX-7, SC-4: then the next card is turned up
  turnUpNext(run);
}
