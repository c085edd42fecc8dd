import { afterEach, describe, expect, it } from 'vitest';
import { nextCommand } from '../../scripts/player/policy';
import type { Question } from '../../src/encounter/model/question';
import type { State } from '../../src/encounter/model/state';
import { decide } from '../../src/encounter/round/decide';
import { initialState } from '../../src/encounter/setup/initial-state';
import { questionOf } from '../../src/encounter/stack/dispatch';
import { type Draft, type Seats, seats } from '../../src/play/seats';
import { publicView } from '../../src/table/fight/view';
import { readySetup } from '../../src/table/setup/ready';
import { togetherIn } from '../../src/ui/fight/own/together';
import { isMine, ownFriends, waitsFor } from '../../src/ui/fight/own/whose';

type Asked = Extract<Question, { ask: 'defend' }>;

/** A fight at its first question for defense. */
function attacked(): { readonly state: State; readonly question: Asked } {
  const setup = readySetup('old-mossback', 7);
  let state = setup && initialState(setup);
  for (let i = 0; state && i < 200; i++) {
    const question = questionOf(state);
    if (question?.ask === 'defend') return { state, question };
    const command = nextCommand(state);
    const decided = command && decide(state, command);
    if (!decided?.ok) break;
    state = decided.state;
  }
  throw new Error('Nobody is attacked.');
}
const { state, question } = attacked();
const view = publicView(state);
const [target] = question.defenders;
const who = target?.who ?? '';
const other = state.friends.find(one => one.id !== who)?.id ?? '';

const told: Draft[] = [];
function seated(
  mine: readonly string[],
  others: Readonly<Record<string, string>>,
  drafts: Seats['drafts'] = new Map(),
) {
  seats.value = {
    doc: 'a',
    mine,
    others: new Map(Object.entries(others).map(([id, name]) => [id, { device: name.toLowerCase(), name }])),
    drafts,
    looks: false,
    tell: draft => told.push(draft),
  };
}
afterEach(() => {
  seats.value = undefined;
  told.length = 0;
});

describe('whose question it is', () => {
  it('OWN-300: without phones it is everybody’s', () => {
    expect(waitsFor('a', view, question)).toEqual([]);
    expect(ownFriends('a', view)).toEqual([]);
  });

  it('OWN-300: it comes to the phone before which the sheet lies; the others wait for it', () => {
    seated([who], { [other]: 'Ben' });
    expect(isMine('a', view, question)).toBe(true);
    expect(waitsFor('a', view, question)).toEqual([]);
    seated([other], { [who]: 'Ann' });
    expect(isMine('a', view, question)).toBe(false);
    expect(waitsFor('a', view, question)).toEqual(['Ann']);
    seated([], { [who]: 'Ann' });
    expect(waitsFor('a', view, question)).toEqual(['Ann']);
  });

  it('OWN-300: nobody waits for a sheet that lies before nobody, nor for another table', () => {
    seated([other], {});
    expect(waitsFor('a', view, question)).toEqual([]);
    seated([], { [who]: 'Ann' });
    expect(waitsFor('b', view, question)).toEqual([]);
  });

  it('OWN-300: who takes the turns of somebody is played where the sheet of that one lies', () => {
    seated([who], {});
    const ally = {
      ...view.friends.find(one => one.id === other)!,
      id: 'ally',
      of: who,
      role: 'ally' as const,
    };
    expect(ownFriends('a', { ...view, friends: [...view.friends, ally] }).map(one => one.id)).toEqual([
      who,
      'ally',
    ]);
    const gone = { ...ally, presence: 'gone' as const };
    expect(ownFriends('a', { ...view, friends: [...view.friends, gone] }).map(one => one.id)).toEqual([who]);
  });
});

describe('OWN-301: two are attacked, each before a phone', () => {
  const both = [...question.defenders, { ...target!, who: other, name: 'Other', plus: true, cards: [] }];
  const say = (value: unknown, about = 'x') => new Map([['ben', { about, value }]]);
  const at = () => togetherIn('a', view, 'x', both);

  it('says who still chooses, until that one says that it stays so', () => {
    seated([who], { [other]: 'Ben' });
    expect(at()?.missing).toEqual(['Ben']);
    seated([who], { [other]: 'Ben' }, say({ plays: [{ who: other, plus: 2 }], ready: false }));
    expect(at()).toMatchObject({ missing: ['Ben'], theirs: [{ who: other, plus: 2 }], own: true });
    seated([who], { [other]: 'Ben' }, say({ plays: [{ who: other, plus: 2 }], ready: true }));
    expect(at()?.missing).toEqual([]);
  });

  it('puts whoever lies before this phone first, and tells of nobody else', () => {
    seated([other], { [who]: 'Ann' });
    expect(at()?.ordered.map(one => one.who)).toEqual([other, who]);
    at()?.tell([{ who: other, plus: 1 }, { who }], true);
    expect(told).toEqual([{ about: 'x', value: { plays: [{ who: other, plus: 1 }], ready: true } }]);
  });

  it.each([
    ['of another attack', say({ plays: [], ready: true }, 'y')],
    ['that is nothing', say(null)],
    ['of a card that nobody has', say({ plays: [{ who: other, card: 'none' }], ready: false })],
    ['of somebody else’s card', say({ plays: [{ who, plus: 2 }], ready: false })],
    ['beyond any card', say({ plays: [{ who: other, plus: 99 }], ready: true })],
  ])('makes nothing of a choice %s', (_, drafts) => {
    seated([who], { [other]: 'Ben' }, drafts);
    expect(at()).toMatchObject({ missing: ['Ben'], theirs: [] });
  });
});
