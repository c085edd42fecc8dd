import { describe, expect, it } from 'vitest';
import type { Command, Composed } from '../../../src/encounter/model/command';
import { questionOf } from '../../../src/encounter/stack/dispatch';
import { threatMap } from '../../../src/foresight/threat';
import type { StageTrigger } from '../../../src/stage/card';
import { asked, course, die, type Fight, pick, picked, picking } from '../support/scripted-fight';

const stomp: Composed = {
  label: 'Stomp',
  steps: [{ do: 'target', rules: [] }, { do: 'move', way: 'toward', hexes: 2 }, { do: 'attack' }],
};
const tell = (card: Extract<Command, { do: 'tell' }>['card']): Command => ({ do: 'tell', card });
const paper = (triggers: readonly StageTrigger[] = []): Fight =>
  course([], {}, { cards: [], triggers }, { stage: 'physical', company: 'light' });
const faceOf = (one: Fight): string | undefined => one.state.stage.deck[0];

describe('a stage card of paper that is told while it lies face up', () => {
  it('OWN-201: composed, it is known, forecast, and not asked for when it strikes', () => {
    const one = paper();
    expect(faceOf(one)).toBe('?1');
    one.tap(tell(stomp));
    const id = faceOf(one) ?? '';
    expect(one.state.encounter.cards.find(card => card.id === id)).toMatchObject({ ...stomp, stage: 1 });
    expect(threatMap(one.state, ['a'])).not.toBeNull();
    one.tap({ do: 'endTurns' });
    expect(asked(one).ask).not.toBe('card');
    expect(one.state.scene?.job?.card).toBe(id);
  });

  it('OWN-201: known ones are told by name; of those that have left the deck none', () => {
    const one = paper();
    one.tap(tell(stomp), { do: 'endTurns' });
    while (questionOf(one.state)) one.tap({ do: 'say', correction: { say: 'skip' } });
    const out = one.state.stage.discard[0] ?? '';
    expect(one.refused(tell({ id: out }))).toBe('no-such-card');
    expect(one.refused(tell({ id: 'nothing' }))).toBe('no-such-card');
    one.tap({ do: 'teach', card: { id: 'k', label: 'Known', stage: 1, steps: [] } }, tell({ id: 'k' }));
    expect(faceOf(one)).toBe('k');
  });

  it('OWN-201: told once more, the later word counts, and the first may lie below', () => {
    const one = paper();
    one.tap(tell(stomp));
    const first = faceOf(one) ?? '';
    one.tap(tell({ label: 'Howl', steps: [{ do: 'minions' }] }));
    expect(faceOf(one)).not.toBe(first);
    expect(one.state.stage.deck.filter(slip => slip === first)).toEqual([]);
    one.tap(tell({ id: first }));
    expect([faceOf(one), one.state.stage.deck.length]).toEqual([first, 15]);
  });

  it('OWN-161, OWN-201: the same steps again without a name are the card that is known', () => {
    const one = paper();
    one.tap(tell(stomp));
    const first = faceOf(one);
    one.tap(tell({ label: 'Howl', steps: [{ do: 'minions' }] }), tell({ steps: stomp.steps }));
    expect([faceOf(one), one.state.encounter.cards.length]).toEqual([first, 2]);
  });

  it('OWN-161: the same steps by other enemies are another card', () => {
    const one = paper();
    const kinds = one.state.encounter.enemies.map(kind => kind.id);
    const [first] = kinds;
    if (!first) throw new Error('no enemy');
    one.tap(tell({ steps: stomp.steps }), tell({ steps: stomp.steps, actors: [first] }));
    const { cards } = one.state.encounter;
    expect(cards.map(card => card.actors)).toEqual([undefined, [first]]);
    one.tap(tell({ steps: stomp.steps }), tell({ steps: stomp.steps, actors: [first] }));
    expect(one.state.encounter.cards).toEqual(cards);
  });

  it('OWN-201: nothing is told where the deck is in the app, or nothing lies face up', () => {
    const inApp = course([]);
    expect(inApp.refused(tell(stomp))).toBe('not-face-up');
    const one = paper();
    one.tap({ do: 'endTurns' });
    expect(one.refused(tell(stomp))).toBe('not-face-up');
  });
});

const byHand: readonly StageTrigger[] = [
  { trigger: 'hand', stage: 2, text: 'Two parts are broken.' },
  { trigger: 'hand', stage: 3, text: '' },
];
const breaking = (slot: string): Command => ({
  do: 'say',
  correction: { say: 'die', enemy: 'boss', die: slot, hp: 0, quiet: false, by: 'a' },
});

describe('a change of stage that only the table can see', () => {
  const drawn = (one: Fight): readonly string[] => one.state.stage.drawn;

  it('OWN-200, DM-3: is asked at the break, before the reaction is drawn', () => {
    const one = paper(byHand);
    one.tap(breaking(die(one, 'front')));
    expect(picking(one)).toMatchObject({ topic: 'stage', options: [{ id: 'no' }, { id: '2' }, { id: '3' }] });
    expect([drawn(one), one.state.agenda]).toEqual([[], []]);
    one.tap(pick('2'));
    expect(asked(one)).toMatchObject({ ask: 'card', reaction: true, stage: 2 });
    expect(one.state.stage.discard).toEqual(['?1', '?1', '?1', '?1', '?1']);
  });

  it('OWN-200: “no” leaves the stage, and the reaction comes from the old one', () => {
    const one = paper(byHand);
    one.tap(breaking(die(one, 'front')), pick('no'));
    expect([one.state.stage.stage, drawn(one)]).toEqual([1, ['?1']]);
  });

  it('OWN-200: nothing is asked without such words, nor when nothing further can come', () => {
    const one = paper();
    one.tap(breaking(die(one, 'front')));
    expect(asked(one).ask).toBe('card');
    const last = paper([{ trigger: 'hand', stage: 2, text: '' }]);
    last.tap({ do: 'say', correction: { say: 'stage', stage: 2 } }, breaking(die(last, 'front')));
    expect(asked(last).ask).toBe('card');
  });

  it('OWN-200, DM-3: the last die of all asks nothing, and the fight is won', () => {
    const one = paper(byHand);
    for (const slot of ['front', 'core', 'left', 'right'])
      one.tap({
        do: 'say',
        correction: { say: 'die', enemy: 'boss', die: die(one, slot), hp: 0, quiet: true },
      });
    one.tap(breaking(die(one, 'rear')));
    expect(one.state.outcome).toBe('victory');
  });

  it('OWN-200: a card under way goes on first where a break interrupts it, and a skip still draws', () => {
    const one = paper(byHand);
    one.tap({ do: 'endTurns' });
    expect(asked(one).ask).toBe('card');
    one.tap(breaking(die(one, 'front')));
    expect(picking(one).topic).toBe('stage');
    one.tap({ do: 'say', correction: { say: 'skip' } });
    expect([asked(one), one.state.stage.stage]).toMatchObject([{ ask: 'card', reaction: true }, 1]);
  });

  it('OWN-200, OWN-201: a told card of the old stage leaves the deck by its name', () => {
    const one = paper(byHand);
    one.tap(tell(stomp));
    const told = faceOf(one) ?? '';
    one.tap(breaking(die(one, 'front')), pick('2'));
    expect(one.state.stage.discard).toContain(told);
    expect(picked(asked(one))).not.toContain(told);
  });
});
