import { describe, expect, it } from 'vitest';
import type { Deed } from '../../../src/encounter/facts/may-table';
import type { Plight } from '../../../src/encounter/facts/plight';
import { mayDo, verdictOn } from '../../../src/encounter/facts/verdict';
import type { Command } from '../../../src/encounter/model/command';
import { decide } from '../../../src/encounter/round/decide';
import { playsIn } from '../../../src/encounter/windows/windows';
import { about, atAnyTime, befalls, commandFor, deeds, type Kind, kinds, plights } from './plights';

const marks = ['hadTurns'] as const;
const onBoard = [...marks, 'attack', 'move', 'turn', 'pass', 'play', 'spend', 'animus', 'taunt'] as const;
const withItems = [...onBoard, 'throw', 'pickUp', 'sentinel', 'rejuvenate', 'falcon'] as const;
const inCage = [...marks, 'pass', 'spend', 'animus', 'escape'] as const;
const inside = [...marks, 'attack', 'pass', 'spend', 'animus'] as const;
const each = <T>(of: T) => ({ full: of, companion: of, ally: of, guardian: of, friendly: of });
const itsPlayer = [...marks, 'ally'] as const;
const onlyItsPlayer = { ...each<readonly Deed[]>(marks), full: itsPlayer, companion: itsPlayer };

/** What the rules leave everybody, written down by hand; whatever is not in a list is refused. */
const leaves: { readonly [P in Plight]: { readonly [K in Kind]: readonly Deed[] } } = {
  standing: {
    full: [...withItems, 'injury', 'defend'],
    companion: withItems,
    ally: onBoard,
    guardian: onBoard,
    friendly: onBoard.filter(deed => deed !== 'play'),
  },
  caged: { ...each(inCage), full: [...inCage, 'defend'] },
  consumed: each(inside),
  unconscious: onlyItsPlayer,
  dead: onlyItsPlayer,
  dormant: each(marks),
  replaced: each(marks),
  removed: each(marks),
};

const answerOf = (deed: Deed, plight: Plight, kind: Kind): string => {
  const decided = decide(about(deed, plight, kind).state, commandFor[deed](kind));
  return decided.ok ? 'taken' : decided.error.code;
};

describe('who may do what', () => {
  for (const plight of plights)
    for (const kind of kinds.filter(one => one in befalls[plight])) {
      it(`FT-11, GM-6, UC-2: ${kind}, ${plight}: each command is taken or refused as the table declares`, () => {
        for (const deed of deeds) {
          const declared = verdictOn(deed, plight, kind);
          expect.soft([deed, answerOf(deed, plight, kind)]).toEqual([deed, declared?.bar ?? 'taken']);
        }
      });

      it(`FT-11, GM-6, UC-2, OWN-190: ${kind}, ${plight}: the table leaves what the rules leave, and no more`, () => {
        const left = deeds.filter(deed => verdictOn(deed, plight, kind)?.bar === null);
        expect([...left].sort()).toEqual([...leaves[plight][kind]].sort());
      });
    }

  it('OWN-102, FT-11: a cage, a belly and a sleeping Guardian can be overruled; who is down cannot be made to act', () => {
    const overruled = (plight: Plight, kind: Kind, deed: Deed): string => {
      const command: Command & { readonly anyway?: boolean } = commandFor[deed](kind);
      const decided = decide(about(deed, plight, kind).state, { ...command, anyway: true } as Command);
      return decided.ok ? 'taken' : decided.error.code;
    };
    expect(overruled('caged', 'full', 'attack')).toBe('taken');
    expect(overruled('caged', 'ally', 'turn')).toBe('taken');
    expect(overruled('consumed', 'full', 'injury')).toBe('taken');
    expect(overruled('dormant', 'guardian', 'taunt')).toBe('taken');
    expect(overruled('unconscious', 'full', 'turn')).toBe('not-standing');
    expect(overruled('removed', 'ally', 'attack')).toBe('not-standing');
  });

  it('AB-10, FT-11: no window offers a card to whom it is barred', () => {
    for (const plight of plights)
      for (const kind of kinds.filter(one => one in befalls[plight])) {
        const { state } = about('play', plight, kind);
        const s = state.friends.find(one => one.id === 's');
        const asInterrupts = { ...state, library: atAnyTime(state.library) };
        const offered = playsIn(asInterrupts, 'anytime').some(play => play.who === 's');
        if (offered) expect([plight, s && mayDo(state, s, 'play')]).toEqual([plight, true]);
        if (kind === 'full') expect([plight, offered]).toEqual([plight, plight === 'standing']);
      }
  });
});
