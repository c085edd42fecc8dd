import type { Hex } from '../../../../hex/shape';
import type { WitchCommand } from '../../rules/hester/commands';
import type { WitchGame } from '../../rules/hester/model';
import type { WitchQuestion } from '../../rules/hester/question';
import { cubesForPayment } from '../../rules/hester/table';
import type { MainSide } from '../../rules/sides';
import type { SoloCommand } from '../../rules/solo/commands';
import type { SoloGame } from '../../rules/solo/model';
import { type SoloQuestion, stepsAfter } from '../../rules/solo/question';
import { hasSpace, sidesIn } from '../../rules/state/common';
import type { CubeCounts } from '../../rules/state/cubes';
import type { Payment } from '../../rules/witch';
import { ui } from '../../words/ui';
import type { Glow, Way } from '../map/mapView';

/** What is in somebody's hand before it becomes a command. */
export type Local =
  | { readonly kind: 'none' }
  | { readonly kind: 'walk'; readonly from: Hex; readonly path: readonly Hex[] }
  /** AT-7: where a hit Legend is pushed, until it is said who dies for it. */
  | { readonly kind: 'push'; readonly to: Hex }
  | { readonly kind: 'act'; readonly action: WitchMode; readonly from?: Hex };

export const witchModes = ['root', 'haint', 'move', 'card', 'infect', 'summon'] as const;
export type WitchMode = (typeof witchModes)[number];
export const nothing: Local = { kind: 'none' };

/** What a tap brings: something in the hand, or a command. */
export type Tapped<Command = SoloCommand> =
  | { readonly local: Local }
  | { readonly send: Command }
  | undefined;

/** A walk goes on by itself where there is but one way. */
export function walkOn(game: SoloGame, from: Hex, path: readonly Hex[]): Tapped {
  let way = path;
  for (;;) {
    const next = stepsAfter(game, from, way);
    const [only] = next;
    if (only === undefined) return { send: { do: 'walk', from, path: way } };
    if (next.length > 1) return { local: { kind: 'walk', from, path: way } };
    way = [...way, only];
  }
}

const labelOf = ([cube, n]: Payment): string => (n === 0 ? '0' : cube === 'any' ? `${n}` : `${n} ${cube}`);

/** HE-10: the first side of her board with room. */
export const freeSpace = (game: WitchGame): MainSide | undefined =>
  game.witch ? sidesIn(game).find(side => game.witch && hasSpace(game.witch, side)) : undefined;

export function moveCommand(
  game: WitchGame,
  move: WitchQuestion['moves'][number],
  pay: CubeCounts,
  space: MainSide | undefined = freeSpace(game),
): WitchCommand {
  const { who, from, to } = move;
  return { do: 'move', who, from, to, pay, ...(move.bonfire && space ? { space } : {}) };
}

export function infectCommand(
  infection: WitchQuestion['infections'][number],
  pay: CubeCounts,
  haint: Hex | undefined,
): WitchCommand {
  return { do: 'infect', at: infection.at, pay, ...(infection.via === 'legend' && haint ? { haint } : {}) };
}

type Glows = Map<Hex, Glow>;
const go: Glow = { kind: 'go' };
const all = (hexes: Iterable<Hex>, glow: Glow = go): Glows => new Map([...hexes].map(hex => [hex, glow]));

const shortGlow = (sites: WitchQuestion['shortInfections']): Glows =>
  new Map(sites.map(({ at, cube }) => [at, { kind: 'short', label: ui.ask.oneShort(cube) }]));

export function witchGlow(asked: WitchQuestion, local: Local): Glows {
  if (asked.aside) return all(asked.aside.sites);
  if (asked.acting) {
    const { ways } = asked.acting;
    const from = local.kind === 'act' ? local.from : undefined;
    if (from !== undefined) return all(ways.filter(way => way.from === from).map(({ at }) => at));
    return all(
      ways.map(way => way.from ?? way.at),
      ways[0]?.from ? { kind: 'from' } : go,
    );
  }
  if (local.kind !== 'act') return new Map();
  switch (local.action) {
    case 'root':
      return all(asked.roots);
    case 'haint':
      return all(asked.haints.map(({ at }) => at));
    case 'move': {
      const glow: Glows = new Map();
      if (local.from === undefined) {
        for (const { from } of asked.moves) glow.set(from, { kind: 'from' });
        for (const { from, cube } of asked.short)
          if (!glow.has(from)) glow.set(from, { kind: 'short', label: ui.ask.oneShort(cube) });
        return glow;
      }
      for (const { from, to, cube } of asked.short)
        if (from === local.from) glow.set(to, { kind: 'short', label: ui.ask.oneShort(cube) });
      for (const { from, to, pay, bonfire } of asked.moves)
        if (from === local.from && pay[0])
          glow.set(to, { kind: bonfire ? 'target' : 'go', label: labelOf(pay[0]) });
      return glow;
    }
    case 'infect': {
      const glow = shortGlow(asked.shortInfections);
      for (const { at, pay } of asked.infections)
        if (pay[0]) glow.set(at, { kind: 'go', label: labelOf(pay[0]) });
      return glow;
    }
    case 'summon': {
      const glow = shortGlow(asked.shortSummonings);
      for (const { at, pay } of asked.summonings) glow.set(at, { kind: 'go', label: labelOf(pay) });
      return glow;
    }
    case 'card':
      return new Map();
  }
}

