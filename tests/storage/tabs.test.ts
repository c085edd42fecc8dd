import { afterEach, describe, expect, test, vi } from 'vitest';
import { openSession } from '../../src/session/session';
import { type Claiming, openTabs, type Tabs } from '../../src/storage/tabs';
import { NodeLocks } from '../support/locks';
import { campaign, code, desk, sit } from './setup';
import { tally } from './tally';

const open: Tabs[] = [];
afterEach(() => {
  for (const tabs of open.splice(0)) tabs.close();
});

let made = 0;
/** A browser with its tabs: a hasty one asks where nobody could answer, a patient one waits for an answer that comes. */
function browser(withLocks: boolean) {
  const name = `tabs-test-${++made}`;
  const locks = withLocks ? new NodeLocks() : undefined;
  const tab = (patience: number, page: EventTarget): Tabs => {
    const wait = { answer: patience, handOver: patience };
    const tabs = openTabs(name, locks as LockManager | undefined, new BroadcastChannel(name), wait, page);
    open.push(tabs);
    return tabs;
  };
  return {
    channel: name,
    hasty: (page = new EventTarget()) => tab(1, page),
    patient: () => tab(20_000, new EventTarget()),
    isLocked: (document: string): boolean => locks?.isHeld(`${name}/${document}`) ?? false,
  };
}

const claiming = (change: Partial<Claiming> = {}) => {
  const handOver = vi.fn(async () => undefined);
  const lost = vi.fn(() => undefined);
  return { document: 'fight', takeOver: false, handOver, lost, ...change };
};

describe.each([
  ['with locks', true],
  ['without locks', false],
])('a document in two tabs, %s', (_, withLocks) => {
  test('is held by one of them: the other one is told so, and may have another document', async () => {
    const { hasty, patient } = browser(withLocks);
    const mine = claiming();
    expect(await hasty().claim(mine)).toBeDefined();
    expect(await patient().claim(claiming())).toBeUndefined();
    expect(await hasty().claim(claiming({ document: 'company' }))).toBeDefined();
    expect(mine.handOver).not.toHaveBeenCalled();
    expect(mine.lost).not.toHaveBeenCalled();
  });

  test('is free again once it is released, and a second release takes nothing from the next one', async () => {
    const { hasty, patient, isLocked } = browser(withLocks);
    const claim = await hasty().claim(claiming());
    claim?.release();
    await vi.waitFor(() => expect(isLocked('fight')).toBe(false));
    const next = claiming();
    expect(await hasty().claim(next)).toBeDefined();
    claim?.release();
    expect(await patient().claim(claiming())).toBeUndefined();
    expect(next.lost).not.toHaveBeenCalled();
  });

  test('is handed over when asked for: once, after what was being written, and then it is lost', async () => {
    const { hasty, patient } = browser(withLocks);
    const order: string[] = [];
    const mine = claiming({
      handOver: async () => void order.push('written'),
      lost: () => void order.push('lost'),
    });
    await hasty().claim(mine);
    const next = claiming({ takeOver: true });
    expect(await patient().claim(next)).toBeDefined();
    await vi.waitFor(() => expect(order).toEqual(['written', 'lost']));
    expect(next.lost).not.toHaveBeenCalled();
    expect(await patient().claim(claiming())).toBeUndefined();
  });

  test('is handed over once, though two ask for it while it is still being written', async () => {
    const { hasty, channel } = browser(withLocks);
    let written = (): void => undefined;
    const mine = claiming({
      handOver: vi.fn(
        () =>
          new Promise<undefined>(resolve => {
            written = () => resolve(undefined);
          }),
      ),
    });
    await hasty().claim(mine);
    const asking = new BroadcastChannel(channel);
    const answers: unknown[] = [];
    asking.onmessage = event => answers.push((event as MessageEvent<unknown>).data);
    asking.postMessage({ say: 'please', document: 'fight' });
    asking.postMessage({ say: 'please', document: 'fight' });
    // What is no word of a tab is passed over.
    for (const odd of [
      null,
      'please',
      { say: 'please' },
      { say: 'please', document: 7 },
      { say: 'x', document: 'fight' },
    ])
      asking.postMessage(odd);
    await vi.waitFor(() => expect(mine.handOver).toHaveBeenCalled());
    written();
    await vi.waitFor(() => expect(answers).toEqual([{ say: 'yours', document: 'fight' }]));
    asking.postMessage({ say: 'who', document: 'other' });
    expect(mine.handOver).toHaveBeenCalledTimes(1);
    expect(mine.lost).toHaveBeenCalledTimes(1);
    asking.close();
  });

  test('is taken over by its own tab too, and is not given twice without that', async () => {
    const { hasty } = browser(withLocks);
    const one = hasty();
    const first = claiming();
    await one.claim(first);
    expect(await one.claim(claiming())).toBeUndefined();
    expect(first.lost).not.toHaveBeenCalled();
    expect(await one.claim(claiming({ takeOver: true }))).toBeDefined();
    expect(first.handOver).toHaveBeenCalledTimes(1);
    expect(first.lost).toHaveBeenCalledTimes(1);
  });

  test('a tab whose writing fails gives it up all the same', async () => {
    const { hasty, patient } = browser(withLocks);
    const mine = claiming({
      handOver: async () => {
        throw new Error('the disk is full');
      },
    });
    await hasty().claim(mine);
    expect(await patient().claim(claiming({ takeOver: true }))).toBeDefined();
    await vi.waitFor(() => expect(mine.lost).toHaveBeenCalledTimes(1));
  });
});

