import { hexDistance, hexesOf } from '../../src/board/targets/measure';
import { edge } from '../../src/encounter/enemy/perform-place';
import { nearestFree } from '../../src/encounter/facts/free-hexes';
import { boardOf, fitsAt, placed } from '../../src/encounter/facts/positions';
import { enemyAttackNow, enemyOf, friendOf } from '../../src/encounter/facts/select';
import { between } from '../../src/encounter/facts/swarm-pairs';
import type { Answer, Defense } from '../../src/encounter/model/command';
import type { Defender, Question } from '../../src/encounter/model/question';
import type { State } from '../../src/encounter/model/state';
import { atHand } from '../../src/encounter/strike/flow';
import { gridOf } from '../../src/hex/grid';
import { toAnswer } from '../../src/might/attack';
import { counts, STRONGEST_FIRST, worth } from '../../src/might/cards';
import { outcomeOf } from '../../src/might/outcome';
import { hpLost } from '../../src/might/pieces';

/** What a plain player answers: never clever, always legal. */
export function answerTo(state: State, question: Question): Answer {
  switch (question.ask) {
    case 'pick':
      return { answer: 'pick', ids: pickFrom(state, question) };
    case 'go':
      return { answer: 'go' };
    case 'card': {
      const first = question.options[0];
      return first ? { answer: 'card', card: first.id } : { answer: 'aloud' };
    }
    case 'count':
      return { answer: 'go' };
    case 'compose':
      return { answer: 'aloud' };
    case 'place':
      return { answer: 'place', at: placeFor(state, question) };
    case 'defend':
      return { answer: 'defend', with: question.defenders.flatMap(defense) };
    case 'soak':
      return {
        answer: 'tokens',
        spend: question.defenders.map(one => ({ who: one.who, count: worthSpending(one) })),
      };
    case 'tap':
      return { answer: 'total', damage: question.side === 'enemy' ? 6 : 5 };
    case 'pool':
      return { answer: 'might', command: chosen(state) };
    case 'drawn':
      return { answer: 'might', command: goesOn(state) };
  }
}

/** An enemy stays where it stands; who has no place gets the first that fits. */
function placeFor(state: State, question: Extract<Question, { ask: 'place' }>): string | null {
  const enemy = enemyOf(state, question.who);
  if (enemy?.at) return enemy.at;
  const free = [...gridOf(state.encounter.board).cells].map(
    cell => gridOf(state.encounter.board).names[cell] ?? '',
  );
  if (enemy)
    return (
      free.find(
        hex => fitsAt(state, question.who, hex, question.facing) && nearestFree(state, [hex]) === hex,
      ) ?? null
    );
  return question.topic === 'walk'
    ? nearerHex(state, question.who, question.hexes ?? [])
    : nearestFree(state, question.hexes ?? edge(state));
}

/** By a card it goes as near to an enemy as its weapon asks, and stays where that is so already. */
function nearerHex(state: State, who: string, hexes: readonly string[]): string | null {
  const friend = friendOf(state, who);
  const there = state.enemies.filter(one => one.present).map(one => one.id);
  if (!friend?.at || there.length === 0 || !placed(state, [who, ...there])) return null;
  const board = boardOf(state);
  const theirs = there.flatMap(id => hexesOf(board, id));
  const gap = (hex: string): number =>
    Math.max(friend.range, Math.min(...theirs.map(other => hexDistance(board, hex, other))));
  const best = [...hexes].sort((a, b) => gap(a) - gap(b))[0];
  return best !== undefined && gap(best) < gap(friend.at) ? best : null;
}

function pickFrom(state: State, question: Extract<Question, { ask: 'pick' }>): readonly string[] {
  const { topic, min, max, who } = question;
  const options = lawful(question);
  if (topic === 'token') return ['defense'];
  if (topic === 'swarm') return swarmPicks(question, targets => targets[0]);
  if (topic === 'colors' || topic === 'attackers') return options.map(one => one.id);
  if (topic === 'redraw') return strongest(state, options);
  if (topic === 'friend') {
    const hp = (id: string): number => friendOf(state, id)?.hp ?? 99;
    return [...options]
      .sort((a, b) => hp(a.id) - hp(b.id))
      .slice(0, 1)
      .map(one => one.id);
  }
  if (topic === 'aim' || topic === 'die') {
    const hp = (id: string): number =>
      Math.min(
        ...state.enemies
          .filter(one => one.present)
          .flatMap(one => one.dice.filter(die => die.id === id && die.hp > 0).map(die => die.hp)),
        99,
      );
    return [...options]
      .sort((a, b) => hp(a.id) - hp(b.id))
      .slice(0, 1)
      .map(one => one.id);
  }
  if (topic === 'hit' && friendOf(state, who))
    return wounded(
      state,
      options.map(one => one.id),
    ).slice(0, 1);
  return options.slice(0, Math.max(min, Math.min(1, max))).map(one => one.id);
}

