import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { Command } from '../../../src/encounter/model/command';
import type { HeroSetup } from '../../../src/encounter/model/setup';
import { mayOverrule } from '../../../src/encounter/run/overrule';
import { done } from '../../../src/encounter/says/deeds';
import { because } from '../../../src/encounter/says/refusals';
import { questionOf } from '../../../src/encounter/stack/dispatch';
import type { Choice, ExtraCost, Need } from '../../../src/stage/company';
import { heroClassSchema as heroClass } from '../../../src/stage/company';
import { fightKind } from '../../../src/table/fight/fight-kind';
import { say } from '../../support/words';
import { gain, inCombat } from '../support/company';
import { encounterOf, hero, setupOf } from '../support/least-fixture';

const onBoard = { ...setupOf().settings, board: 'mirrored' } as const;
const pick = (...ids: string[]): Command => ({ do: 'answer', answer: { answer: 'pick', ids } });
const playIt = (anyway?: boolean): Command => ({
  do: 'play',
  who: 'a',
  card: 'asks',
  choice: 'only',
  ...(anyway ? { anyway } : {}),
});

/** A card of cooldown 2 with one effect, that has these conditions. */
const asking = (more: Partial<Choice>) =>
  gain('asks', 2, 0, {
    choices: [
      {
        id: 'only',
        text: '',
        cost: 1,
        effects: [{ effect: 'gain', token: 'redraw', count: 1, on: 'self' }],
        ...more,
      },
    ],
  });

const table = (needs: readonly Need[], change: Partial<HeroSetup> = {}, board: 'off' | 'mirrored' = 'off') =>
  inCombat(
    { cards: [asking({ needs }), gain('other', 1, 0)], ...change },
    {
      ...(board === 'mirrored' ? { settings: onBoard } : {}),
      encounter: encounterOf({ placed: [{ enemy: 'rat', at: 'I5', facing: 'N' }] }),
    },
    [hero('b', { at: 'C3' }), hero('c', { at: 'A1' }), hero('d', { at: 'A2' })],
  );

