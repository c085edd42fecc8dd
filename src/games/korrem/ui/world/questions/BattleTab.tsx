import type { Battle } from '../../../rules/fight/model';
import type { WorldTable } from '../../../table/worlds';
import { BattleBody } from '../../battle/BattleBody';
import { battleIn } from './battle-in-world';

/** One of several battles of a game, loaded when the first begins. */
export const BattleTab = ({ table, id, battle }: { table: WorldTable; id: string; battle: Battle }) => (
  <BattleBody table={battleIn(table, id, battle)} />
);
