import type { Frame } from '../../encounter/model/frame';
import { COLORS, SIDES } from '../../might/cards';
import {
  count,
  flag,
  kindsOf,
  listOf,
  maybe,
  oneOf,
  orNull,
  said,
  shape,
  tableOf,
  text,
  thing,
  whole,
} from './check';

const compass = oneOf('N', 'NE', 'SE', 'S', 'SW', 'NW');
const stage = oneOf(1, 2, 3);
const face = oneOf(...new Set(Object.values(SIDES).flat()));
export const color = oneOf(...COLORS);
export const side = oneOf('oathsworn', 'enemy');
export const phase = oneOf('setup', 'refresh', 'oathsworn', 'encounter', 'endOfRound', 'over');
export const phaseStep = oneOf('start', 'open', 'card', 'minions', 'end');
export const outcome = oneOf('victory', 'defeat', 'givenUp');
export const presence = oneOf('standing', 'unconscious', 'dead', 'consumed', 'gone');
export const stream = listOf(whole);
export const ids = listOf(text);
const tokens = tableOf(count);
const pool = tableOf(count);

export const stand = { at: orNull(text), facing: compass };
export const animus = shape({ available: count, reserve: count });

const four: typeof thing = (value, at, problems) => {
  listOf(ids)(value, at, problems);
  if (Array.isArray(value) && value.length !== 4) thing(null, at, problems);
};
export const cards = shape({ hand: ids, cooldown: four, spent: ids, cubes: ids });
export const caged = shape({ difficulty: count, fail: listOf(thing), until: whole, tried: flag });
export const consumed = shape({ enemy: text, slot: text, lost: count, each: listOf(thing) });
export const thrown = shape({ item: text, at: orNull(text) });
export const tile = shape({ kind: text, hexes: ids });
export const obstacle = shape({ id: text, kind: text, hexes: ids });
export const turn = shape({ who: text, moved: flag, played: flag });

export const friend = shape({
  ...stand,
  id: text,
  name: text,
  role: oneOf('full', 'companion', 'ally', 'guardian', 'sentinel', 'friendly'),
  class: orNull(text),
  presence,
  hp: count,
  maxHp: count,
  defense: whole,
  might: pool,
  range: count,
  animus,
  regen: count,
  tokens,
  cards,
  of: orNull(text),
  caged: orNull(caged),
  consumed: orNull(consumed),
  thrown: listOf(thrown),
  falcons: ids,
  crippledFor: count,
});

const die = shape({ id: text, slot: text, hp: count, max: count });
export const enemy = shape({
  ...stand,
  id: text,
  kind: text,
  name: text,
  number: orNull(whole),
  present: flag,
  dice: listOf(die),
  tokens,
  crippledFor: count,
  acted: flag,
});

export const lasting = shape({
  id: text,
  text: said,
  round: count,
  stage,
  card: orNull(text),
  on: orNull(text),
  defense: whole,
  might: pool,
  excluded: flag,
});

export const settings = shape({
  board: oneOf('mirrored', 'off', 'moved'),
  stage: oneOf('app', 'physical', 'count'),
  might: oneOf('cards', 'dice', 'mixed', 'physical'),
  company: oneOf('full', 'light'),
  windows: oneOf('needed', 'all'),
  stops: maybe(flag),
});

const deck = shape({ deck: listOf(face), table: listOf(face), discard: listOf(face), stream });
const byColor = (of: typeof thing) => shape({ white: of, yellow: of, red: of, black: of });
export const mightDecks = shape({ cards: byColor(deck), dice: byColor(stream) });

export const stageDeck = shape({
  deck: ids,
  paper: flag,
  up: flag,
  drawn: ids,
  kept: ids,
  discard: ids,
  stage,
  stages: tableOf(stage),
  stream,
});

export const reminder = shape({ id: text, time: shape({ at: text }), text: said });
export const job = shape({
  id: whole,
  card: text,
  why: text,
  breakers: listOf(shape({ enemy: text })),
  extra: maybe(count),
});
export const scope = shape({ actor: text, target: orNull(text), earlier: ids, hit: ids, hurt: ids });
export const scene = shape({ job: orNull(job), scopes: tableOf(scope) });
export const why = shape({
  actor: text,
  target: orNull(text),
  rules: ids,
  candidates: listOf(shape({ id: text, movement: orNull(whole) })),
  overruled: flag,
});

/** What each frame must have for its handler to be able to go on with it. */
const frames: Readonly<Record<Frame['frame'], Readonly<Record<string, typeof thing>>>> = {
  card: { job, step: text, left: ids, order: ids },
  steps: { steps: listOf(thing), at: count, end: count, actor: text },
  target: { actor: text, rules: listOf(thing), move: whole, tied: ids },
  move: { actor: text, move: thing },
  blow: { attackers: ids, attack: thing, targets: ids, step: text, flow: orNull(thing) },
  strike: {
    by: text,
    strike: shape({ targets: ids }),
    step: text,
    flow: orNull(thing),
    aimed: tableOf(text),
  },
  minions: { left: ids, moved: ids, steps: orNull(listOf(thing)), step: text },
  hands: { text: said, who: orNull(text) },
  whom: { text: said, options: ids, max: count, actor: text, then: thing },
  die: { enemy: text, hp: count, by: orNull(text) },
  place: { who: text, text: said, hexes: orNull(ids) },
  play: { who: text, card: text, choice: text, at: count, targets: ids },
  need: { played: shape({ who: text, card: text, choice: text }), text: said, open: flag },
  redraw: {},
  break: { drawings: listOf(shape({ count, why: text, breakers: listOf(shape({ enemy: text })) })) },
};
export const frame = kindsOf('frame', frames);

/** The encounter as it was embedded; packs have a stricter door of their own before it gets here. */
export const encounter = shape({
  id: text,
  name: text,
  board: shape({ columns: count, rows: listOf(count) }),
  startZone: ids,
  enemies: listOf(
    shape({
      id: text,
      name: text,
      role: oneOf('boss', 'minion'),
      defense: whole,
      might: pool,
      slots: maybe(
        listOf(shape({ id: text, name: text, hexes: listOf(listOf(compass)), dice: listOf(count) })),
      ),
    }),
  ),
  cards: listOf(shape({ id: text, label: text, stage, steps: listOf(shape({ do: text })) })),
  obstacles: listOf(thing),
  tiles: listOf(thing),
  placed: listOf(thing),
});
