import type { Said } from '../../../../../basics/said';
import { rivalOf } from '../../board/square';
import type { Command } from '../commands/commands';
import type { Duel, Event } from '../model';
import { clanAt } from '../turn-of';
import { say } from './says';

const rolledIn = (events: readonly Event[]): number => {
  for (const event of events) if (event.type === 'turn' && event.change.bone) return event.change.bone.value;
  return 0;
};

/** The title of the mark that a command makes. */
export function titleOf(duel: Duel, command: Command, events: readonly Event[] = []): Said {
  switch (command.do) {
    case 'quarry':
      return say('darkleaf.t-quarry');
    case 'count':
      return say('darkleaf.t-count');
    case 'will':
      return say('darkleaf.t-will');
    case 'declare':
      return say('darkleaf.t-declare');
    case 'roll':
      return say('darkleaf.t-roll', { value: rolledIn(events) });
    case 'act':
      return say('darkleaf.t-act', { at: command.action.to ?? command.action.unit });
    case 'slot':
      return say('darkleaf.t-slot', { skill: command.row });
    case 'keep':
      return say('darkleaf.t-keep');
    case 'spend':
    case 'power':
      return say('darkleaf.t-spend', { skill: command.asked.skill });
    case 'pass':
    case 'done':
    case 'lose':
      return say('darkleaf.t-pass');
    case 'end': {
      const begins = events.find(event => event.type === 'begins');
      const side = begins?.type === 'begins' ? begins.turn.side : rivalOf(duel.turn.side);
      return begins
        ? say('darkleaf.t-turn', { count: duel.count + 1, clan: clanAt(duel, side) })
        : say('darkleaf.t-over');
    }
    case 'resign':
    case 'draw':
      return say('darkleaf.t-over');
    case 'handicap':
    case 'handicap-roll':
    case 'handicap-keep':
      return say('darkleaf.t-handicap');
    case 'handicap-slot':
      return say('darkleaf.t-slot', { skill: command.row });
    case 'played':
      return say('darkleaf.t-played');
    case 'again':
      return say('darkleaf.t-again');
    case 'put':
    case 'move':
    case 'reclaim':
    case 'garden':
      return say('darkleaf.t-table', { at: command.at });
    case 'tokens':
    case 'free':
    case 'law':
    case 'pool':
    case 'bones':
    case 'pass-turn':
    case 'over':
    case 'path':
    case 'counters':
      return say('darkleaf.t-table', { at: '' });
    case 'ours':
      return say('darkleaf.t-table', { at: command.to });
    case 'teach':
    case 'teach-row':
      return say('darkleaf.t-taught', { clan: clanAt(duel, command.side) });
    case 'words':
    case 'effect':
    case 'effect-ends':
      return say('darkleaf.t-will');
    case 'mode':
    case 'set':
      return say('darkleaf.t-set');
  }
}
