import type { Catalogue } from '../../../../basics/said';
import type { DeedSays } from '../../../../encounter/says/deeds';
import { aToken } from './names';

const helped = (help: number): string => (help > 0 ? ` (${help} more by those next to it)` : '');

/** What comes of commands, in the log and for hands on the table. */
export const deedsSaid: Catalogue<DeedSays> = {
  'done.overruled': ({ refusal }, say) => `The table overrules: ${say(refusal)}`,
  'done.ally-comes': ({ who, at }) =>
    `${who} comes ${at === null ? 'to an empty hex of the edge' : `to ${at}`}, with 2 animus.`,
  'done.escapes': ({ who, help }) => `${who} escapes${helped(help)}.`,
  'done.does-not-escape': ({ who, help }) => `${who} does not escape${helped(help)}.`,
  'done.mark-falcon': ({ who, on }) => `Mark ${who}'s falcon on ${on} with a pair of cubes of one colour.`,
  'done.spends-token': ({ who, token }) => `${who} spends ${aToken(token)}.`,
  'done.bought-move': ({ who, hexes }) => `${who} may move ${hexes}.`,
  'done.bought-attack': ({ who }) => `${who} may attack without determination.`,
  'done.bought-refresh': ({ who }) => `${who} refreshes the might decks.`,
  'done.another-turn': ({ who }) => `${who} takes another turn.`,
  'done.plays': ({ who, card, text }) => `${who} plays ${card}${text ? `: ${text}` : ''}.`,
  'done.injury': ({ who, text }) => `${who}: ${text}`,
  'done.no-own-attack': 'There is no attack of one’s own to add to.',
  'done.set-free': ({ who }) => `${who} is free again.`,
  'done.comes-back': ({ who, at }) =>
    `${who} comes back ${at === null ? 'next to the enemy' : `to ${at}`}; all animus to the reserve.`,
  'done.defends-with': ({ who, card, defense }) => `${who} defends with ${card}: +${defense}.`,
  'done.defends': ({ who, defense }) => `${who} defends with +${defense}.`,
};
