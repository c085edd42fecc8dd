import type { Sentence } from '../../basics/said';
import { has } from '../kinds/traits';
import type { CharacterId } from '../model/character';
import type { Campaign } from '../model/state';
import type { Sum } from '../model/sum';
import { type Owed, owed } from './owed';
import { say } from './step-says';

/** One line of the chapter's course: what to do, by which rule, with its number explained. */
export interface OwedStep {
  readonly id: string;
  readonly rule: string;
  readonly words: Sentence;
  readonly done: boolean;
  /** `hand`: only people at the table can do it and tick it off. */
  readonly by: 'app' | 'hand';
  readonly sum?: Sum;
  readonly who?: CharacterId;
}

const nameOf = (state: Campaign, who: CharacterId): string => state.people[who]?.name ?? who;

/** What is owed as steps still open; of the kinds named, or of all. */
export function choiceSteps(state: Campaign, kinds?: readonly Owed['owes'][]): OwedStep[] {
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

function wordsOf(state: Campaign, item: Owed): Sentence {
  switch (item.owes) {
    case 'member':
      return say('campaign.step-member');
    case 'trait':
      return say('campaign.owed-trait', { count: item.count });
    case 'common':
    case 'unique':
      return say('campaign.owed-loot', { deck: item.owes, count: item.count });
    default:
      return wordsFor(state, item);
  }
}

function wordsFor(state: Campaign, item: Extract<Owed, { who: CharacterId }>): Sentence {
  const who = nameOf(state, item.who);
  const kind = state.people[item.who]?.kind ?? 'full';
  switch (item.owes) {
    case 'permanent':
      return say('campaign.owed-permanent', { who, count: item.count });
    case 'growth':
      return say('campaign.owed-growth', { who, kind, count: item.count });
    case 'unlock':
      return say('campaign.owed-unlock', { who, kind, levels: item.levels });
    case 'equip':
      return say('campaign.owed-equip', { who, missing: item.missing });
    case 'board':
      return say('campaign.owed-board', { who });
    case 'replayToken':
      return say('campaign.owed-replay-token', { who, count: item.count });
    case 'injury':
      return has(state.traits, 'trueGrit')
        ? say('campaign.owed-injury-of-two', { who })
        : say('campaign.owed-injury', { who });
    case 'item':
      return say('campaign.owed-item', { who, count: item.count });
  }
}
