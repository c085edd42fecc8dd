import type { Command } from '../../../src/encounter/model/command';
import type { Event } from '../../../src/encounter/model/event';
import { standardSettings } from '../../../src/encounter/model/settings';
import type { HeroSetup, Setup } from '../../../src/encounter/model/setup';
import type { State } from '../../../src/encounter/model/state';
import { decide } from '../../../src/encounter/round/decide';
import { apply } from '../../../src/encounter/run/apply';
import { initialState } from '../../../src/encounter/setup/initial-state';
import type { StageCard } from '../../../src/stage/card';
import type { Encounter } from '../../../src/stage/encounter';
import type { Step } from '../../../src/stage/steps';

const slot = (id: string, hp: number, ...hexes: ('N' | 'NE' | 'SE' | 'S' | 'SW' | 'NW')[][]) => ({
  id,
  name: id,
  hexes,
  dice: [hp],
});

export const flowerSlots = (hp = 6) => [
  slot('front', hp, ['N']),
  slot('core', hp, []),
  slot('rear', hp, ['S']),
  slot('left', hp, ['NW'], ['SW']),
  slot('right', hp, ['NE'], ['SE']),
];

/** Fifteen cards that all do the same; `c1`, `c2` ... with their stage in the order of their numbers. */
export const cards = (steps: readonly Step[]): readonly StageCard[] =>
  Array.from({ length: 15 }, (_, i) => ({
    id: `c${i + 1}`,
    label: `Card ${i + 1}`,
    stage: i < 5 ? 1 : i < 10 ? 2 : 3,
    steps,
    known: true,
  }));

export const encounterOf = (change: Partial<Encounter> = {}): Encounter => ({
  id: 'small',
  name: 'Small',
  board: { columns: 17, rows: [9, 10] },
  startZone: ['H9', 'G9', 'I9', 'J9'],
  obstacles: [],
  tiles: [],
  enemies: [
    {
      id: 'boss',
      name: 'Boss',
      role: 'boss',
      footprint: 'flower',
      defense: 2,
      might: { red: 2 },
      slots: flowerSlots(),
    },
    {
      id: 'rat',
      name: 'Rat',
      role: 'minion',
      defense: 2,
      might: { yellow: 2 },
      mob: true,
      models: 4,
      acts: [{ do: 'move', way: 'toward', hexes: 3 }, { do: 'attack' }],
    },
  ],
  placed: [{ enemy: 'boss', at: 'I5', facing: 'N' }],
  cards: cards([]),
  abilities: [],
  triggers: [],
  reminders: [],
  victory: { victory: 'dice' },
  checklist: [],
  ...change,
});

export const hero = (id: string, change: Partial<HeroSetup> = {}): HeroSetup => ({
  id,
  name: id,
  class: id,
  kind: 'full',
  defense: 2,
  might: { red: 1 },
  maxAnimus: 6,
  regen: 4,
  ...change,
});

export const setupOf = (change: Partial<Setup> = {}): Setup => ({
  seed: 7,
  encounter: encounterOf(),
  chapter: 1,
  difficulty: 'free',
  hardcore: false,
  ambushed: false,
  settings: { ...standardSettings, board: 'off' },
  heroes: [hero('a'), hero('b'), hero('c'), hero('d')],
  lead: 'a',
  allies: [],
  ...change,
});

export interface Fight {
  state: State;
  events: Event[];
  /** The events with each change of the stack between them. */
  changes: Event[];
}

/** A fight that goes on tap by tap; a refusal is thrown, as these taps are all legal. */
export function fight(
  setup: Setup,
): Fight & { tap: (...commands: Command[]) => State; refused: (command: Command) => string } {
  const now: Fight = { state: initialState(setup), events: [], changes: [] };
  return Object.assign(now, {
    tap(...commands: Command[]) {
      for (const command of commands) {
        const decided = decide(now.state, command);
        if (!decided.ok) throw new Error(`${decided.error.code}: ${JSON.stringify(command)}`);
        now.events.push(...decided.value);
        now.changes.push(...decided.changes);
        now.state = decided.value.reduce(apply, now.state);
      }
      return now.state;
    },
    refused(command: Command) {
      const before = JSON.stringify(now.state);
      const decided = decide(now.state, command);
      if (JSON.stringify(now.state) !== before) throw new Error('a refused command changed the state');
      return decided.ok ? 'taken' : decided.error.code;
    },
  });
}

/** One light attack: the damage as the table says it, on a die that it names, from wherever it is. */
export const hit = (
  who: string,
  damage: number,
  die: string,
  target = 'boss',
): Extract<Command, { do: 'attack' }> => ({
  do: 'attack',
  who,
  strike: { targets: [target], die, said: { damage } },
  anyway: true,
});
