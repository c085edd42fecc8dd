import type { ComponentChildren } from 'preact';
import { say } from '../../../../../ui/words/say';
import { d8 } from '../../../rules/npc/turn';
import { describeEntry } from '../../../rules/play/log/describe';
import type { Tile } from '../../../rules/play/places';
import type { WorldTable } from '../../../table/worlds';
import { ui } from '../../../words/ui';

export interface Picked {
  readonly army: string | undefined;
  readonly tile: Tile | undefined;
}

export type Opened =
  | { readonly sheet: 'hall' | 'give' | 'marks' | 'settings' | 'saga' | 'pack' | 'rest' }
  /** Of whoever commands, if nobody is named. */
  | { readonly sheet: 'hand'; readonly id?: string }
  | { readonly sheet: 'army' | 'nation' | 'ledger' | 'trade' | 'bazaar'; readonly id: string };

/** What every question of the dock gets. */
export interface DockProps {
  readonly table: WorldTable;
  readonly picked: Picked;
  readonly onTile: (tile: Tile) => void;
  readonly onLetGo: () => void;
  readonly onOpen: (sheet: Opened) => void;
}

export const Answer = ({ text, main, onClick }: { text: string; main?: boolean; onClick: () => void }) => (
  <button type="button" class={main ? 'btn main big' : 'btn'} onClick={onClick}>
    {text}
  </button>
);

export function Ask({
  text,
  table,
  note,
  children,
}: {
  text: string;
  table: WorldTable;
  /** Stands in the place of what was told. */
  note?: ComponentChildren;
  children: ComponentChildren;
}) {
  const { log, settings } = table.state.value;
  const { pins = {} } = settings;
  return (
    <>
      <p class="ko-sentence" role="status">
        {text}
      </p>
      {note ?? (
        <ol class="bare ko-told">
          {log.slice(-3).map((one, i) => (
            <li key={`${log.length}/${i}`}>
              {say(describeEntry(one))} <small class="soft">{one.rule}</small>
              {pins[one.rule] ? <small> {ui.ask.pinned(one.rule, pins[one.rule] ?? '')}</small> : null}
            </li>
          ))}
        </ol>
      )}
      <div class="ko-answers">{children}</div>
    </>
  );
}

export const Numbers = ({ onRoll }: { onRoll: (n: number) => void }) => (
  <>
    {d8.map(n => (
      <button key={n} type="button" class="btn ko-number" onClick={() => onRoll(n)}>
        {n}
      </button>
    ))}
  </>
);
