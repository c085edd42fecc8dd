import { describe, expect, test, vi } from 'vitest';
import { initialState } from '../../src/encounter/setup/initial-state';
import { builtinPack } from '../../src/packs/builtin';
import { blankEncounter } from '../../src/packs/edit/blank';
import { paint } from '../../src/packs/edit/board';
import type { StageCard } from '../../src/stage/card';
import { changeOnce, groupPack, openWorkshop } from '../../src/table/packs/open';
import { previewOf } from '../../src/table/packs/preview';
import { practiceSetup } from '../../src/table/packs/try';
import { tapped } from '../../src/table/setup/compose';
import { say } from '../support/words';

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

describe('a pack in the workshop', () => {
  test('what could not be read again is refused in words, the pack stays, and the next change is taken', async () => {
    vi.stubGlobal('document', new EventTarget());
    const id = await groupPack('Ours');
    if (!id.ok) throw new Error(id.error.code);
    const opened = await openWorkshop(id.value);
    if (!opened.ok) throw new Error(opened.error.code);
    const shop = opened.value;
    const about = { name: 'Ours', author: 'We', licence: '' };
    shop.change('long', { edit: 'about', about: { ...about, author: 'w'.repeat(121) } });
    expect(say(shop.refused.value ?? '')).toContain('could not be read again');
    expect(shop.pack.value.author).toBeUndefined();
    shop.change('short', { edit: 'about', about });
    expect([shop.refused.value, shop.pack.value.author]).toEqual([undefined, 'We']);
    shop.undo();
    expect(shop.pack.value.author).toBeUndefined();

    // Each is small for itself; the one that is too many is refused, wherever it comes from.
    const put = (n: number) => ({ edit: 'put', encounter: { ...heron, id: `heron-${n}` } }) as const;
    // Other tests of the same worker may have left encounters in the group's pack.
    const many = Array.from({ length: 200 - shop.pack.value.encounters.length }, (_, n) => put(n));
    expect(await changeOnce(id.value, 'many', () => many)).toMatchObject({ ok: true });
    shop.change('more', put(200));
    expect(say(shop.refused.value ?? '')).toContain('encounters');
    expect(shop.pack.value.encounters).toHaveLength(200);
    expect(await changeOnce(id.value, 'more', () => [put(201)])).toMatchObject({
      ok: false,
      error: { code: 'unreadable' },
    });
    shop.change('less', { edit: 'remove', id: 'heron-7' });
    shop.change('more', put(200));
    expect([shop.refused.value, shop.pack.value.encounters.length]).toEqual([undefined, 200]);
    shop.close();
    vi.unstubAllGlobals();
  });
});
