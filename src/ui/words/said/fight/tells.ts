import type { Catalogue } from '../../../../basics/said';
import type { TellSays } from '../../../../encounter/says/tells';
import { words } from '../..';
import { list } from '../../say';
import { sceneryName } from './scenery';

const far = (hexes: number, exact: boolean) => (exact ? `exactly ${hexes}` : `up to ${hexes}`);
const signed = (by: number) => (by < 0 ? `${by}` : `+${by}`);
const verbs = { pushed: 'Push', knocked: 'Knock', placed: 'Place' };
const gone = { pushed: 'pushed', knocked: 'knocked back' };

export const tellsSaid: Catalogue<TellSays> = {
  'tell.of': ({ names, what }, say) => `${list(names)}: ${say(what)}`,
  'tell.ambushed': 'Ambushed: round 1 begins with the encounter phase, before anybody has a turn.',
  'tell.circle': 'This goes round in a circle: finish it at the table.',

  'tell.no-target': 'Nobody is there to choose a target.',
  'tell.no-mover': 'Nobody is there to move.',
  'tell.no-attacker': 'Nobody is there to attack.',
  'tell.no-minions': 'No minions are there to act.',
  'tell.ability': ({ ability }) => `Special ability: ${ability}.`,
  'tell.ability-of': ({ name, ability }) => `${name}: ${ability}.`,
  'tell.ability-circles': ({ ability }) => `${ability} goes round in a circle.`,
  'tell.cards-circle': 'The cards draw each other in a circle.',

  'tell.tiles': ({ tile, remove, at }) =>
    `${remove ? 'Remove' : 'Place'} ${sceneryName(tile)} at ${list(at)}.`,
  'tell.tiles-there': ({ tile, remove, where }) =>
    `${remove ? 'Remove' : 'Place'} ${sceneryName(tile)}: ${where ?? 'where the card says'}.`,
  'tell.no-place': ({ tile, remove }) =>
    remove
      ? `No ${sceneryName(tile)} is removed: there is none where the card says.`
      : `No ${sceneryName(tile)} is placed: there is no hex for it.`,
  'tell.enters': ({ name, tile, at, text }) => `${name} enters ${tile} at ${at}: ${text}`,

  'tell.nobody-to-face': ({ name }) => `${name} has nobody to turn to.`,
  'tell.faces-away': ({ name, from }) => `${name} turns away from ${from}.`,
  'tell.no-room': ({ name, facing }) => `${name} has no room to turn to ${facing}.`,
  'tell.faces': ({ name, facing }) => `${name} turns to face ${facing}.`,

  'tell.goes': ({ name, ways, whom, facing, at }) =>
    `${name}: ${list(ways)}; now faces ${whom ?? facing}${at === null ? '' : ` (${at})`}.`,
  'tell.turns': ({ name, whom, facing }) => `${name} turns and now faces ${whom ?? facing}.`,
  'tell.ends': ({ name, at, facing }) => `${name} ends at ${at} and faces ${facing}.`,
  'tell.back': ({ name, at, facing }) => `Put ${name} back on ${at}, facing ${facing}.`,
  'tell.restore': ({ kind, at }) => `Put the ${sceneryName(kind)} back on ${list(at)}.`,
  'tell.goes-anew': ({ name, target }) => `${name} takes its move back and goes for ${target} instead.`,
  'tell.goes-by-hand': ({ name, target }) =>
    `${name} goes for ${target} instead: take its move back and put it where the new one ends.`,
  'tell.aside': ({ name, how, hexes, way, at }) =>
    `${verbs[how]} ${name} ${way === null ? `to ${at}` : `${way} by ${hexes} (${at})`}.`,
  'tell.knocked': ({ names, how, hexes, from }) =>
    `${list(names)}: ${gone[how]} ${hexes}${from === null ? '' : ` away from ${from}`}.`,
  'tell.dragged': ({ name, hexes, way, from }) =>
    from !== null
      ? `${name} is moved ${hexes} ${way === 'away' ? 'away from' : way} ${from}.`
      : `${name} is moved ${hexes}${way === 'toward' ? '' : ` ${way}`}.`,
  'tell.remove': ({ name }) => `Remove ${name}.`,
  'tell.clear': ({ kind, at }) => `Remove the ${sceneryName(kind)} at ${list(at)}.`,

  'tell.defense': ({ by }) => `defense ${signed(by)}`,
  'tell.might': 'more might',
  'tell.excluded': 'cannot be a target',

  'tell.target': ({ name, target }) => `${name} targets ${target ?? 'nobody'}.`,
  'tell.blow': ({ names, hits }) =>
    hits.length === 0
      ? `${list(names)}: nobody is hit.`
      : `${list(names)}: ${hits.map(([damage, hp, name]) => `${damage} damage, ${hp} HP off ${name}`).join('; ')}.`,
  'tell.strike': ({ name, damage, hp, target, place }) =>
    `${name}: ${damage} damage, ${hp} HP off ${target}${place === null ? '' : ` (${place})`}.`,
  'tell.broken': ({ name, place }) => `${name}: ${place} is broken.`,
  'tell.falls': ({ name, presence }) => `${name} is ${words.company.presence[presence]}.`,
  'tell.removed': ({ name }) => `${name} is removed.`,

  'tell.cage-held': ({ name }) => `${name} never got out of the cage.`,
  'tell.fire-out': ({ at }) => `Remove the fire at ${list(at)}.`,
  'tell.burns': ({ name }) => `${name} burns: 1 HP.`,
  'tell.do-card': ({ card }) => `Do what ${card === null ? 'the unknown card' : `the card “${card}”`} says.`,
  'tell.counter': ({ name, count, text }) => `${name}: ${count}. ${text}`,
  'tell.taught': ({ card }) => `The card “${card}” is known from now on.`,

  'tell.cut': 'What would still strike the target is lost.',
  'tell.no-blow': 'No cards of an enemy’s attack lie there.',
  'tell.crippled-stays': ({ name }) => `${name} is crippled and does not move.`,
  'tell.crippled-cannot': ({ name }) => `${name} is crippled and cannot do that.`,
  'tell.may-move': ({ name, hexes, exact }) => `${name} may move ${far(hexes, exact)}.`,
  'tell.move-where': ({ name, hexes, exact }) => `${name} may move ${far(hexes, exact)}: where to?`,
  'tell.refresh-which': 'Refresh: choose which discards are shuffled back.',
  'tell.no-discard': 'There is no discard to shuffle back.',
  'tell.refreshed': ({ colors }) =>
    `Might decks refreshed: ${list(colors.map(color => words.might.colors[color]))}.`,
  'tell.nobody-guarded': 'Nobody is guarded.',
  'tell.nobody-attacked': 'Nobody is attacked.',
  'tell.none-in-area': 'No enemy would stand in it.',
};