test('a tab that is closed gives up the locks of all its documents', async () => {
  const { hasty, isLocked } = browser(true);
  const one = hasty();
  for (const document of ['fight', 'company']) await one.claim(claiming({ document }));
  expect([isLocked('fight'), isLocked('company')]).toEqual([true, true]);
  one.close();
  await vi.waitFor(() => expect([isLocked('fight'), isLocked('company')]).toEqual([false, false]));
});

describe('a page that is put away', () => {
  const away = (page: EventTarget): void => {
    page.dispatchEvent(Object.assign(new Event('pagehide'), { persisted: true }));
  };

  test('gives its locks up, and has them again when somebody comes back', async () => {
    const { hasty, isLocked } = browser(true);
    const page = new EventTarget();
    const one = hasty(page);
    const mine = claiming();
    await one.claim(mine);
    away(page);
    await vi.waitFor(() => expect(isLocked('fight')).toBe(false));
    page.dispatchEvent(new Event('pageshow'));
    await vi.waitFor(() => expect(isLocked('fight')).toBe(true));
    expect(mine.lost).not.toHaveBeenCalled();
  });

  test('has lost what another tab took meanwhile', async () => {
    const { hasty, isLocked } = browser(true);
    const page = new EventTarget();
    const one = hasty(page);
    const mine = claiming();
    await one.claim(mine);
    away(page);
    await vi.waitFor(() => expect(isLocked('fight')).toBe(false));
    expect(await hasty().claim(claiming())).toBeDefined();
    page.dispatchEvent(new Event('pageshow'));
    await vi.waitFor(() => expect(mine.lost).toHaveBeenCalledTimes(1));
  });

  test('one that is closed for good gives nothing up that way', async () => {
    const { hasty, isLocked } = browser(true);
    const page = new EventTarget();
    const one = hasty(page);
    await one.claim(claiming());
    page.dispatchEvent(Object.assign(new Event('pagehide'), { persisted: false }));
    expect(isLocked('fight')).toBe(true);
  });
});

describe('a store that is closed', () => {
  test('answers for none of its documents any more, though they were not put away first', async () => {
    const first = await desk();
    const id = await campaign(first.store);
    await sit(first.store, id);
    const other = await desk(tally, first.port, first.name);
    const asks = async () => code(await openSession({ store: other.store, kind: tally, id }));
    // The first one answers while it is there.
    await vi.waitFor(async () => expect(await asks()).toBe('elsewhere'));
    first.store.close();
    expect(await asks()).toBe('ok');
    other.store.close();
  });
});
