import type { ComponentChildren } from 'preact';
import { say } from '../../../../ui/words/say';
import type { DuelPlay } from '../../table/play';

export const Answer = (props: { text: string; main?: boolean; onClick: () => void }) => (
  <button type="button" class={props.main ? 'btn main big' : 'btn'} onClick={props.onClick}>
    {props.text}
  </button>
);

interface AskingProps {
  readonly text: string;
  readonly lines?: { readonly table: DuelPlay };
  readonly children?: ComponentChildren;
}

/** The sentence, what was told last, and the answers. */
export function Asking({ text, lines, children }: AskingProps) {
  return (
    <>
      <p class="dl-sentence" role="status">
        {text}
      </p>
      {lines ? <Told table={lines.table} /> : null}
      <div class="dl-answers">{children}</div>
    </>
  );
}

export function Told({ table }: { table: DuelPlay }) {
  const { told } = table.state.value;
  if (told.length === 0) return null;
  return (
    <ol class="bare dl-told">
      {told.slice(-4).map((one, i) => (
        <li key={`${told.length}/${i}`}>
          {say(one.text)} <small class="soft">{one.rule}</small>
        </li>
      ))}
    </ol>
  );
}
