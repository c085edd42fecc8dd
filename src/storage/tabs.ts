import { type Page, thisPage, watchLeaving } from './leaving';

/** One tab holds a document; another asks it to hand over, and takes it if no answer comes. */
export interface Claim {
  release(): void;
}

export interface Claiming {
  readonly document: string;
  /** Take it even when another tab holds it. */
  readonly takeOver: boolean;
  /** Another tab asks: finish what is being written, then it is theirs. */
  readonly handOver: () => Promise<void>;
  /** It is theirs. */
  readonly lost: () => void;
}

export interface Tabs {
  /** Undefined: another tab holds it. That nothing is ever written by two is not left to this: see the writer's token. */
  claim(claiming: Claiming): Promise<Claim | undefined>;
  close(): void;
}

type Message =
  | { readonly say: 'who'; readonly document: string }
  | { readonly say: 'mine'; readonly document: string }
  | { readonly say: 'please'; readonly document: string }
  | { readonly say: 'yours'; readonly document: string };

function messageOf(data: unknown): Message | undefined {
  if (typeof data !== 'object' || data === null || !('say' in data) || !('document' in data))
    return undefined;
  const { say, document } = data;
  if (typeof document !== 'string') return undefined;
  return say === 'who' || say === 'mine' || say === 'please' || say === 'yours'
    ? { say, document }
    : undefined;
}

export interface Patience {
  /** For the answer of a tab that may hold it, where the browser has no locks. */
  readonly answer: number;
  /** For a tab that has been asked to hand over and may still be writing. */
  readonly handOver: number;
}

const patience: Patience = { answer: 300, handOver: 1500 };

interface Held extends Claiming {
  drop: () => void;
}

/**
 * Web Locks where there are (secure contexts), else tabs ask each other. `locks` and `channel` are given so that the
 * fallback can be chosen. A page that is put away for a way back gives its locks up, for it could neither answer nor
 * write, and asks for them when somebody comes back to it.
 */
export function openTabs(
  name: string,
  locks: LockManager | undefined,
  channel: BroadcastChannel | undefined,
  wait: Patience = patience,
  page: Page = thisPage,
): Tabs {
  const held = new Map<string, Held>();
  const waiting = new Set<(message: Message) => void>();
  const send = (message: Message): void => channel?.postMessage(message);

  channel?.addEventListener('message', event => {
    const message = messageOf(event.data);
    if (!message) return;
    const mine = held.get(message.document);
    if (mine && message.say === 'who') send({ say: 'mine', document: message.document });
    if (mine && message.say === 'please') void giveAway(mine);
    for (const listener of waiting) listener(message);
  });

  async function giveAway(mine: Held): Promise<void> {
    if (held.get(mine.document) !== mine) return;
    held.delete(mine.document);
    await mine.handOver().catch(() => undefined);
    mine.drop();
    send({ say: 'yours', document: mine.document });
    mine.lost();
  }

  function heard(say: Message['say'], document: string, within: number): Promise<boolean> {
    return new Promise(resolve => {
      const listener = (message: Message): void => {
        if (message.say === say && message.document === document) end(true);
      };
      const end = (result: boolean): void => {
        clearTimeout(timer);
        waiting.delete(listener);
        resolve(result);
      };
      const timer = setTimeout(() => end(false), within);
      waiting.add(listener);
    });
  }

  function hold(claiming: Claiming, drop: () => void): Claim {
    const { document } = claiming;
    const mine: Held = { ...claiming, drop };
    held.set(document, mine);
    return {
      release() {
        if (held.get(document) !== mine) return;
        held.delete(document);
        mine.drop();
      },
    };
  }

  /** Resolves when the lock is ours, or undefined when it is another's. */
  function lock(manager: LockManager, claiming: Claiming, options: LockOptions): Promise<Claim | undefined> {
    return new Promise((resolve, reject) => {
      let claim: Claim | undefined;
      manager
        .request(`${name}/${claiming.document}`, options, granted => {
          if (!granted) return resolve(undefined);
          return new Promise<void>(release => {
            claim = hold(claiming, release);
            resolve(claim);
          });
        })
        .catch((error: unknown) => {
          if (!claim) return reject(error);
          // Stolen: the other tab did not get an answer in time, or this one was asleep.
          if (held.has(claiming.document)) {
            held.delete(claiming.document);
            claiming.lost();
          }
        });
    });
  }

  /** It was ours before the page was put away: so it is again, or somebody else's by now. */
  async function askAgain(manager: LockManager, mine: Held): Promise<void> {
    const lose = (): void => {
      if (held.get(mine.document) !== mine) return;
      held.delete(mine.document);
      mine.lost();
    };
    await manager
      .request(`${name}/${mine.document}`, { ifAvailable: true }, granted => {
        if (!granted) return lose();
        if (held.get(mine.document) !== mine) return;
        return new Promise<void>(release => {
          mine.drop = release;
        });
      })
      .catch(lose);
  }

  const leaving = watchLeaving(page, () => {
    if (!locks) return;
    const mine = [...held.values()];
    for (const one of mine) one.drop();
    leaving
      .back()
      .then(() =>
        Promise.all(mine.map(one => (held.get(one.document) === one ? askAgain(locks, one) : undefined))),
      )
      .catch(() => undefined);
  });

  return {
    async claim(claiming) {
      const { document, takeOver } = claiming;
      const own = held.get(document);
      if (own) {
        if (!takeOver) return undefined;
        await giveAway(own);
      }
      if (locks) {
        const free = await lock(locks, claiming, { ifAvailable: true });
        if (free || !takeOver) return free;
        const given = heard('yours', document, wait.handOver);
        send({ say: 'please', document });
        await given;
        const gift = await lock(locks, claiming, { ifAvailable: true });
        return gift ?? lock(locks, claiming, { steal: true });
      }
      if (channel) {
        const answer = heard(takeOver ? 'yours' : 'mine', document, takeOver ? wait.handOver : wait.answer);
        send({ say: takeOver ? 'please' : 'who', document });
        if ((await answer) && !takeOver) return undefined;
      }
      return hold(claiming, () => undefined);
    },
    close() {
      leaving.end();
      for (const { drop } of held.values()) drop();
      held.clear();
      channel?.close();
    },
  };
}
