import { afterEach, describe, expect, it, vi } from 'vitest';
import { worldPlayer } from '../../../scripts/play/korrem-world';
import { hashOf, hashText } from '../../../src/basics/hash';
import { streamOf } from '../../../src/basics/random';
import { ledgerText, readLedger } from '../../../src/games/korrem/door/ledger';
import { parseWorldCommand, worldKind } from '../../../src/games/korrem/door/world';
import { titleOf } from '../../../src/games/korrem/rules/play/log/title';
import { commander, type World } from '../../../src/games/korrem/rules/play/model';
import { questionOf } from '../../../src/games/korrem/rules/play/question';
import { ledgerOf } from '../../../src/games/korrem/rules/play/records/ledger';
import { decide, reveals } from '../../../src/games/korrem/rules/play/turn/decide';
import { shortGame } from '../../../src/games/korrem/sample/short-game';
import { worldSharing } from '../../../src/games/korrem/table/sharing';
import '../../../src/games/korrem/words/learn';
import { follow } from '../../../src/history/follow';
import { playDocument } from '../../../src/play/playing';
import { openSession } from '../../../src/session/session';
import { readEntry } from '../../../src/share/entry';
import { mayOwn, sentAs, take } from '../../../src/share/take';
import { codeOfText, textOfCode } from '../../../src/storage/file/address';
import { knownKind } from '../../../src/storage/known';
import { openStore } from '../../../src/storage/store';
import { handOf, keepHand } from '../../../src/ui/hands/secret';
import { say } from '../../../src/ui/words/say';
import { faultyPort } from '../../storage/faults';
import { singleTab, value } from '../../storage/setup';
import { samples } from '../../support/samples';

const rules = {
  command: parseWorldCommand,
  decide,
  questionOf,
  titleOf,
  revealedBy: reveals,
  sharing: async () => worldSharing,
};
const names = { reedfolk: 'Reedfolk', kilnfolk: 'Kilnfolk' };
const owners = ['reedfolk', 'kilnfolk'] as const;

