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

/** IN-1. */
const slotWords: Readonly<Record<string, string>> = {
  combat: 'combat weapons',
  shot: 'shot weapon',
  head: 'head',
  body: 'body',
  limb: 'limbs',
  shield: 'shield',
  artefact: 'artefacts',
};
const callingWords: Readonly<Record<string, string>> = { sorcerer: 'sorcerer', reviver: 'reviver' };
const orderWords: Readonly<Record<string, string>> = {
  nearest: 'the nearest first',
  farthest: 'the farthest first',
  highest: 'the highest rank first',
  lowest: 'the lowest rank first',
};
const walkWords: Readonly<Record<string, string>> = {
  exit: 'the way out ends it',
  noStep: 'no step leads on',
  blocked: 'the way is barred',
  vigour: 'the vigour is spent',
  occupied: 'nobody can stand there',
};
const actWords: Readonly<Record<string, string>> = {
  activate: 'begins to act',
  rest: 'has done',
  begins: 'Who begins',
  pass: 'The initiative is passed',
  aim: 'aims',
  bash: 'attacks a door',
  acquire: 'takes equipment',
  discard: 'puts equipment down',
  rummage: 'rummages',
  putDown: 'The find is put down',
  trade: 'trades',
  cast: 'invokes or prays',
  recover: 'recovers',
  revive: 'revives a friend',
  release: 'opens a cocoon',
  unweb: 'cuts a web',
  use: 'uses an item',
  agree: 'What is agreed on',
  players: 'Players',
  item: 'An item is taught',
  hireling: 'A henchman is taught',
  kit: 'what is carried',
  pin: 'A note on a rule',
  words: 'Words of the level',
  block: 'An entry point',
};

