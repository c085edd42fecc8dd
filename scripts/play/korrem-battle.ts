import { draw, type Stream, streamOf } from '../../src/basics/random';
import { battle } from '../../src/games/korrem/headless';
import { attract } from '../../src/games/korrem/rules/battle/attract';
import { adjacent, type Cell } from '../../src/games/korrem/rules/battle/space';
import type { Battle, Command, Fighter } from '../../src/games/korrem/rules/fight/model';
import { type Question, questionOf } from '../../src/games/korrem/rules/fight/question';
import { formation } from '../../src/games/korrem/rules/npc/formation';
import { creatures } from '../../src/games/korrem/sample/salt-road';

/** A plain player: strikes whom it reaches, walks toward the NPCs, and lets them act. */
export function plainPlayer(
  stream: Stream,
): (battle: Battle, asked?: Question | null) => Command | undefined {
  let chance = stream;
  const any = <T>(some: readonly T[]): T | undefined => {
    if (some.length === 0) return undefined;
    const [at, next] = draw(chance, 0, some.length - 1);
    chance = next;
    return some[at];
  };
  return (battle, asked = questionOf(battle)) => {
    switch (asked?.ask) {
      case 'setup':
        return { do: 'begin' };
      case 'roll':
        return { do: 'npc' };
      case 'done': {
        const others = battle.cards.filter(({ side }) => side !== battle.acting);
        const other = any([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]) === 0 ? any(others) : undefined;
        if (other && !asked.doing.overruled) return { do: 'aim', target: other.id };
        return { do: 'done', works: any([true, true, false]) ?? true };
      }
      case 'own':
        return ownPhase(battle, any);
      case 'regroup':
        return { do: 'regroup' };
      case 'dodge':
        return { do: 'dodged', saved: any([0, 1, 2, 3]) ?? 0 };
      case 'name': {
        const one = any(asked.among);
        const nobody = asked.naming.asks === 'near' && any([true, false]);
        return { do: 'name', ids: nobody || one === undefined ? [] : [one] };
      }
      case undefined:
        return undefined;
    }
  };
}

function ownPhase(battle: Battle, any: <T>(some: readonly T[]) => T | undefined): Command {
  const own = battle.cards.filter(({ side, states }) => side === battle.acting && states.length === 0);
  const theirs = battle.cards.filter(({ side }) => side !== battle.acting);
  const reaches = (card: Fighter, other: Fighter): boolean =>
    battle.light || card.kind === 'tower' || adjacent(card.at, other.at);
  const friends = (card: Fighter, other: Fighter): boolean =>
    card.bonds.some(bond => bond.type === 'companionship' && bond.with === other.id);
  const pairs = own
    .filter(({ id }) => !battle.hits.some(({ by }) => by === id))
    .flatMap(card =>
      theirs
        .filter(other => reaches(card, other) && !friends(card, other))
        .map(other => [card, other] as const),
    );
  const heart = any([0, 1, 2, 3, 4, 5]) === 0 ? attracts(battle, own) : undefined;
  if (heart) return heart;
  const pair = any(pairs);
  if (pair) return { do: 'strike', on: pair[1].id, by: [pair[0].id] };
  const state =
    any([0, 1, 2, 3, 4, 5, 6, 7]) === 0
      ? any(theirs.filter(({ kind }) => kind !== 'wall' && kind !== 'tower'))
      : undefined;
  const which = any(['disabled', 'poisoned', 'frozen'] as const);
  if (state && which && !state.states.includes(which))
    return { do: 'state', id: state.id, state: which, on: true };
  return { do: 'phase' };
}

/** AT: somebody who may attract somebody. */
function attracts(battle: Battle, own: readonly Fighter[]): Command | undefined {
  for (const by of own.filter(({ id }) => !battle.marks?.attracted.includes(id)))
    for (const on of battle.cards)
      if (on.id !== by.id && attract(battle.cards, by, on).problem === null)
        return { do: 'attract', by: by.id, on: on.id };
  return undefined;
}

const pick = (stream: Stream, count: number) => {
  const all = Object.keys(creatures);
  let chance = stream;
  return Array.from({ length: count }, () => {
    const [at, next] = draw(chance, 0, all.length - 1);
    chance = next;
    return all[at]!;
  });
};

/** NF-1: the usual formation, a line, a wedge and a column, each with its leader at the front. */
const formations: readonly (readonly Cell[])[] = [
  [],
  [
    [0, 0],
    [1, 0],
    [2, 0],
    [3, 0],
    [4, 0],
  ],
  [
    [0, 0],
    [0, -1],
    [-1, -1],
    [1, -1],
    [0, -2],
  ],
  [
    [0, 0],
    [0, -1],
    [0, -2],
    [0, -3],
  ],
];

/** How a group of this seed reads what the book leaves open, and what it wants to see. */
export const readingsOf = (seed: number) => {
  const of = <T>(purpose: string, some: readonly T[]): T =>
    some[draw(streamOf(seed, purpose), 0, some.length - 1)[0]]!;
  const cells = of('formation', formations);
  return {
    fliers: of('fliers', ['nearest', 'strongest'] as const),
    foresight: of('foresight', [true, false]),
    oursForeseen: of('ours', [true, false]),
    ...(cells.length > 0 && { formation: cells }),
    ...(of('pins', [true, false]) && { pins: { 'NM-4': 'Whoever is nearest by the map.' } }),
  };
};

/** The setup of a random battle: one to five creatures against a nation, one to three first phases. */
export function randomSetup(seed: number) {
  const [count] = draw(streamOf(seed, 'count'), 1, 5);
  const [phases] = draw(streamOf(seed, 'phases'), 1, 3);
  return {
    seed,
    nation: seed % 2 === 0 ? 'reedfolk' : 'kilnfolk',
    creatures: pick(streamOf(seed, 'creatures'), count),
    name: 'Ours',
    enemyName: 'Theirs',
    phases,
  } as const;
}

export const randomBattle = (seed: number): Battle => battle.typed.begin(randomSetup(seed));

/** The same, read as a group likes. */
export function readBattle(seed: number): Battle {
  const { formation: cells = [], ...readings } = readingsOf(seed);
  const begun = randomBattle(seed);
  const wild = begun.cards.filter(({ side }) => side === begun.armies[0].id);
  const there = formation(wild.length, cells);
  return {
    ...begun,
    ...readings,
    cards: begun.cards.map(card => ({ ...card, at: there[wild.indexOf(card)] ?? card.at })),
  };
}
