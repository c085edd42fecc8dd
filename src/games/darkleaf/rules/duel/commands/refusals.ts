import type { Decided } from '../../../../../play/rules';
import { say } from '../log/says';
import type { Duel, Event } from '../model';

export type Answer = Decided<Duel, Event>;

/** The rule behind each code with which something is refused. */
const rules: Readonly<Record<string, string>> = {
  noUnit: 'JO-6',
  held: 'UN-5',
  direction: 'JO-1',
  roll: 'HX-1',
  distance: 'JO-1',
  blocked: 'JO-2',
  start: 'FM-5',
  occupied: 'JO-2',
  royal: 'MU-4',
  invulnerable: 'VQ-2',
  flow: 'FL-4',
  reclaimed: 'JO-4',
  centre: 'JO-5',
  action: 'TU-6',
  intent: 'TU-6',
  target: 'TU-3',
  place: 'PL-1',
  seed: 'WB-8',
  split: 'ER-3',
  aura: 'FM-7',
  belay: 'FM-3',
  pivot: 'HU-6',
  leap: 'HU-7',
  swap: 'WB-7',
  retreat: 'WB-5',
  rooted: 'WB-7',
  phase: 'TU-1',
  needless: 'TU-3',
  bone: 'TU-5',
  value: 'TU-5',
  noSlot: 'SL-1',
  filled: 'SL-3',
  number: 'SL-1',
  sum: 'SL-2',
  overload: 'SL-4',
  reserve: 'SL-5',
  skill: 'SK-2',
  tokens: 'SK-1',
  relic: 'SK-2',
  already: 'TU-8',
  hex: 'HX-2',
  count: 'HX-3',
  order: 'HX-5',
  restart: 'HX-6',
  none: 'SK-1',
  over: 'TU-9',
  quarry: 'SU-4',
  counters: 'TU-2',
  gift: 'SK-1',
  will: 'WI-1',
  board: 'BD-6',
  mode: 'LO-5',
  clan: 'LO-1',
  kind: 'UN-1',
  many: 'UN-2',
  handicap: 'SU-5',
  miracle: 'SU-5',
  strict: 'TU-5',
  quarryRoyal: 'SU-4',
  quarryFar: 'SU-4',
};

export type Refused = Extract<Answer, { ok: false }>['error'];

export const ruleOf = (code: string): string => rules[code] ?? 'TU-1';

/** A refusal costs nothing, and bears the rule that speaks against it. */
export const refused = (code: string): Answer => ({
  ok: false,
  error: { code, rule: ruleOf(code), message: say('darkleaf.refused', { code }) },
});
