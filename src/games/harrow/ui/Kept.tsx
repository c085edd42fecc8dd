import type { DocumentList } from '../../../play/documents';
import { Stroke } from '../../../ui/parts/Icon';
import { TakeAlong } from '../../../ui/parts/TakeAlong';
import { hrefTo } from '../../../ui/shell/router';
import { ui } from '../words/ui';

const w = ui.lobby;

interface Line {
  readonly id: string;
  readonly name: string;
}

/** The documents of one kind: opened, taken along, put away, brought back. */
export function Kept<L extends Line>({
  of,
  page,
  lineOf,
}: {
  of: DocumentList<L>;
  page: string;
  lineOf: (line: L) => string;
}) {
  return (
    <>
      {(of.here.value ?? []).map(one => (
        <li key={one.id} class="row">
          <a class="btn grow" href={hrefTo('harrow', page, one.id)}>
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
