import { describe, expect, test } from 'vitest';
import { hashOf } from '../../src/basics/hash';
import { decide } from '../../src/encounter/round/decide';
import { apply } from '../../src/encounter/run/apply';
import { initialState } from '../../src/encounter/setup/initial-state';
import { undo } from '../../src/history/head';
import { begin, commit } from '../../src/history/history';
import { builtinPack } from '../../src/packs/builtin';
import { blankEncounter, blankPack } from '../../src/packs/edit/blank';
import { paint } from '../../src/packs/edit/board';
import { changesOf } from '../../src/packs/edit/changes';
import type { Edit, KeptPack } from '../../src/packs/edit/edit';
import type { StageCard } from '../../src/stage/card';
import type { Encounter } from '../../src/stage/encounter';
import { packKind } from '../../src/table/packs/kind';
import { practiceSetup } from '../../src/table/packs/try';
import { versionsOf } from '../../src/table/packs/versions';

const heron = paint(blankEncounter('heron', 'The Heron'), { brush: 'enemy', enemy: 'beast' }, 'I3');
const card: StageCard = { id: 'c1', label: 'Stoop', stage: 1, steps: [{ do: 'draw' }], known: true };
const put = (encounter: Encounter): Edit => ({ edit: 'put', encounter });
const first = begin<KeptPack, Edit>({ origin: 'own', pack: blankPack('ours', 'Ours') });
const step = (history: typeof first, title: string, edit: Edit) =>
  commit(packKind, history, { title, events: [edit] });

describe('the versions of a pack', () => {
  const one = step(first, 'Heron', put(heron));
  const two = step(one, 'Stoop', put({ ...heron, cards: [card] }));
  const again = step(two, 'Nothing', put({ ...heron, cards: [card] }));
  const three = step(again, 'Better', put({ ...heron, cards: [{ ...card, label: 'Dive' }] }));

  test('each has the hash of what it says; the newest is first; a tap that changes nothing makes none', () => {
    const all = versionsOf(three, []);
    expect(all.map(version => version.title)).toEqual(['Better', 'Stoop', 'Heron', '']);
    expect(all.map(version => version.hash)).toEqual(
      [three, two, one, first].map(history => hashOf(history.state.pack)),
    );
    expect(all.map(version => version.now)).toEqual([true, false, false, false]);
  });

  test('a pack that nobody has changed has one version, the one that it is', () => {
    expect(versionsOf(first, []).map(version => [version.title, version.now])).toEqual([['', true]]);
  });

  test('what was undone is no version any more', () => {
    const back = undo(packKind, three, 1);
    expect(back.ok && versionsOf(back.value, []).map(version => version.title)).toEqual([
      'Nothing',
      'Stoop',
      'Heron',
      '',
    ]);
  });

  test('a fight is named with the version whose encounter it began with', () => {
    const fight = (id: string, encounter: Encounter) => ({
      id,
      name: id,
      encounter: encounter.id,
      origin: initialState(practiceSetup(encounter, 1)).origin,
    });
    const fights = [
      fight('old', heron),
      fight('new', { ...heron, cards: [{ ...card, label: 'Dive' }] }),
      fight('other', blankEncounter('boar', 'The Boar')),
    ];
    expect(versionsOf(three, fights).map(version => version.usedIn.map(used => used.id))).toEqual([
      ['new'],
      [],
      ['old'],
      [],
    ]);
  });
});

describe('what changed', () => {
  const pack = (...encounters: Encounter[]) => ({ ...blankPack('ours', 'Ours'), encounters });
  test.each<[string, ReturnType<typeof pack>, ReturnType<typeof pack>, string[]]>([
    ['nothing', pack(heron), pack(structuredClone(heron)), []],
    ['a new encounter', pack(), pack(heron), ['encounter added The Heron']],
    ['one taken out', pack(heron), pack(), ['encounter removed The Heron']],
    ['a card', pack(heron), pack({ ...heron, cards: [card] }), ['card added Stoop']],
    [
      'a card put right',
      pack({ ...heron, cards: [card] }),
      pack({ ...heron, cards: [{ ...card, steps: [] }] }),
      ['card changed Stoop'],
    ],
    ['the start zone', pack(heron), pack({ ...heron, startZone: ['I8'] }), ['board changed The Heron']],
    [
      'victory',
      pack(heron),
      pack({ ...heron, victory: { victory: 'rounds', rounds: 5 } }),
      ['course changed The Heron'],
    ],
    ['a note', pack(heron), pack({ ...heron, note: 'Dusk.' }), ['rules changed The Heron']],
    ['its author', pack(heron), { ...pack(heron), author: 'Four friends' }, ['about changed ']],
    [
      'a picture',
      pack(heron),
      { ...pack(heron), pictures: builtinPack.pictures.slice(0, 1) },
      ['pictures changed '],
    ],
    ['an ally', pack(), { ...pack(), allies: builtinPack.allies }, ['company changed ']],
  ])('%s', (_, before, after, expected) => {
    expect(changesOf(before, after).map(one => `${one.what} ${one.how} ${one.name}`)).toEqual(expected);
  });
});

test('a fight keeps the encounter that it began with, plus what it is taught', () => {
  const state = initialState(practiceSetup(heron, 1));
  const later = step(step(first, 'Heron', put(heron)), 'Moved', put({ ...heron, placed: [] }));
  expect(later.state.pack.encounters[0]?.placed).toEqual([]);
  expect(state.encounter).toEqual(heron);
  expect(state.origin).toBe(hashOf(heron));
  const taught = decide(state, { do: 'teach', card });
  const after = taught.ok ? taught.value.reduce(apply, state) : state;
  expect(after.encounter).toEqual({ ...heron, cards: [{ ...card, taught: true }] });
  expect(after.origin).toBe(hashOf(heron));
});
