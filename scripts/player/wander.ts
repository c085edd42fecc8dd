import { draw, type Stream, streamFrom } from '../../src/basics/random';
import { strides } from '../../src/encounter/damage/stride';
import { standing, tokensOf } from '../../src/encounter/facts/select';
import type { Answer, Command } from '../../src/encounter/model/command';
import type { Question } from '../../src/encounter/model/question';
import type { Friend, State } from '../../src/encounter/model/state';
import { questionOf } from '../../src/encounter/stack/dispatch';
import { costOf, playable } from '../../src/encounter/windows/playable';
import { answerTo, lawful, swarmPicks } from './answers';
import { nextCommand } from './policy';
import { inRange, playIsLawful } from './turns';

/** Any legal play at random: what a fight is worth against players who do not think. With a seed it plays alike. */
export function wanderer(seed: number): (state: State) => Command | null {
  let stream: Stream = streamFrom(seed);
  const roll = (sides: number): number => {
    const [n, next] = draw(stream, 0, sides - 1);
    stream = next;
    return n;
  };
  return state => {
    if (state.phase === 'over' || state.phase === 'setup') return nextCommand(state);
    const question = questionOf(state);
    if (question) return { do: 'answer', answer: anyAnswer(state, question, roll) };
    const usual = nextCommand(state);
    if (usual?.do === 'ally' || usual?.do === 'injury') return usual;
    const all = standing(state).flatMap(one => commandsOf(state, one, roll));
    const n = roll(all.length + 1);
    return all[n] ?? { do: 'endTurns' };
  };
}

type Roll = (sides: number) => number;

function commandsOf(state: State, one: Friend, roll: Roll): Command[] {
  if (one.role === 'sentinel' || one.caged || one.presence !== 'standing') return [];
  const out: Command[] = [];
  for (const play of playable(state, one)) {
    if (play.what === 'item' || play.choice.interrupt || costOf(one, play) > one.animus.available) continue;
    if (!playIsLawful(state, one, play)) continue;
    const attack = play.choice.effects.find(effect => effect.effect === 'attack');
    const range = attack?.effect === 'attack' ? (attack.range ?? one.range) : 99;
    if (attack && inRange(state, one, range).length === 0) continue;
    out.push({ do: 'play', who: one.id, card: play.card, choice: play.choice.id });
  }
  const moved = state.turn?.who === one.id && state.turn.moved;
  if (one.animus.available > 0 && !moved && one.at !== null && tokensOf(one, 'crippled') === 0) {
    const found = [...strides(state, one.id)].filter(([, cost]) => cost <= 4);
    const walk = found[roll(Math.max(1, found.length))];
    if (walk) out.push({ do: 'move', who: one.id, to: walk[0], animus: walk[1] });
  }
  return out;
}

/** Of the same questions a random legal answer; where only the rules' own arithmetic is asked, the usual one. */
function anyAnswer(state: State, question: Question, roll: Roll): Answer {
  switch (question.ask) {
    case 'pick': {
      if (question.topic === 'token') return answerTo(state, question);
      if (question.topic === 'swarm')
        return {
          answer: 'pick',
          ids: swarmPicks(question, targets => targets[roll(targets.length + 1)]),
        };
      const count = question.min + roll(question.max - question.min + 1);
      const options = lawful(question).map(one => one.id);
      if (options.length < count) return answerTo(state, question);
      const ids = Array.from({ length: count }, () => options.splice(roll(options.length), 1)[0] ?? '');
      return { answer: 'pick', ids };
    }
    case 'defend':
      return {
        answer: 'defend',
        with: question.defenders.flatMap(one => {
          const card = one.cards[roll(one.cards.length + 1)];
          return card ? [{ who: one.who, card: card.id }] : [];
        }),
      };
    case 'pool': {
      const usual = answerTo(state, question);
      if (usual.answer !== 'might' || usual.command.type !== 'choose') return usual;
      return { answer: 'might', command: { ...usual.command, white: roll(7) } };
    }
    default:
      return answerTo(state, question);
  }
}
