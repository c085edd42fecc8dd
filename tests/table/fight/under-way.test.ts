import { describe, expect, it } from 'vitest';
import type { Frame } from '../../../src/encounter/model/frame';
import { underWay } from '../../../src/table/fight/under-way';
import { publicView } from '../../../src/table/fight/view';
import { inCombat } from '../../encounter/support/company';

const { state } = inCombat({});
const card = (id: string, why: 'phase' | 'reaction'): Frame => ({
  frame: 'card',
  job: { id: 1, card: id, why, breakers: [] },
  step: 'act',
  left: [],
  order: [],
});
const after: Frame = { frame: 'hands', text: 'By hand', who: null, window: null };
const lying = (...frames: Frame[]) => underWay({ ...state, frames });
const played = (...frames: Frame[]) => lying(...frames).played;
const known = state.encounter.cards[0]?.id ?? '';

describe('which stage card is shown as being played', () => {
  it('DM-6: the one whose frame lies on top, whatever lies on that', () => {
    expect(known).not.toBe('');
    expect(played()).toBeNull();
    expect(played(after)).toBeNull();
    expect(played(card(known, 'phase'), after)).toMatchObject({ card: { id: known }, reaction: false });
    expect(played(card('other', 'phase'), card(known, 'reaction'))).toMatchObject({
      card: { id: known },
      reaction: true,
    });
  });

  it('one that only the table knows has no steps to show', () => {
    expect(played(card('?2', 'phase'))).toEqual({ card: null, reaction: false, begun: 0 });
  });
});

describe('what is being resolved, as a screen may see it', () => {
  const minions: Frame = { frame: 'minions', left: [], moved: [], steps: null, step: 'move' };

  it('nothing: the company may act', () => {
    expect(lying()).toEqual({
      open: true,
      stop: false,
      base: null,
      played: null,
      acting: null,
      attackers: [],
    });
  });

  it('what lies under all is a card by its label, the part of the minions, or what is asked', () => {
    const label = state.encounter.cards[0]?.label;
    expect(lying(card(known, 'phase'), after).base).toEqual({ is: 'card', label });
    expect(lying(card('?2', 'phase')).base).toEqual({ is: 'card', label: null });
    expect(lying(minions, after).base).toEqual({ is: 'minions' });
    expect(lying(after)).toMatchObject({ open: false, base: { is: 'asked' } });
  });

  it('SC-4, MT-2: no screen is given the stack, nor what a card that lies face down shows', () => {
    const view = publicView({ ...state, frames: [card(known, 'phase')] });
    expect(Object.keys(view).filter(key => ['frames', 'agenda', 'scene', 'might'].includes(key))).toEqual([]);
  });
});
