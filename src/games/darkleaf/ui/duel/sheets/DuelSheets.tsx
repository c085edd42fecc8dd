import { MarksSheet } from '../../../../../ui/parts/input/MarksSheet';
import { rivalOf, type Side } from '../../../rules/board/square';
import type { At } from '../../../rules/duel/model';
import type { SkillId } from '../../../rules/skills/names';
import type { DuelTable } from '../../../table/duels';
import type { DuelPlay } from '../../../table/play';
import { logWords } from '../../../words/sheets';
import { rememberView, type View } from '../../board/views';
import type { Odds } from '../board/useOdds';
import { CheckSheet } from './CheckSheet';
import { ClanSheet } from './ClanSheet';
import { FixSheet } from './FixSheet';
import { HintSheet } from './HintSheet';
import { LuckSheet } from './LuckSheet';
import { MenuSheet } from './MenuSheet';
import { RowSheet } from './RowSheet';
import { WhySheet } from './WhySheet';

/** Everything that happened, a line for each tap: back to it, or forth. */
const LogSheet = ({ table, onClose }: { table: DuelPlay; onClose: () => void }) => (
  <MarksSheet of={table} labels={logWords} onClose={onClose} />
);

export type Over =
  | { readonly kind: 'marks' | 'hint' | 'luck' | 'missed' | 'menu' | 'check' | 'why' }
  | { readonly kind: 'clan'; readonly side: Side }
  | { readonly kind: 'fix'; readonly at: At; readonly checks?: boolean }
  | { readonly kind: 'row'; readonly side: Side; readonly row: SkillId };

interface Props {
  readonly table: DuelPlay;
  /** The saved duel, with its clock. */
  readonly kept: DuelTable | undefined;
  readonly over: Over;
  readonly odds: Odds | undefined;
  readonly view: View;
  /** The side at the bottom of the screen. */
  readonly below: Side;
  /** The file at which a check of the board continues. */
  readonly file: number;
  readonly onFile: (file: number) => void;
  /** Opens a copy to try things out; absent where that is not possible. */
  readonly onTry: (() => void) | undefined;
  readonly onView: (view: View) => void;
  /** Starts moving the unit on a square, as a correction. */
  readonly onMove: (at: At) => void;
  /** Opens another sheet, or closes this one. */
  readonly onOver: (over: Over | undefined) => void;
}

/** The sheets of a duel. */
export function DuelSheets(props: Props) {
  const { table, kept, over, odds, view, below, onTry, onView, onOver } = props;
  const duel = table.state.value;
  const onClose = () => onOver(undefined);
  switch (over.kind) {
    case 'marks':
      return <LogSheet table={table} onClose={onClose} />;
    case 'menu':
      return (
        <MenuSheet
          table={table}
          kept={kept}
          view={view}
          onTry={
            onTry &&
            (() => {
              onClose();
              onTry();
            })
          }
          onMissed={duel.wood && duel.count > 1 ? () => onOver({ kind: 'missed' }) : undefined}
          onView={now => {
            onView(now);
            rememberView(now);
          }}
          onClose={onClose}
        />
      );
    case 'hint':
      return <HintSheet table={table} onClose={onClose} />;
    case 'luck':
      return <LuckSheet table={table} onClose={onClose} />;
    case 'missed':
      return duel.wood ? (
        <LuckSheet table={table} missed={rivalOf(duel.wood.side)} onClose={onClose} />
      ) : null;
    case 'row':
      return <RowSheet table={table} side={over.side} row={over.row} odds={odds} onClose={onClose} />;
    case 'why':
      return duel.wood ? <WhySheet table={table} of={duel.wood.side} onClose={onClose} /> : null;
    case 'check':
      return (
        <CheckSheet
          table={table}
          below={below}
          from={props.file}
          onFile={props.onFile}
          onFix={at => onOver({ kind: 'fix', at, checks: true })}
          onClose={onClose}
        />
      );
    case 'clan':
      return <ClanSheet duel={duel} side={over.side} onClose={onClose} />;
    case 'fix':
      return (
        <FixSheet
          table={table}
          at={over.at}
          onMove={() => {
            props.onMove(over.at);
            onClose();
          }}
          onClose={() => onOver(over.checks ? { kind: 'check' } : undefined)}
        />
      );
  }
}