describe('what a card asks for beside animus', () => {
  const met: [string, Need, Partial<HeroSetup>, Partial<HeroSetup>][] = [
    [
      'tokens held',
      { need: 'token', token: 'bleed', count: 2 },
      { tokens: { bleed: 2 } },
      { tokens: { bleed: 1 } },
    ],
    ['HP at most', { need: 'hp', atMost: 3 }, { hp: 3 }, { hp: 4 }],
    ['HP at least', { need: 'hp', atLeast: 4 }, { hp: 4 }, { hp: 3 }],
    ['an enemy next to it', { need: 'near', who: 'enemy', hexes: 1 }, { at: 'I6' }, { at: 'I7' }],
    ['a friend within 2', { need: 'near', who: 'friend', hexes: 2 }, { at: 'C5' }, { at: 'C6' }],
    [
      'two Oathsworn within 3',
      { need: 'near', who: 'oathsworn', hexes: 3, count: 2 },
      { at: 'A3' },
      { at: 'C6' },
    ],
    ['no enemy within 2', { need: 'clear', who: 'enemy', hexes: 2 }, { at: 'I8' }, { at: 'I7' }],
    ['the rear arc of an enemy', { need: 'arc', arc: 'rear' }, { at: 'I6' }, { at: 'I4' }],
    ['a flank of an enemy within 2', { need: 'arc', arc: 'flank', hexes: 2 }, { at: 'K5' }, { at: 'I3' }],
  ];
  it.each(met)('AB-4: %s', (_, need, so, otherwise) => {
    const yes = table([need], so, 'mirrored');
    yes.tap(playIt());
    expect(yes.state.friends[0]?.tokens.redraw).toBe(1);
    const not = table([need], otherwise, 'mirrored');
    expect(not.refused(playIt())).toBe('requirement');
  });

  it.each(['enemy', 'friend', 'oathsworn', 'sentinel'] as const)(
    'AB-4: next to it stands one of those it names, and nobody else counts: %s',
    who => {
      const near = table([{ need: 'near', who, hexes: 1 }], { at: 'I6' }, 'mirrored');
      expect(near.refused(playIt())).toBe(who === 'enemy' ? 'taken' : 'requirement');
      const friend = table([{ need: 'near', who, hexes: 1 }], { at: 'C4' }, 'mirrored');
      expect(friend.refused(playIt())).toBe(
        who === 'friend' || who === 'oathsworn' ? 'taken' : 'requirement',
      );
    },
  );

  it('AB-4: cards on cooldown, an armed hand, and the move of this turn', () => {
    const lies = table([{ need: 'cooldown', position: 1, count: 1 }]);
    expect(lies.refused(playIt())).toBe('requirement');
    lies.tap({ do: 'play', who: 'a', card: 'other', choice: 'other-1' });
    expect(lies.refused(playIt())).toBe('taken');
    for (const need of ['moved', 'unmoved'] as const) {
      const now = table([{ need }]);
      expect(now.refused(playIt())).toBe(need === 'moved' ? 'requirement' : 'taken');
      now.tap({ do: 'move', who: 'a', to: 'C5', animus: 1 });
      expect(now.refused(playIt())).toBe(need === 'moved' ? 'taken' : 'requirement');
    }
    const axe = { id: 'axe', name: 'axe', kind: 'weapon', choices: [] } as const;
    const armed = table([{ need: 'armed' }], { items: [axe] });
    expect(armed.refused(playIt())).toBe('taken');
    armed.tap({ do: 'throw', who: 'a', item: 'axe', at: null });
    expect(armed.refused(playIt())).toBe('requirement');
  });

  it('AB-4: one effect of a card may ask what another does not', () => {
    const choices = [
      { ...asking({ needs: [{ need: 'hp', atMost: 2 }] }).choices[0]!, id: 'bloody' },
      { ...asking({}).choices[0]!, id: 'plain' },
    ];
    const now = inCombat({ cards: [{ ...asking({}), choices }] });
    expect(now.refused({ do: 'play', who: 'a', card: 'asks', choice: 'bloody' })).toBe('requirement');
    expect(now.refused({ do: 'play', who: 'a', card: 'asks', choice: 'plain' })).toBe('taken');
  });

  it('OWN-103: the one who plays is no friend nearby', () => {
    const alone = table([{ need: 'near', who: 'friend', hexes: 1 }], { at: 'Q5' }, 'mirrored');
    expect(alone.refused(playIt())).toBe('requirement');
  });

  it('AB-4, OWN-103: with the board off nothing is asked of places', () => {
    for (const need of [
      { need: 'near', who: 'enemy', hexes: 1 },
      { need: 'clear', who: 'friend', hexes: 40 },
      { need: 'arc', arc: 'rear' },
    ] as const)
      expect(table([need], { at: 'C4' }).refused(playIt())).toBe('taken');
  });

  it('AB-4, OWN-102: a refused card stays in hand and costs nothing; the table may play it anyway, and the log says so', () => {
    const now = table([{ need: 'hp', atMost: 2 }]);
    const before = now.state;
    expect(now.refused(playIt())).toBe('requirement');
    expect(mayOverrule('requirement')).toBe(true);
    expect(now.state).toBe(before);
    now.tap(playIt(true));
    expect(now.state.friends[0]).toMatchObject({ tokens: { redraw: 1 }, animus: { available: 3 } });
    expect(now.events).toContainEqual({
      type: 'note',
      code: 'anyway',
      text: done('done.overruled', {
        refusal: because('refuse.needs-hp', { who: 'a', hp: 2, than: 'most' }),
      }),
    });
  });

  it('AB-4: extra costs are paid once, with the animus, and must be there', () => {
    const costs: [ExtraCost, Partial<HeroSetup>, Partial<HeroSetup>, object][] = [
      [
        { pay: 'token', token: 'empowered', count: 2 },
        { tokens: { empowered: 3 } },
        {},
        { tokens: { empowered: 1 } },
      ],
      [{ pay: 'hp', hp: 2 }, { hp: 3 }, { hp: 2 }, { hp: 1 }],
    ];
    for (const [cost, rich, poor, left] of costs) {
      const cards = [asking({ pays: [cost], effects: [] })];
      const now = inCombat({ cards, ...rich });
      now.tap(playIt());
      expect(now.state.friends[0]).toMatchObject({ ...left, animus: { available: 3 } });
      expect(now.state.friends[0]?.cards.cooldown[2]).toEqual(['asks']);
      expect(inCombat({ cards, ...poor }).refused(playIt())).toBe('extra-cost');
    }
    const maiden = inCombat({
      class: 'grove-maiden',
      cards: [asking({ pays: [{ pay: 'sentinels', count: 1 }] })],
    });
    expect(maiden.refused(playIt())).toBe('extra-cost');
    maiden.tap({ do: 'sentinel', of: 'a', at: null }, { do: 'sentinel', of: 'a', at: null }, playIt());
    expect(maiden.state.friends.filter(it => it.role === 'sentinel').map(it => it.presence)).toEqual([
      'gone',
      'standing',
    ]);
  });

  it('OWN-101: the last HP cannot be paid with', () => {
    for (const hp of [1, 2, 3])
      expect(inCombat({ hp, cards: [asking({ pays: [{ pay: 'hp', hp: 2 }] })] }).refused(playIt())).toBe(
        hp > 2 ? 'taken' : 'extra-cost',
      );
  });

  it('AB-4: what only eyes can tell is confirmed before anything is paid; no keeps the card', () => {
    const card = asking({
      needs: [{ need: 'text', text: 'You stand in the mud.' }],
      pays: [{ pay: 'text', text: 'Give an iron away.' }],
    });
    for (const said of ['yes', 'no'] as const) {
      const now = inCombat({ cards: [card] });
      now.tap(playIt());
      expect(questionOf(now.state)).toMatchObject({ ask: 'pick', topic: 'condition', who: 'a' });
      const asked = questionOf(now.state)?.sentence ?? '';
      expect(say(asked)).toContain('You stand in the mud. Give an iron away.');
      expect(now.state.friends[0]).toMatchObject({ animus: { available: 4 }, cards: { hand: ['asks'] } });
      now.tap(pick(said));
      expect(questionOf(now.state)).toBeNull();
      expect(now.state.friends[0]).toMatchObject(
        said === 'yes'
          ? { animus: { available: 3 }, tokens: { redraw: 1 }, cards: { hand: [] } }
          : { animus: { available: 4 }, tokens: {}, cards: { hand: ['asks'] } },
      );
    }
    const sure = inCombat({ cards: [card] });
    sure.tap(playIt(true));
    expect(sure.state.friends[0]?.tokens.redraw).toBe(1);
  });

  it('AB-4: between the question and the answer the animus may have gone', () => {
    const now = inCombat({ cards: [asking({ needs: [{ need: 'text', text: 'Is it so?' }] })] });
    now.tap(playIt(), { do: 'animus', who: 'a', by: -4 });
    expect(now.refused(pick('yes'))).toBe('no-animus');
    now.tap(pick('no'));
    expect(now.state.friends[0]?.cards.hand).toEqual(['asks']);
  });

  it('AB-4: requirements hold for archetypes, items and interrupts too', () => {
    const choice = asking({ needs: [{ need: 'hp', atMost: 1 }] }).choices[0]!;
    const item = { id: 'asks', name: 'Asks', kind: 'gear', choices: [choice] } as const;
    expect(inCombat({ items: [item] }).refused(playIt())).toBe('requirement');
    const archetype = { id: 'asks', name: 'Asks', choices: [choice] };
    expect(inCombat({ kind: 'companion', archetype }).refused(playIt())).toBe('requirement');
    const quick = asking({ needs: [{ need: 'hp', atMost: 1 }], interrupt: 'anytime' });
    expect(inCombat({ cards: [quick] }).refused(playIt())).toBe('requirement');
  });
});

