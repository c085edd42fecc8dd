import type { Said } from '../basics/said';
import type { HeroSetup, Setup } from './setup';

/** One thing that hands do before round 1, with the rule that asks for it; an encounter's own lines have none. */
export interface SetupStep {
  readonly text: Said;
  readonly rule?: string;
}

/** All that the app cannot do for the table, in the rulebook's order, the encounter's own lines last (SU-16). */
export const setupSteps = (setup: Setup): readonly SetupStep[] => [
  ...coming(setup),
  ...stageDeck(setup),
  ...setup.heroes.flatMap(hero => hand(setup, hero)),
  ...rulesBoard(setup),
  ...setup.encounter.checklist.map(text => ({ text })),
];

function coming({ from, rulesSeen }: Setup): readonly SetupStep[] {
  if (from === 'story')
    return [
      {
        rule: 'SU-1',
        text: 'If the time track earned an extra unique item, tick the Extra Unique box of this chapter.',
      },
      {
        rule: 'SU-2',
        text: 'Put away what belongs to the story alone; event decks, backpack and unequipped items go into the save bag of the company.',
      },
    ];
  if (from !== 'save') return [];
  const board = rulesSeen === undefined ? 'as the sheet says' : rulesSeen ? 'face up' : 'face down';
  return [
    {
      rule: 'SU-3',
      text: `Each character takes the combat tokens out of its save bag; the special rules board lies ${board}.`,
    },
  ];
}

const stageDeck = ({ settings }: Setup): readonly SetupStep[] =>
  settings.stage === 'app'
    ? []
    : [
        {
          rule: 'SU-6',
          text: 'Shuffle the cards of each stage by themselves; I goes on II, that on III; turn up the top card.',
        },
      ];

/** Hands and archetypes that the app does not keep are chosen by their players. */
function hand(setup: Setup, hero: HeroSetup): readonly SetupStep[] {
  const first = setup.chapter === 1;
  if (hero.kind === 'companion') {
    if (hero.archetype) return [];
    const which = first ? 'the starred archetype card' : 'one archetype card of those unlocked';
    return [{ rule: 'SU-11', text: `${hero.name}: choose one side of ${which}, for the whole encounter.` }];
  }
  if (setup.settings.company === 'full' && (hero.cards ?? []).length > 0) return [];
  if (first && hero.class === 'witch')
    return [
      {
        rule: 'SU-10',
        text: `${hero.name}: the three starred cards, and either the four of Fire or the four of Water.`,
      },
    ];
  const seven = 'one of cooldown 0, two each of 1, 2 and 3';
  return [
    {
      rule: 'SU-9',
      text: first
        ? `${hero.name}: the seven starred cards are the hand.`
        : `${hero.name}: choose a hand from all cards unlocked: ${seven}.`,
    },
  ];
}

function rulesBoard({ rulesSeen }: Setup): readonly SetupStep[] {
  if (rulesSeen === undefined) return [];
  const text = rulesSeen
    ? 'The special rules board lies face up, as in the story.'
    : 'Now that hands and archetypes are chosen, turn up the special rules board.';
  return [{ rule: 'SU-4', text }];
}
