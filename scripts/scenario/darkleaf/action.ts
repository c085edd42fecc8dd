import type { Fields } from '../../../src/basics/reading';
import type { Action, FlowChoice, Part } from '../../../src/games/darkleaf/rules/acts/said';
import { OFF, type Square } from '../../../src/games/darkleaf/rules/board/square';
import type { SkillAsked } from '../../../src/games/darkleaf/rules/skills/asked';
import type { Reading } from './reading';

const optional = <T>(value: unknown, read: () => T): T | undefined =>
  value === undefined || value === null ? undefined : read();

function readPart(reading: Reading, input: unknown, at: string): Part {
  const fields = reading.fields(input, at);
  return {
    unit: reading.square(fields.unit, `${at}.unit`),
    to: reading.square(fields.to, `${at}.to`),
    dir: optional(fields.dir, () => reading.count(fields.dir, `${at}.dir`, undefined, 1, 8)),
    // ER-3: what is no whole number is refused by the rules.
    value: typeof fields.value === 'number' ? fields.value : 0,
  };
}

function readFlow(reading: Reading, input: unknown, at: string): FlowChoice {
  const fields = reading.fields(input, at);
  return {
    dir: reading.count(fields.dir, `${at}.dir`, undefined, 1, 8),
    steps: reading.count(fields.steps, `${at}.steps`, 1),
    units: reading.count(fields.units, `${at}.units`, 1),
  };
}

function readBelay(reading: Reading, input: unknown, at: string): NonNullable<Action['belay']> {
  const fields = reading.fields(input, at);
  return {
    unit: reading.square(fields.unit, `${at}.unit`),
    to: reading.square(fields.to, `${at}.to`),
  };
}

/** The door for an action; what it leaves out is no square, and refused by the rules. */
export function readAction(reading: Reading, input: unknown, at: string): Action {
  const fields: Fields = reading.fields(input, at);
  const square = (name: string): Square | undefined =>
    optional(fields[name], () => reading.square(fields[name], `${at}.${name}`));
  const parts = (): Part[] =>
    reading.list(fields.parts, `${at}.parts`).map((one, i) => readPart(reading, one, `${at}.parts[${i}]`));
  return {
    do: reading.text(fields.do, `${at}.do`),
    unit: square('unit') ?? OFF,
    to: square('to') ?? OFF,
    dir: optional(fields.dir, () => reading.count(fields.dir, `${at}.dir`, undefined, 0, 8)),
    hunt: square('hunt'),
    parts: optional(fields.parts, parts),
    metamorphic: reading.flag(fields.metamorphic, `${at}.metamorphic`),
    aura: optional(fields.aura, () => reading.text(fields.aura, `${at}.aura`)),
    flow: optional(fields.flow, () => readFlow(reading, fields.flow, `${at}.flow`)),
    place: square('place'),
    belay: optional(fields.belay, () => readBelay(reading, fields.belay, `${at}.belay`)),
    targets: reading.squares(fields.targets, `${at}.targets`),
    into: square('into'),
    places: reading.squares(fields.places, `${at}.places`),
    seed: reading.flag(fields.seed, `${at}.seed`),
    with: square('with'),
  };
}

/** The door for what is told with a skill. */
export function readSkill(reading: Reading, fields: Fields, at: string): SkillAsked {
  const square = (name: string): Square =>
    fields[name] === undefined ? OFF : reading.square(fields[name], `${at}.${name}`);
  const texts = (name: string): string[] =>
    reading.list(fields[name], `${at}.${name}`).map((one, i) => reading.text(one, `${at}.${name}[${i}]`));
  return {
    skill: reading.text(fields.skill, `${at}.skill`),
    unit: square('unit'),
    units: reading.squares(fields.units, `${at}.units`),
    target: square('target'),
    to: square('to'),
    dir: reading.count(fields.dir, `${at}.dir`, 1, 1, 8),
    aura: optional(fields.aura, () => reading.text(fields.aura, `${at}.aura`)) ?? '',
    places: reading.squareMap(fields.places, `${at}.places`),
    order: optional(fields.order, () => texts('order')),
    restarts: reading.squareMap(fields.restarts, `${at}.restarts`),
  };
}
