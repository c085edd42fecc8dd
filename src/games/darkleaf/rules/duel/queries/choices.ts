import { travel } from '../../acts/journey';
import { Course } from '../../board/course';
import { clanOf, type Position, unitsThat } from '../../board/position';
import { nameOf, rivalOf, type Side } from '../../board/square';
import type { Way } from '../../journeys/way';
import { allWays, waysOf } from '../../journeys/ways';
import { wouldComplete } from '../../turn/bones';
import { actionData } from '../codec';
import type { Command, PartData } from '../commands/commands';
import { decide } from '../commands/decide';
import type { Duel, RowData } from '../model';
import { turnOf } from '../turn-of';
import { handicapSays } from './before';
import { countsOf } from './counts';
import { optionsOf } from './options';
import { giftsOf, spendable } from './powers';
import { auraPlaces, type Question, questionOf, tokensOf } from './question';

/** So many of a list, taken evenly, the first of them `from` places on. */
function evenly<T>(all: readonly T[], most: number, from = 0): readonly T[] {
  const step = Math.max(1, Math.ceil(all.length / most));
  return step === 1 ? all : all.filter((_, i) => i % step === from % step);
}

/** ER-3: the journeys in two parts; about `most` of them, and few ways to go on are looked for where few are wanted. */
export function splitsOf(duel: Duel, most: number): PartData[][] {
  const { position, side, bone } = turnOf(duel);
  if (clanOf(position, side) !== 'erde' || !bone) return [];
  const all: { readonly way: Way; readonly value: number }[] = [];
  for (let value = 1; value < bone.value; value++)
    for (const way of allWays(position, side, value)) all.push({ way, value });
  const firsts = evenly(all, most);
  const each = Math.ceil(most / firsts.length);
  return firsts.flatMap(({ way, value }, i) => {
    const course = new Course(position);
    const unit = course.at(way.unit);
    travel(course, side, way);
    const left = bone.value - value;
    return evenly(secondsOf(course, side, unit, left), each, i).map(second => [
      { unit: nameOf(way.unit), to: nameOf(way.to), dir: way.dir, value },
      { unit: nameOf(second.unit), to: nameOf(second.to), dir: second.dir, value: left },
    ]);
  });
}

const secondsOf = (course: Position, side: 'south' | 'north', gone: unknown, value: number) =>
  unitsThat(course, unit => unit.side === side && unit !== gone).flatMap(({ at }) =>
    waysOf(course, at, value),
  );

const spends = (duel: Duel): Command[] => (duel.light ? lightSpends(duel) : aimedSpends(duel));

const aimedSpends = (duel: Duel): Command[] =>
  tokensOf(duel)
    .flatMap(skill => spendable(duel, skill, asked => decide(duel, { do: 'spend', asked }).ok))
    .map(asked => ({ do: 'spend', asked }));

const rolls = (bones: readonly number[]): Command[] => bones.map(bone => ({ do: 'roll', bone }));

function slots(duel: Duel, open: Extract<Question, { ask: 'slot' }>['open']): Command[] {
  const into = open.flatMap(({ row, slot, completes }): Command[] => {
    const places = completes ? auraPlaces(duel, row) : [];
    return places.length > 0
      ? places.map(on => ({ do: 'slot', row, slot, on }))
      : [{ do: 'slot', row, slot }];
  });
  return [...into, { do: 'keep' }];
}

const each = (bones: readonly (number | null)[]): number[] =>
  [...new Set(bones)].filter(bone => bone !== null).sort((a, b) => a - b);

/** HU-8: the bones that may change owners where Adapt is completed before the game; those of its row come back first. */
const exchanges = ({ seats }: Duel, side: Side, { bones }: RowData) =>
  each([...seats[side].pool, ...bones]).flatMap(own =>
    each(seats[rivalOf(side)].pool).map(rival => ({ own, rival })),
  );

