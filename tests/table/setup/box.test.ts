import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { stateSchema as stateDoor } from '../../../src/encounter/model/state';
import { decide } from '../../../src/encounter/round/decide';
import { checkSetup } from '../../../src/encounter/setup/check-setup';
import { initialState } from '../../../src/encounter/setup/initial-state';
import { openPack } from '../../../src/packs/door';
import { blankPack } from '../../../src/packs/edit/blank';
import { boxedEncounter, rewritten } from '../../../src/packs/edit/taught';
import type { EnemyKind } from '../../../src/stage/encounter';
import { againSetup } from '../../../src/table/setup/again';
import {
  type Draft,
  encounterOf,
  freshDraft,
  freshMinions,
  freshNamedAlly,
  heroOf,
  setupOf,
} from '../../../src/table/setup/draft';
import { standing } from '../../../src/table/setup/standing';
import { presetNames } from '../../../src/ui/words/preset';

const draft: Draft = {
  ...freshDraft,
  heroes: (['warden', 'priest', 'witch', 'ranger'] as const).map(heroOf),
  minions: freshMinions,
};
const setup = setupOf(draft, 5, presetNames);

/** Five hexes in a crooked row, with two parts. */
const heron: EnemyKind = {
  id: 'heron',
  name: 'Heron',
  role: 'boss',
  footprint: [[], ['N'], ['N', 'NE'], ['S'], ['S', 'SW']],
  defense: 4,
  might: { red: 2 },
  slots: [
    { id: 'beak', name: 'Beak', hexes: [['N', 'NE']], dice: [4], icon: 'beak' },
    { id: 'belly', name: 'Belly', hexes: [[], ['S']], dice: [6, 6] },
  ],
};

describe('a fight set up by hand', () => {
  it('OWN-200: changes its stage when the table says, with dice lost, or with the deck alone', () => {
    const by = (kind: Draft['stages']['by']) =>
      encounterOf({ ...draft, stages: { by: kind, second: 2, third: 5 } }, presetNames).triggers;
    expect(by('hand').map(one => [one.trigger, one.stage])).toEqual([
      ['hand', 2],
      ['hand', 3],
    ]);
    expect(by('lost')).toEqual([
      { trigger: 'diceLost', stage: 2, count: 2 },
      { trigger: 'diceLost', stage: 3, count: 5 },
    ]);
    expect(by('none')).toEqual([]);
  });

  it('CP-6: four Men-at-Arms wait to take over, or as many as are said', () => {
    expect(setup.allies.map(one => one.name)).toEqual([1, 2, 3, 4].map(n => `Man-at-Arms ${n}`));
    const one = setupOf({ ...draft, allies: { ...draft.allies, count: 1 } }, 5, presetNames);
    expect(one.allies.map(ally => ally.name)).toEqual(['Man-at-Arms']);
  });

  it('OWN-213: allies with a name and a card of their own wait beside them, pass the door, and wait again', () => {
    const smith = {
      ...freshNamedAlly,
      name: 'Smith',
      defense: 4,
      range: 3,
      text: ' Hammers once. ',
      might: { red: 2 },
    };
    const known = setupOf({ ...draft, named: [smith, freshNamedAlly] }, 5, presetNames);
    expect(known.allies.slice(4)).toEqual([
      {
        id: 'ally-1',
        name: 'Smith',
        defense: 4,
        might: { red: 2 },
        moveCost: 1,
        moveHexes: 3,
        attackCost: 1,
        range: 3,
        text: 'Hammers once.',
      },
      {
        id: 'ally-2',
        name: 'Man-at-Arms',
        defense: 2,
        might: { white: 2 },
        moveCost: 1,
        moveHexes: 3,
        attackCost: 1,
      },
    ]);
    expect(checkSetup(known).ok).toBe(true);
    const state = initialState(known);
    const read = v.safeParse(stateDoor, JSON.parse(JSON.stringify(state)));
    expect(read.success ? [] : read.issues.map(one => one.message)).toEqual([]);
    expect(againSetup(state, 9).allies).toEqual(known.allies);
  });

  it('SU-12: an own body of any shape stands where there is room, as many as are said, and plays', () => {
    const book = encounterOf(draft, presetNames);
    const wider = standing({ ...book, enemies: [...book.enemies, heron] }, heron, 3);
    expect(wider.placed.filter(one => one.enemy === 'heron').map(one => one.number)).toEqual([1, 2, 3]);
    const own = setupOf({ ...draft, book: wider }, 5, presetNames);
    const checked = checkSetup(own);
    expect(checked.ok).toBe(true);
    expect(decide(initialState(own), { do: 'begin' }).ok).toBe(true);
    expect(standing(wider, heron, 1).placed.filter(one => one.enemy === 'heron')).toHaveLength(1);
  });

  it('OWN-160: is an encounter of the group’s own pack, and keeps there what was taught and written', () => {
    const pack = blankPack('our-table', 'Our table');
    const first = boxedEncounter(pack, setup.encounter);
    const card = { id: 'k', label: 'Known', stage: 1 as const, steps: [], known: true };
    const ability = { id: 'howl', name: 'Howl', steps: [] };
    const taught = { ...first, cards: [card], abilities: [ability] };
    const again = boxedEncounter({ ...pack, encounters: [taught] }, setup.encounter);
    expect(again).toEqual({ ...taught });
  });
});

