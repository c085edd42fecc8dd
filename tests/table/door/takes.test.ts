import { describe, expect, test } from 'vitest';
import type { Command as Deed } from '../../../src/campaign/model/command';
import type { Command } from '../../../src/encounter/model/command';
import { decide } from '../../../src/encounter/round/decide';
import { initialState } from '../../../src/encounter/setup/initial-state';
import { blankPack } from '../../../src/packs/edit/blank';
import type { Edit, KeptPack } from '../../../src/packs/edit/edit';
import { openSession } from '../../../src/session/session';
import type { Kind } from '../../../src/storage/kinds';
import { playOn } from '../../../src/table/campaign/company';
import { campaignKind } from '../../../src/table/campaign/kind';
import { fightKind } from '../../../src/table/fight/fight-kind';
import { packKind } from '../../../src/table/packs/kind';
import { founded } from '../../campaign/company';
import { randomFight } from '../../encounter/random-player/fight';
import { hero, setupOf } from '../../encounter/support/least-fixture';
import { setupFor } from '../../encounter/support/setups';
import { oneFile, value } from '../../storage/setup';
import { logsOf, statesOf } from '../../support/replays';
import { patience, samples } from '../../support/samples';
import { say } from '../../support/words';
import { storeOn } from '../saves/kept-rows';

/** As a file would hold it. */
const stored = (it: unknown): unknown => JSON.parse(JSON.stringify(it));
const told = (read: { readonly ok: boolean; readonly error?: unknown }): unknown =>
  read.ok ? 'in' : read.error;

describe('what decide gives, the door takes', () => {
  const frozen = <State, Event>(kind: Kind<State, Event>): void =>
    test(
      `OWN-163: states on the way through the frozen ${kind.name}s`,
      () => {
        for (const log of logsOf(kind.name)) {
          let n = 0;
          for (const state of statesOf(kind, log))
            if (n++ % samples(10, 1) === 0)
              expect([log.name, told(kind.state(stored(state)))]).toEqual([log.name, 'in']);
        }
      },
      patience,
    );
  frozen(fightKind);
  frozen(campaignKind);

  test(
    'OWN-163: every event and state of fights by a table that does whatever it may',
    () => {
      for (let seed = 1; seed <= samples(1, 400); seed++) {
        let taps = 0;
        randomFight(
          setupFor(seed),
          ({ events, after }) => {
            for (const event of events)
              expect([event.type, told(fightKind.event(stored(event)))]).toEqual([event.type, 'in']);
            if (taps++ % 10 === 0) expect(told(fightKind.state(stored(after)))).toBe('in');
          },
          samples(150, 3_000),
        );
      }
    },
    patience,
  );
});

/** At its limit, one over, and ten times. */
const lengths = [1, 119, 120, 121, 200, 201, 1_000, 1_001, 4_000, 4_001, 40_000];
const texts = lengths.map(length => `${'ÄbØ '.repeat(length).slice(0, length - 1)}.`);

interface Typed {
  readonly taken: number;
  readonly refused: number;
}

/** What a text of any length does to a document: it is refused, or it is there again, to the letter. */
async function typed<State, Event>(
  kind: Kind<State, Event>,
  state: State,
  steps: (before: State, text: string) => readonly (readonly Event[] | undefined)[],
): Promise<Typed> {
  const store = await storeOn();
  const id = value(await store.create(kind, { name: 'Typed', state }));
  const session = value(await openSession({ store, kind, id }));
  let taken = 0;
  let refused = 0;
  for (const text of texts) {
    const count = steps(session.state.value, text).length;
    for (let i = 0; i < count; i++) {
      const events = steps(session.state.value, text)[i];
      if (events && session.commit({ title: `${kind.name}: ${text}`, events }).ok) taken++;
      else refused++;
    }
  }
  await session.close();
  const again = value(await openSession({ store, kind, id }));
  expect(again.notes).toEqual([]);
  expect(again.state.value).toEqual(session.state.value);
  expect(again.marks.value).toHaveLength(taken + 1);
  await again.close();
  const file = await oneFile(store, [id]);
  const other = await storeOn();
  const [copy] = value(await value(await other.readFile(file.bytes)).apply(() => 'copy'));
  expect(value(await other.load(kind, copy ?? ''))).toEqual(session.state.value);
  other.close();
  store.close();
  return { taken, refused };
}

