import type { Catalogue } from '../../../basics/said';
import type { PlaySays } from '../rules/play/says';

const times = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;

/** TG-3: why this one of those that it sees. */
const targetWhy: Readonly<Record<string, string>> = {
  closest: 'the closest',
  wounded: 'wounded',
  mostWounded: 'with the most wounds',
  worstParry: 'with the worst parry',
  choice: 'first in reading order',
};
const tileWhy: Readonly<Record<string, string>> = {
  closest: 'the nearest',
  tokens: 'the loudest',
  choice: 'first in reading order',
};
const pointWhy: Readonly<Record<string, string>> = {
  closest: 'the nearest',
  exit: 'nearest to the exit',
  choice: 'first in reading order',
};
const reasons = (why: readonly string[], words: Readonly<Record<string, string>>, alone: string): string =>
  why.length === 0 ? alone : why.map(code => words[code] ?? code).join(', ');

const struck = ({ strikes, parried, wounds, falls, target }: PlaySays['darkholds.strikes']): string => {
  if (strikes === 0) return 'misses.';
  const hits = times(strikes, 'hit', 'hits');
  const saved = parried > 0 ? `, ${parried} parried` : '';
  return `${hits}${saved}, ${times(wounds, 'wound', 'wounds')}.${falls ? ` ${target} falls.` : ''}`;
};

export const play: Catalogue<PlaySays> = {
  'darkholds.goes-for': ({ who, target, why }) =>
    `${who} to ${target}: ${reasons(why, targetWhy, 'the only one in sight')}.`,
  'darkholds.remembers': ({ who, target }) => `${who} has lost sight of ${target} and goes on.`,
  'darkholds.hears': ({ who, tile, why }) =>
    `${who} sees nobody and hears noise on tile ${tile}: ${reasons(why, tileWhy, 'the only noise near')}.`,
  'darkholds.makes-for': ({ who, point, why }) =>
    `${who} sees and hears nothing: to the guard point ${point}, ${reasons(why, pointWhy, 'the only one')}.`,
  'darkholds.sees-nobody': ({ who }) => `${who} sees and hears nothing.`,
  'darkholds.weary': ({ who }) => `${who} has no vigour.`,
  'darkholds.stays': ({ who }) => `${who} stays, as the table says.`,
  'darkholds.no-further': ({ who, vigour }) =>
    `${who} can do no more${vigour > 0 ? `, with ${vigour} vigour left` : ''}.`,
  'darkholds.moves': ({ who, to, cost }) => `${who} moves to ${to} for ${cost}.`,
  'darkholds.clears': ({ who, at }) => `${who} clears the rockfall on ${at}.`,
  'darkholds.leaps': ({ who, to, ok }) =>
    ok ? `${who} leaps to ${to}.` : `${who} leaps for ${to} and fails.`,
  'darkholds.strikes': it => `${it.who} ${it.shot ? 'shoots at' : 'attacks'} ${it.target}: ${struck(it)}`,
  'darkholds.darkhold-card': ({ label, text }) => `${label}. ${text}`,
  'darkholds.quiet-entries': 'No entry point hears any noise.',
  'darkholds.draws': ({ entry, label }) => `${entry} draws ${label}.`,
  'darkholds.comes': ({ who, at }) => `${who} comes on ${at}.`,
  'darkholds.missing': ({ count }) => `${times(count, 'warrior is', 'warriors are')} missing.`,
  'darkholds.boosted': ({ rank, tokens }) =>
    `Every enemy of rank ${rank} has ${tokens} vigour more next time.`,
  'darkholds.has-left': ({ who }) => `${who} has left by the exit.`,
  'darkholds.won': 'Whoever could leave has left. The level is won.',
  'darkholds.lost': 'All lie unconscious. The level is lost.',

  'darkholds.not-now': 'That is for another phase.',
  'darkholds.cannot-stand': ({ who, at }) => `${who} cannot stand on ${at}.`,
  'darkholds.out-of-reach': ({ who, target }) => `No weapon of ${who} reaches ${target} in sight.`,
  'darkholds.no-weapon': ({ who }) => `${who} carries no weapon.`,
  'darkholds.nobody-waits': 'No roll is waited for.',
  'darkholds.digits': ({ count }) => `${times(count, 'digit', 'digits')} from 0 to 9: that is the roll.`,
  'darkholds.no-rock': ({ at }) => `No rockfall lies on ${at}.`,
  'darkholds.no-such': 'Nothing like that is on the board.',

  'darkholds.t-move': ({ who, to }) => `${who} to ${to}`,
  'darkholds.t-strike': ({ who, target }) => `${who} attacks ${target}`,
  'darkholds.t-enemies': 'Enemy phase',
  'darkholds.t-next': ({ who }) => `${who} acts`,
  'darkholds.t-overruled': ({ who }) => `${who}, overruled`,
  'darkholds.t-all': 'All enemies act',
  'darkholds.t-rolled': 'Dice of the table',
  'darkholds.t-reinforce': 'Reinforcement',
  'darkholds.t-bring': ({ who }) => `${who} comes`,
  'darkholds.own-card': ({ entry, cards }) =>
    `${entry} draws ${times(cards, 'card', 'cards')} of the table’s.`,
  'darkholds.t-turn': ({ turn }) => `Turn ${turn}`,
  'darkholds.t-correct': ({ who }) => `The table says: ${who}`,
  'darkholds.t-noise': ({ at }) => `Noise on ${at}`,
  'darkholds.t-clear': ({ at }) => `Marker on ${at}`,
  'darkholds.t-dice': 'Whose dice',
  'darkholds.t-paint': ({ tile }) => (tile === '.' ? 'Squares taken away' : `Tile ${tile}`),
  'darkholds.t-wall': ({ a, b }) => `The edge between ${a} and ${b}`,
  'darkholds.t-lay': ({ at }) => `What lies on ${at}`,
  'darkholds.t-teach': ({ who }) => `${who} is taught`,
  'darkholds.t-stand': ({ at }) => `Somebody on ${at}`,
  'darkholds.t-begin': 'The level begins',
  'darkholds.bad-drawing': 'That cannot be drawn there.',
  'darkholds.no-more-models': ({ who }) => `The box holds no more ${who}.`,
  'darkholds.nobody-ready': 'A level needs squares and a hero who stands on one.',
};
