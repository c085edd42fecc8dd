import type { Decided } from '../../../../play/rules';
import type { Battle, Event } from './model';
import { say } from './says';

export type Answer = Decided<Battle, Event>;

const rules: Readonly<Record<string, string>> = {
  over: 'BE-1',
  phase: 'BP-1',
  card: 'DM-4',
  taken: 'BG-2',
  roll: 'NA-1',
  gone: 'DM-4',
  own: 'DM-4',
  held: 'SA-2',
  undead: 'SA-1',
  twice: 'BP-2',
  focus: 'BP-2',
  'not-ready': 'BP-2',
  friends: 'AT-5',
  far: 'BP-2',
  empty: 'BG-2',
  shared: 'BG-2',
  across: 'BG-1',
  frontline: 'BG-2',
  loose: 'BG-2',
  slide: 'RG-3',
  retreat: 'BE-2',
  value: 'DM-1',
  doing: 'NF-2',
  health: 'TE-1',
  dodging: 'NA-7',
  stationary: 'BG-6',
  addon: 'BG-6',
  summon: 'BG-4',
  'summon-far': 'BG-4',
  artifact: 'AR-2',
  machine: 'SA-5',
  attracted: 'AT-1',
  apart: 'AT-1',
  frozen: 'SA-4',
  none: 'AT-2',
  charisma: 'AT-2',
  score: 'AT-2',
  type: 'AT-2',
  bonded: 'AT-3',
};

/** A refusal costs nothing, and bears the rule that speaks against it. */
export const refused = (code: string): Answer => ({
  ok: false,
  error: { code, rule: rules[code] ?? 'BP-1', message: say('korrem.refused', { code }) },
});
