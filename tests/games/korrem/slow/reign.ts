import type { Fighter } from '../../../../src/games/korrem/rules/fight/model';
import { nothing } from '../../../../src/games/korrem/rules/goods';
import type { Army, World } from '../../../../src/games/korrem/rules/play/model';
import type { Command } from '../../../../src/games/korrem/rules/play/turn/commands';
import { decide } from '../../../../src/games/korrem/rules/play/turn/decide';
import { memberOf, shortGame } from '../../../../src/games/korrem/sample/short-game';

/** A whole game as a test has it: the short map, both villages, Reedfolk in their first Command Phase. */
export const sent = (world: World, ...commands: readonly Command[]): World =>
  commands.reduce((now, command) => {
    const decided = decide(now, command);
    if (!decided.ok) throw new Error(`${JSON.stringify(command)}: ${decided.error.code}`);
    return decided.state ?? now;
  }, world);

/** The code and the rule of a refusal; nothing where it is done. */
export function refusal(world: World, command: Command): readonly (string | undefined)[] {
  const decided = decide(world, command);
  return decided.ok ? [] : [decided.error.code, decided.error.rule];
}

export const names = { reedfolk: 'Reedfolk', kilnfolk: 'Kilnfolk' };
export const fresh = (seed = 1): World => shortGame(seed, names, { target: 25 });

/** Both have settled, and the first roll was a 5. */
export const commanding = (roll = 5): World =>
  sent(
    fresh(),
    { do: 'settle', hex: 'M13' },
    { do: 'settle', hex: 'O13' },
    { do: 'observer', rolls: { reedfolk: 8, kilnfolk: 3 } },
    { do: 'weather', roll },
    ...(roll === 4 ? ([{ do: 'creature', hex: null }] as const) : []),
    { do: 'next' },
  );

export const armyOf = (world: World, nation: string | null): Army => {
  const army = world.armies.find(one => one.nation === nation);
  if (!army) throw new Error(`No army of ${nation}`);
  return army;
};
export const withArmy = (world: World, change: Partial<Army>, nation: string | null = 'reedfolk'): World => ({
  ...world,
  armies: world.armies.map(one => (one.nation === nation ? { ...one, ...change } : one)),
});

/** An army of creatures on a hex. */
export const creaturesOn = (
  world: World,
  hex: string,
  ...told: readonly Parameters<typeof memberOf>[1][]
): World => ({
  ...world,
  armies: [
    ...world.armies,
    {
      id: `wild${world.armies.length}`,
      nation: null,
      name: told[0]?.name ?? '',
      hex,
      members: told.map((one, i) => memberOf(`wild${world.armies.length}-${i}`, one)),
      goods: nothing,
      artifacts: [],
      rolled: false,
    },
  ],
});

export const fighter = (
  id: string,
  side: string,
  at: readonly [number, number],
  more: Partial<Fighter> = {},
): Fighter => ({
  id,
  name: id,
  side,
  at,
  kind: 'character',
  attack: 2,
  defense: 0,
  health: 5,
  damage: 0,
  speed: 3,
  flying: false,
  steps: 1,
  artifacts: 0,
  states: [],
  attraction: null,
  bonds: [],
  abilities: [],
  ...more,
});
