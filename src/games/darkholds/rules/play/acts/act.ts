import type { Said } from '../../../../../basics/said';
import type { Act } from '../act';
import { nameOfFigure } from '../board-of';
import { endNow } from '../ending';
import { kitOf, moreOf } from '../kit';
import { type Command, figureOf, type Play } from '../model';
import { Run } from '../run';
import { say } from '../says';
import { type Answer, done, noSuch, notNow, putKit, refused } from './acting';
import { ownCard } from './cards';
import { deckWithout } from './deck';
import { attack, bash, shoot, takeAim } from './fighting';
import { leap, trace } from './moving';
import { cast, recover, release, revive, unweb } from './powers';
import { acquire, discard, putFoundDown, rummage, trade, use } from './things';
import { activate, begins, pass, rest } from './turns';

const kinds: Readonly<Record<Act['do'], true>> = {
  ...{
    activate: true,
    rest: true,
    begins: true,
    pass: true,
    trace: true,
    leap: true,
    shoot: true,
    split: true,
  },
  ...{
    aim: true,
    bash: true,
    acquire: true,
    discard: true,
    rummage: true,
    putDown: true,
    trade: true,
    cast: true,
  },
  ...{
    recover: true,
    revive: true,
    release: true,
    unweb: true,
    use: true,
    card: true,
    agree: true,
    players: true,
  },
  ...{ item: true, hireling: true, kit: true, pin: true, words: true, block: true, end: true },
};
export const isAct = (command: Command): command is Act => command.do in kinds;

/** What may be agreed on and taught while a level is still drawn. */
export const actsWhileSetting: readonly string[] = [
  'agree',
  'players',
  'item',
  'hireling',
  'kit',
  'pin',
  'words',
  'block',
];

const longestNote = 140;

function taught(play: Play, command: Extract<Act, { do: 'item' | 'hireling' }>): Answer {
  const run = new Run(play);
  const { items, equipment, hirelings } = moreOf(play);
  if (command.do === 'hireling') {
    const others = hirelings.filter(({ name }) => name !== command.hireling.name);
    run.emit({ type: 'more', change: { hirelings: [...others, command.hireling] } });
    return done(run);
  }
  const { id, item, deck } = command;
  const order = deck && !items[id] ? [...equipment.order, id] : equipment.order;
  run.emit({ type: 'more', change: { items: { ...items, [id]: item }, equipment: { ...equipment, order } } });
  return done(run);
}

export function decideAct(play: Play, command: Act): Answer {
  const run = new Run(play);
  switch (command.do) {
    case 'activate':
      return activate(play, command.id);
    case 'rest':
      return rest(play, command.id);
    case 'begins':
      return begins(play, command.player);
    case 'pass':
      return pass(play, command.to);
    case 'trace':
      return trace(play, command.id, command.path);
    case 'leap':
      return leap(play, command.id, command.to, command.rolls);
    case 'shoot':
      return shoot(play, command.id, command.target, command.weapon, command.rolls);
    case 'split':
      return attack(play, command.id, command.shares, command.weapon, command.rolls);
    case 'aim':
      return takeAim(play, command.id);
    case 'bash':
      return bash(play, command.id, command.at, command.by, command.weapon);
    case 'acquire':
      return acquire(play, command);
    case 'discard':
      return discard(play, command);
    case 'rummage':
      return rummage(play, command);
    case 'putDown':
      return putFoundDown(play, run);
    case 'trade':
      return trade(play, command);
    case 'cast':
      return cast(play, command);
    case 'recover':
      return recover(play, command);
    case 'revive':
      return revive(play, command);
    case 'release':
      return release(play, command);
    case 'unweb':
      return unweb(play, command.id);
    case 'use':
      return use(play, command.id, command.item);
    case 'card':
      return ownCard(play, command.label, command.also);
    case 'agree':
      run.emit({ type: 'more', change: { settings: { ...moreOf(play).settings, ...command.settings } } });
      return done(run);
    case 'players': {
      const { players, enemyPlayer } = command;
      if (enemyPlayer > 0 && enemyPlayer >= players.length) return noSuch();
      run.emit({ type: 'more', change: { players, enemyPlayer, initiative: null } });
      return done(run);
    }
    case 'item':
    case 'hireling':
      return taught(play, command);
    case 'kit': {
      const figure = figureOf(play, command.id);
      if (!figure) return noSuch();
      const kit = { ...kitOf(figure), ...command.change };
      const leader = kit.leader === null ? undefined : figureOf(play, kit.leader);
      // IN-2: one hero of the same kindred; a sell-sword takes any.
      if (kit.leader !== null && leader?.side !== 'hero') return noSuch();
      if (leader && kitOf(leader).kindred !== kit.kindred && !kit.callings.includes('sellsword'))
        return refused(
          'kindred',
          'IN-2',
          say('darkholds.kindred', { who: figure.name, target: leader.name }),
        );
      const deck = deckWithout(play, command.id, kitOf(figure).items, kit.items);
      if (!deck) return refused('elsewhere', 'DK-1', say('darkholds.elsewhere'));
      if (deck.length !== moreOf(play).equipment.order.length)
        run.emit({ type: 'more', change: { equipment: { ...moreOf(play).equipment, order: deck } } });
      putKit(run, command.id, command.change);
      return done(run);
    }
    case 'pin': {
      const text = command.text.trim().slice(0, longestNote);
      const { [command.rule]: _, ...others } = moreOf(play).notes;
      run.emit({
        type: 'more',
        change: { notes: text === '' ? others : { ...others, [command.rule]: text } },
      });
      return done(run);
    }
    case 'words':
      run.emit({ type: 'more', change: { words: command.words } });
      return done(run);
    case 'block': {
      if (!play.level.entries.some(({ id }) => id === command.entry)) return noSuch();
      const others = moreOf(play).blocked.filter(id => id !== command.entry);
      run.emit({ type: 'more', change: { blocked: command.blocked ? [...others, command.entry] : others } });
      return done(run);
    }
    case 'end':
      if (play.phase === 'setup') return notNow();
      endNow(run, command.end);
      return done(run);
  }
}

/** The title of the mark that an act makes. */
export function titleOfAct(play: Play, command: Act): Said {
  const who = 'id' in command && command.id !== undefined ? nameOfFigure(play, command.id) : '';
  switch (command.do) {
    case 'shoot':
      return say('darkholds.t-shoot', { who, target: nameOfFigure(play, command.target) });
    case 'split':
      return say('darkholds.t-strike', {
        who,
        target: command.shares.map(({ target }) => nameOfFigure(play, target)).join(', '),
      });
    case 'trace':
      return say('darkholds.t-move', { who, to: command.path[command.path.length - 1] ?? '' });
    case 'leap':
      return say('darkholds.t-move', { who, to: command.to });
    case 'card':
      return say('darkholds.t-card', { label: command.label });
    case 'end':
      return say('darkholds.t-end', { end: command.end });
    default:
      return say('darkholds.t-act', { act: command.do, who });
  }
}
