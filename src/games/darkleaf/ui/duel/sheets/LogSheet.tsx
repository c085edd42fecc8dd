import { MarksSheet } from '../../../../../ui/parts/input/MarksSheet';
import type { DuelPlay } from '../../../table/play';
import { logWords } from '../../../words/sheets';

/** Everything that happened, a line for each tap: back to it, or forth. */
export const LogSheet = ({ table, onClose }: { table: DuelPlay; onClose: () => void }) => (
  <MarksSheet of={table} labels={logWords} onClose={onClose} />
);
