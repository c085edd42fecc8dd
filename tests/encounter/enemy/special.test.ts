import { describe, expect, it } from 'vitest';
import type { Settings } from '../../../src/encounter/model/settings';
import { questionOf } from '../../../src/encounter/stack/dispatch';
import { isBlank, worth } from '../../../src/might/cards';
import type { AbilityCard } from '../../../src/stage/company';
import type { Encounter, Placed } from '../../../src/stage/encounter';
import type { Area, Effect, Step } from '../../../src/stage/steps';
import { cards, encounterOf, fight, flowerSlots, hero, hit, setupOf } from '../support/least-fixture';

const settings: Settings = { ...setupOf().settings, board: 'mirrored', might: 'physical' };
const lose = (hp: number): Effect => ({ effect: 'lose', hp });
const onCard = (...steps: Step[]): Partial<Encounter> => ({ cards: cards(steps) });
const boss: Placed = { enemy: 'boss', at: 'I5', facing: 'S' };
const at = (...places: string[]) =>
  ['a', 'b', 'c', 'd'].map((id, i) => hero(id, { at: places[i] ?? `${'ACEG'[i]}9` }));
const begun = (change: Partial<Encounter>, heroes = at()) => {
  const one = fight(setupOf({ encounter: encounterOf(change), heroes, settings }));
  one.tap({ do: 'begin' });
  return one;
};
type Fight = ReturnType<typeof begun>;
const of = (one: Fight, id: string) => one.state.friends.find(it => it.id === id);
const foe = (one: Fight, id: string) => one.state.enemies.find(it => it.id === id);
const nobody = { do: 'answer', answer: { answer: 'defend', with: [] } } as const;
const total = (damage: number | null) => ({ do: 'answer', answer: { answer: 'total', damage } }) as const;
const struck = (one: Fight): readonly string[] => {
  const frame = one.state.frames.at(-1);
  if (frame?.frame !== 'blow') throw new Error(`no attack but ${JSON.stringify(questionOf(one.state))}`);
  return frame.targets;
};
const byArea = (area: Area, heroes: ReturnType<typeof at>, more: Partial<Encounter> = {}, range = 9) => {
  const one = begun(
    { ...onCard({ do: 'target', rules: [] }, { do: 'attack', area, range }), placed: [boss], ...more },
    heroes,
  );
  one.tap({ do: 'endTurns' });
  return one;
};

describe('cages', () => {
  const caging: Step = { do: 'cage', whom: { who: 'firstPlayer' }, difficulty: 4, fail: [lose(1)] };

  it('SE-6: a cage that has held until the next round is over brings its effects, tried or not, and opens', () => {
    for (const tried of [false, true]) {
      const one = begun({ cards: cards([caging]).slice(0, 1).concat(cards([]).slice(1)) });
      const caged = () => one.state.friends.some(it => it.caged !== null);
      // Whichever card lies up: rounds go on until it was the one that cages.
      for (let round = 0; round < 15 && !caged(); round++) one.tap({ do: 'endTurns' });
      const before = of(one, 'a')?.hp ?? 0;
      if (tried) one.tap({ do: 'escape', who: 'a', success: false });
      expect(caged()).toBe(true);
      one.tap({ do: 'endTurns' });
      expect(caged()).toBe(false);
      expect(of(one, 'a')?.hp).toBe(before - (tried ? 2 : 1));
    }
  });

  it('SE-7: the card of a cage is kept as long as the cage lasts', () => {
    const one = begun(onCard(caging));
    const up = one.state.stage.deck[0];
    one.tap({ do: 'endTurns' });
    expect(of(one, 'a')?.caged).not.toBeNull();
    expect(one.state.stage.kept).toEqual([up]);
    one.tap({ do: 'escape', who: 'a', success: true });
    expect(one.state.stage.kept).toEqual([]);
    expect(one.state.stage.discard).toContain(up);
  });
});

