import type { Refusal } from '../../../../basics/result';
import { areFoes, type Warrior, warriorOf } from '../board';
import { leapsOf } from '../walk';
import { rangeBetween, rangeTo } from './acts/acting';
import { boardOf, nameOfCell } from './board-of';
import { decideCourse } from './course';
import { kitOf, moreOf } from './kit';
import { type Command, type Figure, figureOf, isOurs, type Play } from './model';

/** Something that somebody could do, with what keeps it from being done. */
export interface Possible {
  readonly command: Command;
  /** HA: nothing where vigour is not counted for it. */
  readonly cost: number;
  readonly refusal: (Refusal & { readonly rule?: string }) | undefined;
}

const beside = (play: Play, warrior: Warrior, squares: readonly string[]): string[] =>
  squares.filter(at => rangeTo(play, warrior, at) === 1);

/** The dice of the first weapon, shared out as evenly as may be among the foes in reach (AT-5). */
function shared(play: Play, warrior: Warrior): Command[] {
  const weapon = warrior.combat[0];
  const foes = boardOf(play).warriors.filter(
    one => areFoes(one, warrior) && !one.prone && weapon && rangeBetween(play, warrior, one) <= weapon.range,
  );
  if (!weapon || foes.length < 2 || weapon.dice < foes.length) return [];
  const shares = foes.map(({ id: target }, i) => ({
    target,
    dice: Math.floor(weapon.dice / foes.length) + (i < weapon.dice % foes.length ? 1 : 0),
  }));
  return [{ do: 'split', id: warrior.id, shares }];
}

function fighting(play: Play, warrior: Warrior): Command[] {
  const { id } = warrior;
  const foes = boardOf(play).warriors.filter(one => areFoes(one, warrior) && !one.prone);
  const doors = Object.entries(play.features).flatMap(([at, kind]) =>
    kind === 'door' || kind === 'doorweb' ? [at] : [],
  );
  const reach = (most: number) => doors.filter(at => rangeTo(play, warrior, at) <= most);
  return [
    ...shared(play, warrior),
    ...(warrior.shot.length > 0
      ? [...foes.map(({ id: target }): Command => ({ do: 'shoot', id, target })), { do: 'aim', id } as const]
      : []),
    ...warrior.combat.flatMap(({ range }, weapon) =>
      reach(range).map((at): Command => ({ do: 'bash', id, at, by: 'combat', weapon })),
    ),
    ...warrior.shot.flatMap(({ max }, weapon) =>
      reach(max).map((at): Command => ({ do: 'bash', id, at, by: 'shot', weapon })),
    ),
  ];
}

function things(play: Play, warrior: Warrior, figure: Figure): Command[] {
  const { id } = warrior;
  const { ground, items } = moreOf(play);
  const { items: carried, web } = kitOf(figure);
  const cards = (list: readonly string[]): string[] => list.filter(item => items[item]?.own === false);
  const piles = Object.keys(play.features).filter(at => play.features[at] === 'pile');
  const cocoons = Object.keys(play.features).filter(at => play.features[at] === 'cocoon');
  const bodies = play.figures.filter(one => one.prone && isOurs(one) && one.id !== id);
  const level = boardOf(play).level;
  const free = [...level.footprints(1, 1).stepsFrom(warrior.at)]
    .sort((a, b) => a - b)
    .map(cell => nameOfCell(play, cell))
    .find(at => !play.features[at] && !play.rocks[at] && !play.figures.some(one => one.at === at));
  return [
    ...(web > 0 ? [{ do: 'unweb', id } as const] : []),
    ...beside(play, warrior, piles).map((at): Command => ({ do: 'rummage', id, at })),
    ...beside(play, warrior, cocoons).map((at): Command => ({ do: 'release', id, at })),
    ...beside(play, warrior, Object.keys(ground)).flatMap(square =>
      (ground[square] ?? []).map((item): Command => ({ do: 'acquire', id, from: { square }, items: [item] })),
    ),
    ...bodies.flatMap(body =>
      cards(kitOf(body).items).map(
        (item): Command => ({ do: 'acquire', id, from: { body: body.id }, items: [item] }),
      ),
    ),
    ...carried.map((item): Command => ({ do: 'use', id, item })),
    ...(free === undefined
      ? []
      : cards(carried).map((item): Command => ({ do: 'discard', id, at: free, items: [item] }))),
  ];
}

function powers(play: Play, figure: Figure): Command[] {
  const { id } = figure;
  const { callings, casts } = kitOf(figure);
  const lying = play.figures.filter(one => one.prone && isOurs(one) === isOurs(figure));
  return [
    ...casts.flatMap((cast, index): Command[] => {
      const whom = cast.shot
        ? play.figures.filter(one => isOurs(one) !== isOurs(figure) && !one.prone)
        : cast.revives
          ? lying
          : play.figures.filter(one => isOurs(one) === isOurs(figure));
      return whom.map(({ id: target }) => ({ do: 'cast', id, cast: index, target }));
    }),
    ...(callings.includes('sorcerer') ? [{ do: 'recover', id } as const] : []),
    ...(callings.includes('reviver')
      ? lying.map((one): Command => ({ do: 'revive', id, whom: one.id }))
      : []),
  ];
}

/** HA-1 to HA-11: what somebody could do besides a step and a plain attack, with cost and reason why not. */
export function possibleFor(play: Play, id: string): readonly Possible[] {
  const figure = figureOf(play, id);
  const warrior = warriorOf(boardOf(play), id);
  if (!figure || !warrior || figure.prone) return [];
  const leaper = moreOf(play).settings.count ? warrior : { ...warrior, vigour: 9_999 };
  const leaps = leapsOf(boardOf(play), leaper);
  const all: Command[] = [
    ...fighting(play, warrior),
    ...leaps.map(({ at }): Command => ({ do: 'leap', id, to: nameOfCell(play, at) })),
    ...(isOurs(figure) ? things(play, warrior, figure) : []),
    ...powers(play, figure),
  ];
  return all.map(command => {
    const decided = decideCourse(play, command);
    const cost =
      command.do === 'cast'
        ? (kitOf(figure).casts[command.cast]?.price ?? 1)
        : command.do === 'leap'
          ? (leaps.find(({ at }) => nameOfCell(play, at) === command.to)?.cost ?? 1)
          : 1;
    return { command, cost, refusal: decided.ok ? undefined : decided.error };
  });
}
