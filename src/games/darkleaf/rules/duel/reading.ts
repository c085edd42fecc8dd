import type { Action } from '../acts/said';
import type { SkillAsked } from '../skills/asked';
import { usualGarden } from '../skills/hexes';
import type { TurnCommand } from '../turn/told';
import type { ActionData, PowerData } from './commands';
import { squareOf, squaresOf } from './turn-of';

const maybe = (at: string | undefined): number | undefined => (at === undefined ? undefined : squareOf(at));

/** An action by squares instead of names. */
export const actionOf = (data: ActionData): Action => ({
  do: data.do,
  unit: squareOf(data.unit),
  to: squareOf(data.to),
  dir: data.dir,
  hunt: maybe(data.hunt),
  parts: data.parts?.map(part => ({
    ...part,
    unit: squareOf(part.unit),
    to: squareOf(part.to),
    dir: part.dir,
  })),
  metamorphic: data.metamorphic ?? false,
  aura: data.aura,
  flow: data.flow,
  place: maybe(data.place),
  belay: data.belay && { unit: squareOf(data.belay.unit), to: squareOf(data.belay.to) },
  targets: squaresOf(data.targets),
  into: maybe(data.into),
  places: squaresOf(data.places),
  seed: data.seed ?? false,
  with: maybe(data.with),
});

const squareMap = (record: Readonly<Record<string, string>> | undefined): Map<number, number> =>
  new Map(Object.entries(record ?? {}).map(([from, to]) => [squareOf(from), squareOf(to)]));

/** What is told with a skill, by squares. */
export const askedOf = (data: PowerData): SkillAsked => ({
  skill: data.skill,
  unit: squareOf(data.unit),
  units: squaresOf(data.units),
  target: squareOf(data.target),
  to: squareOf(data.to),
  dir: data.dir ?? 1,
  aura: data.aura ?? '',
  places: squareMap(data.places),
  order: data.order,
  restarts: squareMap(data.restarts),
});

export const spendingOf = (data: PowerData): Extract<TurnCommand, { c: 'spend' }> => ({
  c: 'spend',
  asked: askedOf(data),
  count: data.count ?? usualGarden,
  targets: squaresOf(data.targets),
});
