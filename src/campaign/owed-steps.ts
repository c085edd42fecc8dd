import type { CharacterId } from './character';
import { type Owed, owed } from './owed';
import type { Campaign } from './state';
import type { Sum } from './sum';
import { has } from './traits';

/** One line of the chapter's course: what to do, by which rule, with its number explained. */
export interface Step {
  readonly id: string;
  readonly rule: string;
  readonly words: string;
  readonly done: boolean;
  /** `hand`: only people at the table can do it and tick it off. */
  readonly by: 'app' | 'hand';
  readonly sum?: Sum;
  readonly who?: CharacterId;
}

const nameOf = (state: Campaign, who: CharacterId): string => state.people[who]?.name ?? who;

/** What is owed as steps still open; of the kinds named, or of all. */
export function choiceSteps(state: Campaign, kinds?: readonly Owed['owes'][]): Step[] {
  return owed(state)
    .filter(({ owes }) => owes !== 'member' && (!kinds || kinds.includes(owes)))
    .map(item => ({
      id: 'who' in item ? `${item.owes}-${item.who}` : item.owes,
      rule: ruleOf(item),
      words: wordsOf(state, item),
      done: false,
      by: 'app',
      ...('who' in item ? { who: item.who } : {}),
    }));
}

function ruleOf({ owes }: Owed): string {
  switch (owes) {
    case 'member':
      return 'LV-25';
    case 'trait':
      return 'LV-3';
    case 'permanent':
      return 'LV-24';
    case 'growth':
      return 'LV-8';
    case 'unlock':
      return 'LV-23';
    case 'equip':
      return 'LV-26';
    case 'board':
      return 'CP-2';
    case 'replayToken':
      return 'EN-10';
    case 'common':
      return 'LL-4';
    case 'unique':
      return 'LL-5';
    case 'injury':
      return 'LL-10';
    case 'item':
      return 'LL-12';
  }
}

function wordsOf(state: Campaign, item: Owed): string {
  const who = 'who' in item ? nameOf(state, item.who) : 'The company';
  const kind = 'who' in item ? state.people[item.who]?.kind : undefined;
  switch (item.owes) {
    case 'member':
      return 'Somebody new takes the empty seat.';
    case 'trait':
      return `Choose ${item.count === 1 ? 'a trait' : `${item.count} traits`} of the Free Company.`;
    case 'permanent':
      return `${who}: choose ${item.count === 1 ? 'a permanent token' : `${item.count} permanent tokens`}.`;
    case 'growth':
      return kind === 'companion'
        ? `${who}: choose a permanent +2 Animus or Battleflow token (${item.count} to choose).`
        : `${who}: raise max animus by 2 or regen by 1 (${item.count} to choose).`;
    case 'unlock':
      return `${who}: unlock all ${kind === 'companion' ? 'archetype' : 'ability'} cards of level ${item.levels.join(', ')}.`;
    case 'equip':
      return `${who}: equip fully from the common decks of earlier chapters${
        item.missing.length > 0 ? `; still missing: ${item.missing.join(', ')}` : ''
      }.`;
    case 'board':
      return `${who}: read max animus and regen from the player board.`;
    case 'replayToken':
      return `${who}: choose any ${item.count} combat tokens for the replay.`;
    case 'common':
    case 'unique':
      return `Draw ${item.count} more ${item.owes} items.`;
    case 'injury':
      return has(state.traits, 'trueGrit')
        ? `${who}: draw 2 injuries, keep one and shuffle the other back.`
        : `${who}: draw an injury.`;
    case 'item':
      return `${who}: give up ${item.count} of the items that it wore.`;
  }
}
