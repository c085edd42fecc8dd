import { answerTo, swarmPicks } from '../../../scripts/player/answers';
import { takenBy } from '../../../src/encounter/facts/free-hexes';
import { fitsAt, sizeOf } from '../../../src/encounter/facts/positions';
import { enemyOf } from '../../../src/encounter/facts/select';
import type { Answer, Defense } from '../../../src/encounter/model/command';
import type { EnemyAttackFrame, StrikeFrame } from '../../../src/encounter/model/frame';
import type { Question } from '../../../src/encounter/model/question';
import type { State } from '../../../src/encounter/model/state';
import { atHand } from '../../../src/encounter/strike/flow';
import { gridOf } from '../../../src/hex/grid';
import { toAnswer } from '../../../src/might/attack';
import { COLORS, counts, eachColor, isBlank, SIDES, total } from '../../../src/might/cards';
import type { AttackCommand, EnemyCommand } from '../../../src/might/commands';
import type { Adjustment } from '../../../src/might/event';
import { stillToDraw, type Tapped } from '../../../src/might/pieces';
import { steps, tellable } from './cards';
import type { Chance } from './chance';

const compass = ['N', 'NE', 'SE', 'S', 'SW', 'NW'] as const;

/** Any legal answer to any question: what real players do, in all the ways that a question takes. */
export function anyAnswer(state: State, question: Question, chance: Chance): Answer {
  switch (question.ask) {
    case 'pick': {
      if (question.topic === 'swarm' && chance.in100(80))
        return {
          answer: 'pick',
          ids: swarmPicks(question, targets => targets[chance.roll(targets.length + 1)]),
        };
      if (question.topic === 'swarm') return { answer: 'pick', ids: ['each'] };
      const count = question.min + chance.roll(question.max - question.min + 1);
      return {
        answer: 'pick',
        ids: chance.some(
          question.options.map(one => one.id),
          count,
        ),
      };
    }
    case 'go':
      return { answer: 'go' };
    case 'card': {
      const named = chance.any(question.options);
      if (named && chance.in100(60)) return { answer: 'card', card: named.id };
      return chance.in100(80) ? compose(state, chance) : { answer: 'aloud' };
    }
    case 'count':
      return strikesOrGoes(state, question, chance);
    case 'compose':
      return chance.in100(80) ? compose(state, chance) : { answer: 'aloud' };
    case 'place':
      return placed(state, question, chance);
    case 'defend':
      return defends(question, chance);
    case 'soak':
      return soaks(state, question, chance);
    case 'tap':
      return question.side === 'enemy' ? enemyTaps(state, chance) : ourTaps(state, chance);
    case 'pool':
      return chance.in100(15) ? total5(chance) : { answer: 'might', command: chooses(state, chance) };
    case 'drawn':
      return { answer: 'might', command: drawn(state, chance) };
  }
}

function strikesOrGoes(
  { enemies, encounter }: State,
  question: Extract<Question, { ask: 'count' }>,
  chance: Chance,
): Answer {
  const attackers = chance.some(
    question.attackers.map(one => one.id),
    1 + chance.roll(2),
  );
  const targets = chance.some(
    question.targets.map(one => one.id),
    1 + chance.roll(2),
  );
  if (chance.in100(50) || attackers.length === 0 || targets.length === 0) return { answer: 'go' };
  const kinds = enemies.flatMap(one => (attackers.includes(one.id) ? [one.kind] : []));
  const front = encounter.enemies.some(
    kind => kinds.includes(kind.id) && kind.slots?.some(slot => (slot.icon ?? slot.id) === 'front'),
  );
  return {
    answer: 'strikes',
    attackers,
    targets,
    ...(chance.in100(30) && front ? { breaks: ['front'] } : {}),
    ...(chance.in100(30) ? { hit: [{ effect: 'knockback', hexes: 1 }] } : {}),
  };
}

const compose = (state: State, chance: Chance): Answer => ({
  answer: 'compose',
  steps: [{ do: 'target', rules: [] }, ...tellable(state.encounter, steps(chance, 1 + chance.roll(3)))],
  ...(chance.in100(50) ? { label: 'Said aloud' } : {}),
  ...(chance.in100(15) ? { lasts: true } : {}),
});

