import type { Problem } from '../../basics/result';
import { packWords as w } from '../words/packs';
import { say } from '../words/say';
import '../words/said/learn-packs';

/** Problems or warnings, each in a sentence with its place in the file. */
export function Findings({ of, grave }: { of: readonly Problem[]; grave?: boolean }) {
  return (
    <ul class={grave ? 'bare findings grave' : 'bare findings'}>
      {of.map((one, i) => (
        <li key={i}>
          <span>{say(one.message)}</span> <code>{w.place(one.at)}</code>
        </li>
      ))}
    </ul>
  );
}
