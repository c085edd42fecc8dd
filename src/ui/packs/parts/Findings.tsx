import type { ComponentChildren } from 'preact';
import type { Problem } from '../../../basics/result';
import type { Pack } from '../../../packs/pack';
import { say } from '../../words/say';
import { placeIn } from './placeIn';
import '../../words/said/packs/learn-packs';

/** Of the whole file, or of a field of the file itself that is missing, the sentence tells the place already. */
const tells = ({ code, at }: Problem): boolean => at === '' || (code === 'missing' && !/[.[]/.test(at));

interface Props {
  of: readonly Problem[];
  grave?: boolean;
  /** Where the names of its places stand; what could not be read has none. */
  pack?: Pack;
  /** All of them lie in here, as the page says already. */
  inside?: string;
  /** The way to where it stands. */
  leads?: (one: Problem) => ComponentChildren;
}

/** Problems or warnings, each in a sentence with its place: by its name, else by its path in the file. */
export function Findings({ of, grave, pack, inside, leads }: Props) {
  return (
    <ul class={grave ? 'bare findings grave' : 'bare findings'}>
      {of.map((one, i) => {
        const place = pack && !tells(one) ? placeIn(pack, one.at, inside) : undefined;
        return (
          <li key={i}>
            {place ? <b>{place}: </b> : null}
            <span>{say(one.message)}</span> {place || tells(one) || inside ? null : <code>{one.at}</code>}
            {leads?.(one)}
          </li>
        );
      })}
    </ul>
  );
}
