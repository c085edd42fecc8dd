import type * as v from 'valibot';
import { flag, type Output, object, optional } from '../../basics/schema';
import { isOfClass } from '../../stage/class-name';
import { setupSay } from '../says/setup';
import { labelSchema, manyOf, messageSchema } from './fields';
import type { HeroSetup, Setup } from './setup';

/** A task for the players before round 1, with its rule. The encounter's own lines have none. */
const setupStep = { text: messageSchema, rule: optional(labelSchema) };
export type SetupStep = Output<v.ObjectSchema<typeof setupStep, undefined>>;
export const checklistSchema = manyOf(object({ ...setupStep, done: flag }));

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
        text: setupSay('setup.tick-extra-unique'),
      },
      {
        rule: 'SU-2',
        text: setupSay('setup.put-story-away'),
      },
    ];
  if (from !== 'save') return [];
  const board = rulesSeen === undefined ? 'sheet' : rulesSeen ? 'up' : 'down';
  return [
    {
      rule: 'SU-3',
      text: setupSay('setup.take-tokens-out', { board }),
    },
  ];
}

const stageDeck = ({ settings }: Setup): readonly SetupStep[] =>
  settings.stage === 'app'
    ? []
    : [
        {
          rule: 'SU-6',
          text: setupSay('setup.shuffle-stages'),
        },
      ];

/** Hands and archetypes that the app does not keep are chosen by their players. */
function hand(setup: Setup, hero: HeroSetup): readonly SetupStep[] {
  const first = setup.chapter === 1;
  const who = hero.name;
  if (hero.kind === 'companion') {
    if (hero.archetype) return [];
    const text = setupSay(first ? 'setup.starred-archetype' : 'setup.choose-archetype', { who });
    return [{ rule: 'SU-11', text }];
  }
  if (setup.settings.company === 'full' && (hero.cards ?? []).length > 0) return [];
  if (first && isOfClass(hero, 'witch'))
    return [{ rule: 'SU-10', text: setupSay('setup.witch-first-hand', { who }) }];
  return [{ rule: 'SU-9', text: setupSay(first ? 'setup.starred-hand' : 'setup.choose-hand', { who }) }];
}

function rulesBoard({ rulesSeen }: Setup): readonly SetupStep[] {
  if (rulesSeen === undefined) return [];
  const text = setupSay(rulesSeen ? 'setup.rules-board-up' : 'setup.turn-up-rules-board');
  return [{ rule: 'SU-4', text }];
}
