import type { Command } from '../../../src/encounter/model/command';
import type { Question } from '../../../src/encounter/model/question';
import type { HeroSetup, Setup } from '../../../src/encounter/model/setup';
import { questionOf } from '../../../src/encounter/stack/dispatch';
import type { AbilityCard, HeroEffect, Window } from '../../../src/stage/company';
import type { Encounter, EnemyKind } from '../../../src/stage/encounter';
import type { Step } from '../../../src/stage/steps';
import { cards, encounterOf, fight, hero, setupOf } from './least-fixture';

export type Fight = ReturnType<typeof fight>;

/** An ability card with one choice; with a window it is an interrupt. */
export const ability = (
  id: string,
  effects: readonly HeroEffect[],
  interrupt?: Window,
  defense?: number,
): AbilityCard => ({
  id,
  name: id,
  cooldown: 3,
  ...(defense === undefined ? {} : { defense }),
  choices: [{ id: 'x', text: '', cost: 1, effects, ...(interrupt ? { interrupt } : {}) }],
});

/** Four who keep their cards in the app, on a mirrored board, at their first open turn. */
export function course(
  steps: readonly Step[],
  heroes: Partial<Record<'a' | 'b' | 'c' | 'd', Partial<HeroSetup>>> = {},
  more: Partial<Encounter> = {},
  settings: Partial<Setup['settings']> = {},
): Fight {
  const plain = setupOf();
  const at = { a: 'I7', b: 'A1', c: 'Q1', d: 'A9' };
  const one = fight({
    ...plain,
    encounter: encounterOf({
      cards: cards(steps),
      placed: [{ enemy: 'boss', at: 'I5', facing: 'S' }],
      ...more,
    }),
    heroes: (['a', 'b', 'c', 'd'] as const).map(id =>
      hero(id, { at: at[id], facing: 'N', cards: [ability('idle', [])], ...heroes[id] }),
    ),
    settings: { ...plain.settings, board: 'mirrored', company: 'full', ...settings },
  });
  one.tap({ do: 'begin' });
  return one;
}

export const asked = (one: Fight): Question => {
  const question = questionOf(one.state);
  if (!question) throw new Error(`nothing is asked in ${one.state.phase} ${one.state.step}`);
  return question;
};

export function picking(one: Fight): Extract<Question, { ask: 'pick' }> {
  const question = asked(one);
  if (question.ask !== 'pick')
    throw new Error(`a ${question.ask} is asked: ${JSON.stringify(question.sentence)}`);
  return question;
}

export const pick = (...ids: string[]): Command => ({ do: 'answer', answer: { answer: 'pick', ids } });
export const go: Command = { do: 'answer', answer: { answer: 'go' } };
export const nobody: Command = { do: 'answer', answer: { answer: 'defend', with: [] } };
export const place = (at: string | null): Command => ({ do: 'answer', answer: { answer: 'place', at } });
export const play = (who: string, card: string, choice = 'x'): Command => ({ do: 'play', who, card, choice });

export const of = (one: Fight, id: string) => {
  const found = one.state.friends.find(it => it.id === id);
  if (!found) throw new Error(`no ${id}`);
  return found;
};
export const foe = (one: Fight, id: string) => {
  const found = one.state.enemies.find(it => it.id === id);
  if (!found) throw new Error(`no ${id}`);
  return found;
};

/** Every hit that enemies' attacks have made so far. */
export const hits = (one: Fight) =>
  one.events.flatMap(event =>
    event.type === 'might' && event.event.type === 'struck' ? [...event.event.hits] : [],
  );

/** The cards of the last attack of an enemy, in the order of drawing. */
export const struckWith = (one: Fight) =>
  one.events.flatMap(event =>
    event.type === 'might' && event.event.type === 'struck' ? [event.event.pieces] : [],
  );

/** The die of the boss, by its slot. */
export const hp = (one: Fight, slot: string, id = 'boss'): number | undefined =>
  foe(one, id).dice.find(die => die.slot === slot)?.hp;

/** The id of the boss's die in that slot. */
export const die = (one: Fight, slot: string, id = 'boss'): string =>
  foe(one, id).dice.find(it => it.slot === slot)?.id ?? '';

/** What may be answered by name. */
export const picked = (question: Question): readonly string[] =>
  'options' in question ? question.options.map(it => it.id) : [];

const plain = encounterOf();
/** The kinds of the small fight with other numbers for its boss. */
export const bossWith = (change: Partial<EnemyKind>): Encounter['enemies'] =>
  plain.enemies.map(kind => (kind.id === 'boss' ? { ...kind, ...change } : kind));

/** Goes on through all that is asked, without cards, tokens or interrupts; the table says no. */
export const answersAll = (one: Fight): void => {
  for (let i = 0; one.state.frames.length > 0 && i < 20; i++) {
    const question = asked(one);
    one.tap(question.ask === 'defend' ? nobody : question.ask === 'pick' ? pick('no') : go);
  }
};
