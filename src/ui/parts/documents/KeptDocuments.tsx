import type { DocumentList } from '../../../play/documents';
import { hrefTo } from '../../shell/router';
import { Stroke } from '../frame/Icon';
import { TakeAlong } from './TakeAlong';

interface Line {
  readonly id: string;
  readonly name: string;
}

interface Props<L extends Line> {
  readonly of: DocumentList<L>;
  /** The address of the page that opens one; its id comes behind. */
  readonly page: readonly string[];
  readonly lineOf: (line: L) => string;
  readonly words: {
    readonly put: (name: string) => string;
    readonly removed: (name: string) => string;
    readonly back: string;
  };
}

/** The documents of one kind, as items of a list: opened, taken along, put away, brought back. */
export function KeptDocuments<L extends Line>({ of, page, lineOf, words: w }: Props<L>) {
  return (
    <>
      {(of.here.value ?? []).map(one => (
        <li key={one.id} class="row">
          <a class="btn grow" href={hrefTo(...page, one.id)}>
            {one.name} <span class="soft">{lineOf(one)}</span>
          </a>
          <TakeAlong id={one.id} name={one.name} />
          <button
            type="button"
            class="btn square"
            aria-label={w.put(one.name)}
            onClick={() => {
              of.remove(one.id).catch(console.error);
            }}
          >
            <Stroke of="close" />
          </button>
        </li>
      ))}
      {of.removed.value.map(one => (
        <li key={one.id} class="row">
          <span class="grow soft">{w.removed(one.name)}</span>
          <button
            type="button"
            class="btn"
            onClick={() => {
              of.bringBack(one.id).catch(console.error);
            }}
          >
            {w.back}
          </button>
        </li>
      ))}
    </>
  );
}
