import type { AsItLies } from '../../../table/fight/all-right';

/** A part of the sheet on which everything is put right. */
export interface ResyncProps {
  lies: AsItLies;
  onChange: (part: Partial<AsItLies>) => void;
}
