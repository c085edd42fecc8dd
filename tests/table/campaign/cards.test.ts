import { describe, expect, it } from 'vitest';
import { playThrough } from '../../../scripts/player/playthrough';
import { fightEntry } from '../../../src/campaign/facts/fight';
import type { AllyNumbers } from '../../../src/campaign/kinds/uses';
import type { Campaign } from '../../../src/campaign/model/state';
import type { Command } from '../../../src/encounter/model/command';
import type { State } from '../../../src/encounter/model/state';
import { decide } from '../../../src/encounter/round/decide';
import { apply } from '../../../src/encounter/run/apply';
import { checkSetup } from '../../../src/encounter/setup/check-setup';
import { initialState } from '../../../src/encounter/setup/initial-state';
import { builtinPack } from '../../../src/packs/builtin';
import { faceDown, resultOf } from '../../../src/table/campaign/from-fight';
import { companyIn, detailOf, uncopied } from '../../../src/table/campaign/into-fight';
import { knownCards } from '../../../src/table/campaign/known-cards';
import { fightKind } from '../../../src/table/fight/fight-kind';
import { demoFight, readySetup } from '../../../src/table/setup/ready';
import { foundation, founded, four, item, play, toFight } from '../../campaign/company';
import { say } from '../../support/words';

const base = readySetup(demoFight, 7);
if (!base) throw new Error('The first fight is gone.');

const bash = {
  text: '',
  cost: 2,
  attack: true,
  bonus: 1,
  move: 0,
  window: null,
} as const;

/** A Warden with seven cards in the hand, two items and an injury; a Priest as companion. */
function company(): { state: Campaign; warden: string; priest: string } {
  const begun = founded({ kinds: ['full', 'companion', 'full', 'full'] });
  const [warden, priest] = four(begun);
  const hand = [0, 1, 1, 2, 2, 3, 3] as const;
  let state = begun;
  hand.forEach((cooldown, i) => {
    const ability = { name: `Card ${i}`, level: 1, cooldown, defense: i === 1 ? 3 : null };
    state = play(state, {
      set: 'ability',
      who: warden,
      ability: i === 2 ? { ...ability, uses: [bash] } : ability,
    });
  });
  state = play(
    state,
    { set: 'ability', who: warden, ability: { name: 'Left at home', level: 1, cooldown: 1, defense: null } },
    { set: 'item', item: item({ name: 'Plate', kind: 'armor', hands: 0, defense: 2 }), to: { who: warden } },
    {
      set: 'item',
      item: item({
        name: 'Horn',
        kind: 'gear',
        hands: 0,
        uses: [{ ...bash, attack: false, text: 'Blow it.' }],
      }),
      to: { who: warden },
    },
    { set: 'injury', who: warden, name: 'Limp' },
    { set: 'archetype', who: priest, archetype: { name: 'Confessor', level: 1 } },
    { set: 'injury', who: priest, name: 'Cut' },
    { set: 'injury', who: priest, name: 'Burn' },
  );
  const known = state.people[warden];
  const limp = known?.injuries[0];
  if (!known || !limp) throw new Error('The Warden is gone.');
  state = play(
    state,
    { set: 'injuryIs', who: warden, injury: { ...limp, cooldown: 2, text: 'Move 1 less.' } },
    { do: 'hand', who: warden, cards: known.abilities.slice(0, 7).map(card => card.id) },
    ...toFight,
  );
  return { state, warden, priest };
}

const friend = (fight: State, id: string) => {
  const found = fight.friends.find(one => one.id === id);
  if (!found) throw new Error(`${id} is not in the fight.`);
  return found;
};

function goes(state: State, ...commands: readonly Command[]): State {
  return commands.reduce((now, command) => {
    const decided = decide(now, command);
    if (!decided.ok) throw new Error(`${JSON.stringify(command)}: ${say(decided.error.message)}`);
    return decided.value.reduce(apply, now);
  }, state);
}

