import type { Said } from '../../../../basics/said';
import { isAddOn } from '../battle/card';
import { type Battle, fighterOf } from '../fight/model';
import type { Command } from './commands';
import type { Event } from './events';
import { armyIn, commander, nationOf, npcs, type World } from './model';
import { say } from './says';
import type { Count, SagaLine } from './tally';

/** Told lines of a game that its saga keeps, and of its battles. */
const worth: ReadonlySet<string> = new Set([
  'korrem.w-joins',
  'korrem.w-occupied',
  'korrem.w-quest',
  'korrem.w-won',
  'korrem.bond',
]);

/** What a text that is told counts. */
function countsOf(world: World, text: Said): Count[] {
  if (typeof text === 'string') return [];
  const n = typeof text.roll === 'number' ? text.roll : 0;
  const face: Count[] = n > 0 ? [{ of: 'face', n }] : [];
  const name = typeof text.card === 'string' ? text.card : '';
  switch (text.say) {
    case 'korrem.w-weather':
    case 'korrem.w-called':
    case 'korrem.w-landmark':
      return face;
    case 'korrem.does': {
      const held = Array.isArray(text.why) && text.why.some(why => why === 'disabled' || why === 'undead');
      return held ? [] : face;
    }
    case 'korrem.w-meets': {
      const card = world.armies.find(({ nation, members }) => nation === null && members[0]?.name === name)
        ?.members[0];
      const nature = card?.nature ?? 'aggressive';
      return [
        ...face,
        ...(n > 0 ? [{ of: 'met', nature, n } as const] : []),
        { of: 'beast', name, fate: 'met' },
      ];
    }
    case 'korrem.w-joins':
      return [{ of: 'beast', name, fate: 'joined' }];
    default:
      return [];
  }
}

const nationBehind = (world: World, side: string): string => armyIn(world, side)?.nation ?? npcs;

/** What a line of the saga and the plots owe to what has happened since `before`. */
export function notesOf(
  before: World,
  command: Command,
  events: readonly Event[],
): { readonly lines: readonly SagaLine[]; readonly counts: readonly Count[] } {
  const lines: SagaLine[] = [];
  const counts: Count[] = [];
  const line = (text: Said): void => {
    lines.push({ turn: before.turn, text });
  };
  const damage = new Map<string, number>();
  const told = (text: Said): void => {
    counts.push(...countsOf(before, text));
    if (typeof text !== 'string' && worth.has(text.say)) line(text);
  };
  const inBattle = (
    name: string,
    battle: Battle,
    event: Extract<Event, { type: 'battle' }>['event'],
  ): void => {
    switch (event.type) {
      case 'told':
        told(event.told.text);
        break;
      case 'card': {
        const card = fighterOf(battle, event.id);
        const now = event.change.damage;
        const was = damage.get(event.id) ?? card?.damage;
        if (!card || now === undefined || was === undefined) break;
        damage.set(event.id, now);
        if (now > was && command.do === 'battle' && command.command.do !== 'correct')
          counts.push({
            of: 'damage',
            by: nationBehind(before, battle.acting),
            to: nationBehind(before, card.side),
            n: now - was,
          });
        break;
      }
      case 'fell': {
        const card = fighterOf(battle, event.id);
        if (!card || isAddOn(card) || armyIn(before, card.side)?.nation !== null) break;
        counts.push({ of: 'beast', name: card.name, fate: 'slain' });
        const by = nationOf(before, nationBehind(before, battle.acting))?.name ?? null;
        line(say('korrem.g-slain', { card: card.name, by }));
        break;
      }
      case 'ended': {
        const { victor } = event.end;
        line(
          say('korrem.g-battle', {
            name,
            victor: victor === null ? null : (armyIn(before, victor)?.name ?? null),
          }),
        );
        break;
      }
      default:
    }
  };
  for (const event of events) {
    if (event.type === 'told') told(event.told.text);
    else if (event.type === 'now')
      for (const by of event.change.winners ?? []) counts.push({ of: 'won', by });
    else if (event.type === 'war' && !before.battles.some(({ id }) => id === event.war.id)) {
      const { battle } = event.war;
      const wild = battle.armies.filter(({ npc }) => npc).map(({ id }) => id);
      for (const card of battle.cards)
        if (wild.includes(card.side) && !isAddOn(card))
          counts.push({ of: 'beast', name: card.name, fate: 'fought' });
    } else if (event.type === 'battle') {
      const here = before.battles.find(({ id }) => id === event.id);
      if (here) inBattle(here.name, here.battle, event.event);
    }
  }
  const who = commander(before);
  if (command.do === 'end' && command.took !== undefined && who !== null && events.length > 0)
    counts.push({ of: 'spent', by: who, n: command.took });
  if (command.do === 'saga') line(command.text);
  return { lines, counts };
}
