import { describe, expect, it } from 'vitest';
import { fightEntry } from '../../../src/campaign/facts/fight';
import { owed } from '../../../src/campaign/facts/owed';
import type { Command } from '../../../src/encounter/model/command';
import { questionOf } from '../../../src/encounter/stack/dispatch';
import type { HeroEffect } from '../../../src/stage/company';
import { publicView } from '../../../src/table/fight/view';
import { founded, four, play, tallied, through } from '../../campaign/company';
import { gain, inCombat } from '../support/company';
import { cards, encounterOf, hero, setupOf } from '../support/least-fixture';

const pick = (...ids: string[]): Command => ({ do: 'answer', answer: { answer: 'pick', ids } });

describe('words and names', () => {
  it('TM-9: a model that was put away comes into play again', () => {
    const encounter = encounterOf({
      enemies: encounterOf().enemies.map(kind => (kind.id === 'rat' ? { ...kind, models: 1 } : kind)),
      placed: [
        { enemy: 'boss', at: 'I5' },
        { enemy: 'rat', at: 'C3' },
      ],
      cards: cards([{ do: 'spawn', enemy: 'rat', count: 1, at: { place: 'hexes', hexes: ['C7'] } }]),
    });
    const settings = { ...setupOf().settings, board: 'mirrored' } as const;
    const away = ['A1', 'A2', 'A3'].map((at, i) => hero(['b', 'c', 'd'][i]!, { at }));
    for (const dies of [true, false]) {
      const now = inCombat({ at: 'A4' }, { encounter, settings }, away);
      if (dies)
        now.tap({
          do: 'attack',
          who: 'a',
          strike: { targets: ['rat1'], die: 'hp', said: { damage: 9 } },
          anyway: true,
        });
      now.tap({ do: 'endTurns' });
      // With its only model on the board none can come; once archived it can.
      expect(now.events.some(it => it.type === 'enemyCame')).toBe(dies);
      expect(now.state.enemies.filter(it => it.kind === 'rat' && it.present)).toHaveLength(1);
    }
  });

  it('TM-10: everybody may see every hand, and nobody plays another’s card', () => {
    const encounter = encounterOf({ cards: cards([{ do: 'target', rules: [] }, { do: 'attack' }]) });
    const now = inCombat({ cards: [gain('mine', 1, 0, { defense: 2 })] }, { encounter }, [
      hero('b', { cards: [gain('yours', 1, 0, { defense: 3 })] }),
    ]);
    const hands = publicView(now.state).friends.map(it => it.cards.hand);
    expect(hands).toEqual([['mine'], ['yours'], [], []]);
    expect(now.refused({ do: 'play', who: 'a', card: 'yours', choice: 'yours-1' })).toBe('no-such-card');
    now.tap({ do: 'endTurns' }, pick('a'));
    const asked = questionOf(now.state);
    // Only the one attacked is asked, for cards of the own hand.
    expect(asked?.ask === 'defend' && asked.defenders.map(it => [it.who, it.cards.map(c => c.id)])).toEqual([
      ['a', ['mine']],
    ]);
    const defends = (who: string, card: string): Command => ({
      do: 'answer',
      answer: { answer: 'defend', with: [{ who, card }] },
    });
    expect(now.refused(defends('a', 'yours'))).toBe('no-such-card');
    expect(now.refused(defends('b', 'yours'))).toBe('not-attacked');
    expect(now.refused(defends('a', 'mine'))).toBe('taken');
  });

  it('TM-13: HP lost count from 6, also where the difficulty lowers the maximum', () => {
    const each = (effect: HeroEffect, hp: number, difficulty: 'free' | 'grim' | 'dread') => {
      const now = inCombat({ hp, cards: [gain('rage', 1, 0, { effects: [effect] })] }, { difficulty });
      now.tap({ do: 'play', who: 'a', card: 'rage', choice: 'rage-1' });
      return now;
    };
    const redraws = { effect: 'gain', token: 'redraw', count: 1, on: 'self', per: 'lostHp' } as const;
    for (const [hp, difficulty, lost] of [
      [6, 'free', 0],
      [4, 'free', 2],
      [5, 'grim', 1],
      [4, 'dread', 2],
      [1, 'dread', 5],
    ] as const) {
      const tokens = each(redraws, hp, difficulty).state.friends[0]?.tokens.redraw ?? 0;
      expect([hp, difficulty, tokens]).toEqual([hp, difficulty, lost]);
      const strike = each({ effect: 'attack', bonus: 2, per: 'lostHp' }, hp, difficulty);
      strike.tap(pick('boss'));
      const frame = strike.state.frames.at(-1);
      expect(frame?.frame === 'strike' && frame.flow?.setup.bonus).toBe(2 * lost);
    }
  });

  it('TM-15, LV-22: a chapter is a story and an encounter, and its number is the level of the Oathsworn', () => {
    let state = founded();
    for (let chapter = 1; chapter <= 4; chapter++) {
      const told = play(state, { do: 'beginChapter' });
      expect(told.course.phase).toBe('story');
      const fought = play(told, { do: 'endStory' });
      expect(fought.course.phase).toBe('between');
      const entry = fightEntry(fought);
      expect(entry.chapter).toBe(chapter);
      expect(four(fought).map(id => fought.people[id]?.level)).toEqual([chapter, chapter, chapter, chapter]);
      state = through(state);
    }
  });

  it('IN-1: nobody has an injury in chapter 1; the first comes with its losses', () => {
    const first = founded();
    const hurt = (state: typeof first) => four(state).map(id => state.people[id]?.injuries.length);
    for (const state of [first, play(first, { do: 'beginChapter' }, { do: 'endStory' })])
      expect(hurt(state)).toEqual([0, 0, 0, 0]);
    const [fell] = four(first);
    const after = tallied(first, { fallen: [fell] });
    expect(after.chapter).toBe(1);
    expect(owed(after).filter(it => it.owes === 'injury')).toMatchObject([{ who: fell }]);
    expect(owed(first).some(it => it.owes === 'injury')).toBe(false);
  });
});
