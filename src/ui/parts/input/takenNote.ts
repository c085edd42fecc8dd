import '../../words/said/shared/learn-saves';
import type { Refusal, Result } from '../../../basics/result';
import type { TakenOut } from '../../../play/files';
import { words } from '../../words';
import { say } from '../../words/say';

const w = words.saves;

/** What to say after files went out; nothing where one file took it all. */
export function takenNote(taken: Result<TakenOut, Refusal>): string | undefined {
  if (!taken.ok) return say(taken.error.message);
  const { files, leftOut } = taken.value;
  const said = [
    files > 1 ? w.severalFiles(files) : '',
    ...leftOut.map(one => w.leftOut(one.name, say(one.why))),
  ].filter(Boolean);
  return said.length > 0 ? said.join(' ') : undefined;
}