describe('a book that a fight has put right', () => {
  const pack = blankPack('our-table', 'Our table');
  const kept = { ...pack, encounters: [boxedEncounter(pack, setup.encounter)] };
  const counters = [{ id: 'fog', name: 'Fog', start: 2, pulls: [] }];
  const victory = { victory: 'hand', text: 'The bell rings.' } as const;

  it('OWN-250: is written into the group’s own pack, where all else stays, and comes again by hand', () => {
    const next = rewritten(kept, setup.encounter, { counters, victory });
    if (!next) throw new Error('not kept');
    expect(next).toEqual({ ...kept.encounters[0], counters, victory });
    const again = boxedEncounter({ ...pack, encounters: [next] }, setup.encounter);
    expect([again.counters, again.victory]).toEqual([counters, victory]);
  });

  it('OWN-250: a kind that is gone stands nowhere any more', () => {
    const [boss] = setup.encounter.enemies;
    if (!boss) throw new Error('no boss');
    const next = rewritten(kept, setup.encounter, { enemies: [boss] });
    expect(new Set(next?.placed.map(one => one.enemy))).toEqual(new Set([boss.id]));
    expect(openPack({ ...pack, encounters: next ? [next] : [] }).ok).toBe(true);
  });

  it('OWN-250: an encounter that the pack does not have is not written into it', () => {
    expect(rewritten(pack, setup.encounter, { counters })).toBeUndefined();
  });
});

describe('what a fight by hand keeps', () => {
  it.each(['count', 'physical'] as const)(
    'passes the door of saved fights with the stage cards %s',
    stage => {
      const light = setupOf(
        { ...draft, settings: { ...draft.settings, stage, board: 'off' } },
        5,
        presetNames,
      );
      const read = v.safeParse(stateDoor, JSON.parse(JSON.stringify(initialState(light))));
      expect(read.success ? [] : read.issues.map(one => one.message)).toEqual([]);
    },
  );
});

describe('the same fight again', () => {
  it('begins as it began, with what was taught since and all allies', () => {
    const state = initialState(setup);
    const taken = {
      ...state,
      allies: state.allies.slice(1),
      allyOf: { x: state.allies[0] ?? fail() },
      encounter: { ...state.encounter, cards: [{ id: 'k', label: 'K', stage: 1 as const, steps: [] }] },
    };
    const again = againSetup(taken, 9);
    expect(again.heroes).toEqual(setup.heroes);
    expect(new Set(again.allies.map(one => one.id))).toEqual(new Set(setup.allies.map(one => one.id)));
    expect(again.encounter.cards).toHaveLength(1);
    expect(checkSetup(again).ok).toBe(true);
    const { enemies, friends } = initialState({ ...again, seed: 5 });
    expect([enemies, friends]).toEqual([state.enemies, state.friends]);
  });
});

function fail(): never {
  throw new Error('no ally');
}
