import type { ReadonlySignal } from '@preact/signals';
import type { Refused, Steps } from '../../../play/history-in-play';
import { hrefTo } from '../../shell/router';
import { words } from '../../words';
import { say } from '../../words/say';
import { Stroke } from './Icon';

interface Props {
  readonly table: Steps & { readonly refusal: ReadonlySignal<Refused<unknown> | null> };
  /** Whose book of rules the rule is looked up in. */
  readonly game: string;
  /** The words after an undo over something that was seen. */
  readonly sawHidden: string;
}

/** Why the last thing was refused, its rule one tap away; and that what was undone had been seen. */
export function DockNews({ table, game, sawHidden }: Props) {
  const refusal = table.refusal.value;
  return (
    <>
      {refusal ? (
        <p class="refusal" role="alert">
          <span>
            {say(refusal.message)}{' '}
            {refusal.rule ? <a href={hrefTo('rules', game, refusal.rule)}>{refusal.rule}</a> : null}
          </span>
          <button
            type="button"
            class="btn square quiet"
            aria-label={words.app.close}
            onClick={table.dismissRefusal}
          >
            <Stroke of="close" />
          </button>
        </p>
      ) : null}
      {table.sawHidden.value ? <p class="soft">{sawHidden}</p> : null}
    </>
  );
}