const campaignWords: Readonly<Record<string, string>> = {
  recruit: 'joins the party',
  dismiss: 'leaves the party',
  buy: 'buys',
  sell: 'sells',
  give: 'gives',
  hire: 'hires',
  correct: 'put right',
  finish: 'The level is behind us',
  card: 'A card of equipment',
  hireling: 'A henchman to hire',
  name: 'A level is named',
  line: 'A line in the chronicle',
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
  'darkholds.light-blind': ({ who }) =>
    `${who} sees nobody: to the nearest noise within four tiles, else to the nearest guard point.`,
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
  'darkholds.comes-unseen': ({ who }) => `${who} comes.`,
  'darkholds.comes': ({ who, at }) => `${who} comes on ${at}.`,
  'darkholds.missing': ({ count }) => `${times(count, 'warrior is', 'warriors are')} missing.`,
  'darkholds.boosted': ({ rank, tokens }) =>
    `Every enemy of rank ${rank} has ${tokens} vigour more next time.`,
  'darkholds.has-left': ({ who }) => `${who} has left by the exit.`,
  'darkholds.aims': ({ who, aims }) => `${who} aims: the next shot hits ${aims} more easily.`,
  'darkholds.bashes': ({ who, feature, at, left }) =>
    left === 0
      ? `${who} breaks the ${feature} on ${at}.`
      : `${who} hurts the ${feature} on ${at}: ${left} constitution left.`,
  'darkholds.takes': ({ who, what }) => `${who} takes ${what}.`,
  'darkholds.puts-down': ({ who, what, at }) => `${who} puts ${what} down on ${at}.`,
  'darkholds.finds': ({ who, what, kept }) =>
    kept ? `${who} finds ${what}.` : `${who} finds ${what} and has no room: it lies in the pile.`,
  'darkholds.finds-nothing': ({ who, at }) => `${who} finds nothing on ${at}: the deck is empty.`,
  'darkholds.trades': ({ who, target, gives, gets, silver }) =>
    [
      gives ? `${who} gives ${target} ${gives}.` : '',
      gets ? `${target} gives ${who} ${gets}.` : '',
      silver > 0 ? `${who} pays ${silver} hacksilver.` : '',
      silver < 0 ? `${target} pays ${-silver} hacksilver.` : '',
    ]
      .filter(Boolean)
      .join(' '),
  'darkholds.uses': ({ who, what, text }) => `${who} uses ${what}.${text ? ` ${text}` : ''}`,
  'darkholds.casts': ({ who, name, kind, text }) =>
    `${who} ${kind === 'prayer' ? 'prays' : 'invokes'} ${name}.${text ? ` ${text}` : ''}`,
  'darkholds.recovers': ({ who, roll, stays }) =>
    roll > 0
      ? `${who} rolls ${roll} and loses a wound.`
      : `${who} rolls 0: ${stays > 0 ? 'one wound more' : 'tough keeps the wound off'}.`,
  'darkholds.wakes': ({ who }) => `${who} is conscious again.`,
  'darkholds.releases': ({ who, at, roll }) =>
    `${who} opens the cocoon on ${at} and rolls ${roll}${roll === 3 ? ': it is empty' : ''}.`,
  'darkholds.spiders': ({ who, wounds }) =>
    wounds > 0 ? `Spiders: ${who} takes a wound.` : `Spiders: ${who} keeps them off.`,
  'darkholds.hacksilver': ({ who, silver }) => `A dead henchman: ${who} takes ${silver} hacksilver.`,
  'darkholds.freed': ({ who, at, lively }) =>
    `${who} comes out on ${at}, ${lively ? 'lively' : 'weary'}, and joins the warband.`,
  'darkholds.nobody-taught': ({ kindred }) =>
    `A henchman comes out${kindred ? ` of kindred ${kindred}` : ''}: teach one and put him there.`,
  'darkholds.enemy-player': ({ who }) => `${who} is the enemy player.`,
  'darkholds.draw-darkhold': 'Draw the darkhold card of the table, and tell what it does.',
  'darkholds.over-limit': ({ who, silver, most }) =>
    `${who} carries ${silver} hacksilver; the limit is ${most}.`,
  'darkholds.is-webbed': ({ who, web }) =>
    `${who} is webbed (${web}): one vigour takes a web off before anything else.`,
  'darkholds.is-blessed': ({ who }) => `${who} is blessed.`,
  'darkholds.has-aimed': ({ who, aim }) => `${who} has aimed ${aim} times; a step loses it.`,
  'darkholds.under-spell': ({ who, name, text }) => `${who}: ${name}${text ? `. ${text}` : ''}`,
  'darkholds.dropped': ({ who, at, what }) => `Put an equipment marker on ${at}: ${who} carried ${what}.`,
  'darkholds.begins': ({ who }) => `${who} begins.`,
  'darkholds.reads': ({ text }) => text,
  'darkholds.order': ({ order }) => `The enemies act in another order: ${orderWords[order] ?? order}.`,
  'darkholds.without-effect': 'That names nothing on this level: no effect.',
  'darkholds.won': 'The level is won.',
  'darkholds.lost': 'The level is lost.',

  'darkholds.not-now': 'That is for another phase.',
  'darkholds.cannot-stand': ({ who, at }) => `${who} cannot stand on ${at}.`,
  'darkholds.out-of-reach': ({ who, target }) => `No weapon of ${who} reaches ${target} in sight.`,
  'darkholds.no-weapon': ({ who }) => `${who} carries no weapon.`,
  'darkholds.nobody-waits': 'No roll is waited for.',
  'darkholds.digits': ({ count }) => `${times(count, 'digit', 'digits')} from 0 to 9: that is the roll.`,
  'darkholds.no-rock': ({ at }) => `No rockfall lies on ${at}.`,
  'darkholds.no-such': 'Nothing like that is on the board.',

  'darkholds.is-unconscious': ({ who }) => `${who} lies unconscious.`,
  'darkholds.was-activated': ({ who }) => `${who} has acted in this phase.`,
  'darkholds.not-initiative': ({ who, player }) =>
    `${player} has the initiative: ${who} waits until it is passed.`,
  'darkholds.company-alone': ({ who }) => `Only heroes and henchmen do that, not ${who}.`,
  'darkholds.no-vigour': ({ who, cost, vigour }) => `That costs ${cost} vigour, and ${who} has ${vigour}.`,
  'darkholds.not-adjacent': ({ who, what }) => `${who} does not stand beside ${what}.`,
  'darkholds.bad-split': ({ dice }) =>
    `A hero divides ${times(dice, 'die', 'dice')} of one weapon among different foes, one or more for each.`,
  'darkholds.no-shot-weapon': ({ who }) => `${who} carries nothing to shoot with.`,
  'darkholds.no-shot': ({ who, target }) => `${who} has no clear shot at ${target} in range.`,
  'darkholds.web-not-shot': ({ at }) => `The doorweb on ${at} is attacked or invoked at, never shot.`,
  'darkholds.too-far': ({ who, at, vigour }) => `${who} does not reach ${at} with ${vigour} vigour.`,
  'darkholds.walk-stops': ({ who, at, code }) => `${who} stops at ${at}: ${walkWords[code] ?? code}.`,
  'darkholds.leap-costs': ({ who, at }) => `${who} has not the vigour for a leap to ${at}.`,
  'darkholds.no-leap': ({ who, at }) => `No leap leads ${who} to ${at}.`,
  'darkholds.no-room': ({ who, slot }) => `${who} has no room: ${slotWords[slot] ?? slot}.`,
  'darkholds.silver': ({ who, most }) => `${who} carries 0 to ${most} hacksilver.`,
  'darkholds.own-item': ({ what }) => `${what} belongs to a profile and stays with it.`,
  'darkholds.not-free': ({ at }) => `Nothing can be put down on ${at}.`,
  'darkholds.nobody-lies': 'No friend lies unconscious there.',
  'darkholds.not-called': ({ who, calling }) =>
    `${who} cannot do that: only a ${callingWords[calling] ?? calling} can.`,
  'darkholds.no-players': 'No players are named.',
  'darkholds.nobody-lively': ({ who }) => `${who} has nobody left who can act.`,
  'darkholds.too-many': ({ most }) => `A card has at most ${most} effects.`,
  'darkholds.kindred': ({ who, target }) => `${who} is of another kindred than ${target}.`,
  'darkholds.elsewhere': 'A card lies in one place: somebody else has it, or it is none.',
  'darkholds.heroes-buy': ({ who }) => `Heroes buy, not ${who}.`,
  'darkholds.not-own-henchman': ({ who, target }) => `${who} is not of ${target}’s warband.`,
  'darkholds.uncommon': ({ what, once }) =>
    once
      ? `${what} is uncommon: one for each hero, and this one has one.`
      : `${what} is uncommon: it is sold after an area alone.`,
  'darkholds.too-dear': ({ what, price, silver }) =>
    `${what} costs ${price} hacksilver; ${silver} are there.`,
  'darkholds.nobody-in-party': 'A level needs a hero: let one join the party.',
  'darkholds.t-campaign': ({ deed, who }) => [who, campaignWords[deed] ?? deed].filter(Boolean).join(': '),
  'darkholds.t-level': ({ n }) => `Level ${n} begins`,
  'darkholds.the-overlord': 'The overlord',
  'darkholds.overlord': 'The overlord moves the enemies: tap one and act with it.',

  'darkholds.t-move': ({ who, to }) => `${who} to ${to}`,
  'darkholds.t-strike': ({ who, target }) => `${who} attacks ${target}`,
  'darkholds.t-shoot': ({ who, target }) => `${who} shoots at ${target}`,
  'darkholds.t-act': ({ act, who }) => (who ? `${who}: ${actWords[act] ?? act}` : (actWords[act] ?? act)),
  'darkholds.t-card': ({ label }) => `Card: ${label}`,
  'darkholds.t-end': ({ end }) => `The level ends: ${end}`,
  'darkholds.t-enemies': 'Enemy phase',
  'darkholds.t-next': ({ who }) => `${who} acts`,
  'darkholds.t-overruled': ({ who }) => `${who}, overruled`,
  'darkholds.t-all': 'All enemies act',
  'darkholds.t-light': ({ who }) => `${who}, without a board`,
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
  'darkholds.t-floor': 'One more floor',
  'darkholds.t-ladder': ({ a, b }) => `The ladder between ${a} and ${b}`,
  'darkholds.t-lay': ({ at }) => `What lies on ${at}`,
  'darkholds.t-teach': ({ who }) => `${who} is taught`,
  'darkholds.t-stand': ({ at }) => `Somebody on ${at}`,
  'darkholds.t-begin': 'The level begins',
  'darkholds.bad-drawing': 'That cannot be drawn there.',
  'darkholds.no-more-models': ({ who }) => `The box holds no more ${who}.`,
  'darkholds.nobody-ready': 'A level needs squares and a hero who stands on one.',
};
