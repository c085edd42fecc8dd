import { MarksSheet } from '../../../../ui/parts/input/MarksSheet';
import type { LevelTable } from '../../table/levels';
import { ui } from '../../words/ui';
import { ActsSheet } from '../acts/ActsSheet';
import { AgreeSheet } from '../acts/AgreeSheet';
import { CardSheet } from '../acts/CardSheet';
import { StrikeSheet } from './StrikeSheet';
import { WhySheet } from './WhySheet';

export type Over =
  | { readonly kind: 'marks' | 'agree' | 'card' }
  | { readonly kind: 'acts'; readonly id: string }
  | { readonly kind: 'strike'; readonly target: string }
  | { readonly kind: 'why'; readonly id: string };

interface Props {
  readonly table: LevelTable;
  readonly over: Over;
  /** The figure that is selected. */
  readonly chosen: string | undefined;
  readonly onClose: () => void;
}

/** The sheets of a level. */
export function LevelSheets({ table, over, chosen, onClose }: Props) {
  switch (over.kind) {
    case 'marks':
      return <MarksSheet of={table} labels={ui.marks} onClose={onClose} />;
    case 'agree':
      return <AgreeSheet table={table} onClose={onClose} />;
    case 'card':
      return <CardSheet table={table} onClose={onClose} />;
    case 'acts':
      return <ActsSheet table={table} id={over.id} onClose={onClose} />;
    case 'strike':
      return chosen === undefined ? null : (
        <StrikeSheet table={table} by={chosen} target={over.target} onClose={onClose} />
      );
    case 'why':
      return <WhySheet table={table} id={over.id} onClose={onClose} />;
  }
}
