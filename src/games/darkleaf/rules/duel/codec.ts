import type { Action, ActionKind } from '../acts/said';
import { nameOf, OFF, type Square, squareNamed } from '../board/square';
import type { SkillAsked } from '../skills/asked';
import { usualGarden } from '../skills/hexes';
import type { Intent, TurnCommand, WiboStage } from '../turn/told';
import type { ActionData, PowerData } from './commands/commands';
import type { At, TurnData, WiboData } from './model';

// Saves and commands name squares; the rules count them. Names are read and written here.

/** The square of a name; OFF for what names none. */
export const squareOf = (at: At | undefined): Square =>
  at === undefined ? OFF : (squareNamed.get(at) ?? OFF);
export const squaresOf = (names: readonly At[] | undefined): Square[] => (names ?? []).map(squareOf);

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

/** A legal action by names, with the choices that it makes. */
export const actionData = (action: Action): ActionData => {
  const { unit, to, dir, hunt, metamorphic, aura, flow } = action;
  const { place, belay, targets, into, places, seed, with: other } = action;
  return {
    do: action.do as ActionKind,
    unit: nameOf(unit),
    ...(to !== OFF && { to: nameOf(to) }),
    ...(dir !== undefined && { dir }),
    ...(hunt !== undefined && { hunt: nameOf(hunt) }),
    ...(metamorphic && { metamorphic }),
    ...(aura !== undefined && { aura }),
    ...(flow && { flow }),
    ...(place !== undefined && { place: nameOf(place) }),
    ...(belay && { belay: { unit: nameOf(belay.unit), to: nameOf(belay.to) } }),
    ...(targets.length > 0 && { targets: targets.map(nameOf) }),
    ...(into !== undefined && { into: nameOf(into) }),
    ...(places.length > 0 && { places: places.map(nameOf) }),
    ...(seed && { seed }),
    ...(other !== undefined && { with: nameOf(other) }),
  };
};

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

export const wiboOf = (wibo: WiboData): WiboStage => {
  switch (wibo.at) {
    case 'journey':
      return wibo;
    case 'morph':
      return { ...wibo, unit: squareOf(wibo.unit), named: wibo.named && squaresOf(wibo.named) };
    case 'retreat':
      return { at: 'retreat', unit: squareOf(wibo.unit), pawn: squareOf(wibo.pawn) };
  }
};
export const wiboData = (wibo: WiboStage): WiboData => {
  switch (wibo.at) {
    case 'journey':
      return wibo;
    case 'morph':
      return { ...wibo, unit: nameOf(wibo.unit), named: wibo.named?.map(nameOf) ?? null };
    case 'retreat':
      return { at: 'retreat', unit: nameOf(wibo.unit), pawn: nameOf(wibo.pawn) };
  }
};

export const intentData = (intent: Intent): TurnData['intent'] =>
  intent.does === 'deed'
    ? { does: 'deed', unit: nameOf(intent.unit), targets: intent.targets.map(nameOf) }
    : intent;

export const intentOf = (intent: TurnData['intent']): Intent =>
  intent.does === 'deed'
    ? { does: 'deed', unit: squareOf(intent.unit), targets: squaresOf(intent.targets) }
    : intent;
