import { never } from '../../basics/never';
import { type Said, saidAll } from '../../basics/said';
import { type Color, STRONGEST_FIRST } from '../../might/cards';
import { cardOf, nameOf, namesOf } from '../facts/select';
import type { Command } from '../model/command';
import type { Event } from '../model/event';
import type { Id, State } from '../model/state';
import { type Counted, say } from '../says/titles';
import { answered } from './title-answer';
import { putRight } from './title-correction';

/** Told first: what the table will want to find again in the list. */
const salient: readonly string[] = [
  'ambushed',
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

/** The name of the tap says it already. */
const echoes = (command: Command, code: string): boolean => command.do === 'spend' && code === 'spent';

/** The title of a mark: the tap, and its outcome. */
export function titleOf(before: State, command: Command, events: readonly Event[]): Said {
  const head = whatWasTapped(before, command);
  const over = events.find(event => event.type === 'over');
  const notes = events.flatMap(event =>
    event.type === 'note' && salient.includes(event.code) && !echoes(command, event.code) ? [event.text] : [],
  );
  const told = [...drawn(before, events), ...notes].slice(0, 5);
  const rest = over ? [...told, outcomeWords[over.outcome]] : told;
  if (rest.length === 0 && command.do === 'answer') return answered(before, command.answer);
  return saidAll(head === null ? rest : [head, ...rest]);
}

const outcomeWords = {
  victory: say('title.victory'),
  defeat: say('title.defeat'),
  givenUp: say('title.given-up'),
};

/** "draws 2 red, 3 white" for an attack of the company; what came from dice was rolled (MT-9). */
function drawn(before: State, events: readonly Event[]): readonly Said[] {
  const cards = new Map<Color, number>();
  const dice = new Map<Color, number>();
  let by: Id | undefined;
  for (const event of events) {
    if (event.type !== 'might' || event.side !== 'oathsworn' || event.event.type !== 'drew') continue;
    by = event.by;
    for (const { color, from } of event.event.pieces) {
      const counts = from === 'die' ? dice : cards;
      counts.set(color, (counts.get(color) ?? 0) + 1);
    }
  }
  if (cards.size + dice.size === 0) return [];
  const who = by === undefined ? null : nameOf(before, by);
  return [say('title.drew', { who, cards: counted(cards), dice: counted(dice) })];
}

const counted = (counts: ReadonlyMap<Color, number>): Counted =>
  STRONGEST_FIRST.flatMap(color => {
    const count = counts.get(color);
    return count === undefined ? [] : [[color, count] as const];
  });

/** Null where only the outcome is worth telling. */
function whatWasTapped(state: State, command: Command): Said | null {
  const of = (who: Id) => ({ who: nameOf(state, who) });
  switch (command.do) {
    case 'begin':
      return say('title.begin');
    case 'answer':
    case 'play':
    case 'giveUp':
      return null;
    case 'endTurns':
      return say('title.end-turns', { round: state.round });
    case 'nextRound':
      return say('title.next-round', { round: state.round + 1 });
    case 'hadTurns':
      return say(command.had ? 'title.had-turns' : 'title.has-turns', of(command.who));
    case 'attack':
      return say('title.attack', { ...of(command.who), targets: namesOf(state, command.strike.targets) });
    case 'move':
      return say('title.move', { ...of(command.who), to: command.to ?? null });
    case 'turn':
      return say('title.turn', { ...of(command.who), facing: command.facing });
    case 'pass':
      return say('title.pass', of(command.who));
    case 'injury':
      return say('title.injury', of(command.who));
    case 'spend':
      return say('title.spend', { ...of(command.who), token: command.token });
    case 'animus':
      return say('title.animus', { ...of(command.who), by: command.by });
    case 'refresh':
      return say('title.refresh', { colors: command.colors });
    case 'taunt':
      return command.who === null ? say('title.no-taunt') : say('title.taunt', of(command.who));
    case 'throw':
      return say('title.throw', of(command.who));
    case 'pickUp':
      return say('title.pick-up', of(command.who));
    case 'escape':
      return say('title.escape', of(command.who));
    case 'ally':
      return say('title.ally', of(command.who));
    case 'sentinel':
      return say('title.sentinel', of(command.of));
    case 'rejuvenate':
      return say('title.rejuvenate', of(command.of));
    case 'falcon':
      return say('title.falcon', { of: nameOf(state, command.of), to: nameOf(state, command.to) });
    case 'say':
      return say('title.says', { what: putRight(state, command.correction) });
    case 'settings':
      return say('title.settings');
    case 'teach':
      return say('title.teach', { card: command.card.label });
    case 'tell':
      return say('title.tell', {
        card:
          'id' in command.card
            ? (cardOf(state, command.card.id)?.label ?? null)
            : (command.card.label ?? null),
      });
    case 'count': {
      const counter = state.encounter.counters?.find(one => one.id === command.counter);
      const now = (state.counters?.[command.counter] ?? 0) + command.by;
      return say('title.counter', { name: counter?.name ?? command.counter, count: Math.max(0, now) });
    }
    case 'remind':
      return say('title.remind', { text: command.reminder.text });
    case 'forget':
      return say('title.forget');
    case 'seen':
      return say('title.seen');
    case 'tick':
      return say('title.tick');
    case 'check':
      return say('title.check', {
        item: state.checklist[command.item]?.text ?? null,
        done: command.done,
      });
    default:
      return never(command);
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