/** SU-5. */
const beforeSlots = (duel: Duel, side: Side): Command[] => [
  ...duel.seats[side].rows.flatMap(row =>
    row.slots.flatMap((_, slot): Command[] => {
      if (handicapSays(duel, row.id, slot) !== null) return [];
      const places = wouldComplete(row, slot) ? auraPlaces(duel, row.id, side) : [];
      const into = { do: 'handicap-slot', row: row.id, slot } as const;
      const bones = row.id === 'adapt' && wouldComplete(row, slot) ? exchanges(duel, side, row) : [];
      if (places.length > 0) return places.map(on => ({ ...into, on }));
      return bones.length > 1 ? bones.map(one => ({ ...into, ...one })) : [into];
    }),
  ),
  { do: 'handicap-keep' },
];

const actions = (duel: Duel): Command[] =>
  optionsOf(turnOf(duel)).map(({ action }) => ({ do: 'act', action: actionData(action) }));

/** Light: a token of any relic. */
const lightSpends = (duel: Duel): Command[] =>
  tokensOf(duel).map(skill => ({ do: 'spend', asked: { skill } }));

/** Everything of weight that may be done now; every one is legal, and one at least goes on with the turn. */
export function choicesOf(duel: Duel, splits = 40): Command[] {
  const asked = questionOf(duel);
  if (!asked) return [];
  switch (asked.ask) {
    case 'quarry':
      return asked.allowed.flatMap((a, i) =>
        asked.allowed.slice(i + 1).map((b): Command => ({ do: 'quarry', at: [a, b] })),
      );
    case 'handicap':
      return asked.value === null ? [{ do: 'handicap-roll' }] : beforeSlots(duel, asked.side);
    case 'counters':
      return duel.light ? [{ do: 'played' }] : countsOf(duel);
    case 'roll': {
      const deeds = asked.deeds.map(
        ({ unit, targets }): Command => ({ do: 'declare', intent: 'deed', unit, targets }),
      );
      return [...deeds, ...(asked.declared ? [] : spends(duel)), ...rolls(asked.bones)];
    }
    case 'act': {
      if (duel.light) return [{ do: 'played' }, { do: 'again' }];
      const whole = actions(duel);
      const split = turnOf(duel).intent.does === 'deed' ? [] : splitsOf(duel, splits);
      const parts = split.map((of): Command => {
        const unit = of[0]?.unit ?? '';
        return { do: 'act', action: { do: 'journey', unit, parts: of } };
      });
      return [...whole, ...parts, ...spends(duel), ...(asked.mayPass ? [{ do: 'pass' } as const] : [])];
    }
    case 'choice':
      return duel.light ? [{ do: 'played' }] : choices(duel, asked);
    case 'slot':
      return [...slots(duel, asked.open), ...spends(duel)];
    case 'gift': {
      if (duel.light) return [{ do: 'played' }];
      const gifts = giftsOf(duel, asked.skill).map((of): Command => ({ do: 'power', asked: of }));
      return gifts.length > 0 ? gifts : [{ do: 'lose' }];
    }
    case 'end':
      return [{ do: 'end' }, ...spends(duel)];
  }
}

function choices(duel: Duel, { of, deeds, bones }: Extract<Question, { ask: 'choice' }>): Command[] {
  const stop: Command = { do: 'done' };
  switch (of) {
    case 'hex':
      return [...spends(duel), stop];
    case 'retreat':
      return [...rolls(bones), stop];
    case 'morph': {
      const { wibo } = turnOf(duel);
      if (wibo.at === 'morph' && wibo.seed) return [...actions(duel), stop];
      const named = wibo.at === 'morph' && wibo.named !== null;
      const declared = deeds.map(
        ({ unit, targets }): Command => ({ do: 'declare', intent: 'deed', unit, targets }),
      );
      return [...(named ? rolls(bones) : []), ...declared, ...(named ? [] : spends(duel)), stop];
    }
  }
}
