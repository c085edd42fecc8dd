import { describe, expect, it } from 'vitest';
import type { Frame } from '../../src/encounter/model/frame';
import { publicView } from '../../src/table/fight/view';
import { beingPlayed } from '../../src/ui/fight/enemy/beingPlayed';
import { inCombat } from '../encounter/support/company';

const { state } = inCombat({});
const card = (id: string, why: 'phase' | 'reaction'): Frame => ({
  frame: 'card',
  job: { id: 1, card: id, why, breakers: [] },
  step: 'act',
  left: [],
  order: [],
});
const after: Frame = { frame: 'hands', text: 'By hand', who: null, window: null };
const played = (...frames: Frame[]) => beingPlayed(publicView({ ...state, frames }));
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
    expect(played(card('?2', 'phase'))).toEqual({ card: null, reaction: false });
  });
});
