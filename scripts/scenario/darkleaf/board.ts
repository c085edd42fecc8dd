import { fraction } from '../../../src/chances/fraction';
import { flowChoices } from '../../../src/games/darkleaf/rules/acts/ferry';
import { goesFirst } from '../../../src/games/darkleaf/rules/board/order';
import { placesNear } from '../../../src/games/darkleaf/rules/board/placing';
import { clanOf, ownAt, unitsThat } from '../../../src/games/darkleaf/rules/board/position';
import { nameOf, OFF } from '../../../src/games/darkleaf/rules/board/square';
import { invulnerable, isHeld, quarrySquares } from '../../../src/games/darkleaf/rules/board/standing';
import { type Deed, deedsOf, morphsOf } from '../../../src/games/darkleaf/rules/deeds/deeds';
import type { Way } from '../../../src/games/darkleaf/rules/journeys/way';
import { allWays, retreatsOf, waysOf } from '../../../src/games/darkleaf/rules/journeys/ways';
import { hexesOf } from '../../../src/games/darkleaf/rules/skills/hexes';
import { chance, names, onBoard, type Question, question } from './asked';
import { readClan } from './position';
import { say } from './says';

const wayTold = ({ unit, to, dir, distance, crosses }: Way): object => ({
  unit: nameOf(unit),
  to: nameOf(to),
  dir,
  distance,
  crosses,
});

/** FO-4. */
const deedTold =
  (bone: number) =>
  ({ unit, targets, need }: Deed): object => ({
    unit: nameOf(unit),
    targets: names(targets),
    need,
    chance: need === null ? null : chance(fraction(Math.max(0, bone - need + 1), bone)),
  });

export const questions: Readonly<Record<string, Question>> = {
  first: question(asked => {
    const { reading, fields, at } = asked;
    const clans = reading
      .list(fields.clans, `${at}.clans`)
      .map((one, i) => readClan(reading, one, `${at}.clans[${i}]`));
    const [a, b] = clans;
    if (a === undefined || b === undefined || clans.length > 2 || a === b)
      reading.wrong('badClan', asked.where('clans'), say('darkleaf.same-clan'));
    return () => ({ first: goesFirst(a ?? 'huldra', b ?? 'huldra') });
  }),
  status: onBoard((_, position) => () => ({
    invulnerable: unitsThat(position).flatMap(({ at, unit }) => {
      const why = invulnerable(position, unit, at);
      return why ? [{ at: nameOf(at), why }] : [];
    }),
    held: names(unitsThat(position, (unit, at) => isHeld(position, unit, at)).map(({ at }) => at)),
  })),
  place: onBoard((asked, position, side) => {
    const wanted = asked.squares('wanted');
    return () => ({ squares: names(placesNear(position, side, wanted)) });
  }),
  quarry: onBoard((_, position, side) => () => {
    const { allowed, warned } = quarrySquares(position, side);
    return { allowed: names(allowed), warned: names(warned) };
  }),
  moves: onBoard((asked, position, side) => {
    const [roll, unit, retreats] = [asked.roll(), asked.square('unit'), asked.flag('retreat')];
    return () => {
      const own = ownAt(position, side, unit) !== undefined;
      if (retreats) return { moves: own ? retreatsOf(position, unit, roll).map(wayTold) : [] };
      if (unit === OFF) return { moves: allWays(position, side, roll).map(wayTold) };
      return { moves: own ? waysOf(position, unit, roll).map(wayTold) : [] };
    };
  }),
  deeds: onBoard((asked, position, side) => {
    const wibo = clanOf(position, side) === 'wibo';
    const roll = asked.count('roll', 1, 1);
    const bone = asked.count('bone', 6, 1);
    const after = asked.square('after');
    return () => {
      const deeds = wibo ? morphsOf(position, side, after) : deedsOf(position, side, roll);
      return { deeds: deeds.map(deedTold(bone)) };
    };
  }),
  flows: onBoard((asked, position, side) => {
    const { fields, reading } = asked;
    const roll = asked.roll();
    const told = {
      unit: asked.square('unit'),
      to: asked.square('to'),
      dir:
        fields.dir === undefined ? undefined : reading.count(fields.dir, asked.where('dir'), undefined, 0, 8),
      aura: fields.aura === undefined ? undefined : reading.text(fields.aura, asked.where('aura')),
    };
    return () => {
      const found = flowChoices(position, side, roll, told);
      if (typeof found === 'string') return { refused: found };
      return { options: found.map(push => ({ ...push, target: nameOf(push.target) })) };
    };
  }),
  hexes: onBoard((asked, position, side) => {
    const [unit, journeyed] = [asked.square('unit'), asked.flag('journeyed')];
    return () => {
      const { garden, counts, ladder, twice } = hexesOf(position, side, unit, journeyed);
      return { garden, counts, ladder: names(ladder), twice };
    };
  }),
};
