import type { Decided } from '../../../../../play/rules';
import type { Event } from '../events';
import type { World } from '../model';
import { say } from './says';

export type Answer = Decided<World, Event>;

/** What cannot be done, with the rule that speaks against it. */
const rules = {
  step: 'MV-5',
  unknown: 'MV-5',
  roll: 'WT-2',
  actions: 'WT-5',
  path: 'MV-1',
  land: 'MV-2',
  stopped: 'MV-3',
  'in-battle': 'MV-3',
  apart: 'MV-4',
  machines: 'SA-5',
  more: 'TH-4',
  bank: 'GA-5',
  occupied: 'TH-5',
  pile: 'TH-2',
  waits: 'TH-3',
  cost: 'TH-2',
  place: 'TH-2',
  never: 'LD-7',
  off: 'LD-1',
  taken: 'LD-3',
  'apart-land': 'LD-3',
  'own-kind': 'LD-4',
  climate: 'LD-5',
  type: 'LD-6',
  landmarks: 'LD-6',
  fits: 'LD-8',
  drawn: 'LD-9',
  room: 'LD-9',
  'no-land': 'ST-1',
  ocean: 'ST-1',
  wasteland: 'ST-1',
  landmark: 'ST-1',
  borders: 'ST-1',
  'no-army': 'ST-1',
  'not-yours': 'ST-2',
  kind: 'ST-2',
  pieces: 'ST-3',
  'no-landmark': 'LM-2',
  rolled: 'LM-1',
  rate: 'LM-2',
  magic: 'AR-1',
  quest: 'VP-3',
  flags: 'CR-2',
  realm: 'CR-1',
  nobody: 'CR-3',
  meeting: 'EN-1',
  answer: 'EN-5',
  battle: 'BP-1',
  leave: 'BE-2',
  unfinished: 'BE-1',
  army: 'WD-1',
  value: 'TH-4',
} as const;
export type RefusalCode = keyof typeof rules;

/** A refusal costs nothing. */
export const refused = (code: RefusalCode): Answer => ({
  ok: false,
  error: { code, rule: rules[code], message: say('korrem.w-refused', { code }) },
});