/** The hexes that a finger may go to now. */
export function glowOf(game: SoloGame, asked: SoloQuestion, local: Local): Glows {
  switch (asked.ask) {
    case 'goal':
    case 'spawn':
      return all(asked.sites);
    case 'walk':
      return local.kind === 'walk'
        ? all(stepsAfter(game, local.from, local.path))
        : all(
            asked.walkers.map(({ at }) => at),
            { kind: 'from' },
          );
    case 'attack':
      return new Map(
        asked.pairs.map(({ target, attackers, defenders }) => [
          target,
          { kind: 'target', label: `${attackers}:${defenders}` },
        ]),
      );
    case 'legend':
      return all(asked.pushes);
    case 'root':
      return all(asked.next);
    case 'witch':
      return witchGlow(asked, local);
    case 'pile':
    case 'look':
    case 'drop':
    case 'over':
      return new Map();
  }
}

export function witchTap(
  game: WitchGame,
  asked: WitchQuestion,
  local: Local,
  hex: Hex,
): Tapped<WitchCommand> {
  if (asked.aside) return asked.aside.sites.includes(hex) ? { send: { do: 'aside', to: hex } } : undefined;
  if (asked.acting) {
    const from = local.kind === 'act' ? local.from : undefined;
    const way = asked.acting.ways.find(one => one.at === hex && one.from === (from ?? null));
    if (way) return { send: { do: 'cardStep', at: hex, ...(from ? { from } : {}) } };
    return asked.acting.ways.some(one => one.from === hex)
      ? { local: { kind: 'act', action: 'card', from: hex } }
      : undefined;
  }
  if (local.kind !== 'act') return undefined;
  switch (local.action) {
    case 'root':
      return asked.roots.includes(hex) ? { send: { do: 'root', to: hex } } : undefined;
    case 'haint': {
      const found = asked.haints.find(({ at }) => at === hex);
      return found ? { send: { do: 'haint', ...found } } : undefined;
    }
    case 'move': {
      const found = asked.moves.find(({ from, to }) => from === local.from && to === hex);
      const pay = found?.pay[0];
      if (found && pay) {
        // HE-10: on which side the pair lies is hers to say, where both have room.
        return found.bonfire && bothSpaces(game)
          ? undefined
          : { send: moveCommand(game, found, cubesForPayment(game.ground, pay)) };
      }
      return asked.moves.some(({ from }) => from === hex) || asked.short.some(({ from }) => from === hex)
        ? { local: { ...local, from: hex } }
        : undefined;
    }
    case 'infect': {
      const found = asked.infections.find(({ at }) => at === hex);
      const pay = found?.pay[0];
      if (!found || !pay) return undefined;
      if (found.via === 'legend' && found.healthy.length > 1) return { local: { ...local, from: hex } };
      return { send: infectCommand(found, cubesForPayment(game.ground, pay), found.healthy[0]) };
    }
    case 'summon':
      return asked.summonings.some(({ at }) => at === hex) ? { send: { do: 'summon', at: hex } } : undefined;
    case 'card':
      return undefined;
  }
}

export const bothSpaces = (game: WitchGame): boolean => {
  const { witch } = game;
  return witch !== null && sidesIn(game).every(side => hasSpace(witch, side));
};

/** A finger on a hex. */
export function tapOn(game: SoloGame, asked: SoloQuestion, local: Local, hex: Hex): Tapped {
  switch (asked.ask) {
    case 'goal':
      return asked.sites.includes(hex) ? { send: { do: 'goal', at: hex } } : undefined;
    case 'spawn':
      return asked.sites.includes(hex) ? { send: { do: 'spawn', at: hex } } : undefined;
    case 'walk':
      if (local.kind === 'walk' && stepsAfter(game, local.from, local.path).includes(hex))
        return walkOn(game, local.from, [...local.path, hex]);
      return asked.walkers.some(({ at }) => at === hex) ? walkOn(game, hex, []) : undefined;
    case 'attack': {
      const found = asked.pairs.find(({ target }) => target === hex);
      return found
        ? { send: { do: 'attack', from: found.from, target: found.target, against: found.against } }
        : undefined;
    }
    case 'root':
      return asked.next.includes(hex) ? { send: { do: 'root', to: hex } } : undefined;
    case 'witch':
      return witchTap(game, asked, local, hex);
    case 'legend': {
      if (!asked.pushes.includes(hex)) return undefined;
      return asked.haints.length > 1
        ? { local: { kind: 'push', to: hex } }
        : { send: { do: 'legend', push: hex, haint: asked.haints[0] ?? null } };
    }
    case 'pile':
    case 'look':
    case 'drop':
    case 'over':
      return undefined;
  }
}

/** What is drawn of what is in the hand, and of what the question means by default. */
export function plannedWays(asked: SoloQuestion, local: Local): Way[] {
  if (local.kind === 'walk') return [{ kind: 'plan', hexes: [local.from, ...local.path] }];
  if (asked.ask === 'walk' && asked.path.length > 0)
    return [{ kind: 'plan', hexes: [asked.first, ...asked.path] }];
  if (asked.ask === 'attack' || asked.ask === 'drop') {
    const aim = asked.ask === 'drop' ? asked.aim : asked.pairs[0];
    if (aim) return [{ kind: 'attack', hexes: [aim.from, aim.target] }];
  }
  return [];
}
