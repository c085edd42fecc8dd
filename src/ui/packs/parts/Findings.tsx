import type { Problem } from '../../../basics/result';
import type { Pack } from '../../../packs/pack';
import { say } from '../../words/say';
import { placeIn } from './placeIn';
import '../../words/said/learn-packs';

/** Of the whole file, or of a field of the file itself that is missing, the sentence tells the place already. */
const tells = ({ code, at }: Problem): boolean => at === '' || (code === 'missing' && !/[.[]/.test(at));

interface Props {
  of: readonly Problem[];
  grave?: boolean;
  /** Where the names of its places stand; what could not be read has none. */
  pack?: Pack;
  /** All of them lie in here, as the page says already. */
  inside?: string;
}

/** Problems or warnings, each in a sentence with its place: by its name, and as small print by its path in the file. */
export function Findings({ of, grave, pack, inside }: Props) {
  return (
    <ul class={grave ? 'bare findings grave' : 'bare findings'}>
      {of.map((one, i) => (
        <li key={i}>
          {tells(one) ? null : <Place of={pack && placeIn(pack, one.at, inside)} />}
          <span>{say(one.message)}</span> {tells(one) ? null : <code>{one.at}</code>}
        </li>
      ))}
    </ul>
  );
}

const Place = ({ of }: { of: string | undefined }) => (of ? <b>{of}: </b> : null);
