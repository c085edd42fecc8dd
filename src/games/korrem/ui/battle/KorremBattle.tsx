import { OpenTable } from '../../../../ui/parts/frame/OpenTable';
import { battleDocument } from '../../table/battles';
import { ui } from '../../words/ui';
import { BattleScreen } from './BattleScreen';

/** A battle that is kept by itself, opened. */
export const KorremBattle = ({ id }: { id: string }) => (
  <OpenTable key={id} sitting={battleDocument} id={id} title={ui.title} back={['korrem']}>
    {table => <BattleScreen table={table} />}
  </OpenTable>
);
