import { afterEach, describe, expect, it, vi } from 'vitest';
import { pairPlayer } from '../../../scripts/play/harrow-pair';
import { hashOf } from '../../../src/basics/hash';
import { streamOf } from '../../../src/basics/random';
import { pairKind, parsePair } from '../../../src/games/harrow/door/pair';
import { decidePair } from '../../../src/games/harrow/rules/pair/decide';
import type { PairGame } from '../../../src/games/harrow/rules/pair/model';
import { pairQuestion } from '../../../src/games/harrow/rules/pair/question';
import { pairTitle } from '../../../src/games/harrow/rules/pair/title';
import { samplePair } from '../../../src/games/harrow/sample/pair';
import '../../../src/games/harrow/words/learn';
import { follow } from '../../../src/history/follow';
import { playDocument } from '../../../src/play/playing';
import { openSession } from '../../../src/session/session';
import { readEntry } from '../../../src/share/entry';
import { sentAs, take } from '../../../src/share/take';
import { knownKind } from '../../../src/storage/known';
import { openStore } from '../../../src/storage/store';
import { keepSecret, secretOf } from '../../../src/ui/hands/secret';
import { say } from '../../../src/ui/words/say';
import { faultyPort } from '../../storage/faults';
import { singleTab, value } from '../../storage/setup';

const rules = {
  command: parsePair,
  decide: decidePair,
  questionOf: pairQuestion,
  titleOf: pairTitle,
  revealedBy: () => false,
};

/** A device with a disk and a drawer of its own for what it keeps beside the games. */
async function device(name: string, state: PairGame) {
  const drawer = new Map<string, string>();
  const store = await openStore({
    kinds: [knownKind(pairKind)],
    port: faultyPort(),
    ...singleTab,
    name: `${name}-${Math.random()}`,
  });
  const id = value(await store.create(pairKind, { name: 'a game', state, id: 'game' }));
  const session = value(await openSession({ store, kind: pairKind, id }));
  const playing = playDocument(session, pairKind, rules, say);
  /** What its page does, with the storage that is this device's. */
  const here = <T>(work: () => T): T => {
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => drawer.get(key) ?? null,
      setItem: (key: string, text: string) => void drawer.set(key, text),
      removeItem: (key: string) => void drawer.delete(key),
    });
    return work();
  };
  return { session, playing, here, drawer };
}

afterEach(() => {
  vi.unstubAllGlobals();
});

const textOf = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

describe('what one side alone may know, by phone', () => {
  it('KA-3, OB-6, OWN-303: who is Kammi and which Doll is real is seen on the owner’s phone alone', async () => {
    const begun = samplePair({
      seed: 14,
      sides: ['protectors', 'kammi'],
      first: 'kammi',
      hester: false,
      positions: 'mirrored',
      training: false,
      tree: 'app',
    });
    const tablet = await device('tablet', begun);
    const phones = {
      protectors: await device('Ann', begun),
      kammi: await device('Ben', begun),
    };
    const notes = { protectors: 'quicksilver is the real one', kammi: 'the fox is marigold' } as const;
    const id = tablet.session.id;
    const owners = ['protectors', 'kammi'] as const;
    const names = { protectors: 'Ann', kammi: 'Ben' } as const;
    for (const side of owners) phones[side].here(() => keepSecret(`${id}.${side}`, notes[side]));

    // They play on; all that goes over the line is written down.
    const line: string[] = [];
    const heard = (what: unknown): unknown => {
      const text = JSON.stringify(what);
      line.push(text);
      return JSON.parse(text);
    };
    const player = pairPlayer(streamOf(14, 'player'));
    /** Which messages show something. */
    const shown: number[] = [];
    let n = 0;
    for (; n < 260; n++) {
      const side = owners[n % 2] ?? 'kammi';
      const phone = phones[side];
      const command = player(phone.session.state.value);
      if (!command) break;
      if (command.do === 'doll' || command.do === 'kammiHit') shown.push(line.length);
      const sent = heard(
        phone.here(() =>
          sentAs(phone.playing.door, undefined, { do: 'commands', commands: [command], title: null }),
        ),
      ) as ReturnType<typeof sentAs>;
      const before = tablet.session.history.value.entries.length;
      const taken = tablet.here(() =>
        take(tablet.playing.door, undefined, sent, { device: side, n: n + 1, who: names[side] }),
      );
      if (!('entry' in taken)) throw new Error(JSON.stringify(taken));
      for (const one of tablet.session.history.value.entries.slice(before)) {
        const entry = heard(one);
        for (const other of Object.values(phones)) {
          const read = readEntry(pairKind, entry);
          if (!read || !other.here(() => other.session.follow(read, follow)).ok)
            throw new Error('not followed');
        }
      }
    }
    expect(n).toBeGreaterThan(100);
    for (const phone of Object.values(phones))
      expect(hashOf(phone.session.state.value)).toBe(hashOf(tablet.session.state.value));

    // Who comes late hears the whole table as a file; the phones could hand out theirs, too.
    for (const one of [tablet, ...Object.values(phones)]) {
      const file = value(await one.here(() => one.session.exportFile()));
      line.push(textOf(file.bytes), JSON.stringify([one.session.history.value, one.session.state.value]));
    }
    expect(line.join('')).toContain('kammi');
    for (const note of Object.values(notes)) expect(line.filter(text => text.includes(note))).toEqual([]);

    // Each note is read where it was written, and nowhere else.
    for (const side of owners)
      for (const [name, one] of [['tablet', tablet], ...Object.entries(phones)] as const)
        expect(one.here(() => secretOf(`${id}.${side}`))).toBe(name === side ? notes[side] : '');
    expect(tablet.drawer.size).toBe(0);

    // Only a tap of the owner shows anything: before it no message says who is who, or what a Doll is.
    const telling = /"do":"(doll|kammiHit)"|"real":|harrow\.(kammi-hit|doll)"/;
    expect(line.findIndex(text => telling.test(text))).toBe(shown[0]);
    expect(shown[0]).toBeGreaterThan(100);
  });
});
