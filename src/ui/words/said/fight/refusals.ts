import type { Catalogue } from '../../../../basics/said';
import type { RefusalSays } from '../../../../encounter/says/refusals';
import { words } from '../..';
import { arcName, plural, tokenName } from './names';

const around = {
  enemy: ['enemy', 'enemies'],
  friend: ['friend', 'friends'],
  oathsworn: ['Oathsworn', 'Oathsworn'],
  sentinel: ['Sentinel', 'Sentinels'],
} as const;

const falconsOn = {
  self: 'at home',
  friend: 'on friends',
  enemy: 'on enemies',
  other: 'on others',
} as const;

const tokens = (count: number, token: string): string => plural(count, `${tokenName(token)} token`);

/** Why a command of a fight is refused. */
export const refusalsSaid: Catalogue<RefusalSays> = {
  'refuse.nobody': 'There is nobody of that name.',
  'refuse.not-there': 'That one is not there.',
  'refuse.broken': ({ who, target }) =>
    `${target} has broken: what ${who} would still do to it before its reaction is lost.`,
  'refuse.no-such-hex': 'There is no such hex.',
  'refuse.occupied': ({ at }) => `${at} is taken.`,
  'refuse.no-such-colour': 'There is no such colour.',
  'refuse.unusable-name': 'That cannot be used as a name here.',
  'refuse.no-such-die': 'That HP die is not there.',
  'refuse.not-that-die': ({ target }) => `From here another HP die of ${target} is hit.`,
  'refuse.not-over': ({ target }) => `${target} does not stand there.`,
  'refuse.not-an-enemy': ({ target }) => `A chain goes on to enemies, and ${target} is none.`,
  'refuse.has-no-falcons': ({ who }) => `${who} has no falcons.`,
  'refuse.raises-no-sentinels': ({ who }) => `Only a Grove Maiden raises Sentinels, and ${who} is none.`,
  'refuse.no-such-falcon': 'There is no such falcon.',
  'refuse.no-such-reminder': 'There is no such reminder.',
  'refuse.no-such-item': 'There is no such item.',
  'refuse.no-such-ally': 'That ally cannot be chosen.',
  'refuse.no-such-sentinel': 'There is no such Sentinel.',
  'refuse.no-such-enemy': 'There is no such enemy.',
  'refuse.no-such-stage-card': 'There is no such stage card.',
  'refuse.no-such-token': 'There is no such token.',
  'refuse.token-not-spent': 'That token is not one to spend.',
  'refuse.cannot-be-played': 'That cannot be played.',
  'refuse.injury-not-in-hand': 'That injury is not in hand.',
  'refuse.item-not-at-hand': 'That item is not at hand.',
  'refuse.item-not-thrown': 'That item was not thrown.',
  'refuse.card-not-there': 'That card is not there.',
  'refuse.other-stage': 'That card is of another stage.',
  'refuse.not-in-stage-deck': 'That card is not in the deck.',
  'refuse.no-stage-card-left': 'No stage card is left.',
  'refuse.no-card-to-tell': 'No card of the table lies face up now.',
  'refuse.no-such-might-cards': ({ color }) =>
    `There are not that many ${words.might.colors[color]} cards of a kind.`,
  'refuse.does-not-fit': 'That does not fit on the board.',
  'refuse.number-cannot-stand': 'That is no number that can stand there.',
  'refuse.animus-whole': 'Animus is a whole number.',
  'refuse.animus-from-0': 'Animus is a whole number from 0.',
  'refuse.counts-from-0': 'Counts are whole numbers from 0.',
  'refuse.not-that-much-there': 'There is not that much.',
  'refuse.too-few-tokens': 'There are not that many tokens.',
  'refuse.too-few-sentinels': 'There are not so many Sentinels.',
  'refuse.ally-tokens': ({ most }) => `Comradery gives ${plural(most, 'token')}.`,
  'refuse.all-sentinels-stand': ({ most }) => `All ${most} Sentinels stand: say which one goes.`,
  'refuse.defense-value': ({ most }) => `A defense value is a whole number from 0 to ${most}.`,

  'refuse.say-whom': 'Say whom.',
  'refuse.say-colours': 'Say which colours.',
  'refuse.say-position': 'Say which cooldown position.',
  'refuse.say-use': 'Move 2, an attack, or a refresh of the might decks.',
  'refuse.say-defense-card': 'Cards are kept here: say which one.',

  'refuse.fight-over': 'The fight is over.',
  'refuse.fight-begun': 'The fight has begun.',
  'refuse.nothing-asked': 'Nothing is asked now.',
  'refuse.phase-not-open': 'The Oathsworn phase is not open.',
  'refuse.no-stop-now': 'The next round begins when the enemy’s phase is over.',
  'refuse.turns-in-phase': 'Turns are taken in the Oathsworn phase.',
  'refuse.no-refresh-now': 'The decks cannot be refreshed now.',
  'refuse.no-turning-now': 'Nobody turns now.',
  'refuse.no-attack-now': 'Nobody can attack now.',
  'refuse.no-move-now': 'Nobody can move now.',
  'refuse.no-card-now': 'No card can be played now.',
  'refuse.no-spending-now': 'Nothing can be spent now.',
  'refuse.no-target-now': 'It is not choosing a target now.',
  'refuse.no-escape-now': 'There is nothing to escape from now.',
  'refuse.in-a-turn': 'That is done in a turn.',
  'refuse.injury-in-turn': 'Injuries are played in a turn.',
  'refuse.token-in-own-turn': 'Companions and allies spend that in their turn.',
  'refuse.ally-in-phase': 'An ally comes in the Oathsworn phase.',
  'refuse.only-interrupts': 'Only interrupts can be played now.',
  'refuse.not-its-moment': ({ card }) => `It is not the moment for ${card}.`,
  'refuse.being-played': 'That card is being played.',
  'refuse.once-a-turn': 'Once in a turn: pass first.',
  'refuse.nothing-under-way': 'Nothing is under way.',
  'refuse.stage-deck-on-table': 'The stage deck lies on the table in this fight.',

  'refuse.cannot-act': ({ who }) => `${who} cannot act.`,
  'refuse.stands': ({ who }) => `${who} stands.`,
  'refuse.guardian-stands': 'The Guardian stands.',
  'refuse.ally-has-turns': 'An ally takes those turns already.',
  'refuse.dormant': ({ who }) => `${who} is dormant.`,
  'refuse.caged': ({ who }) => `${who} is caged.`,
  'refuse.consumed': ({ who }) => `${who} is consumed.`,
  'refuse.crippled': ({ who }) => `${who} is crippled.`,
  'refuse.sentinels-rooted': 'Sentinels cannot move.',
  'refuse.sentinels-strike-together': 'Sentinels strike together, by a card of their Grove Maiden.',
  'refuse.not-theirs': ({ who }) => `That is not for ${who} to do.`,
  'refuse.used': ({ who }) => `${who} has used that already.`,
  'refuse.injuries-first': ({ who }) => `${who} plays the injuries in hand first.`,
  'refuse.animus-short': ({ who }) => `${who} has not that much animus.`,
  'refuse.no-attack-bought': ({ who }) => `${who} has bought no attack with a token.`,
  'refuse.not-attacked': 'This character is not attacked.',
  'refuse.no-defense-card': 'That card cannot be played for defense.',

  'refuse.not-oneself': 'Nobody attacks oneself.',
  'refuse.sentinels-one-target': 'Sentinels that attack together strike one target.',
  'refuse.out-of-range': ({ target, far, by, range }) =>
    `${target} is ${far} away from ${by}, whose range is ${range}: no attack without an enemy in range.`,
  'refuse.adds-nothing': ({ card }) =>
    `${card} changes an attack, and there is none now that it could change.`,
  'refuse.nobody-to-guard': ({ card }) => `${card} is for somebody else, and nobody else is attacked.`,
  'refuse.attackers-out-of-range': ({ card }) => `None of the attackers is within the range of ${card}.`,
  'refuse.sentinels-out-of-range': ({ reaching, target, range }) =>
    reaching === 0
      ? `No Sentinel has ${target} in range ${range} and in sight.`
      : `Only ${plural(reaching, 'Sentinel')} ${reaching === 1 ? 'has' : 'have'} ${target} in range ${range} and in sight.`,
  'refuse.attack-unseen': ({ by, target }) => `${by} does not see ${target}: a ranged attack needs sight.`,
  'refuse.unseen': ({ by, target }) => `${by} does not see ${target}.`,
  'refuse.not-the-edge': ({ at }) => `${at} is not at the edge of the board.`,
  'refuse.not-next-to': ({ at, whom }) => `${at} is not next to ${whom}.`,
  'refuse.item-lies-at': ({ who, at }) => `It lies at ${at}: ${who} has to move in.`,
  'refuse.move-costs': ({ who, cost }) => `A move of ${who} costs ${cost} animus.`,
  'refuse.no-way': ({ who, to }) => `${who} finds no free way to ${to}.`,
  'refuse.too-far': ({ who, to, cost, hexes }) => `${to} is ${cost} movement away; ${who} moves ${hexes}.`,

  'refuse.needs-token': ({ who, token, count }) => `${who} needs ${tokens(count, token)}.`,
  'refuse.needs-hp': ({ who, hp, than }) =>
    than === 'least' ? `${who} needs at least ${hp} HP.` : `${who} needs at most ${hp} HP.`,
  'refuse.needs-near': ({ who, whom, count, hexes }) =>
    `${who} needs ${plural(count, around[whom][0], around[whom][1])} within ${plural(hexes, 'hex', 'hexes')}.`,
  'refuse.needs-clear': ({ who, other, hexes }) =>
    `${other} is within ${plural(hexes, 'hex', 'hexes')} of ${who}.`,
  'refuse.needs-arc': ({ who, arc }) => `${who} stands in no enemy's ${arcName[arc]} arc.`,
  'refuse.needs-falcons': ({ who, on, count }) => `${who} needs ${plural(count, 'falcon')} ${falconsOn[on]}.`,
  'refuse.needs-sentinels': ({ who, count }) => `${who} needs ${plural(count, 'Sentinel')}.`,
  'refuse.needs-cooldown': ({ who, position, count }) =>
    `${who} needs ${plural(count, 'card')} at position ${position}.`,
  'refuse.unarmed': ({ who }) => `${who} is unarmed.`,
  'refuse.has-moved': ({ who }) => `${who} has moved already.`,
  'refuse.has-not-moved': ({ who }) => `${who} has not moved yet.`,
  'refuse.cannot-pay-token': ({ who, token, count }) => `${who} cannot pay ${tokens(count, token)}.`,
  'refuse.cannot-pay-hp': ({ who, hp }) => `${who} cannot pay ${hp} HP.`,
  'refuse.cannot-pay-sentinels': ({ who, count }) => `${who} cannot pay ${plural(count, 'Sentinel')}.`,
};
