import type { Said } from '../../../src/basics/said';
import { documentList } from '../../../src/play/documents';
import { registerKind } from '../../../src/play/kinds';
import { playDocument } from '../../../src/play/playing';
import type { Rules } from '../../../src/play/rules';
import { sitting } from '../../../src/play/sitting';
import { deviceStore } from '../../../src/play/store';
import type { Session } from '../../../src/session/session';
import { knownKind } from '../../../src/storage/known';
import { commandDoor, countKind } from './door';
import { type Command, type Count, decide, type Event } from './rules/count';
import { say } from './rules/says';

registerKind(knownKind(countKind));

const rules: Rules<Count, Command, Event, never> = {
  command: commandDoor,
  decide,
  questionOf: () => null,
  titleOf: (_, { n }) => say('counter.added', { n }),
  revealedBy: () => false,
};

export const playCount = (session: Session<Count, Event>, words: (said: Said) => string) =>
  playDocument(session, countKind, rules, words);

export const table = sitting(countKind, playCount);

export const counts = documentList(countKind.name, ({ id, name, about }) => ({
  id,
  name,
  total: Number(about.total ?? 0),
}));

export const begin = async (name: string) =>
  (await deviceStore()).create(countKind, { name, state: { total: 0 } });
