import type { Catalogue } from '../../../../basics/said';
import type { Counted, TitleSays } from '../../../../encounter/says/titles';
import { type Color, type Face, isBlank, isCritical, worth } from '../../../../might/cards';
import { words } from '../..';
import { list } from '../../say';
import { aToken, tokenName } from './names';
import { sceneryName } from './scenery';

const { colors } = words.might;
const { presence: presences } = words.company;

const drew = (verb: string, counted: Counted): readonly string[] =>
  counted.length === 0 ? [] : [`${verb} ${list(counted.map(([color, n]) => `${n} ${colors[color]}`))}`];

const cardOf = (color: Color, face: Face): string =>
  `${isCritical(face) ? 'critical ' : ''}${colors[color]} ${isBlank(face) ? words.might.blank : worth(face)}`;

/** A line of a checklist brings its own full stop, or none. */
const ended = (line: string): string => (/[.!?]$/.test(line) ? line : `${line}.`);

export const titlesSaid: Catalogue<TitleSays> = {
  'title.drew': ({ who, cards, dice }) =>
    `${who ?? 'The company'} ${list([...drew('draws', cards), ...drew('rolls', dice)])}.`,
  'title.victory': 'The fight is won.',
  'title.defeat': 'The fight is lost.',
  'title.given-up': 'The fight is given up.',

  'title.begin': 'The fight begins.',
  'title.end-turns': ({ round }) => `Round ${round}: the encounter phase.`,
  'title.next-round': ({ round }) => `Round ${round} begins.`,
  'title.had-turns': ({ who }) => `${who} has had their turns.`,
  'title.has-turns': ({ who }) => `${who} has turns again.`,
  'title.strikes': ({ by, targets }) => `${list(by)} against ${list(targets)}.`,
  'title.attack': ({ who, targets }) => `${who} attacks ${list(targets)}.`,
  'title.move': ({ who, to }) => (to === null ? `${who} moves.` : `${who} moves to ${to}.`),
  'title.turn': ({ who, facing }) => `${who} faces ${facing}.`,
  'title.pass': ({ who }) => `${who} passes.`,
  'title.injury': ({ who }) => `${who} plays an injury.`,
  'title.spend': ({ who, token }) => `${who} spends ${aToken(token)}.`,
  'title.animus': ({ who, by }) => `${who}: ${by < 0 ? by : `+${by}`} animus.`,
  'title.refresh': ({ colors: refreshed }) =>
    `Might decks refreshed: ${list(refreshed.map(color => colors[color]))}.`,
  'title.taunt': ({ who }) => `${who} taunts.`,
  'title.no-taunt': 'Nobody taunts.',
  'title.throw': ({ who }) => `${who} throws an item.`,
  'title.pick-up': ({ who }) => `${who} picks up an item.`,
  'title.escape': ({ who }) => `${who} tries to escape the cage.`,
  'title.ally': ({ who }) => `An ally comes for ${who}.`,
  'title.sentinel': ({ who }) => `${who} raises a Sentinel.`,
  'title.rejuvenate': ({ who }) => `${who} brings the Guardian back.`,
  'title.falcon': ({ of, to }) => `A falcon of ${of} goes to ${to}.`,
  'title.settings': 'How much the app does has changed.',
  'title.teach': ({ card }) => `The card “${card}” is taught.`,
  'title.remind': ({ text }, say) => `Reminder: ${say(text)}`,
  'title.forget': 'A reminder is taken off.',
  'title.seen': 'Reminders seen.',
  'title.counter': ({ name, count }) => `${name}: ${count}`,
  'title.tell': ({ card }) => `Face up on the table: ${card ?? 'a card without a name'}`,
  'title.tick': 'Done on the table.',
  'title.check': ({ item, done }, say) =>
    `${done ? 'Done' : 'Open again'}: ${ended(item === null ? 'a line of the checklist' : say(item))}`,

  'title.says': ({ what }, say) => `The table says: ${say(what)}.`,
  'title.says-hp': ({ who, hp }) => `${who} has ${hp} HP`,
  'title.says-max-hp': ({ who, hp }) => `${who} has at most ${hp} HP`,
  'title.says-die': ({ who, slot, hp }) => `${who}, ${slot}: ${hp} HP`,
  'title.says-token': ({ who, token, count }) => `${who} has ${count} ${tokenName(token)}`,
  'title.says-animus': ({ who, available, reserve }) =>
    `${who} has ${available} animus, ${reserve} in reserve`,
  'title.says-defense': ({ who, defense }) => `${who} has defense ${defense}`,
  'title.says-stands': ({ who, at }) => `${who} stands at ${at ?? 'no hex'}`,
  'title.says-all': ({ count }) => `${count} stand where they are`,
  'title.says-card': ({ who, to }) =>
    typeof to === 'number'
      ? `a card of ${who} lies in cooldown position ${to}`
      : to === 'hand'
        ? `a card of ${who} is in hand`
        : `a card of ${who} lies face down, used for this fight`,
  'title.says-encounter': () => 'what the encounter book says',
  'title.says-ally': ({ who }) => `${who} is with the company`,
  'title.says-face-up': 'another stage card lies face up',
  'title.says-stage-deck': ({ left }) => `${left} stage cards are left`,
  'title.says-might': ({ side, color, left }) =>
    `${left} ${colors[color]} cards of the ${side === 'enemy' ? 'enemy' : 'Oathsworn'} are left`,
  'title.says-target': ({ who, target }) => `${who} targets ${target ?? 'nobody'}`,
  'title.says-lead': ({ who }) => `${who} leads`,
  'title.says-obstacle': ({ kind, at }) =>
    at.length > 0 ? `a ${sceneryName(kind)} at ${list(at)}` : `no ${sceneryName(kind)} there`,
  'title.says-tiles': 'the tiles lie otherwise',
  'title.says-presence': ({ who, presence }) => `${who} is ${presences[presence]}`,
  'title.says-enemy': ({ kind }) => `${kind} comes`,
  'title.says-enemy-gone': ({ who }) => `${who} is gone`,
  'title.says-stage': ({ stage }) => `stage ${'I'.repeat(stage)}`,
  'title.says-round': ({ round }) => `round ${round}`,
  'title.says-skip': 'the rest is done by hand',
  'title.says-outcome': ({ outcome }) => (outcome === 'victory' ? 'the fight is won' : 'the fight is lost'),

  'title.picked': ({ asked, chosen }, say) =>
    `${say(asked)} ${chosen.length > 0 ? list(chosen.map(say)) : 'Nobody'}.`.trim(),
  'title.number': ({ asked, number }, say) => `${say(asked)} ${number}.`.trim(),
  'title.stays': ({ who }) => `${who ?? 'Somebody'} stays.`,
  'title.stands': ({ who, at }) => `${who ?? 'Somebody'} stands at ${at}.`,
  'title.no-defense': 'Nobody defends.',
  'title.defense': ({ who }) => `${list(who)}: a card for defense.`,
  'title.no-tokens': 'No Defense tokens.',
  'title.tokens': ({ spent }) =>
    `Defense tokens: ${list(spent.map(([who, count]) => `${count} by ${who}`))}.`,
  'title.missed': 'A miss, by the table.',
  'title.damage': ({ damage }) => `${damage} damage, by the table.`,
  'title.card-told': 'A stage card is told.',
  'title.no-interrupt': 'No interrupt.',
  'title.done': ({ what }, say) => `Done: ${say(what)}`,

  'title.criticals': 'Criticals bring more cards.',
  'title.no-criticals': 'Criticals bring no more cards.',
  'title.redraw': 'A card is drawn again.',
  'title.adjust': 'The draw is put right.',
  'title.shows': ({ color, lay, face }) =>
    `On the table: ${cardOf(color, face)} instead of ${cardOf(color, lay)}.`,
  'title.determination': 'A token for the miss.',
  'title.tapped': 'Cards are tapped in.',
  'title.draw-goes-on': 'The draw goes on.',
};
