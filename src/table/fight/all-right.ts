import type { Correction } from '../../encounter/model/command';
import type { Id } from '../../encounter/model/state';
import type { Direction } from '../../hex/direction';
import type { Hex } from '../../hex/shape';
import { COLORS, type Color, type Face, SIDES, worth } from '../../might/cards';
import type { RemainingByColor } from '../../might/remaining';
import { isBlankSlip } from '../../stage/deck';
import type { Stage } from '../../stage/steps';
import type { FightView } from './view';

export interface Stand {
  readonly who: Id;
  readonly at: Hex | null;
  readonly facing: Direction;
}

export type Side = 'oathsworn' | 'enemy';
export const stages: readonly Stage[] = [1, 2, 3];

/** The whole table as somebody sees it lie there; it starts from what the app believes. */
export interface AsItLies {
  /** Everybody who stands; a character that was down and is named here stands again. */
  readonly stands: readonly Stand[];
  readonly hp: Readonly<Record<Id, number>>;
  /** The available part of the animus; the rest is in reserve. */
  readonly animus: Readonly<Record<Id, number>>;
  /** HP by enemy and by die. */
  readonly dice: Readonly<Record<Id, Readonly<Record<Id, number>>>>;
  readonly tokens: Readonly<Record<Id, Readonly<Record<string, number>>>>;
  readonly stage: Readonly<Record<Stage, number>>;
  /** How many cards of each face are left in the deck. */
  readonly might: Readonly<Record<Side, Readonly<Record<Color, Readonly<Record<string, number>>>>>>;
}

const facesIn = (left: RemainingByColor[Color]): Readonly<Record<string, number>> => {
  const count: Record<string, number> = { '0': left.blanks };
  for (const value of left.plain) count[`${value}`] = (count[`${value}`] ?? 0) + 1;
  for (const value of left.criticals) count[`${value}*`] = (count[`${value}*`] ?? 0) + 1;
  return count;
};

/** Which faces a colour has, weakest first; each lies three times in its deck for each side of the die. */
export const facesOf = (color: Color): readonly { readonly face: Face; readonly most: number }[] =>
  [...new Set(SIDES[color])]
    .sort((a, b) => worth(a) - worth(b) || a.length - b.length)
    .map(face => ({ face, most: 3 * SIDES[color].filter(one => one === face).length }));

const faceCounts = (left: RemainingByColor) => ({
  white: facesIn(left.white),
  yellow: facesIn(left.yellow),
  red: facesIn(left.red),
  black: facesIn(left.black),
});

export function asBelieved(view: FightView): AsItLies {
  const here = [
    ...view.friends.filter(one => one.presence === 'standing'),
    ...view.enemies.filter(one => one.present),
  ];
  return {
    stands: here.map(({ id, at, facing }) => ({ who: id, at, facing })),
    hp: Object.fromEntries(view.friends.map(one => [one.id, one.hp])),
    animus: Object.fromEntries(view.friends.map(one => [one.id, one.animus.available])),
    dice: Object.fromEntries(
      view.enemies.map(one => [one.id, Object.fromEntries(one.dice.map(die => [die.id, die.hp]))]),
    ),
    tokens: Object.fromEntries([...view.friends, ...view.enemies].map(one => [one.id, { ...one.tokens }])),
    stage: view.stage.left,
    might: { oathsworn: faceCounts(view.left.oathsworn), enemy: faceCounts(view.left.enemy) },
  };
}

/** The corrections to send: all places, and each number that differs. */
export function correctionsOf(view: FightView, now: AsItLies): readonly Correction[] {
  const before = asBelieved(view);
  const stood = new Set(before.stands.map(one => one.who));
  const said: Correction[] = [
    ...now.stands
      .filter(one => !stood.has(one.who))
      .map(({ who }): Correction => ({ say: 'presence', who, presence: 'standing' })),
    { say: 'all', stands: now.stands },
  ];
  for (const { id, presence, animus } of view.friends) {
    const all = animus.available + animus.reserve;
    const available = Math.min(all, now.animus[id] ?? animus.available);
    // SE-18: whoever comes out of a belly has all of it in the reserve, unless the table says otherwise.
    const freed = presence === 'consumed' && now.stands.some(one => one.who === id);
    if (freed || available !== animus.available)
      said.push({ say: 'animus', who: id, available, reserve: all - available });
  }
  for (const [enemy, dice] of Object.entries(now.dice)) {
    const changed = Object.entries(dice).filter(([die, hp]) => hp !== before.dice[enemy]?.[die]);
    // OWN-171: those with HP first, so that an enemy that keeps some is not down in between.
    for (const [die, hp] of changed.sort(([, a], [, b]) => b - a))
      said.push({ say: 'die', enemy, die, hp, quiet: true });
  }
  for (const [who, tokens] of Object.entries(now.tokens))
    for (const [token, count] of Object.entries(tokens))
      if (count !== (before.tokens[who]?.[token] ?? 0)) said.push({ say: 'token', who, token, count });
  return [
    ...said,
    ...stageDeck(view, before, now),
    ...mightDecks(before, now),
    ...hitPoints(view, before, now),
  ];
}

/**
 * OWN-191, EN-2: who falls by it falls last, so that nobody is taken for the last one up in between, and the end of the
 * fight comes when all else has been said: the Oathsworn after the others.
 */
function hitPoints(view: FightView, before: AsItLies, now: AsItLies): readonly Correction[] {
  const isHero = (id: Id): boolean =>
    view.friends.some(one => one.id === id && (one.role === 'full' || one.role === 'companion'));
  return Object.entries(now.hp)
    .filter(([who, hp]) => hp !== before.hp[who])
    .sort(([a, one], [b, other]) => other - one || Number(isHero(a)) - Number(isHero(b)))
    .map(([who, hp]) => ({ say: 'hp', who, hp }));
}

/** Stage cards of a real deck are only counted; a known top card stays on top. */
function stageDeck(view: FightView, before: AsItLies, now: AsItLies): readonly Correction[] {
  if (stages.every(stage => now.stage[stage] === before.stage[stage])) return [];
  const left = stages.flatMap(stage => Array.from({ length: now.stage[stage] }, () => `?${stage}`));
  const { face, discard } = view.stage;
  const top = face && left[0] === `?${face.stage}` ? [face.id, ...left.slice(1)] : left;
  const first = top[0];
  const stage =
    first === undefined || !isBlankSlip(first) ? view.stage.stage : (stages[Number(first[1]) - 1] ?? 1);
  return [{ say: 'stageDeck', left: top, discard, stage }];
}

function mightDecks(before: AsItLies, now: AsItLies): readonly Correction[] {
  const said: Correction[] = [];
  for (const side of ['oathsworn', 'enemy'] as const)
    for (const color of COLORS) {
      const was = before.might[side][color];
      const is = now.might[side][color];
      const faces = facesOf(color).map(one => one.face);
      if (faces.every(face => (was[face] ?? 0) === (is[face] ?? 0))) continue;
      const left = faces.flatMap(face => Array.from({ length: is[face] ?? 0 }, () => face));
      said.push({ say: 'might', side, color, left });
    }
  return said;
}
