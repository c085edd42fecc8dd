import { describe, expect, test } from 'vitest';
import { initialState } from '../../src/encounter/setup/initial-state';
import { builtinPack } from '../../src/packs/builtin';
import { blankEncounter } from '../../src/packs/edit/blank';
import { paint } from '../../src/packs/edit/board';
import type { StageCard } from '../../src/stage/card';
import { previewOf } from '../../src/table/packs/preview';
import { practiceSetup } from '../../src/table/packs/try';
import { tapped } from '../../src/table/setup/compose';

const heron = ['I3'].reduce(
  (board, hex) => paint(board, { brush: 'enemy', enemy: 'beast' }, hex),
  blankEncounter('heron', 'The Heron'),
);

describe('a fight to try it', () => {
  const card = (steps: StageCard['steps']): StageCard => ({ id: 'c', label: 'C', stage: 3, steps });

  test('the practice company stands on four hexes, with a start zone and without', () => {
    for (const encounter of [heron, ...builtinPack.encounters]) {
      const places = practiceSetup(encounter, 1).heroes.map(hero => hero.at);
      expect(places.every(place => place !== undefined)).toBe(true);
      expect(new Set(places).size).toBe(4);
    }
  });

  test('the preview walks the beast toward the company and names whom it strikes', () => {
    const steps = tapped(tapped([], { tap: 'move', hexes: 8 }), { tap: 'attack' });
    const preview = previewOf(heron, card(steps));
    expect(preview?.foreseen.moves.map(one => one.enemy)).toHaveLength(1);
    expect(preview?.foreseen.blows).toHaveLength(1);
  });

  test('every shipped card has a preview, or none is shown; nothing breaks', () => {
    for (const encounter of builtinPack.encounters)
      for (const one of encounter.cards) expect(() => previewOf(encounter, one)).not.toThrow();
  });
});

describe('a fight of which some cards are known', () => {
  const card: StageCard = { id: 'aa-taught1-1', label: 'A', stage: 1, steps: [{ do: 'draw' }], known: true };
  const left = (cards: readonly StageCard[]) =>
    initialState(practiceSetup({ ...heron, cards }, 1))
      .stage.deck.map(slip => slip.slice(0, 2))
      .join(' ');

  test('OWN-162, SU-6: the deck on the table has five cards in each stage all the same', () => {
    expect(left([{ ...card, taught: true }])).toBe('?1 ?1 ?1 ?1 ?1 ?2 ?2 ?2 ?2 ?2 ?3 ?3 ?3 ?3 ?3');
  });

  test('OWN-162: once all are known the app deals them; an author may write fewer', () => {
    const all = ([1, 2, 3] as const).flatMap(stage =>
      Array.from({ length: 5 }, (_, i) => ({ ...card, id: `c${stage}${i}`, stage, taught: true })),
    );
    expect(initialState(practiceSetup({ ...heron, cards: all }, 1)).stage.paper).toBe(false);
    expect(left([card])).toBe('aa');
  });

  test('a taught card has its preview like any other', () => {
    const steps: StageCard['steps'] = [{ do: 'move', way: 'toward', hexes: 2 }];
    expect(previewOf(heron, { ...card, steps, taught: true })?.foreseen.moves).toHaveLength(1);
  });
});
