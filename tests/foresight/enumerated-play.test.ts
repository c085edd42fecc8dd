import { describe, expect, it } from 'vitest';
import { tokensOffered } from '../../src/encounter/facts/defense-tokens';
import type { State } from '../../src/encounter/model/state';
import { forecast } from '../../src/foresight/forecast';
import type { Color, Face } from '../../src/might/cards';
import { FRESH, remainingOf } from '../../src/might/remaining';
import type { Step } from '../../src/stage/steps';
import { adviceFor, countsOf, freshPlan, friendsHit } from '../../src/table/attack/pool';
import { damageToCome, oddsAt } from '../../src/table/fight/defend-odds';
import { cards, encounterOf } from '../encounter/support/least-fixture';
import { asked, course, die, type Fight, foe, go, nobody, of } from '../encounter/support/scripted-fight';

const plain = encounterOf();
const acts: readonly Step[] = [{ do: 'target', rules: [] }, { do: 'attack' }];

/** All ways to draw so many of these cards, each equally likely: those drawn lie on top, the others under them. */
function draws<T>(all: readonly T[], count: number): readonly (readonly T[])[] {
  const ways = (from: number, left: number): readonly (readonly number[])[] =>
    left === 0
      ? [[]]
      : all.flatMap((_, at) => (at < from ? [] : ways(at + 1, left - 1).map(rest => [at, ...rest])));
  return ways(0, count).map(chosen => [
    ...chosen.flatMap(at => all.slice(at, at + 1)),
    ...all.filter((_, at) => !chosen.includes(at)),
  ]);
}

const withDeck = (state: State, side: 'enemy' | 'oathsworn', color: Color, faces: readonly Face[]): State => {
  const decks = state.might[side];
  const deck = { ...decks.cards[color], deck: faces, discard: [] };
  return {
    ...state,
    might: { ...state.might, [side]: { ...decks, cards: { ...decks.cards, [color]: deck } } },
  };
};

/** The same fight played on from here for every draw; what each comes to. */
function everyDraw<T>(
  one: Fight,
  {
    side,
    color,
    deck,
    count,
  }: { side: 'enemy' | 'oathsworn'; color: Color; deck: readonly Face[]; count: number },
  play: () => T,
): readonly T[] {
  const before = one.state;
  const all = draws(deck, count).map(faces => {
    one.state = withDeck(before, side, color, faces);
    return play();
  });
  one.state = withDeck(before, side, color, deck);
  return all;
}

const mean = (all: readonly number[]): number => all.reduce((sum, n) => sum + n, 0) / all.length;
const lost = (one: Fight, who: string): number => of(one, who).maxHp - of(one, who).hp;

/** Three rats that a card lets act together, around one of the company. */
const mob = (windows: 'all' | 'needed' = 'needed'): Fight => {
  const one = course(
    [],
    { a: { at: 'I7', defense: 2 } },
    {
      enemies: plain.enemies.map(kind => (kind.id === 'rat' ? { ...kind, acts: [] } : kind)),
      cards: cards(acts).map(card => ({ ...card, actors: ['rat'] })),
      placed: [
        { enemy: 'boss', at: 'C3', facing: 'S' },
        ...['H7', 'I6', 'J7'].map((at, i) => ({ enemy: 'rat', at, number: i + 1 })),
      ],
    },
  );
  if (windows === 'all') one.tap({ do: 'settings', settings: { ...one.state.settings, windows: 'all' } });
  return one;
};
const yellow: readonly Face[] = ['0', '1', '2', '3', '3*', '0', '1', '2'];

/** Nobody defends, nobody plays anything. */
const struck = (one: Fight): void => {
  for (let i = 0; i < 30 && one.state.frames.length > 0; i++)
    one.tap(asked(one).ask === 'defend' ? nobody : go);
};