describe('falcons as a requirement', () => {
  const rats = encounterOf({
    placed: [
      { enemy: 'rat', at: 'C3' },
      { enemy: 'rat', at: 'C7' },
    ],
  });
  const huntress = (need: Need) =>
    inCombat({ class: 'huntress', cards: [asking({ needs: [need] })] }, { encounter: rats });
  const sent = (falcon: number, to: string): Command => ({ do: 'falcon', of: 'a', falcon, to });

  it('HU-4: a falcon on herself, on an enemy, on a friend, on anybody else', () => {
    const cases: [Need, Command[], string][] = [
      [{ need: 'falcons', on: 'self', count: 1 }, [], 'taken'],
      [{ need: 'falcons', on: 'self', count: 1 }, [sent(0, 'rat1'), sent(1, 'b')], 'requirement'],
      [{ need: 'falcons', on: 'self', count: 2 }, [sent(0, 'rat1')], 'requirement'],
      [{ need: 'falcons', on: 'enemy', count: 1 }, [], 'requirement'],
      [{ need: 'falcons', on: 'enemy', count: 1 }, [sent(1, 'rat2')], 'taken'],
      [{ need: 'falcons', on: 'enemy', count: 2 }, [sent(0, 'rat1'), sent(1, 'rat2')], 'taken'],
      [{ need: 'falcons', on: 'other', count: 1 }, [sent(0, 'b')], 'taken'],
      [{ need: 'falcons', on: 'other', count: 1 }, [sent(0, 'a')], 'requirement'],
    ];
    for (const [need, commands, code] of cases) {
      const now = huntress(need);
      now.tap(...commands);
      expect([need, commands, now.refused(playIt())]).toEqual([need, commands, code]);
    }
  });

  it('HU-4, HU-5: as the friend that a card is for, the Huntress needs the falcons and keeps them', () => {
    const now = huntress({ need: 'falcons', on: 'friend', count: 2 });
    now.tap(playIt());
    expect(now.state.friends[0]?.falcons).toEqual(['a', 'a']);
    const away = huntress({ need: 'falcons', on: 'friend', count: 2 });
    away.tap(sent(0, 'rat1'));
    expect(away.refused(playIt())).toBe('requirement');
  });

  it('HU-3, HU-4: a falcon that came back from a dead enemy counts as with her', () => {
    const now = huntress({ need: 'falcons', on: 'self', count: 2 });
    now.tap(sent(0, 'rat1'));
    expect(now.refused(playIt())).toBe('requirement');
    now.tap({
      do: 'attack',
      who: 'b',
      strike: { targets: ['rat1'], die: 'hp', said: { damage: 9 } },
    });
    expect(now.refused(playIt())).toBe('taken');
  });
});

