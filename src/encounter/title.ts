import { never } from '../basics/never';
import type { Command, Correction } from './command';
import type { Event } from './event';
import { enemyOf, nameOf, namesOf, slotsOf } from './find';
import type { State } from './state';
import { answered } from './title-answer';

/** Told first: what the table will want to find again in the list. */
const salient: readonly string[] = [
  'strike',
  'missed',
  'blow',
  'broken',
  'card',
  'unconscious',
  'dead',
  'stage',
  'defended',
  'played',
  'fire',
  'fallsAway',
  'anyway',
  'bought',
  'notPlayed',
  'crippled',
  'taught',
  'escape',
  'spent',
  'refreshed',
  'anyway',
];

/** A mark in the words of the game: what the tap was, and what came of it. */
export function titleOf(before: State, command: Command, events: readonly Event[]): string {
  const head = whatWasTapped(before, command);
  const over = events.find(event => event.type === 'over');
  const notes = events.flatMap(event =>
    event.type === 'note' && salient.includes(event.code) ? [event] : [],
  );
  const draws = drawn(before, events);
  const told = [...draws, ...notes.map(one => one.text)].filter(text => !head.includes(text));
  const rest = [...told.slice(0, 5), ...(over ? [outcomeWords[over.outcome]] : [])].join(' ');
  if (rest === '' && command.do === 'answer') return answered(before, command.answer);
  return rest === '' ? head : head === '' ? rest : `${head} ${rest}`;
}

const outcomeWords = {
  victory: 'The beast is down.',
  defeat: 'The company has fallen.',
  givenUp: 'The fight is given up.',
};

/** "draws 2 red, 3 white" for an attack of the company; what came from dice was rolled (MT-9). */
function drawn(before: State, events: readonly Event[]): readonly string[] {
  const cards = new Map<string, number>();
  const dice = new Map<string, number>();
  for (const event of events) {
    if (event.type !== 'might' || event.side !== 'oathsworn' || event.event.type !== 'drew') continue;
    for (const { color, from } of event.event.pieces) {
      const counts = from === 'die' ? dice : cards;
      counts.set(color, (counts.get(color) ?? 0) + 1);
    }
  }
  const parts = [told('draws', cards), told('rolls', dice)].filter(part => part !== '');
  if (parts.length === 0) return [];
  const by = [
    ...before.frames,
    ...events.flatMap(one => (one.type === 'pushed' ? [one.frame] : [])),
  ].findLast(frame => frame.frame === 'strike');
  const who = by?.frame === 'strike' ? nameOf(before, by.by) : 'The company';
  return [`${who} ${parts.join(', ')}.`];
}

function told(verb: string, counts: ReadonlyMap<string, number>): string {
  const colors = ['black', 'red', 'yellow', 'white'].filter(color => counts.has(color));
  return colors.length === 0
    ? ''
    : `${verb} ${colors.map(color => `${counts.get(color)} ${color}`).join(', ')}`;
}

function whatWasTapped(state: State, command: Command): string {
  switch (command.do) {
    case 'begin':
      return 'The fight begins.';
    case 'answer':
      return '';
    case 'endTurns':
      return `Round ${state.round}: the encounter phase.`;
    case 'attack':
      return `${nameOf(state, command.who)} attacks ${namesOf(state, command.strike.targets)}.`;
    case 'move':
      return `${nameOf(state, command.who)} moves${command.to ? ` to ${command.to}` : ''}.`;
    case 'turn':
      return `${nameOf(state, command.who)} faces ${command.facing}.`;
    case 'pass':
      return `${nameOf(state, command.who)} passes.`;
    case 'play':
      return '';
    case 'injury':
      return `${nameOf(state, command.who)} plays an injury.`;
    case 'spend':
      return `${nameOf(state, command.who)} spends a ${command.token} token.`;
    case 'animus':
      return `${nameOf(state, command.who)}: ${command.by < 0 ? command.by : `+${command.by}`} animus.`;
    case 'refresh':
      return `Might decks refreshed: ${command.colors.join(', ')}.`;
    case 'taunt':
      return command.who === null ? 'Nobody taunts.' : `${nameOf(state, command.who)} taunts.`;
    case 'throw':
      return `${nameOf(state, command.who)} throws an item.`;
    case 'pickUp':
      return `${nameOf(state, command.who)} picks up an item.`;
    case 'escape':
      return `${nameOf(state, command.who)} tries to escape the cage.`;
    case 'ally':
      return `An ally comes for ${nameOf(state, command.who)}.`;
    case 'sentinel':
      return `${nameOf(state, command.of)} raises a Sentinel.`;
    case 'rejuvenate':
      return `${nameOf(state, command.of)} brings the Guardian back.`;
    case 'falcon':
      return `A falcon of ${nameOf(state, command.of)} goes to ${nameOf(state, command.to)}.`;
    case 'say':
      return `The table says: ${said(state, command.correction)}.`;
    case 'settings':
      return 'How much the app does has changed.';
    case 'teach':
      return `${command.card.label} is taught.`;
    case 'remind':
      return `Reminder: ${command.reminder.text}`;
    case 'forget':
      return 'A reminder is taken off.';
    case 'seen':
      return 'Reminders seen.';
    case 'tick':
      return 'Done on the table.';
    case 'check':
      return `${state.checklist[command.item]?.text ?? 'Checklist'}: ${command.done ? 'done' : 'open'}.`;
    case 'giveUp':
      return '';
    default:
      return never(command);
  }
}