describe('in full detail', () => {
  it('OWN-140, SU-7, SU-8, SU-11: the hand, the items, the archetype and the injuries go along', () => {
    const { state, warden, priest } = company();
    const entry = fightEntry(state);
    expect(detailOf(entry)).toBe('full');
    const fight = initialState(companyIn(base, entry, say, 'full'));
    expect(fight.settings.company).toBe('full');
    const { hand } = friend(fight, warden).cards;
    const names = hand.map(
      id => (fight.library.abilities[id] ?? fight.library.items[id] ?? fight.library.injuries[id])?.name,
    );
    expect(names).toEqual([...[0, 1, 2, 3, 4, 5, 6].map(n => `Card ${n}`), 'Plate', 'Horn', 'Limp']);
    const abilities = Object.values(fight.library.abilities);
    expect(abilities.map(card => card.cooldown).toSorted()).toEqual([0, 1, 1, 2, 2, 3, 3]);
    expect(abilities.find(card => card.name === 'Card 1')?.defense).toBe(3);
    // AB-2: what the use says and nothing besides, done by hand only what is in words.
    expect(abilities.find(card => card.name === 'Card 2')?.choices).toMatchObject([
      { cost: 2, effects: [{ effect: 'attack', bonus: 1 }] },
    ]);
    expect(Object.values(fight.library.items).find(one => one.name === 'Horn')?.choices).toMatchObject([
      { cost: 2, effects: [{ effect: 'text', text: 'Blow it.' }] },
    ]);
    expect(Object.values(fight.library.injuries)).toContainEqual(
      expect.objectContaining({ name: 'Limp', cooldown: 2, text: 'Move 1 less.' }),
    );
    expect(friend(fight, warden)).toMatchObject({ defense: 2, hp: 6 });
    expect(fight.library.archetypes[priest]?.name).toBe('Confessor');
    expect(fight.library.archetypes[priest]?.choices).toHaveLength(2);
  });

  it('CN-8: a companion pays for its injuries once, and holds none of them as cards', () => {
    const { state, priest } = company();
    for (const detail of ['light', 'full'] as const) {
      const fight = initialState(companyIn(base, fightEntry(state), say, detail));
      expect([detail, friend(fight, priest).hp, friend(fight, priest).cards.hand]).toEqual([detail, 5, []]);
    }
  });

  it('AB-1, AB-5, IN-2: a card that was copied attacks for its animus and goes to its cooldown, the injury first', () => {
    const { state, warden } = company();
    const nowhere = { ...base, settings: { ...base.settings, board: 'off' as const } };
    let fight = initialState(companyIn(nowhere, fightEntry(state), say, 'full'));
    fight = goes(fight, { do: 'begin' });
    const idOf = (name: string) =>
      friend(fight, warden).cards.hand.find(
        id => (fight.library.abilities[id] ?? fight.library.injuries[id])?.name === name,
      ) ?? '';
    const card = idOf('Card 2');
    const limp = idOf('Limp');
    const strike: Command = { do: 'play', who: warden, card, choice: 'use-1' };
    expect(decide(fight, strike)).toMatchObject({ ok: false, error: { code: 'injuries-first' } });
    fight = goes(
      fight,
      { do: 'injury', who: warden, card: limp },
      { do: 'answer', answer: { answer: 'go' } },
    );
    expect(friend(fight, warden).cards.cooldown[2]).toContain(limp);
    const before = friend(fight, warden).animus.available;
    const foe = fight.enemies[0]?.id ?? '';
    fight = goes(fight, strike, { do: 'answer', answer: { answer: 'pick', ids: [foe] } });
    expect(friend(fight, warden).animus.available).toBe(before - 2);
    expect(fight.frames.at(-1)?.frame).toBe('strike');
  });

  it('OWN-147: a card that a pack of the group writes out is what the pack says, unless the sheet says it', () => {
    const { state, warden } = company();
    const own = knownCards([
      {
        ...builtinPack,
        items: [{ id: 'x', name: 'horn', kind: 'gear', choices: [] }],
        allies: [
          {
            id: 'y',
            name: 'MAN-AT-ARMS',
            defense: 4,
            might: { red: 1 },
            moveCost: 1,
            moveHexes: 2,
            attackCost: 2,
          },
        ],
        classes: [
          {
            id: 'c',
            name: 'Any',
            maxAnimus: 6,
            regen: 5,
            abilities: [0, 2].map(n => ({
              id: `p${n}`,
              name: `card ${n}`,
              cooldown: 3 as const,
              choices: [{ id: 'own', text: 'As the pack says.', cost: 4, effects: [] }],
            })),
          },
        ],
      },
    ]);
    const entry = fightEntry(state);
    const fight = initialState(companyIn(base, entry, say, 'full', own));
    const byName = (name: string) => Object.values(fight.library.abilities).find(card => card.name === name);
    expect(byName('Card 0')).toMatchObject({ cooldown: 3, choices: [{ id: 'own', cost: 4 }] });
    expect(byName('Card 2')).toMatchObject({ cooldown: 1, choices: [{ id: 'use-1', cost: 2 }] });
    expect(friend(fight, warden).cards.hand).toHaveLength(10);
    expect(fight.allies[0]).toMatchObject({ id: entry.allies[0]?.id, name: 'Man-at-Arms', defense: 4 });
    expect(uncopied(entry)).toContain('Man-at-Arms');
    expect(uncopied(entry, own)).not.toContain('Man-at-Arms');
  });

  it('OWN-140: a fight with cards is played to its end and comes home', () => {
    const { state } = company();
    const setup = companyIn({ ...base, seed: 5 }, fightEntry(state), say, 'full');
    const ended = playThrough(setup);
    expect(ended.refused).toBe(null);
    const result = resultOf(ended.state, 30);
    if (!result) throw new Error('The fight has no end.');
    const after = play(state, { do: 'endFight', result });
    expect(['epilogue', 'aftermath']).toContain(after.course.phase);
  });
});

