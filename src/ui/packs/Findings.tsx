import type { Problem } from '../../basics/result';
import { say } from '../words/say';
import '../words/said/learn-packs';

/** Of the whole file, or of a field of the file itself that is missing, the sentence tells the place already. */
const tells = ({ code, at }: Problem): boolean => at === '' || (code === 'missing' && !/[.[]/.test(at));

/** Problems or warnings, each in a sentence with its place in the file. */
export function Findings({ of, grave }: { of: readonly Problem[]; grave?: boolean }) {
  return (
    <ul class={grave ? 'bare findings grave' : 'bare findings'}>
      {of.map((one, i) => (
        <li key={i}>
          <span>{say(one.message)}</span> {tells(one) ? null : <code>{one.at}</code>}
        </li>
      ))}
    </ul>
  );
}
