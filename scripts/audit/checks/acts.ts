import { type Books, type Friend, isOathsworn, isOpen, isUp } from '../books';
import type { LogTap } from '../log-event';
import { type Find, isAnyway, type Watch, type Watcher } from '../watch';

type Plight = 'standing' | 'caged' | 'consumed' | 'down' | 'gone' | 'dormant';

/** GM-6: what a Grove Maiden has called does nothing while she is down. */
function plightOf(books: Books, one: Friend): Plight {
  if (one.presence === 'unconscious' || one.presence === 'dead') return 'down';
  if (one.presence === 'gone') return 'gone';
  const called = one.role === 'guardian' || one.role === 'sentinel';
  const maiden = called ? books.friends.get(one.of ?? '') : undefined;
  if (maiden && !isUp(maiden)) return 'dormant';
  if (one.presence === 'consumed') return 'consumed';
  return one.caged ? 'caged' : 'standing';
}

const anybody = (): boolean => true;
const notRooted = ({ role }: Friend): boolean => role !== 'sentinel';
const withCards = ({ role }: Friend): boolean => role !== 'sentinel' && role !== 'friendly';
const nobody = (): boolean => false;

/** By plight, who may do each thing; a plight that is absent bars it for all (SE-3, SE-14, FT-11). */
const may: { readonly [deed: string]: { readonly [P in Plight]?: (one: Friend) => boolean } } = {
  attack: { standing: notRooted, consumed: anybody },
  move: { standing: notRooted },
  turn: { standing: anybody },
  pass: { standing: anybody, caged: anybody, consumed: anybody },
  play: { standing: withCards },
  injury: { standing: ({ role }) => role === 'full' },
  spend: { standing: anybody, caged: anybody, consumed: anybody },
  animus: { standing: anybody, caged: anybody, consumed: anybody },
  taunt: { standing: notRooted },
  throw: { standing: isOathsworn },
  pickUp: { standing: isOathsworn },
  escape: { standing: nobody, caged: anybody },
  sentinel: { standing: one => ['grove', 'grove-maiden', 'Grove Maiden'].includes(one.class ?? '') },
  rejuvenate: { standing: isOathsworn },
  falcon: { standing: ({ falcons }) => falcons.length > 0 },
  ally: { down: isOathsworn },
};

/** What is done in a turn of one's own, and never at a question. */
const inTurn: readonly string[] = ['turn', 'pass', 'injury', 'escape', 'ally', 'rejuvenate', 'endTurns'];
const afterTheEnd: readonly string[] = ['teach', 'seen', 'tick', 'check'];
const toldAfter: readonly string[] = ['taught', 'due', 'ticked', 'checked', 'note', 'task'];

function actorOf({ command }: LogTap): string | null {
  if ('of' in command) return command.of;
  return 'who' in command ? command.who : null;
}

/** OWN-292: a taunt is over as soon as its taunter is caged, consumed, down or asleep, unless the table insists on it. */
function tauntsOf(books: Books, find: Find): Pick<Watcher, 'saw' | 'ends'> {
  let taunter: string | null = null;
  return {
    saw(event, tap) {
      if (event.type === 'taunt') taunter = isAnyway(tap) && tap.command.do === 'taunt' ? null : event.by;
    },
    ends() {
      const one = books.friends.get(taunter ?? '');
      const plight = one && plightOf(books, one);
      if (one && plight !== 'standing') find('taunt-ends', `${one.id} (${plight}) taunts`);
      if (plight !== 'standing') taunter = null;
    },
  };
}

export const acts: Watch = (books, find) => ({
  ...tauntsOf(books, find),
  begins(tap) {
    const { command } = tap;
    if (books.over && !afterTheEnd.includes(command.do)) find('after-the-end', `${command.do} is taken`);
    if (isAnyway(tap)) return;
    if (inTurn.includes(command.do) && !isOpen(books)) find('open-phase', `${command.do} is taken`);
    const one = books.friends.get(actorOf(tap) ?? '');
    const rows = may[command.do];
    if (!one || !rows) return;
    const plight = plightOf(books, one);
    if (!rows[plight]?.(one)) find('may-act', `${one.id} (${one.role}, ${plight}) does ${command.do}`);
    if (command.do !== 'move' && command.do !== 'attack') return;
    const owes = one.role === 'full' && plight === 'standing' && !books.injured.has(one.id) && isOpen(books);
    if (owes && one.cards.hand.some(card => books.injuries.has(card)))
      find('injuries-first', `${one.id} does ${command.do} with injuries in hand`);
  },
  sees(event) {
    if (books.over && !toldAfter.includes(event.type)) find('after-the-end', `${event.type} happens`);
  },
});
