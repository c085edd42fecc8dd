import { say } from '../../../../ui/words/say';
import { describeEntry } from '../../rules/fight/describe';
import type { BattleTable } from '../../table/battles';
import { ui } from '../../words/ui';
import type { Aim, Coming } from './aim';

const w = ui.ask;

export interface DockProps {
  readonly table: BattleTable;
  readonly chosen: string | undefined;
  readonly aim: Aim;
  /** Whether chances are written on the cells around it. */
  readonly stands: boolean;
  readonly onAim: (aim: Aim) => void;
  readonly onWhere: () => void;
  readonly onFix: (id: string) => void;
  readonly onWhy: () => void;
  readonly onComing: (coming: Coming) => void;
  readonly onLetGo: () => void;
}

export const Answer = (props: { text: string; main?: boolean; onClick: () => void }) => (
  <button type="button" class={props.main ? 'btn main big' : 'btn'} onClick={props.onClick}>
    {props.text}
  </button>
);

export const Sentence = ({ text }: { text: string }) => (
  <p class="ko-sentence" role="status">
    {text}
  </p>
);

/** What has just happened, with its rules. */
export function Told({ table, few }: { table: BattleTable; few: number }) {
  const { log, pins = {} } = table.state.value;
  if (log.length === 0) return null;
  return (
    <ol class="bare ko-told">
      {log.slice(-few).map((one, i) => (
        <li key={`${log.length}/${i}`}>
          {say(describeEntry(one))} <small class="soft">{one.rule}</small>
          {pins[one.rule] ? <small> {w.pinned(one.rule, pins[one.rule] ?? '')}</small> : null}
        </li>
      ))}
    </ol>
  );
}
