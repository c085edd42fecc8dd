import type { Catalogue } from '../../../../basics/said';
import type { AskSays } from '../../../../encounter/says/asks';
import { words } from '../..';
import { list as names } from '../../say';
import { tokenName } from './names';

const { colors } = words.might;

const arcs = { front: 'front', rear: 'rear', left: 'left', right: 'right', flank: 'flank' };

interface Reach {
  readonly move: number;
  readonly range: number | null;
  readonly attack: boolean;
  readonly sight: boolean;
}
function reach({ move, range, attack, sight }: Reach): string {
  if (!attack) return `move ${move}, without an attack`;
  return move > 0 ? `move ${move}, ${farAs(range, sight)}` : farAs(range, sight);
}
const farAs = (range: number | null, sight: boolean): string =>
  `${range === null ? 'any range' : `range ${range}`}${sight ? ', in sight' : ''}`;

const attack = (by: readonly string[]): string => `${names(by)} ${by.length > 1 ? 'attack' : 'attacks'}`;

/** A card's words within a sentence of our own. */
const bare = (text: string): string => text.replace(/[.?!]$/, '');

/** What a fight asks. */
export const asksSaid: Catalogue<AskSays> = {
  'ask.yes': 'Yes',
  'ask.no': 'No',
  'ask.die': ({ slot, hp }) => `${slot}: ${hp} HP`,
  'ask.token': ({ token }) => tokenName(token),
  'ask.color': ({ color }) => colors[color],
  'ask.face': ({ color, face }) => `${colors[color]} ${face}`,
  'ask.link': ({ who, slot, hex }) => `${who}: ${slot} (${hex})`,
  'ask.aim-at': ({ hex, hit }) => `${hex}: ${names(hit)}`,
  'ask.aim-way': ({ way, hit }) => `${way}: ${names(hit)}`,

  'ask.fits': ({ words: asked }, say) => `Who fits “${bare(say(asked))}”?`,
  'ask.fits-card': 'Who fits the words of the card?',
  'ask.fits-closest': 'Who is closest?',
  'ask.fits-furthest': 'Who is furthest away?',
  'ask.fits-in-arc': ({ arc }) => `Who is in its ${arcs[arc]} arc?`,
  'ask.fits-adjacent': 'Who is adjacent to it?',
  'ask.fits-random': ({ among }) => `Roll among ${names(among)}. Who is it?`,
  'ask.can-reach': it => `Can ${it.by} reach ${it.target} (${reach(it)})?`,
  'ask.which-in-reach': it => `Which of ${names(it.among)} can ${it.by} reach (${reach(it)})? Tap all.`,
  'ask.which-in-sight': ({ by, among }) =>
    among.length === 1
      ? `Is ${names(among)} in sight of ${by}? If so, tap the name.`
      : `Which of ${names(among)} are in sight of ${by}? Tap all.`,
  'ask.closest-in-reach': it => `Who is closest to ${it.by}, of those in reach (${reach(it)})?`,
  'ask.closest-in-sight': ({ by }) => `Who is closest to ${by}, of those in its sight?`,
  'ask.closest-of-all': ({ by, missing }) =>
    `Nobody is in ${missing === 'sight' ? 'sight' : 'reach'}. Who is closest to ${by}?`,
  'ask.swarm': ({ kind, count, move, range, sight }) =>
    `${kind === null ? `The ${count} minions` : `${kind}, all ${count}`}: ${
      move > 0 ? `each moves up to ${move} toward the closest in its sight. Whom` : 'whom'
    } do they attack${move > 0 ? ' then' : ''} (${farAs(range, sight)})?`,
  'ask.swarm-pair': ({ by, target }) => `${by}: ${target}`,
  'ask.swarm-each': 'Ask us for each of them',
  'ask.next-to-mob': ({ among }) => `Which of ${names(among)} stand next to another of the mob? Tap all.`,
  'ask.furthest-north': ({ among }) =>
    `Which of ${names(among)} is furthest north? Of equals the most western.`,

  'ask.direction': ({ who }) => `Roll the direction die for ${who}. What does it show?`,
  'ask.who-is-adjacent': 'Who is adjacent?',
  'ask.who-is-within': ({ hexes }) => `Who is within ${hexes}?`,
  'ask.who-is-in-arc': ({ arc }) => `Who is in its ${arcs[arc]} arc?`,
  'ask.who-is-meant': 'Who is meant?',
  'ask.is-in-arc': ({ target, arc }) => `Is ${target} in its ${arcs[arc]} arc?`,
  'ask.is-within': ({ target, hexes, of }) => `Is ${target} within ${hexes} of ${of}?`,
  'ask.is-not': ({ asked }, say) => `Is it NOT so: ${say(asked)}`,
  'ask.need': ({ who, need }, say) => `${who}: ${say(need)}`,

  'ask.in-reach': ({ targets, by }) => `Is ${names(targets)} in range and in sight of ${by}?`,
  'ask.strikes-anyway': ({ targets, by }) =>
    `${names(targets)} is out of range or out of sight of ${by}, so its attack would fall away. Does it strike all the same?`,
  'ask.attackers-in-reach': ({ targets }) =>
    `Which of them have ${names(targets)} in range and in sight? Tap all.`,
  'ask.whom-hits': ({ by }) => `Whom does ${by} hit? Tap all.`,
  'ask.whom-hits-in-order': ({ by }) => `Whom does ${by} hit? Tap them in their order.`,
  'ask.interrupt-before-draw': ({ by, targets }) =>
    `${attack(by)} ${names(targets)}. An interrupt before it is drawn?`,
  'ask.defense': ({ by, targets, cards }) =>
    `${attack(by)} ${names(targets)}. ${cards ? 'A card for defense?' : 'The cards lie face down.'}`,
  'ask.what-shows': ({ by }) => `What does the attack of ${names(by)} show?`,
  'ask.soak': ({ by, targets, damage, tokens, interrupt }) => {
    const dealt = names(targets.map((target, i) => `${damage[i] ?? 0} to ${target}`));
    const told = `${names(by)} ${by.length > 1 ? 'deal' : 'deals'} ${dealt}.`;
    if (tokens) return `${told} ${interrupt ? 'Defense tokens or an interrupt?' : 'Defense tokens?'}`;
    return interrupt ? `${told} An interrupt?` : told;
  },
  'ask.die-loses': ({ target, hp }) => `Which HP die of ${target} loses ${hp}?`,
  'ask.redraw': ({ who }) => `${who}: which card must the enemy draw again?`,
  'ask.redrawn': ({ color, face }) => `What came for the ${colors[color]} ${face}?`,

  'ask.window-hit': ({ who }) => `${names(who)}: hit. An interrupt?`,
  'ask.window-moved': ({ who }) => `${names(who)}: moved. An interrupt?`,
  'ask.window-of-attacker': ({ who }) => `${names(who)}: hit. An interrupt of the attacker?`,

  'ask.where-now': 'Where does it stand now?',
  'ask.where-instead': ({ who, target }) => `${who} goes for ${target} instead: where does it stand now?`,
  'ask.where-placed': ({ who }) => `Where is ${who} placed?`,
  'ask.where-comes': ({ who }) => `Where does ${who} come?`,
  'ask.where-chain-ends': ({ who, target }) => `${who} ends its chain next to ${target}: where?`,

  'ask.card-on-table': 'Resolve the stage card on the table.',
  'ask.which-card': 'Which stage card is up?',
  'ask.which-reaction': 'A reaction: which stage card is it?',
  'ask.is-won': ({ text }) => `Is it won? ${text}`,
  'ask.stage-changes': 'A part broke. Does the stage change?',
  'ask.stage-stays': 'No',
  'ask.stage-now': ({ stage, text }) =>
    `Stage ${['', 'I', 'II', 'III'][stage]}${text === null ? '' : `: ${text}`}`,
  'ask.what-says': ({ card }) => `What does ${card ?? 'the card'} say?`,

  'ask.where-aims': ({ who }) => `Where does ${who} aim?`,
  'ask.whom-first': ({ who }) => `Whom does ${who} attack first?`,
  'ask.whom-next': ({ who }) => `Whom does ${who} attack next?`,
  'ask.whom-attacks': ({ who }) => `Whom does ${who} attack?`,
  'ask.whom-helps': ({ who }) => `Whom does ${who} help?`,
  'ask.discards': ({ who }) => `${who}: which discards are shuffled back? Tap all.`,
  'ask.white': ({ who }) => `${who}: how many white cards?`,
  'ask.sentinel-cards': ({ who }) => `${who}: which cards do the Sentinels draw?`,
  'ask.what-drew': ({ who }) => `What did ${who} draw?`,
  'ask.has-drawn': ({ who }) => `${who} has drawn.`,
  'ask.which-die': ({ target }) => `Which HP die of ${target} is hit?`,
  'ask.which-token': ({ who }) => `${who} missed: which token?`,

  'refuse.answer-not-asked': 'Nothing of that kind is asked now.',
  'refuse.answer-wrong': 'That does not answer the question.',
  'refuse.answer-one-card': 'Each may play one card.',
  'refuse.answer-damage': 'Damage is a whole number from 0.',
  'refuse.answer-tokens': 'So many tokens there are not.',
  'refuse.answer-not-attacked': 'Not attacked.',
  'refuse.answer-no-card': 'That card is not in the deck any more.',
  'refuse.answer-not-in-attack': 'Not in an attack.',
  'refuse.answer-gone': 'It is not there any more.',
  'refuse.answer-no-hex': 'There is no such hex.',
  'refuse.answer-does-not-fit': 'It does not fit there.',
  'refuse.answer-taken': ({ hex }) => `${hex} is taken.`,
  'refuse.answer-taken-by': ({ hex, by }) => `${hex} is taken by ${by}.`,
  'refuse.answer-too-far': ({ who, hex }) => `${who} cannot come to ${hex} by this.`,

  'tell.card-drawn': ({ card }) => `Stage card: ${card}.`,
  'tell.card-reaction': ({ card }) => `Reaction: ${card}.`,
  'tell.card-aloud': ({ card }) => `${card ?? 'The card'} is done by hand.`,
  'tell.card-none-left': 'No stage card is left to draw.',
  'tell.card-stage-begins': ({ stage }) => `Stage ${'I'.repeat(stage)} begins.`,
  'tell.placed': ({ who, hex }) => `Place ${who} at ${hex}.`,
  'tell.placed-facing': ({ who, hex, facing }) => `Place ${who} at ${hex}, facing ${facing}.`,
  'tell.placed-by-hand': ({ who }) => `Place ${who}.`,
  'tell.placed-unknown': ({ enemy }) => `No ${enemy} is known here.`,
  'tell.placed-no-models': ({ enemy }) => `No model of ${enemy} is left: no more come.`,
  'tell.move-words': ({ who, hexes, how, way, target }) => {
    const far = how === 'exact' ? `exactly ${hexes}` : how === 'full' ? `the full ${hexes}` : `${hexes}`;
    if (way === 'toward') return `${who} moves ${far} toward ${target ?? 'nobody'}.`;
    if (way === 'away') return `${who} moves ${far} away from ${target ?? 'nobody'}.`;
    return way === 'random' ? `${who} moves ${far} in a random direction.` : `${who} moves ${far} ${way}.`;
  },
  'tell.move-gone': 'It is not there any more.',
  'tell.move-crippled': ({ who }) => `${who} is crippled and cannot move.`,
  'tell.move-nobody': ({ who }) => `${who} has nobody to move to.`,
  'tell.move-not-exactly': ({ who, hexes }) => `${who} cannot move exactly ${hexes}.`,
  'tell.whom-nobody': 'There is nobody whom that reaches.',
  'tell.whom-caged': ({ who, difficulty }) => `${who} is caged (difficulty ${difficulty}).`,
  'tell.whom-consumed': ({ who, by }) => `${who} is consumed by ${by}.`,
  'tell.whom-off-board': ({ who }) => `Take ${who} off the board.`,
  'tell.ask-falls-away': ({ by, why, targets = [] }) => {
    const falls = `the attack of ${names(by)} falls away.`;
    switch (why) {
      case 'attackers':
        return `${names(by)} ${by.length > 1 ? 'have' : 'has'} left the board: ${falls}`;
      case 'targets':
        return `${names(targets)} ${targets.length > 1 ? 'have' : 'has'} left the board: ${falls}`;
      case 'reach':
        return `${names(targets)} ${targets.length > 1 ? 'are' : 'is'} out of reach or out of sight: ${falls}`;
      case 'nobody':
        return `There is nobody to strike: ${falls}`;
      default:
        return `The attack of ${names(by)} falls away.`;
    }
  },
  'tell.ask-strikes-no-more': ({ who }) =>
    `${names(who)} ${who.length > 1 ? 'have left the board and do' : 'has left the board and does'} not strike.`,
  'tell.ask-not-struck': ({ who }) =>
    `${names(who)} ${who.length > 1 ? 'have' : 'has'} left the board and ${who.length > 1 ? 'are' : 'is'} not struck.`,
  'tell.ask-misses': ({ who, targets }) => `${who} misses ${names(targets)}.`,
  'tell.ask-card-kept': ({ who, need }, say) => `${who} keeps the card: ${say(need)}`,
};
