import { hexesOf } from '../../board/targets/measure';
import { boardOf } from '../facts/positions';
import { friendOf, nameOf } from '../facts/select';
import type { Link, PlayFrame } from '../model/frame';
import type { Id } from '../model/state';
import { type Handler, wrongAnswer } from '../run/handler';
import { unless } from '../run/overrule';
import { picked } from '../run/pick';
import { no, note, pop, push, type Refused, type Run, top } from '../run/run';
import { say } from '../says/asks';
import { because } from '../says/refusals';
import { playAbility, putOn, without } from './battleflow';
import { linksFrom } from './chain';
import { performEffect } from './play-effects';
import { askPlay, effectsOf, isDown } from './play-questions';

/** A card being played, effect by effect; at last it goes to its place, and battleflow follows an ability. */
export const play: Handler<PlayFrame> = {
  question: askPlay,
  answer: (run, frame, answer) => {
    const question = askPlay(run.state, frame);
    const ids = picked(question, answer);
    if (!question || !ids) return wrongAnswer();
    for (const option of question.options) {
      const against = ids.includes(option.id) && option.against ? no('out-of-range', option.against) : null;
      const refused = unless(run, answer.answer === 'pick' && answer.anyway, against);
      if (refused) return refused;
    }
    if (question.topic === 'chain') return linked(run, frame, ids);
    top(run, { ...frame, targets: ids, asked: frame.at });
    return null;
  },
  go: (run, frame) => {
    if (isDown(run.state, frame.who)) return breaksOff(run, frame);
    if (frame.ends) return standsNextTo(run, frame, frame.ends);
    const effect = effectsOf(run.state, frame)[frame.at];
    if (!effect) return putAway(run, frame);
    top(run, { ...frame, at: frame.at + 1, targets: [], asked: -1 });
    performEffect(run, frame, effect);
  },
};

/**
 * OWN-248, FT-11: a friend that falls during its own card does nothing more of the card, and the card is put away
 * (AB-1).
 */
function breaksOff(run: Run, frame: PlayFrame): void {
  if (effectsOf(run.state, frame)[frame.at])
    note(run, 'skipped', because('refuse.cannot-act', { who: nameOf(run.state, frame.who) }));
  putAway(run, frame);
}

/**
 * SE-10: the chain is done; of the free hexes nearest to its last target, where that now is, the player chooses one, hit
 * or missed (OWN-124); to where it was, if it has left the board.
 */
function standsNextTo(run: Run, { ends: _, ...frame }: PlayFrame, last: Link): void {
  top(run, frame);
  const board = boardOf(run.state);
  const there = board.characters.some(one => one.id === last.target);
  push(run, {
    frame: 'place',
    who: frame.who,
    text: say('ask.where-chain-ends', {
      who: nameOf(run.state, frame.who),
      target: nameOf(run.state, last.target),
    }),
    hexes: null,
    topic: 'chainEnd',
    about: { actor: frame.who, target: last.target },
    near: there ? hexesOf(board, last.target) : [last.hex],
  });
}

/** The targets of a chain, one after the other, until none is named. */
function linked(run: Run, frame: PlayFrame, ids: readonly Id[]): Refused {
  if (linksFrom(run.state, ids).length !== ids.length) return wrongAnswer();
  const targets = [...frame.targets, ...ids];
  top(run, { ...frame, targets, asked: ids.length === 0 ? frame.at : frame.asked });
  return null;
}

/** Abilities onto their cooldown with battleflow; items without, or face down; a companion's cube on its archetype. */
function putAway(run: Run, frame: PlayFrame) {
  pop(run);
  const friend = friendOf(run.state, frame.who);
  if (!friend || frame.effects) return;
  const { who } = frame;
  const ability = run.state.library.abilities[frame.card];
  const item = run.state.library.items[frame.card];
  if (ability)
    return run.emit({
      type: 'cards',
      who,
      cards: playAbility(friend.cards, frame.card, ability.cooldown),
      played: frame.card,
    });
  // AB-8, IT-2: an item goes to its position, and nothing flows on
  if (item) {
    const rest = without(friend.cards, frame.card);
    // CN-6: for a companion once an encounter, without a cooldown
    const spent = friend.role === 'companion' || item.cooldown === undefined;
    const cards =
      spent || item.cooldown === undefined
        ? { ...rest, spent: [...rest.spent, frame.card] }
        : putOn(friend.cards, frame.card, item.cooldown);
    return run.emit({ type: 'cards', who, cards, played: frame.card });
  }
  const cubes = [...friend.cards.cubes.filter(id => id !== frame.choice), frame.choice];
  run.emit({ type: 'cards', who, cards: { ...friend.cards, cubes }, played: frame.choice });
}