describe('a fight kept while a card is being confirmed', () => {
  it('AB-4: is read back as it was, turn and frames whole', () => {
    const now = inCombat({ cards: [asking({ needs: [{ need: 'text', text: 'Is it so?' }] })] });
    now.tap(playIt());
    expect(now.state.frames.at(-1)?.frame).toBe('need');
    const read = fightKind.state(JSON.parse(JSON.stringify(now.state)));
    expect(read.ok ? read.value : read.error).toEqual(now.state);
    for (const event of now.events) expect(fightKind.event(JSON.parse(JSON.stringify(event))).ok).toBe(true);
  });
});

describe('a pack that says what its cards ask for', () => {
  it('AB-4: every requirement and every cost comes through the door of packs unchanged', () => {
    const needs: readonly Need[] = [
      { need: 'token', token: 'bleed', count: 1 },
      { need: 'hp', atLeast: 2, atMost: 5 },
      { need: 'near', who: 'friend', hexes: 2, count: 2 },
      { need: 'clear', who: 'sentinel', hexes: 1 },
      { need: 'arc', arc: 'flank', hexes: 3 },
      { need: 'falcons', on: 'other', count: 2 },
      { need: 'unmoved' },
      { need: 'text', text: 'So it is.' },
    ];
    const pays: readonly ExtraCost[] = [
      { pay: 'token', token: 'redraw', count: 1 },
      { pay: 'hp', hp: 1 },
      { pay: 'sentinels', count: 2 },
      { pay: 'text', text: 'An iron.' },
    ];
    const sworn = {
      id: 'sworn',
      name: 'Sworn',
      maxAnimus: 6,
      regen: 4,
      abilities: [asking({ needs, pays, interrupt: 'onCritical' })],
    };
    expect(v.parse(heroClass, JSON.parse(JSON.stringify(sworn)))).toEqual(sworn);
    const wrong = { ...sworn, abilities: [asking({ needs: [{ need: 'luck' } as never] })] };
    expect(v.safeParse(heroClass, wrong).success).toBe(false);
  });
});
