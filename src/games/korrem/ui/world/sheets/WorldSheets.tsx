import type { WorldTable } from '../../../table/worlds';
import type { Opened } from '../questions/answers';
import { Rest } from '../Rest';
import { WorldSettings } from '../WorldSettings';
import { ArmySheet } from './ArmySheet';
import { BazaarSheet } from './BazaarSheet';
import { GiveSheet } from './GiveSheet';
import { HallSheet } from './HallSheet';
import { HandSheet } from './HandSheet';
import { LedgerSheet } from './LedgerSheet';
import { NationSheet } from './NationSheet';
import { PackSheet } from './PackSheet';
import { SagaSheet } from './SagaSheet';
import { TradeSheet } from './TradeSheet';

/** The sheet that is open over a game. */
export function WorldSheets({
  table,
  opened,
  onOpen,
  onClose,
}: {
  table: WorldTable;
  opened: Opened;
  onOpen: (sheet: Opened) => void;
  onClose: () => void;
}) {
  switch (opened.sheet) {
    case 'hall':
      return <HallSheet table={table} onClose={onClose} />;
    case 'give':
      return <GiveSheet table={table} onClose={onClose} />;
    case 'army':
      return <ArmySheet table={table} id={opened.id} onClose={onClose} />;
    case 'nation':
      return <NationSheet table={table} id={opened.id} onOpen={onOpen} onClose={onClose} />;
    case 'ledger':
      return <LedgerSheet world={table.state.value} id={opened.id} onClose={onClose} />;
    case 'hand':
      return <HandSheet table={table} id={opened.id} onClose={onClose} />;
    case 'pack':
      return <PackSheet table={table} onClose={onClose} />;
    case 'rest':
      return <Rest table={table} onClose={onClose} />;
    case 'trade':
      return <TradeSheet table={table} id={opened.id} onClose={onClose} />;
    case 'bazaar':
      return <BazaarSheet table={table} id={opened.id} onClose={onClose} />;
    case 'settings':
      return <WorldSettings table={table} onOpen={onOpen} onClose={onClose} />;
    case 'saga':
      return <SagaSheet table={table} onClose={onClose} />;
    case 'marks':
      return null;
  }
}
