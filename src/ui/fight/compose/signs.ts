import type { Area, Condition, Effect, Group, Place, Step, TargetRule } from '../../../stage/steps';
import {
  ability,
  aim,
  another as anotherCard,
  branch,
  cage,
  each,
  heart,
  lasting,
  maw,
  put,
  spawned,
  spoken,
  turns,
} from '../../oathsworn/icons/icons-card.gen';
import {
  bleed,
  boot,
  claws,
  cone,
  crackedShield,
  drop,
  gem,
  poison,
  push,
  rat,
  shield,
  wolf,
} from '../../oathsworn/icons/icons-fight.gen';
import {
  all,
  another,
  broken,
  chain,
  charge,
  circle,
  closest,
  company,
  die,
  dodge,
  dragged,
  drawn,
  edge,
  furthest,
  healed,
  hidden,
  klass,
  lastAttacker,
  leader,
  leastHp,
  mostHp,
  near,
  not,
  numeral,
  reaction,
  same,
  start,
  table,
  token,
  tokens,
  wave,
  within,
  wounded,
} from '../../oathsworn/icons/icons-step.gen';
import { flame } from '../../parts/frame/icons-home.gen';

/** An arrow on a square of 512 that points so many degrees from north. */
function arrow(degrees: number): string {
  const shape: readonly (readonly [number, number])[] = [
    [0, -200],
    [130, -30],
    [52, -30],
    [52, 190],
    [-52, 190],
    [-52, -30],
    [-130, -30],
  ];
  const angle = (degrees * Math.PI) / 180;
  const at = ([x, y]: readonly [number, number]): string =>
    `${Math.round(256 + x * Math.cos(angle) - y * Math.sin(angle))} ${Math.round(256 + x * Math.sin(angle) + y * Math.cos(angle))}`;
  return `M${shape.map(at).join('L')}Z`;
}

/** Where something points: the six ways over a hex board, and the sides of a body that faces north. */
const pointing = {
  N: arrow(0),
  NE: arrow(60),
  SE: arrow(120),
  S: arrow(180),
  SW: arrow(240),
  NW: arrow(300),
  E: arrow(90),
  W: arrow(270),
  sides: 'M20 256 150 130V206H362V130L492 256 362 382V306H150V382Z',
} as const;

const rules: Readonly<Record<TargetRule['rule'], string>> = {
  closest,
  furthest,
  mostHp,
  leastHp,
  mostWounded: wounded,
  mostAnimus: gem,
  leastAnimus: gem,
  mostDefense: shield,
  leastDefense: crackedShield,
  mostTokens: tokens,
  hasToken: token,
  firstPlayer: leader,
  class: klass,
  inArc: cone,
  adjacent: near,
  lastAttacker,
  random: die,
  same,
  another,
  players: table,
};

const groups: Readonly<Record<Group['who'], string>> = {
  target: aim,
  hit: claws,
  hurt: heart,
  self: wolf,
  oathsworn: all,
  company,
  bosses: wolf,
  minions: rat,
  adjacent: near,
  within,
  inArc: cone,
  class: klass,
  hasToken: token,
  firstPlayer: leader,
  each,
  players: table,
};

const effects: Readonly<Record<Effect['effect'], string>> = {
  knockback: push,
  push,
  lose: heart,
  heal: healed,
  token: poison,
  removeToken: not,
  bleeds: bleed,
  animus: gem,
  drag: dragged,
  defense: shield,
  might: claws,
  exclude: hidden,
  text: spoken,
};

const areas: Readonly<Record<Area['area'], string>> = {
  adjacent: near,
  circle,
  cone,
  wave,
  charge,
  chain,
  custom: drawn,
};

const places: Readonly<Record<Place['place'], string>> = {
  hexes: drawn,
  next: near,
  under: put,
  front: pointing.N,
  rear: pointing.S,
  edge,
  start,
  area: circle,
  players: table,
};

const conditions: Readonly<Record<Condition['when'], string>> = {
  adjacent: near,
  within,
  inArc: cone,
  broken,
  hit: claws,
  hurt: heart,
  missed: dodge,
  noTarget: not,
  stage: numeral,
  reaction,
  hasToken: token,
  minionsAtMost: rat,
  moved: boot,
  not,
  players: table,
};

/** The composer offers the kinds in this order: the most common ones on cards come first. */
const steps: Readonly<Record<Step['do'], string>> = {
  target: aim,
  move: boot,
  turn: turns,
  attack: claws,
  effect: heart,
  draw: anotherCard,
  tiles: flame,
  spawn: spawned,
  minions: rat,
  place: put,
  ability,
  lasting,
  if: branch,
  each,
  cage,
  consume: maw,
  text: spoken,
};

const ways = { ...pointing, toward: closest, away: furthest, random: die, target: aim } as const;
const arcs = {
  front: pointing.N,
  rear: pointing.S,
  left: pointing.W,
  right: pointing.E,
  flank: pointing.sides,
} as const;

/** A picture for each kind of everything that a step is made of, by the key that tells its kinds apart. */
export const signs = {
  rule: rules,
  who: groups,
  effect: effects,
  area: areas,
  place: places,
  when: conditions,
  do: steps,
  way: ways,
  to: ways,
  direction: pointing,
  arc: arcs,
  from: arcs,
  tile: { fire: flame, water: drop },
} as const;

const byKey: Readonly<Record<string, Readonly<Record<string, string>> | undefined>> = signs;

export const signOf = (key: string, kind: string): string | undefined => byKey[key]?.[kind];