it.each(['light', 'full'] as const)(
  'OWN-140: a fight in %s detail passes the door that it is stored through',
  detail => {
    const { state } = company();
    const setup = companyIn(base, fightEntry(state), say, detail);
    expect(checkSetup(setup)).toMatchObject({ ok: true, value: { advice: [] } });
    const fight = initialState(setup);
    expect(fightKind.state(JSON.parse(JSON.stringify(fight)))).toEqual({ ok: true, value: fight });
  },
);

describe('in light detail', () => {
  it('OWN-140: the cards stay on the table, the injuries are a reminder', () => {
    const { state, warden } = company();
    const fight = initialState(companyIn(base, fightEntry(state), say, 'light'));
    expect(friend(fight, warden).cards.hand).toEqual([]);
    expect(friend(fight, warden)).toMatchObject({ defense: 2, hp: 6 });
    expect(fight.reminders.some(one => /Warden.*Limp/.test(say(one.text)))).toBe(true);
    expect(detailOf(fightEntry(play(founded(), ...toFight)))).toBe('light');
  });
});

describe('those who come to help', () => {
  const numbers: AllyNumbers = {
    defense: 3,
    might: { yellow: 2 },
    range: 4,
    moveCost: 2,
    moveHexes: 5,
    attackCost: 2,
    once: 'Shield wall.',
  };

  it('OWN-141, UC-4, UC-5: an ally has the numbers of its card, and so have all of its name', () => {
    const begun = founded();
    const first = begun.allies[0]?.id ?? '';
    const state = play(
      begun,
      { set: 'ally', name: 'Fenn', count: 1 },
      { set: 'allyNumbers', ally: first, numbers },
      { set: 'ally', name: 'Man-at-Arms', count: 1 },
      ...toFight,
    );
    const fight = initialState(companyIn(base, fightEntry(state), say));
    expect(fight.allies).toHaveLength(6);
    for (const ally of fight.allies.filter(one => one.name === 'Man-at-Arms')) {
      expect(ally).toMatchObject({ defense: 3, might: { yellow: 2 }, range: 4, moveHexes: 5, attackCost: 2 });
      expect(ally.once?.text).toBe('Shield wall.');
    }
    expect(fight.allies.find(one => one.name === 'Fenn')).toMatchObject({ defense: 2, might: { white: 2 } });
    expect(uncopied(fightEntry(state))).toContain('Fenn');
    expect(uncopied(fightEntry(state))).not.toContain('Man-at-Arms');
  });

  it('GM-3: the Ancient Guardian comes with a Grove Maiden, and with nobody else', () => {
    const grove = play(
      play(
        { ...founded(), seats: [], people: {}, allies: [] },
        foundation({ classes: ['grove', 'cur', 'blade', 'exile'] }),
      ),
      { set: 'guardian', numbers },
      ...toFight,
    );
    expect(initialState(companyIn(base, fightEntry(grove), say)).guardian).toMatchObject({
      name: 'Ancient Guardian',
      defense: 3,
      range: 4,
    });
    const without = play(founded(), { set: 'guardian', numbers }, ...toFight);
    expect(initialState(companyIn(base, fightEntry(without), say)).guardian).toBe(null);
  });
});

