import type { Hex } from '../../../../../hex/shape';
import type { Hand } from '../../../../../play/hand';
import { armiesOn, armyIn, commander } from '../../../rules/play/model';
import type { WorldTable } from '../../../table/worlds';
import type { Picked } from '../questions/answers';
import { glowsOf, tapOn } from './glows';
import { LandMap } from './LandMap';

const nobody: Picked = { army: undefined, tile: undefined };

/** LD, MV: the map with what may be tapped on it; games whose map lies on the table alone never load it. */
export function MapMiddle({ table, hand }: { table: WorldTable; hand: Hand<Picked> }) {
  const world = table.state.value;
  const armyNow = () => {
    const { army } = hand.held();
    return army === undefined ? undefined : armyIn(table.state.value, army);
  };
  const glowsNow = () =>
    glowsOf(table.state.value, table.question.value, { army: armyNow(), tile: hand.held().tile });
  const onHex = (hex: Hex): void => {
    const now = table.state.value;
    const { army: id, tile } = hand.held();
    const sent = tapOn(now, table.question.value, { army: armyNow(), tile }, hex, glowsNow());
    if (sent) {
      if (table.send(sent)) hand.take(sent.do === 'move' ? { army: id, tile } : nobody);
      return;
    }
    const there = armiesOn(now, hex);
    const own = there.find(({ nation }) => nation === commander(now)) ?? there[0];
    hand.take(own && own.id !== id ? { ...nobody, army: own.id } : nobody);
  };
  return <LandMap world={world} chosen={hand.held().army} glows={glowsNow()} onHex={onHex} />;
}
