import { reveals as battleReveals } from '../../fight/decide';
import type { Event } from '../events';
import { discover, keep, lay, leave, pass } from '../lands';
import { type Answer, refused } from '../log/refusals';
import { commander, nationOf, type World } from '../model';
import { notesOf } from '../records/chronicle';
import { cycle, enlist, recruit, split } from '../records/hall';
import { count, destroy, points, quest } from '../records/points';
import { bazaar, landmark, mine, trade } from '../war/at-landmark';
import { equip, gain, give } from '../war/hand-over';
import { answer, engage, meet } from '../war/meetings';
import { aftermath, attack, flee, inBattle, pin, retreat, war } from '../war/wars';
import { apply } from './apply';
import { build } from './building';
import type { Command } from './commands';
import { correct } from './corrections';
import { move } from './moves';
import { Run } from './run';
import { card, creature, end, next, observer, play, settle, spend, weather } from './turns';

/** MV-3: allied nations. */
function ally(world: World, { nations: [a, b], on }: Extract<Command, { do: 'ally' }>): Answer {
  if (!nationOf(world, a) || !nationOf(world, b) || a === b) return refused('unknown');
  const run = new Run(world);
  run.emit({ type: 'alliancesChanged', nations: [a, b], on });
  return run.done();
}

/** A command becomes what happens, or the reason why it does not; a refused one changes nothing. */
export function decide(world: World, command: Command): Answer {
  const decided = decideBare(world, command);
  if (!decided.ok) return decided;
  const { lines, counts } = notesOf(world, command, decided.value);
  if (lines.length === 0 && counts.length === 0) return decided;
  const noted: Event = { type: 'noted', lines, counts };
  const state = decided.state ?? decided.value.reduce(apply, world);
  return { ok: true, value: [...decided.value, noted], state: apply(state, noted) };
}

function decideBare(world: World, command: Command): Answer {
  switch (command.do) {
    case 'lay':
      return lay(world, command);
    case 'pass':
      return pass(world);
    case 'settle':
      return settle(world, command);
    case 'observer':
      return observer(world, command);
    case 'weather':
      return weather(world, command);
    case 'creature':
      return creature(world, command);
    case 'card':
      return card(world, command);
    case 'play':
      return play(world, command);
    case 'next':
      return next(world);
    case 'end':
      return end(world);
    case 'spend':
      return spend(world, command);
    case 'move':
      return move(world, command);
    case 'discover':
      return commander(world) === null || world.step.at !== 'command'
        ? refused('step')
        : discover(world, command);
    case 'keep':
      return keep(world, command);
    case 'leave':
      return leave(world, command);
    case 'build':
      return build(world, command);
    case 'enlist':
      return enlist(world, command);
    case 'recruit':
      return recruit(world, command);
    case 'cycle':
      return cycle(world, command);
    case 'split':
      return split(world, command);
    case 'attack':
      return attack(world, command);
    case 'give':
      return give(world, command);
    case 'gain':
      return gain(world, command);
    case 'points':
      return points(world, command);
    case 'quest':
      return quest(world, command);
    case 'count':
      return count(world, command);
    case 'equip':
      return equip(world, command);
    case 'destroy':
      return destroy(world, command);
    case 'landmark':
      return landmark(world, command);
    case 'mine':
      return mine(world, command);
    case 'bazaar':
      return bazaar(world, command);
    case 'trade':
      return trade(world, command);
    case 'meet':
      return meet(world, command);
    case 'engage':
      return engage(world, command);
    case 'answer':
      return answer(world, command);
    case 'war':
      return war(world, command);
    case 'battle':
      return inBattle(world, command);
    case 'retreat':
      return retreat(world, command);
    case 'flee':
      return flee(world, command);
    case 'aftermath':
      return aftermath(world, command);
    case 'ally':
      return ally(world, command);
    case 'set': {
      const run = new Run(world);
      run.emit({ type: 'settingsChanged', settings: { ...world.settings, ...command.change } });
      if (command.change.pins) pin(run, command.change.pins);
      return run.done();
    }
    case 'saga':
      return command.text.trim() === '' ? refused('unknown') : { ok: true, value: [], state: world };
    case 'go-on': {
      const run = new Run(world);
      run.emit({ type: 'gameContinued' });
      return run.done();
    }
    case 'correct':
      return correct(world, command);
  }
}

/** A die of the app, a card or a land that nobody knew came to light. */
export const reveals = (events: readonly Event[]): boolean =>
  events.some(
    event =>
      event.type === 'rolled' ||
      (event.type === 'battle' && battleReveals([event.event])) ||
      (event.type === 'stepBegan' && event.step.at === 'discover'),
  );
