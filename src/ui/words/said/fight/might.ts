import type { Catalogue } from '../../../../basics/said';
import type { Color, Face } from '../../../../might/cards';
import type { MightSays } from '../../../../might/says';
import { words } from '../..';

const card = (color: Color, face: Face): string =>
  `${words.might.colors[color]} ${face === '0' ? words.might.blank : face}`;

export const mightSaid: Catalogue<MightSays> = {
  'might.critical-drawn': 'What this critical brought lies there already: undo that first.',
  'might.settled': 'This draw is settled.',
  'might.pool-fixed': 'The pool is fixed before anything is drawn.',
  'might.pool-not-awaited': 'No cards of the pool are awaited now.',
  'might.pool-not-drawn': 'The pool is not on the table yet.',
  'might.critical-not-open': 'That is no open critical.',
  'might.no-critical-open': 'There is no open critical.',
  'might.criticals-unsaid': 'Say for each critical what came.',
  'might.criticals-open': 'Draw for the criticals, or decline them.',
  'might.redraw-later': 'Redraws come after the draw.',
  'might.piece-not-there': 'That card is not on the table.',
  'might.no-redraw-token': 'No Redraw token is left.',
  'might.no-redraw': 'No redraw is left.',
  'might.app-draws': 'The app draws this attack.',
  'might.face-unsaid': 'Say what came.',
  'might.no-such-face': ({ color, face }) => `There is no ${card(color, face)}.`,
  'might.none-awaited': ({ color, kind }) =>
    `No more ${words.might.colors[color]} ${kind === 'dice' ? 'dice' : 'cards'} are awaited.`,
  'might.face-not-left': ({ color, face }) =>
    `By the app's count no ${card(color, face)} is left. Take it anyway, or correct the deck.`,
  'might.damage-no-number': 'Damage is a whole number from 0.',
  'might.token-after-miss': 'Only a missed attack gives a token.',
  'might.no-combat-token': 'That is no combat token.',
  'might.counts-no-number': 'Counts are whole numbers from 0.',
  'might.unarmed': 'An unarmed attack does not use the might of weapons.',
  'might.fewer-cubes': 'The might track holds fewer cubes of that colour.',
  'might.sentinels-one-each': 'Each Sentinel draws one card.',
  'might.no-white': 'No white cards may be added here.',
  'might.at-most-white': ({ limit }) =>
    limit === 1 ? 'At most 1 white card.' : `At most ${limit} white cards.`,
  'might.empty-pool': 'Choose at least one card or die.',
  'might.at-most-pieces': ({ most }) => `At most ${most} cards and dice.`,
  'might.only-upward': 'Empower only moves cards up: white, yellow, red, black.',
  'might.too-many-steps': ({ steps }) => `That takes ${steps} steps of Empower; there are fewer.`,
  'might.too-many-dice': 'More dice of a colour than the pool has of it.',
  'might.fewer-tokens': 'There are not that many tokens.',
  'might.at-most-lethality': ({ most }) => `At most ${most} Lethality tokens.`,
  'might.lethality-elsewhere': 'Lethality is for attacks in the encounter.',
  'might.empowered-elsewhere': 'Empowered tokens are for attacks, might checks and rounds of combat.',
  'might.enemy-settled': 'This attack is settled.',
  'might.enemy-drawn': 'The cards are drawn.',
  'might.defend-earlier': 'Ability cards are played before the cards are revealed.',
  'might.not-attacked': 'This character is not attacked.',
  'might.one-defense-card': 'One ability card for each attack.',
  'might.defense-no-number': 'A defense value is a whole number from 0.',
  'might.enemy-revealed': 'The cards are revealed.',
  'might.reveal-all': 'Say what every card of the pool shows.',
  'might.enemy-redraw-later': 'Redraws come after the cards are revealed.',
  'might.defense-token-later': 'Defense tokens are spent after the reveal.',
  'might.no-defense-token': 'No Defense token is left.',
  'might.enemy-not-revealed': 'The cards are not revealed yet.',
};
