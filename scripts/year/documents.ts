// What a group leaves behind in a year, document by document, each as the file that it leaves in: fights played at
// random, whole campaigns, games of the neighbours.
import { gunzipSync } from 'node:zlib';
import type { Event } from '../../src/encounter/model/event';
import type { State } from '../../src/encounter/model/state';
import { initialState } from '../../src/encounter/setup/initial-state';
import { begin, commit, type Game, type History } from '../../src/history/history';
import { fileOf } from '../../src/storage/file/export';
import { outgoingLive } from '../../src/storage/file/live';
import type { Kind } from '../../src/storage/kinds';
import { campaignKind } from '../../src/table/campaign/kind';
import { fightKind } from '../../src/table/fight/fight-kind';
import { randomFight } from '../../tests/encounter/random-player/fight';
import { setupFor } from '../../tests/encounter/support/setups';
import { levelSubject } from '../../tests/play/subjects/darkholds';
import { duelSubject } from '../../tests/play/subjects/darkleaf';
import { pairSubject, soloSubject } from '../../tests/play/subjects/harrow';
import { battleSubject } from '../../tests/play/subjects/korrem';
import type { Subject } from '../../tests/play/subjects/subject';
import { logsOf } from '../../tests/support/replays';

export interface Left {
  readonly id: string;
  readonly kind: string;
  readonly name: string;
  readonly marks: number;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

const made = 1_760_000_000_000;

export function must<T>(
  result: { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: unknown },
): T {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

async function left<S, E>(id: string, name: string, kind: Kind<S, E>, history: History<S, E>): Promise<Left> {
  const label = { kind: kind.name, name, created: made, of: null };
  const { bytes } = must(await fileOf([outgoingLive({ id, label, kind, history }, made)], made));
  if (gunzipSync(bytes).length === 0) throw new Error('an empty file');
  return { id, kind: kind.name, name, marks: history.line.length - 1, bytes };
}

/** A fight as it would have been played on a screen. */
export function fight(n: number, taps: number): Promise<Left> {
  let history = begin<State, Event>(initialState(setupFor(n)));
  randomFight(
    setupFor(n),
    ({ events }) => {
      history = commit(fightKind, history, { title: `Tap ${history.next}`, events });
    },
    taps,
  );
  return left(`fight-${n}`, `Fight ${n}`, fightKind, history);
}

/** A campaign from its founding to its end, one of those that are kept as they were played. */
export function company(n: number): Promise<Left> {
  const all = logsOf('campaign');
  const log = all[n % all.length];
  if (!log) throw new Error('no campaign is kept');
  let history = begin<ReturnType<typeof beginning>, ReturnType<typeof happened>>(beginning(log.state));
  for (const event of log.events)
    history = commit(campaignKind, history, { title: `Step ${history.next}`, events: [happened(event)] });
  return left(`company-${n}`, `Company ${n}`, campaignKind, history);
}
const beginning = (state: unknown) => must(campaignKind.state(state));
const happened = (event: unknown) => must(campaignKind.event(event));

/** A neighbour's game as its player plays it. */
function game<S, C, E, Q>({ kind, rules, start, player }: Subject<S, C, E, Q>, n: number): Promise<Left> {
  const played: Game<S, E> = kind;
  let history = begin<S, E>(start(n));
  const sent = player(n);
  for (let tap = 0; tap < 300; tap++) {
    const command = sent(history.state);
    if (command === undefined) break;
    const decided = rules.decide(history.state, command);
    if (decided.ok) history = commit(played, history, { title: `Tap ${tap}`, events: decided.value });
  }
  return left(`${kind.name.replace('/', '-')}-${n}`, `${kind.name} ${n}`, kind, history);
}

export const neighbours: readonly ((n: number) => Promise<Left>)[] = [
  n => game(soloSubject, n),
  n => game(pairSubject, n),
  n => game(levelSubject, n),
  n => game(duelSubject, n),
  n => game(battleSubject, n),
];