describe('what is foreseen is what enumerated play comes to', () => {
  for (const gone of [[], ['rat2'], ['rat1', 'rat3']])
    it(`FT-5, FT-9, MT-5: a Mob of a card, ${gone.length} of three gone: HP and knock-outs over every draw`, () => {
      const one = mob();
      for (const who of gone) one.tap({ do: 'say', correction: { say: 'enemyGone', who } });
      const count = 2 * (3 - gone.length);
      const played = everyDraw(one, { side: 'enemy', color: 'yellow', deck: yellow, count }, () => {
        one.tap({ do: 'endTurns' });
        struck(one);
        return { lost: lost(one, 'a'), down: of(one, 'a').hp === 0 ? 1 : 0 };
      });
      const seen = forecast(one.state);
      if (typeof seen === 'string') throw new Error(seen);
      expect(seen.blows).toHaveLength(1);
      expect(seen.blows[0]?.expectedHpLost).toBeCloseTo(mean(played.map(it => it.lost)), 9);
      expect(seen.blows[0]?.knockOut).toBeCloseTo(mean(played.map(it => it.down)), 9);
    });

  it('FT-5, FT-9: one of a Mob that dies in the window is neither drawn for nor reckoned with', () => {
    const one = mob('all');
    one.tap({ do: 'endTurns' });
    for (let i = 0; i < 9 && one.state.frames.at(-1)?.frame !== 'blow'; i++) one.tap(go);
    expect(asked(one).ask).not.toBe('defend');
    one.tap({ do: 'say', correction: { say: 'enemyGone', who: 'rat2' } });
    const foreseen: number[] = [];
    const played = everyDraw(one, { side: 'enemy', color: 'yellow', deck: yellow, count: 4 }, () => {
      for (let i = 0; i < 9 && asked(one).ask !== 'defend'; i++) one.tap(go);
      const question = asked(one);
      if (question.ask === 'defend' && question.draw) {
        const left = { ...FRESH, yellow: remainingOf(yellow) };
        const damage = damageToCome(question.draw, 'a', left);
        const [odds] = damage ? oddsAt(damage, of(one, 'a').hp, [2]) : [];
        foreseen.push(odds?.expectedHpLost ?? Number.NaN);
      }
      struck(one);
      return lost(one, 'a');
    });
    expect(foreseen).toHaveLength(played.length);
    for (const odds of foreseen) expect(odds).toBeCloseTo(mean(played), 9);
  });

  it('FT-8, MT-3: a friend in one’s own area, without and with all of its Defense tokens; and the boss', () => {
    const red: readonly Face[] = ['0', '0', '2', '3', '3', '2'];
    const begun = (): Fight => {
      const one = course([], {
        a: { might: { red: 2 } },
        b: { at: 'I8', defense: 1, tokens: { defense: 2 } },
      });
      one.tap({ do: 'settings', settings: { ...one.state.settings, windows: 'needed' } });
      return one;
    };
    const one = begun();
    const targets = ['boss', 'b'];
    const spends = (count: number) =>
      everyDraw(one, { side: 'oathsworn', color: 'red', deck: red, count: 2 }, () => {
        one.tap({ do: 'attack', who: 'a', strike: { targets, hexes: { boss: 1 }, white: 0 }, anyway: true });
        for (let i = 0; i < 12 && one.state.frames.length > 0; i++) {
          const question = asked(one);
          if (question.ask === 'soak')
            one.tap({ do: 'answer', answer: { answer: 'tokens', spend: [{ who: 'b', count }] } });
          else if (question.ask === 'pick')
            one.tap({
              do: 'answer',
              answer: { answer: 'pick', ids: question.options.slice(0, 1).map(it => it.id) },
            });
          else if (question.ask === 'drawn')
            one.tap({ do: 'answer', answer: { answer: 'might', command: { type: 'settle' } } });
          else one.tap(go);
        }
        const front = foe(one, 'boss').dice.find(it => it.id === die(one, 'front'));
        return { friend: lost(one, 'b'), boss: 6 - (front?.hp ?? 6) };
      });
    const b = of(one, 'b');
    const plan = freshPlan(countsOf({ red: 2 }), 0, 'cards');
    const friends = [
      { id: 'b', name: 'b', defense: b.defense, hp: b.hp, tokens: tokensOffered(one.state, b, targets) },
    ];
    const left = { ...FRESH, red: remainingOf(red) };
    const aim = { defense: 2, hp: 6, bonus: 0, redraws: 0, friends };
    const [hit] = friendsHit(plan, aim, left);
    const [bare, guarded] = [spends(0), spends(2)];
    expect(hit?.tokens).toBe(2);
    expect(hit?.expectedHpLost).toBeCloseTo(mean(bare.map(it => it.friend)), 9);
    expect(hit?.guarded).toBeCloseTo(mean(guarded.map(it => it.friend)), 9);
    expect(hit?.guarded).toBeLessThan(hit?.expectedHpLost ?? 0);
    const none = adviceFor(plan, aim, left).options.find(it => it.white === 0);
    expect(none?.expectedHpLost).toBeCloseTo(mean(bare.map(it => it.boss)), 9);
  });
});