describe('areas of the enemy', () => {
  it('SE-1: an area with its own place needs nobody in sight, one with a centre needs its centre there', () => {
    const wall = [{ id: 'wall', kind: 'wall', hexes: ['H7', 'I7', 'J7'] }];
    const circle = byArea({ area: 'circle' }, at('I9'), { obstacles: wall });
    expect(circle.state.frames).toEqual([]);
    const open = byArea({ area: 'circle' }, at('I9'));
    expect(struck(open)).toEqual(['a']);
    const far = byArea({ area: 'circle' }, at('I9'), {}, 2);
    expect(far.state.frames).toEqual([]);
    const wave = byArea({ area: 'wave' }, at('I9', 'H9', 'J9', 'A1'), { obstacles: wall });
    expect(struck(wave)).toContain('a');
  });

  it('SE-8: a chain hits nobody twice, each within its range of the one before', () => {
    const one = byArea({ area: 'chain', range: 2, max: 9 }, at('I7', 'I9', 'K9', 'Q1'));
    expect(struck(one)).toEqual(['a', 'b', 'c']);
    const near = byArea({ area: 'chain', range: 1, max: 9 }, at('I7', 'I9', 'K9', 'Q1'));
    expect(struck(near)).toEqual(['a']);
  });

  it('SE-9: drawn once; for each target beyond the first one more of the lowest cards is left out, blanks never', () => {
    const chain: Step = {
      do: 'attack',
      area: { area: 'chain', range: 2, max: 3 },
      might: { yellow: 4 },
      range: 9,
    };
    for (let seed = 1; seed <= 20; seed++) {
      const one = fight(
        setupOf({
          seed,
          encounter: encounterOf({ ...onCard({ do: 'target', rules: [] }, chain), placed: [boss] }),
          heroes: at('I7', 'I9', 'K9', 'Q1').map(it => ({ ...it, tokens: { defense: 1 } })),
          settings: { ...settings, might: 'cards', windows: 'all' },
        }),
      );
      one.tap({ do: 'begin' }, { do: 'endTurns' }, nobody);
      const soak = questionOf(one.state);
      const frame = one.state.frames.at(-1);
      if (soak?.ask !== 'soak' || frame?.frame !== 'blow' || !frame.flow)
        throw new Error('nothing was drawn');
      const shown = frame.flow.pieces
        .flatMap(({ face }) => (isBlank(face) ? [] : [worth(face)]))
        .sort((a, b) => a - b);
      const left = (ignored: number) => shown.slice(ignored).reduce((sum, n) => sum + n, 0);
      expect(soak.defenders.map(it => it.damage)).toEqual([left(0), left(1), left(2)]);
    }
  });

  it('SE-10: after a chain the enemy stands next to the last target and faces it, after a ranged one it stays', () => {
    const small = encounterOf().enemies.map(kind =>
      kind.id === 'boss' ? { ...kind, footprint: 'single' as const } : kind,
    );
    const heroes = at('I7', 'I9', 'A1', 'Q1');
    const near = byArea({ area: 'chain', range: 2, max: 2 }, heroes, { enemies: small });
    expect(foe(near, 'boss')?.at).toBe('I5');
    near.tap(nobody, total(0));
    expect(foe(near, 'boss')).toMatchObject({ at: 'I8', facing: 'S' });
    const ranged = byArea({ area: 'chain', range: 2, max: 2, ranged: true }, heroes, { enemies: small });
    expect(foe(ranged, 'boss')?.at).toBe('I5');
  });

  it('SE-12: a charge goes straight through, and one draw is for everybody in its path', () => {
    const one = byArea({ area: 'charge', hexes: 3 }, at('I8', 'A1', 'Q1', 'Q9'));
    expect(struck(one)).toEqual(['a']);
    const small = encounterOf().enemies.map(kind =>
      kind.id === 'boss' ? { ...kind, footprint: 'single' as const } : kind,
    );
    const two = byArea({ area: 'charge', hexes: 3 }, at('I6', 'I7', 'A1', 'Q9'), { enemies: small });
    expect([...struck(two)].sort()).toEqual(['a', 'b']);
    expect(foe(two, 'boss')?.at).toBe('I8');
    two.tap(nobody, total(4));
    expect(two.state.friends.map(it => it.hp)).toEqual([4, 4, 6, 6]);
  });

  it('SE-13: a cone opens from the three hexes at the front as far as its range', () => {
    const hits = (range: number, place: string) => {
      const one = byArea({ area: 'cone', range }, at(place, 'A1', 'Q1', 'A9'));
      return one.state.frames.length > 0 ? struck(one) : [];
    };
    expect([hits(1, 'I7'), hits(1, 'H7'), hits(1, 'J7')]).toEqual([['a'], ['a'], ['a']]);
    expect([hits(1, 'I8'), hits(2, 'I8'), hits(9, 'I9')]).toEqual([[], ['a'], ['a']]);
    expect(hits(9, 'I2')).toEqual([]);
  });

  it('SE-24: the wave of an enemy takes the direction with the most victims, in a reaction too, whatever stands between', () => {
    const steps: Step[] = [{ do: 'attack', area: { area: 'wave' } }];
    const wall = [{ id: 'wall', kind: 'wall', hexes: ['I7', 'H7', 'J7'] }];
    const heroes = at('I9', 'H9', 'J9', 'I1');
    const plain = begun({ ...onCard(...steps), placed: [boss], obstacles: wall }, heroes);
    plain.tap({ do: 'endTurns' });
    expect([...struck(plain)].sort()).toEqual(['a', 'b', 'c']);
    const reaction = begun({ ...onCard(...steps), placed: [boss], obstacles: wall }, heroes);
    reaction.tap(hit('d', 12, 'rear'));
    expect([...struck(reaction)].sort()).toEqual(['a', 'b', 'c']);
  });
});