/** A device with a disk and a drawer of its own for what it keeps beside the games. */
async function device(name: string, state: World) {
  const drawer = new Map<string, string>();
  const store = await openStore({
    kinds: [knownKind(worldKind)],
    port: faultyPort(),
    ...singleTab,
    name: `${name}-${Math.random()}`,
  });
  const id = value(await store.create(worldKind, { name: 'a game', state, id: 'game' }));
  const session = value(await openSession({ store, kind: worldKind, id }));
  const playing = playDocument(session, worldKind, rules, say);
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

describe('hands that nobody else may see', () => {
  it('WD-1, OWN-303: no message, file or state holds a secret hand before a card of it is played', async () => {
    for (let seed = 1; seed <= samples(1, 20); seed++) {
      const begun = shortGame(seed, names, { target: 25 });
      const hands = { reedfolk: ['Moonlit Oath', 'Salt Levy'], kilnfolk: ['Ember Writ', 'Quiet Tithe'] };
      const start: World = { ...begun, nations: begun.nations.map(one => ({ ...one, hand: 40 })) };
      const tablet = await device('tablet', start);
      const phones = { reedfolk: await device('Ann', start), kilnfolk: await device('Ben', start) };
      const id = tablet.session.id;
      for (const one of owners) phones[one].here(() => keepHand(`${id}.${one}`, hands[one]));
      const line: string[] = [];
      const heard = <T>(what: T): T => {
        const text = JSON.stringify(what);
        line.push(text);
        return JSON.parse(text);
      };
      const player = worldPlayer(streamOf(seed, 'player'));
      /** Where in the line each card was played. */
      const told = new Map<string, number>();
      for (let n = 0; n < 120; n++) {
        const state = tablet.session.state.value;
        const nation = owners.find(one => one === commander(state));
        // Each plays its first card in a Command Phase of its own, once the game is under way.
        const own = nation && n > 60 ? phones[nation].here(() => handOf(`${id}.${nation}`)) : [];
        const card = own.length === 2 ? own[0] : undefined;
        const command = card && nation ? ({ do: 'play', name: card, nation } as const) : player(state);
        if (!command) break;
        const owner =
          owners.find(one => mayOwn(worldSharing, [one])(command, state)) ?? owners[n % 2] ?? 'reedfolk';
        const phone = phones[owner];
        if (card !== undefined) told.set(card, line.length);
        const sent = heard(
          phone.here(() =>
            sentAs(phone.playing.door, undefined, { do: 'commands', commands: [command], title: null }),
          ),
        );
        const before = tablet.session.history.value.entries.length;
        const taken = tablet.here(() =>
          take(tablet.playing.door, undefined, sent, { device: owner, n: n + 1, who: names[owner] }),
        );
        if (!('entry' in taken)) throw new Error(JSON.stringify([command, taken]));
        if (card !== undefined) phone.here(() => keepHand(`${id}.${owner}`, own.slice(1)));
        for (const one of tablet.session.history.value.entries.slice(before)) {
          const entry = heard(one);
          for (const other of Object.values(phones)) {
            const read = readEntry(worldKind, entry);
            if (!read || !other.here(() => other.session.follow(read, follow)).ok)
              throw new Error('not followed');
          }
        }
      }
      expect([...told.keys()].sort()).toEqual(['Ember Writ', 'Moonlit Oath']);
      for (const phone of Object.values(phones))
        expect(hashOf(phone.session.state.value)).toBe(hashOf(tablet.session.state.value));
      // Before a card is played nothing on the line names it; what was not played nothing ever does.
      for (const card of Object.values(hands).flat())
        expect(
          line.findIndex(text => text.includes(card)),
          card,
        ).toBe(told.get(card) ?? -1);
      for (const one of [tablet, ...Object.values(phones)]) {
        const file = value(await one.here(() => one.session.exportFile()));
        const whole = new TextDecoder().decode(file.bytes) + JSON.stringify(one.session.state.value);
        for (const card of ['Salt Levy', 'Quiet Tithe']) expect(whole).not.toContain(card);
      }
      // What is left is read where it was written, and nowhere else.
      for (const owner of owners)
        for (const [name, one] of [['tablet', tablet], ...Object.entries(phones)] as const)
          expect(one.here(() => handOf(`${id}.${owner}`))).toEqual(name === owner ? [hands[owner][1]] : []);
      expect(tablet.drawer.size).toBe(0);
    }
  });

  it('OWN-305, WD-2: a card of the hand is its owner’s alone to play', () => {
    const state = shortGame(1, names);
    const command = { do: 'play', name: 'Moonlit Oath', nation: 'kilnfolk' } as const;
    expect(owners.map(one => mayOwn(worldSharing, [one])(command, state))).toEqual([false, true]);
    const played = decide(state, command);
    expect(played.ok ? '' : played.error.code).toBe('more');
  });
});

describe('a ledger by code', () => {
  /** As an address of some length stands before it. */
  const most = 1_200 - 60;
  it('every nation’s ledger through whole games fits 1.2 kB, and comes out as of its turn', async () => {
    for (let seed = 0; seed < samples(3, 40); seed++) {
      const player = worldPlayer(streamOf(seed, 'player'));
      let world = shortGame(seed, names, { target: 25 });
      for (let n = 0; n < 400; n++) {
        const command = player(world);
        if (!command) break;
        const decided = decide(world, command);
        if (!decided.ok) throw new Error(JSON.stringify([command, decided.error]));
        world = decided.state ?? world;
        if (n % 100 !== 99) continue;
        for (const { id } of world.nations) {
          const text = (await ledgerText(world, id, most, codeOfText)) ?? '';
          const code = await codeOfText(text);
          expect(code.length).toBeLessThanOrEqual(most);
          const read = readLedger((await textOfCode(code)) ?? '');
          if (read?.cut)
            expect(read).toMatchObject({ turn: world.turn, points: ledgerOf(world, id)?.points });
          else expect(read).toEqual(ledgerOf(world, id));
        }
      }
    }
  });

  it('what finds no room is left out and that is told; a code cut short is no ledger', async () => {
    const begun = shortGame(1, names);
    const any = (i: number): string =>
      [0, 1, 2, 3]
        .map(at => hashText(`${i} ${at}`))
        .join('')
        .slice(0, 40);
    const [first] = begun.armies;
    const [nation] = begun.nations;
    if (!nation) throw new Error('nobody');
    const world: World = {
      ...begun,
      turn: 6,
      nations: [{ ...nation, note: Array.from({ length: 25 }, (_, i) => any(i)).join('') }],
      armies: Array.from({ length: 9 }, (_, i) => ({
        ...(first ?? { rolled: false, hex: null, goods: nation.bank, artifacts: [] }),
        id: `a${i}`,
        nation: nation.id,
        name: any(i + 50),
        members: nation.piles
          .flatMap(({ cards }) => cards)
          .map((card, at) => ({ ...card, name: any(at * 9 + i) })),
      })),
    };
    const text = (await ledgerText(world, nation.id, most, codeOfText)) ?? '';
    const code = await codeOfText(text);
    expect(code.length).toBeLessThanOrEqual(most);
    expect(readLedger(text)).toMatchObject({ turn: 6, name: nation.name, cut: true });
    for (const cut of [1, 7, 200]) {
      const part = await textOfCode(code.slice(0, -cut));
      expect(part === undefined ? undefined : readLedger(part)).toBeUndefined();
    }
    for (const wrong of ['', '{}', '[[1]]', text.replace('[[6,', '[[-6,')])
      expect(readLedger(wrong)).toBeUndefined();
  });
});
