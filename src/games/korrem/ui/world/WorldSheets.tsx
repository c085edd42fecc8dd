import { lazy } from '../../../../ui/parts/lazy';
import type { WorldTable } from '../../table/worlds';
import { ArmySheet } from './ArmySheet';
import type { Opened } from './answers';
import { GiveSheet } from './GiveSheet';
import { HallSheet } from './HallSheet';
import { NationSheet } from './NationSheet';

const BazaarSheet = lazy(async () => (await import('./BazaarSheet')).BazaarSheet);
const TradeSheet = lazy(async () => (await import('./TradeSheet')).TradeSheet);
const WorldSettings = lazy(async () => (await import('./WorldSettings')).WorldSettings);
const PackSheet = lazy(async () => (await import('./PackSheet')).PackSheet);
const HandSheet = lazy(async () => (await import('./HandSheet')).HandSheet);
const LedgerSheet = lazy(async () => (await import('./LedgerSheet')).LedgerSheet);
const Rest = lazy(async () => (await import('./Rest')).Rest);
const SagaSheet = lazy(async () => (await import('./SagaSheet')).SagaSheet);

/** What lies over a whole game, loaded when it is first opened. */
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