/** OWN-295: of each minion at most one target. */
export function swarmPicks(
  { options }: Pick<Extract<Question, { ask: 'pick' }>, 'options'>,
  choose: (targets: readonly string[]) => string | undefined,
): readonly string[] {
  const pairs = options.map(one => one.id).filter(id => id.includes(between));
  const minions = [...new Set(pairs.map(id => id.split(between)[0] ?? ''))];
  return minions.flatMap(minion => choose(pairs.filter(id => id.startsWith(`${minion}${between}`))) ?? []);
}

/** The options that no rule speaks against. */
export const lawful = (question: Extract<Question, { ask: 'pick' }>) =>
  question.options.filter(one => one.against === undefined);

/** The enemy's card that hurts most. */
function strongest(state: State, options: readonly { readonly id: string }[]): readonly string[] {
  const pieces = enemyAttackNow(state)?.flow?.pieces ?? [];
  const value = (id: string): number => {
    const piece = pieces.find(one => `${one.id}` === id);
    return piece ? worth(piece.face) : 0;
  };
  const best = [...options].sort((a, b) => value(b.id) - value(a.id))[0];
  return best && value(best.id) > 1 ? [best.id] : [];
}

/** Those with the fewest HP first: what falls soonest strikes no more. */
export const wounded = (state: State, ids: readonly string[]): readonly string[] => {
  const hp = (id: string): number => enemyOf(state, id)?.dice.reduce((sum, die) => sum + die.hp, 0) ?? 0;
  return [...ids].sort((a, b) => hp(a) - hp(b));
};

function defense(one: Defender): readonly Defense[] {
  const best = [...one.cards].sort((a, b) => b.defense - a.defense)[0];
  if (best) return [{ who: one.who, card: best.id }];
  return one.plus ? [{ who: one.who, plus: 2 }] : [];
}

/** The fewest tokens that save the most HP. */
function worthSpending(one: Defender): number {
  const lost = (tokens: number): number => hpLost(one.damage ?? 0, one.defense + tokens);
  let best = 0;
  for (let n = 1; n <= one.tokens; n++) if (lost(n) < lost(best)) best = n;
  return best;
}

const underway = (state: State) => {
  const frame = state.frames.at(-1);
  return frame?.frame === 'strike' ? atHand(state, frame) : null;
};

function chosen(state: State): Extract<Answer, { answer: 'might' }>['command'] {
  const flow = underway(state);
  if (flow && flow.setup.sentinels > 0) {
    // OWN-43: each Sentinel one card of a colour that the might holds, the strongest.
    const best = STRONGEST_FIRST.find(color => flow.setup.might[color] > 0) ?? 'white';
    return { type: 'choose', cubes: counts({ [best]: flow.setup.sentinels }), white: 0 };
  }
  const cubes = flow && !flow.setup.unarmed ? flow.setup.might : counts({});
  return { type: 'choose', cubes, white: 2 };
}

function goesOn(state: State): Extract<Answer, { answer: 'might' }>['command'] {
  const flow = underway(state);
  if (!flow) return { type: 'settle' };
  // Real cards are drawn by hands that are not here: no more than must be.
  if (flow.setup.source !== 'app') return { type: toAnswer(flow).length > 0 ? 'decline' : 'settle' };
  if (toAnswer(flow).length > 0) return { type: 'criticals' };
  const left = flow.setup.tokens.redraw - flow.spent.redraw;
  const granted = flow.setup.redraws - flow.grantedUsed;
  const blank = flow.pieces.find(piece => piece.part === 'pool' && piece.face === '0');
  if (outcomeOf(flow).missed && blank && (left > 0 || granted > 0))
    return { type: 'redraw', piece: blank.id, by: granted > 0 ? 'granted' : 'token' };
  return { type: 'settle' };
}