const total5 = (chance: Chance): Answer => ({
  answer: 'total',
  damage: chance.in100(20) ? null : chance.roll(12),
});

/** A free hex on which the whole of it fits, wherever the players like. */
function placed(state: State, question: Extract<Question, { ask: 'place' }>, chance: Chance): Answer {
  const enemy = enemyOf(state, question.who);
  const facing = chance.one(compass);
  const grid = gridOf(state.encounter.board);
  const large = enemy !== undefined && sizeOf(state, enemy) !== 'single';
  const all = question.hexes ?? [...grid.cells].map(cell => grid.names[cell] ?? '');
  const free = all.filter(hex => {
    const other = takenBy(state, hex);
    return (other === null || other === question.who) && fitsAt(state, question.who, hex, facing);
  });
  // What a large body comes to lie on is the table's business: it stays where it was, or goes where nobody is near.
  if (large) return answerTo(state, question);
  const at = chance.any(free);
  if (at === undefined || chance.in100(5)) return { answer: 'place', at: null };
  return { answer: 'place', at, facing };
}

function defends(question: Extract<Question, { ask: 'defend' }>, chance: Chance): Answer {
  return {
    answer: 'defend',
    with: question.defenders.flatMap((one): readonly Defense[] => {
      const card = chance.any(one.cards);
      if (card && chance.in100(60)) return [{ who: one.who, card: card.id }];
      return one.plus && chance.in100(60) ? [{ who: one.who, plus: chance.roll(5) }] : [];
    }),
  };
}

function soaks(state: State, question: Extract<Question, { ask: 'soak' }>, chance: Chance): Answer {
  const [first] = question.defenders;
  if (!question.draw)
    return chance.in100(30) || !first
      ? { answer: 'go' }
      : { answer: 'tokens', spend: [{ who: first.who, count: chance.roll(first.tokens + 1) }] };
  const frame = blowOf(state);
  const piece = chance.any(frame?.flow?.pieces ?? []);
  if (piece && frame?.flow?.setup.source === 'app' && chance.in100(10))
    return { answer: 'might', command: { type: 'redraw', piece: piece.id } };
  if (chance.in100(10)) return { answer: 'might', command: adjusts(chance) };
  if (chance.in100(5))
    return { answer: 'might', command: { type: 'settle', said: { damage: chance.roll(9) } } };
  if (chance.in100(30)) return { answer: 'go' };
  // The Guardian may draw on its Grove Maiden's tokens: struck together, only one of them does here.
  const spend = question.defenders
    .slice(0, 1)
    .map(one => ({ who: one.who, count: chance.roll(one.tokens + 1) }));
  return { answer: 'tokens', spend };
}

const adjusts = (chance: Chance): EnemyCommand => ({
  type: 'adjust',
  change: chance.one<Adjustment>([{ bonus: 1 }, { bonus: -1 }, { lowest: 1 }, { highest: 1 }]),
});

const blowOf = (state: State): EnemyAttackFrame | null => {
  const frame = state.frames.at(-1);
  return frame?.frame === 'blow' ? frame : null;
};

const strikeOf = (state: State): StrikeFrame | null => {
  const frame = state.frames.at(-1);
  return frame?.frame === 'strike' ? frame : null;
};

/** With the tokens that its attacker holds now. */
function ownFlow(state: State) {
  const strike = strikeOf(state);
  return strike && atHand(state, strike);
}

const face = (color: (typeof COLORS)[number], chance: Chance) => chance.any(SIDES[color]) ?? '0';

/** Every piece that is still awaited, with any face that its colour has. */
function tapsOf(awaited: ReturnType<typeof stillToDraw>, chance: Chance): Tapped[] {
  return COLORS.flatMap(color => [
    ...Array.from({ length: awaited.cards[color] }, () => ({ color, face: face(color, chance) })),
    ...Array.from({ length: awaited.dice[color] }, () => ({ color, face: face(color, chance), die: true })),
  ]);
}

