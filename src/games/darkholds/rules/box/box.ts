import type { Said } from '../../../../basics/said';
import { dictionaryCollection } from '../../../../library/collections';
import { defineLibrary } from '../../../../library/library';
import { libraryRules } from '../../../../library/rules';
import type { Decided } from '../../../../play/rules';
import type { BoxCommand, BoxEvent, Known, OwnBox } from './model';
import { say } from './says';

export const emptyBox: OwnBox = {
  types: {},
  company: {},
  darkholds: {},
  reinforcements: {},
  items: {},
  hirelings: {},
  levels: {},
  tiles: {},
  keeps: [],
};

export const library = defineLibrary<Known>({
  types: dictionaryCollection(),
  company: dictionaryCollection(),
  darkholds: dictionaryCollection(),
  reinforcements: dictionaryCollection(),
  items: dictionaryCollection(),
  hirelings: dictionaryCollection(),
  levels: dictionaryCollection(),
  tiles: dictionaryCollection(),
});

const refusal = (code: string) => ({ code, rule: 'TA-1', message: say('darkholds.b-refused', { code }) });

const rules = libraryRules({
  library,
  mostEntries: 100,
  refusal,
  putTitle: names => say('darkholds.b-put', { names }),
  dropTitle: name => say('darkholds.b-drop', { name }),
});

/** Total: whatever has happened fits into every state. */
export const applyBox = (box: OwnBox, event: BoxEvent): OwnBox =>
  event.type === 'keeps' ? { ...box, keeps: event.decks } : rules.apply(box, event);

export function decideBox(box: OwnBox, command: BoxCommand): Decided<OwnBox, BoxEvent> {
  if (command.do !== 'keep') return rules.decide(box, command);
  return JSON.stringify(box.keeps) === JSON.stringify(command.decks)
    ? { ok: false, error: refusal('nothing') }
    : { ok: true, value: [{ type: 'keeps', decks: command.decks }] };
}

export const titleOfBox = (box: OwnBox, command: BoxCommand): Said =>
  command.do === 'keep' ? say('darkholds.b-keep') : rules.titleOf(box, command);
