import type { Said } from '../../../../../basics/said';
import { isAddOn } from '../../battle/card';
import { describeFact as describeBattleFact } from '../../fight/describe';
import type { BattleFact, BattleLogEntry } from '../../fight/log-entry';
import { type Battle, fighterOf } from '../../fight/model';
import type { Event } from '../events';
import { describeFact } from '../log/describe';
import type { WorldFact, WorldLogEntry } from '../log/log-entry';
import { say } from '../log/says';
import { armyIn, commander, nationOf, npcs, type World } from '../model';
import type { Command } from '../turn/commands';
import type { Count, SagaLine } from './tally';

/** Facts of a game that its saga tells. */
const sagaFacts: ReadonlySet<WorldFact['type']> = new Set<WorldFact['type']>([
  'creatureJoined',
  'occupied',
  'questFulfilled',
  'gameWon',
]);

/** A number of the D8 that everybody saw; 0 stands for a die that was not rolled. */
const faceCount = (n: number): Count[] => (n > 0 ? [{ of: 'face', n }] : []);

function countsOfWorldFact(world: World, fact: WorldFact): Count[] {
  switch (fact.type) {
    case 'weatherRolled':
    case 'calledToArms':
    case 'landmarkRolled':
      return faceCount(fact.roll);
    case 'creatureMet': {
      const { card: name, roll } = fact;
      const creature = world.armies.find(
        ({ nation, members }) => nation === null && members[0]?.name === name,
      )?.members[0];
      const nature = creature?.nature ?? 'aggressive';
      return [
        ...faceCount(roll ?? 0),
        ...(roll !== null && roll > 0 ? [{ of: 'met', nature, n: roll } as const] : []),
        { of: 'beast', name, fate: 'met' },
      ];
    }
    case 'creatureJoined':
      return [{ of: 'beast', name: fact.card, fate: 'joined' }];
    default:
      return [];
  }
}

/** A disabled or undead card does nothing, so its turn has no roll. */
const countsOfBattleFact = (fact: BattleFact): Count[] =>
  fact.type === 'acted' && !fact.why.some(why => why === 'disabled' || why === 'undead')
    ? faceCount(fact.roll)
    : [];

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
  const logged = (entry: WorldLogEntry): void => {
    if (!('fact' in entry)) return;
    counts.push(...countsOfWorldFact(before, entry.fact));
    if (sagaFacts.has(entry.fact.type)) line(describeFact(entry.fact));
  };
  const loggedInBattle = (entry: BattleLogEntry): void => {
    if (!('fact' in entry)) return;
    counts.push(...countsOfBattleFact(entry.fact));
    if (entry.fact.type === 'bonded') line(describeBattleFact(entry.fact));
  };
  const inBattle = (
    name: string,
    battle: Battle,
    event: Extract<Event, { type: 'battle' }>['event'],
  ): void => {
    switch (event.type) {
      case 'logged':
        loggedInBattle(event.entry);
        break;
      case 'damaged': {
        const card = fighterOf(battle, event.id);
        const now = event.damage;
        const was = damage.get(event.id) ?? card?.damage;
        if (!card || was === undefined) break;
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
      case 'killed': {
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
    if (event.type === 'logged') logged(event.entry);
    else if (event.type === 'gameWon') counts.push(...event.winners.map(by => ({ of: 'won', by }) as const));
    else if (event.type === 'war') {
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