function enemyTaps(state: State, chance: Chance): Answer {
  const flow = blowOf(state)?.flow;
  if (!flow || chance.in100(40)) return { answer: 'total', damage: chance.roll(14) };
  const pieces = tapsOf(stillToDraw(flow.pool, flow.pieces, flow.noneLeft), chance);
  return { answer: 'might', command: { type: 'reveal', pieces } };
}

function ourTaps(state: State, chance: Chance): Answer {
  const flow = strikeOf(state)?.flow;
  if (!flow || chance.in100(30)) return total5(chance);
  const pieces = tapsOf(stillToDraw(flow.pool, flow.pieces, flow.noneLeft), chance);
  const some = chance.in100(30) ? pieces.slice(0, 1 + chance.roll(pieces.length)) : pieces;
  const noMore = some.length < pieces.length && chance.in100(30);
  return { answer: 'might', command: { type: 'tap', pieces: some, ...(noMore ? { noMore: true } : {}) } };
}

/** How the pool is put together: cubes or fewer, white, upgrades, dice, tokens, all within what there is. */
export function chooses(state: State, chance: Chance): AttackCommand {
  const flow = ownFlow(state);
  if (!flow) return { type: 'settle' };
  const { setup } = flow;
  const less = (most: number): number => (chance.in100(70) ? most : chance.roll(most + 1));
  let cubes = setup.unarmed ? counts({}) : eachColor(color => less(setup.might[color]));
  if (setup.sentinels > 0) {
    const color = COLORS.find(it => setup.might[it] > 0) ?? 'white';
    cubes = counts(setup.might[color] > 0 ? { [color]: setup.sentinels } : {});
  }
  const white = setup.sentinels > 0 ? 0 : chance.roll(6);
  const sure = total(cubes) + white === 0 && setup.sentinels === 0 ? 1 : 0;
  const base = { ...cubes, white: cubes.white + white + sure };
  const empowered = setup.tokens.empowered > 0 && chance.in100(50) ? 1 : 0;
  const lethality = setup.tokens.lethality > 0 && chance.in100(50) ? 1 : 0;
  const steps = setup.empowered + 3 * empowered;
  const final = upgraded(base, steps);
  const pieces =
    state.settings.might === 'dice'
      ? final
      : state.settings.might === 'mixed'
        ? eachColor(color => chance.roll(final[color] + 1))
        : counts({});
  return {
    type: 'choose',
    cubes,
    white: white + sure,
    empowered: final,
    dice: pieces,
    tokens: { empowered, lethality },
  };
}

function upgraded(pool: ReturnType<typeof counts>, steps: number) {
  let now = pool;
  for (let i = 0; i < steps; i++) {
    if (now.white > 0) now = { ...now, white: now.white - 1, yellow: now.yellow + 1 };
    else if (now.yellow > 0) now = { ...now, yellow: now.yellow - 1, red: now.red + 1 };
    else if (now.red > 0) now = { ...now, red: now.red - 1, black: now.black + 1 };
  }
  return now;
}

function drawn(state: State, chance: Chance): AttackCommand {
  const flow = ownFlow(state);
  if (!flow) return { type: 'settle' };
  const app = flow.setup.source === 'app';
  const open = toAnswer(flow);
  const critical = open[0];
  if (chance.in100(5))
    return { type: 'settle', said: chance.in100(50) ? 'missed' : { damage: chance.roll(9) } };
  if (chance.in100(8))
    return { type: 'adjust', change: chance.one<Adjustment>([{ bonus: 1 }, { redraws: 1 }, { lowest: 1 }]) };
  const blank = flow.pieces.find(piece => isBlank(piece.face));
  const token = flow.setup.tokens.redraw > flow.spent.redraw;
  const granted = flow.setup.redraws > flow.grantedUsed;
  if (blank && (token || granted) && chance.in100(60))
    return {
      type: 'redraw',
      piece: blank.id,
      by: granted ? 'granted' : 'token',
      ...(app ? {} : { face: face(blank.color, chance) }),
    };
  if (critical) {
    if (chance.in100(20)) return { type: 'decline' };
    if (app && chance.in100(50)) return { type: 'criticals' };
    return { type: 'critical', piece: critical.id, ...(app ? {} : { face: face(critical.color, chance) }) };
  }
  return { type: 'settle' };
}