describe('readings of the fight', () => {
  it('OWN-32: reactions are drawn when the dice break and wait in order; each done turns the next card up', () => {
    const one = begun(onCard({ do: 'text', text: 'Growl.' }));
    const [first, second] = one.state.stage.deck;
    one.tap(hit('a', 12, 'front'));
    // The first waits for hands; meanwhile another die breaks.
    one.tap({
      do: 'say',
      correction: { say: 'die', enemy: 'boss', die: 'rear', hp: 0, quiet: false, by: 'b' },
    });
    const queued = one.events.flatMap(event => (event.type === 'queued' ? [event.job.card] : []));
    expect(queued).toEqual([first, second]);
    expect(one.state.agenda.map(job => job.card)).toEqual([second]);
    one.tap({ do: 'answer', answer: { answer: 'go' } });
    expect(one.state.stage.discard).toEqual([first]);
    one.tap({ do: 'answer', answer: { answer: 'go' } });
    expect(one.state.stage.discard).toEqual([first, second]);
  });

  it('OWN-39: a card that breaks a location lies on its cooldown, battleflow included, before the reaction', () => {
    const card = (id: string): AbilityCard => ({
      id,
      name: id,
      cooldown: 2,
      choices: [{ id: `${id}-1`, text: '', cost: 0, effects: [{ effect: 'attack' }] }],
    });
    const one = fight(
      setupOf({
        encounter: encounterOf(onCard({ do: 'text', text: 'Growl.' })),
        heroes: [hero('a', { cards: [card('first'), card('second')] }), hero('b')],
        settings: { ...setupOf().settings, company: 'full' },
      }),
    );
    const plays = (id: string, damage: number) => {
      one.tap({ do: 'play', who: 'a', card: id, choice: `${id}-1` });
      for (;;) {
        const question = questionOf(one.state);
        if (question?.ask === 'pool') one.tap(total(damage));
        else if (question?.ask === 'pick')
          one.tap({
            do: 'answer',
            answer: { answer: 'pick', ids: question.options.slice(0, 1).map(it => it.id) },
          });
        else return question;
      }
    };
    one.tap({ do: 'begin' });
    expect(plays('first', 1)).toBeNull();
    // The reaction asks for hands now.
    expect(plays('second', 99)).toMatchObject({ ask: 'go' });
    expect(one.state.friends[0]?.cards).toMatchObject({
      hand: [],
      cooldown: [[], ['first'], ['second'], []],
    });
  });

  it('OWN-33: a slot with a second die shows its icon at the first loss and can still be hit', () => {
    const slots = flowerSlots().map(slot => (slot.id === 'front' ? { ...slot, dice: [6, 6] } : slot));
    const enemies = encounterOf().enemies.map(kind => (kind.id === 'boss' ? { ...kind, slots } : kind));
    const strike: Step[] = [
      { do: 'target', rules: [] },
      { do: 'attack', breaks: ['front'] },
    ];
    const one = begun({ ...onCard(...strike), enemies, placed: [boss] }, at('I7'));
    one.tap({ do: 'say', correction: { say: 'die', enemy: 'boss', die: 'front:1', hp: 0, quiet: true } });
    one.tap(hit('a', 4, 'front:2'));
    expect(foe(one, 'boss')?.dice.find(die => die.id === 'front:2')?.hp).toBe(4);
    one.tap({ do: 'endTurns' });
    const frame = one.state.frames.at(-1);
    expect(frame?.frame === 'blow' && frame.flow?.pool.cards.red).toBe(1);
  });

  it('OWN-34: a burning boss loses the HP of the die nearest to the fire, the most northern hex first', () => {
    const lost = (...tiles: string[]) => {
      const one = begun({
        tiles: tiles.map(hex => ({ kind: 'fire', hexes: [hex] })),
        placed: [{ ...boss, facing: 'N' }],
      });
      one.tap({ do: 'endTurns' });
      return foe(one, 'boss')
        ?.dice.filter(die => die.hp < 6)
        .map(die => die.id);
    };
    expect([lost('I4'), lost('I6'), lost('I6', 'I4'), lost('I5')]).toEqual([
      ['front'],
      ['rear'],
      ['front'],
      ['core'],
    ]);
  });

  it('OWN-36: a consumed character hits the first die left in its place', () => {
    const slots = flowerSlots().map(slot => (slot.id === 'core' ? { ...slot, dice: [6, 6] } : slot));
    const enemies = encounterOf().enemies.map(kind => (kind.id === 'boss' ? { ...kind, slots } : kind));
    const eat: Step = { do: 'consume', whom: { who: 'firstPlayer' }, slot: 'core', each: [] };
    const one = begun({ ...onCard(eat), enemies, placed: [boss] });
    one.tap({ do: 'endTurns' });
    one.tap({ do: 'say', correction: { say: 'die', enemy: 'boss', die: 'core:1', hp: 0, quiet: true } });
    one.tap({ do: 'attack', who: 'a', strike: { targets: ['boss'], said: { damage: 4 }, cost: 3 } });
    expect(foe(one, 'boss')?.dice.find(die => die.id === 'core:2')?.hp).toBe(4);
  });

  it('OWN-38: victory once the last reaction to the last dice is done, though all Oathsworn fall in it', () => {
    const one = begun({
      ...onCard({ do: 'effect', on: { who: 'oathsworn' }, effects: [lose(6)] }),
      enemies: encounterOf().enemies.map(kind =>
        kind.id === 'boss' ? { ...kind, slots: flowerSlots().slice(0, 2) } : kind,
      ),
      placed: [boss, { ...boss, at: 'D4' }],
    });
    // Two bosses lose their last dice together: one reaction less than dice.
    for (const die of ['front', 'core'])
      one.tap({
        do: 'say',
        correction: { say: 'die', enemy: 'boss1', die, hp: die === 'core' ? 1 : 0, quiet: true },
      });
    for (const die of ['front', 'core'])
      one.tap({
        do: 'say',
        correction: { say: 'die', enemy: 'boss2', die, hp: die === 'core' ? 1 : 0, quiet: true },
      });
    one.tap({
      do: 'attack',
      who: 'a',
      strike: { targets: ['boss1', 'boss2'], said: { damage: 2 } },
    });
    while (questionOf(one.state)?.ask === 'pick') {
      const question = questionOf(one.state);
      if (question?.ask !== 'pick') break;
      one.tap({
        do: 'answer',
        answer: { answer: 'pick', ids: question.options.slice(0, 1).map(it => it.id) },
      });
    }
    expect(one.state.friends.every(it => it.presence === 'unconscious')).toBe(true);
    expect(one.state.outcome).toBe('victory');
  });
});
