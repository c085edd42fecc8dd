import type { WeatherEvent } from '../turns/weather';
import type { Member } from './cards';
import { keepable } from './lands';
import { commander, type World } from './model';
import type { Tile } from './places';
import { answersTo, canPay } from './war/meetings';

type GivenAnswer = ReturnType<typeof answersTo>[number];

/** What a whole game waits for. */
export type Question =
  | { readonly ask: 'won'; readonly winners: readonly string[] }
  /** LD-8: a player lays so many lands yet. */
  | { readonly ask: 'lay'; readonly who: string; readonly left: number; readonly hand: readonly Tile[] }
  | { readonly ask: 'settle'; readonly who: string }
  | { readonly ask: 'observer'; readonly among: readonly string[] }
  | { readonly ask: 'weather'; readonly who: string }
  | {
      readonly ask: 'event';
      readonly event: WeatherEvent;
      readonly tile: Tile | null;
      readonly card: Member | null;
    }
  | { readonly ask: 'next'; readonly who: string }
  /** CR-3, EN: an army before a creature; what was rolled, and what may be answered. */
  | {
      readonly ask: 'meeting';
      readonly army: string;
      readonly npc: string;
      readonly answers: readonly GivenAnswer[];
      readonly canPay: boolean;
    }
  | {
      readonly ask: 'discover';
      readonly army: string;
      readonly drawn: readonly { readonly tile: Tile; readonly hexes: readonly string[] }[];
    }
  /** BE-2: where an army flees. */
  | { readonly ask: 'flee'; readonly id: string; readonly army: string; readonly hexes: readonly string[] }
  | { readonly ask: 'aftermath'; readonly id: string }
  | { readonly ask: 'command'; readonly who: string };

export function questionOf(world: World): Question | null {
  const { step, winners, meeting, battles, nations } = world;
  if (winners.length > 0) return { ask: 'won', winners };
  const leaving = battles.find(one => one.leaving !== null);
  if (leaving?.leaving)
    return { ask: 'flee', id: leaving.id, army: leaving.leaving.army, hexes: leaving.leaving.hexes };
  const over = battles.find(({ battle }) => battle.end !== null);
  if (over) return { ask: 'aftermath', id: over.id };
  const [npc] = meeting?.waiting ?? [];
  if (meeting && npc !== undefined)
    return { ask: 'meeting', army: meeting.army, npc, answers: answersTo(world), canPay: canPay(world) };
  switch (step.at) {
    case 'lay': {
      const who = nations[step.who]?.id ?? '';
      return { ask: 'lay', who, left: step.left, hand: world.hands[who] ?? [] };
    }
    case 'settle':
      return { ask: 'settle', who: nations[step.who]?.id ?? '' };
    case 'observer':
      return { ask: 'observer', among: step.among };
    case 'weather':
      return { ask: 'weather', who: world.observer };
    case 'event':
      return { ask: 'event', event: step.event, tile: step.tile, card: step.card };
    case 'next':
      return { ask: 'next', who: world.order[world.current + 1] ?? '' };
    case 'discover':
      return { ask: 'discover', army: step.army, drawn: keepable(world, step.army, step.drawn) };
    case 'command':
      return { ask: 'command', who: commander(world) ?? '' };
  }
}