function said(state: State, it: Correction): string {
  switch (it.say) {
    case 'hp':
      return `${nameOf(state, it.who)} has ${it.hp} HP`;
    case 'maxHp':
      return `${nameOf(state, it.who)} has at most ${it.hp} HP`;
    case 'die': {
      const enemy = enemyOf(state, it.enemy);
      const die = enemy?.dice.find(one => one.id === it.die);
      const slot = enemy && slotsOf(state, enemy).find(one => one.id === die?.slot);
      return `${nameOf(state, it.enemy)}, ${slot?.name ?? it.die}: ${it.hp} HP`;
    }
    case 'token':
      return `${nameOf(state, it.who)} has ${it.count} ${it.token}`;
    case 'animus':
      return `${nameOf(state, it.who)} has ${it.available} animus, ${it.reserve} in reserve`;
    case 'defense':
      return `${nameOf(state, it.who)} has defense ${it.defense}`;
    case 'stands':
      return `${nameOf(state, it.who)} stands at ${it.at ?? 'no hex'}`;
    case 'all':
      return `${it.stands.length} stand where they are`;
    case 'card':
      return `a card of ${nameOf(state, it.who)} lies in ${it.to === 'hand' || it.to === 'spent' ? it.to : `position ${it.to}`}`;
    case 'faceUp':
      return 'another stage card lies face up';
    case 'stageDeck':
      return `${it.left.length} stage cards are left`;
    case 'might':
      return `${it.left.length} ${it.color} cards of the ${it.side} are left`;
    case 'target':
      return `${nameOf(state, it.actor)} targets ${nameOf(state, it.target)}`;
    case 'lead':
      return `${nameOf(state, it.who)} leads`;
    case 'obstacle':
      return it.hexes.length > 0 ? `a ${it.kind} at ${it.hexes.join(', ')}` : `no ${it.kind} there`;
    case 'tiles':
      return 'the tiles lie otherwise';
    case 'presence':
      return `${nameOf(state, it.who)} is ${it.presence}`;
    case 'enemy':
      return `a ${it.kind} comes`;
    case 'enemyGone':
      return `${nameOf(state, it.who)} is gone`;
    case 'stage':
      return `stage ${'I'.repeat(it.stage)}`;
    case 'round':
      return `round ${it.round}`;
    case 'skip':
      return 'the rest is done by hand';
    case 'outcome':
      return it.outcome;
    default:
      return never(it);
  }
}

/** Something hidden came to light: an undo over it is allowed, and told. */
export const revealedBy = (events: readonly Event[]): boolean =>
  events.some(event => {
    switch (event.type) {
      case 'might':
        return (
          event.event.type === 'revealed' ||
          (event.event.type === 'drew' && event.side === 'oathsworn') ||
          event.event.type === 'exchanged'
        );
      case 'stage':
        return event.event.type === 'turned' || event.event.type === 'drawn';
      case 'rolled':
        return true;
      default:
        return false;
    }
  });