it('TR-12: Comradery tells how many tokens each ally brings, and the fight gives so many', () => {
  const plain = play(founded(), ...toFight);
  const marked = play(founded(), { set: 'trait', trait: 'comradery', marks: 2 }, ...toFight);
  const said = (state: Campaign) => {
    const fight = initialState(companyIn(base, fightEntry(state), say));
    return [fight.allyTokens, fight.reminders.some(one => say(one.text).includes('3 tokens'))];
  };
  expect([said(plain), said(marked)]).toEqual([
    [0, false],
    [3, true],
  ]);
});

describe('what a fight brings home', () => {
  it('CP-5, EN-11: tokens left over last to the end of the epilogue', () => {
    const state = play(founded(), ...toFight);
    const [who] = four(state);
    const fight = initialState(companyIn(base, fightEntry(state), say));
    const over: State = {
      ...fight,
      outcome: 'victory',
      friends: fight.friends.map(one =>
        one.id === who ? { ...one, tokens: { redraw: 2, poison: 1, defense: 0 } } : one,
      ),
    };
    const result = resultOf(over, 0);
    if (!result) throw new Error('No result.');
    expect(result.heroes[0]?.tokens).toEqual({ redraw: 2 });
    const home = play(state, { do: 'endFight', result });
    expect(home.people[who]?.tokens).toEqual({ redraw: 2 });
    expect(play(home, { do: 'tally' }, { do: 'nextChapter', anyway: true }).people[who]?.tokens).toEqual({});
  });

  it('OWN-143, IT-3, LL-12: what lies face down is told; what is gone for good is not lost once more', () => {
    const { state, warden } = company();
    const fight = initialState(companyIn(base, fightEntry(state), say, 'full'));
    const horn = state.people[warden]?.items.find(one => one.name === 'Horn')?.id ?? '';
    const over: State = {
      ...fight,
      outcome: 'victory',
      friends: fight.friends.map(one =>
        one.id === warden ? { ...one, cards: { ...one.cards, spent: [horn] } } : one,
      ),
    };
    expect(faceDown(over)).toEqual([horn]);
    const result = resultOf(over, 0);
    if (!result) throw new Error('No result.');
    const kept = play(state, { do: 'endFight', result });
    expect(kept.people[warden]?.items.map(one => one.name)).toEqual(['Plate', 'Horn']);
    const gone = play(state, { do: 'endFight', result: { ...result, usedUp: [horn] } }, { do: 'tally' });
    expect(gone.people[warden]?.items.map(one => one.name)).toEqual(['Plate']);
    expect(gone.course.tally?.items[warden]).toBe(1);
    expect(gone.course.tally?.worn[warden]).not.toContain(horn);
  });
});
