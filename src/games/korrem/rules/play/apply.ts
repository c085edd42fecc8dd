import { never } from '../../../../basics/never';
import { apply as applyToBattle } from '../fight/apply';
import { LOG_LENGTH } from '../fight/log-entry';
import type { Event } from './events';
import type { World } from './model';
import { counted, noTally } from './tally';

/** Enough for the plots of the longest game. */
const keptScores = 400;
const keptSaga = 400;

const withOne = <T>(all: Readonly<Record<string, T>>, key: string, one: T | null): Record<string, T> => {
  const { [key]: _, ...rest } = all;
  return one === null ? rest : { ...rest, [key]: one };
};

/** Total: whatever has happened fits into every state. */
export function apply(world: World, event: Event): World {
  switch (event.type) {
    case 'now':
      return { ...world, ...event.change };
    case 'land':
      return { ...world, lands: withOne(world.lands, event.hex, event.tile) };
    case 'settlement':
      return { ...world, settlements: withOne(world.settlements, event.hex, event.holding) };
    case 'army': {
      const { army } = event;
      return {
        ...world,
        armies: world.armies.some(({ id }) => id === army.id)
          ? world.armies.map(one => (one.id === army.id ? army : one))
          : [...world.armies, army],
      };
    }
    case 'army-gone':
      return { ...world, armies: world.armies.filter(({ id }) => id !== event.id) };
    case 'nation':
      return {
        ...world,
        nations: world.nations.map(one => (one.id === event.id ? { ...one, ...event.change } : one)),
      };
    case 'bag':
      return { ...world, bag: event.bag };
    case 'hand':
      return { ...world, hands: { ...world.hands, [event.nation]: event.tiles } };
    case 'creatures':
      return { ...world, creatures: event.creatures };
    case 'war': {
      const { war } = event;
      return {
        ...world,
        battles: world.battles.some(({ id }) => id === war.id)
          ? world.battles.map(one => (one.id === war.id ? war : one))
          : [...world.battles, war],
      };
    }
    case 'war-gone':
      return { ...world, battles: world.battles.filter(({ id }) => id !== event.id) };
    case 'battle':
      return {
        ...world,
        battles: world.battles.map(war =>
          war.id === event.id ? { ...war, battle: applyToBattle(war.battle, event.event) } : war,
        ),
      };
    case 'scored':
      return { ...world, scores: [...world.scores, event.scored].slice(-keptScores) };
    case 'logged':
      return { ...world, log: [...world.log, event.entry].slice(-LOG_LENGTH) };
    case 'noted':
      return {
        ...world,
        saga: [...(world.saga ?? []), ...event.lines].slice(-keptSaga),
        tally: event.counts.reduce(counted, world.tally ?? noTally),
      };
    case 'rolled':
      return { ...world, stream: event.stream };
    default:
      return never(event);
  }
}