describe('texts of every length', () => {
  test('PEN-6: in a fight', async () => {
    const begun = initialState(setupOf({ heroes: [hero('a'), hero('b'), hero('c'), hero('d')] }));
    const commands = (text: string): readonly Command[] => [
      { do: 'remind', reminder: { id: text, time: { at: 'refresh' }, text: 'rain' } },
      { do: 'remind', reminder: { id: 'rain', time: { at: 'refresh' }, text } },
      { do: 'remind', reminder: { id: 'hurt', time: { at: 'hurt', who: text }, text: 'then' } },
      { do: 'say', correction: { say: 'token', who: 'a', token: text, count: 2 } },
      { do: 'say', correction: { say: 'obstacle', id: 'rock', kind: text, hexes: ['A1'] } },
      { do: 'teach', card: { id: 'c1', label: text, stage: 1, steps: [], known: true } },
      { do: 'teach', card: { id: 'c2', label: 'Two', stage: 1, steps: [{ do: 'text', text }], text } },
    ];
    const { taken, refused } = await typed(fightKind, begun, (before, text) =>
      commands(text).map(command => {
        const decided = decide(before, command);
        return decided.ok ? decided.value : undefined;
      }),
    );
    expect(taken).toBeGreaterThan(texts.length);
    expect(refused).toBeGreaterThan(texts.length);
  });

  test('PEN-6: in a pack', async () => {
    const pack = blankPack('our-table', 'Our table');
    const { encounter } = setupOf();
    const { taken, refused } = await typed<KeptPack, Edit>(packKind, { origin: 'own', pack }, (_, text) => [
      [{ edit: 'about', about: { name: text, author: 'we', licence: '' } }],
      [{ edit: 'about', about: { name: 'Ours', author: text, licence: text } }],
      [{ edit: 'parts', parts: { text } }],
      [{ edit: 'put', encounter: { ...encounter, name: text } }],
      [{ edit: 'put', encounter: { ...encounter, flavour: text, checklist: [text] } }],
    ]);
    expect(taken).toBeGreaterThan(texts.length);
    expect(refused).toBeGreaterThan(texts.length);
  });

  test('PEN-6: in a company, by its commands', async () => {
    const store = await storeOn();
    const id = value(await store.create(campaignKind, { name: 'Typed', state: founded() }));
    const company = playOn(value(await openSession({ store, kind: campaignKind, id })), say);
    const deeds = (text: string): readonly Deed[] => [
      { set: 'name', name: text },
      { set: 'notes', notes: text },
      { set: 'notes', notes: text, chapter: 3 },
      { set: 'member', who: 'c1', name: text },
      { set: 'injury', who: 'c2', name: text },
      { set: 'ability', who: 'c3', ability: { name: text, level: 1, cooldown: 0, defense: null } },
      { set: 'ally', name: text, count: 1 },
      { set: 'event', deck: 'city', name: text },
      { set: 'tick', chapter: 1, words: text, count: 1 },
      { set: 'minutes', chapter: 1, minutes: text.length },
      { do: 'remind', text },
    ];
    let refused = 0;
    for (const text of texts)
      for (const deed of deeds(text)) {
        const before = company.state.value;
        if (company.send(deed)) continue;
        refused++;
        expect(company.state.value).toBe(before);
        // It says why, in words.
        expect(say(company.refusal.value ?? '')).toMatch(/\w+ \w+/);
      }
    expect(refused).toBeGreaterThan(texts.length);
    const last = company.state.value;
    await company.close();
    const again = value(await openSession({ store, kind: campaignKind, id }));
    expect(again.notes).toEqual([]);
    expect(again.state.value).toEqual(last);
    await again.close();
    store.close();
  });
});
