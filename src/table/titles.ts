import type { Command } from '../encounter/command';
import type { Event } from '../encounter/event';
import { nameOf } from '../encounter/find';
import type { State } from '../encounter/state';
import { happenedIn } from './happened';

/** A mark in a few words: who did what, and what came of it. */
export function titleOf(before: State, command: Command, events: readonly Event[]): string {
  const { drawn, changed } = happenedIn(events);
  const parts = [act(before, command)];
  if (drawn?.outcome) parts.push(drawn.outcome.missed ? 'a miss' : `${drawn.outcome.damage} damage`);
  for (const hit of drawn?.hits ?? []) parts.push(`${nameOf(before, hit.target)} loses ${hit.hpLost} HP`);
  for (const one of changed)
    if (one.die !== null)
      parts.push(`${nameOf(before, one.who)}: ${one.hp > 0 ? `${one.hp} HP left` : 'a die lost'}`);
  const phase = events.findLast(event => event.type === 'phase');
  if (command.do !== 'answer' && phase?.type === 'phase' && phase.phase === 'oathsworn')
    parts.push(`round ${phase.round}`);
  return parts.filter(Boolean).join(', ');
}

function act(before: State, command: Command): string {
  switch (command.do) {
    case 'begin':
      return 'The fight begins';
    case 'endTurns':
      return 'Encounter phase';
    case 'attack':
      return `${nameOf(before, command.who)} strikes ${command.strike.targets.map(id => nameOf(before, id)).join(', ')}`;
    case 'move':
      return `${nameOf(before, command.who)} moves${command.to ? ` to ${command.to}` : ''}`;
    case 'turn':
      return `${nameOf(before, command.who)} turns`;
    case 'play':
      return `${nameOf(before, command.who)} plays a card`;
    case 'say':
      return 'The table says';
    case 'settings':
      return 'How we play';
    case 'giveUp':
      return 'Given up';
    case 'animus':
      return `${nameOf(before, command.who)}: ${command.by > 0 ? '+' : ''}${command.by} animus`;
    case 'spend':
      return `${nameOf(before, command.who)} spends a token`;
    case 'tick':
      return 'Done on the table';
    case 'answer':
      return answered(before, command.answer);
    default:
      return command.do;
  }
}

function answered(before: State, answer: Extract<Command, { do: 'answer' }>['answer']): string {
  switch (answer.answer) {
    case 'go':
      return 'Go on';
    case 'pick':
      return answer.ids.length > 0 ? answer.ids.map(id => nameOf(before, id)).join(', ') : 'Nobody';
    case 'defend':
      return answer.with.length > 0
        ? `${answer.with.map(one => nameOf(before, one.who)).join(', ')} defends`
        : 'No defense card';
    case 'tokens':
      return 'Defense tokens';
    case 'card':
      return `Stage card: ${before.encounter.cards.find(card => card.id === answer.card)?.label ?? answer.card}`;
    case 'compose':
      return `Stage card${answer.label ? `: ${answer.label}` : ''}`;
    case 'aloud':
      return 'Read aloud';
    case 'might':
      return answer.command.type === 'criticals' ? 'Criticals drawn' : answer.command.type;
    case 'total':
      return answer.damage === null ? 'A miss' : `${answer.damage} damage`;
    case 'place':
      return answer.at ? `On ${answer.at}` : 'Placed by hand';
    default:
      return answer.answer;
  }
}
