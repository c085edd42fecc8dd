import { lazy } from '../../../../ui/parts/lazy';
import type { WorldTable } from '../../table/worlds';
import { ArmySheet } from './ArmySheet';
import type { Opened } from './answers';
import { BazaarSheet } from './BazaarSheet';
import { GiveSheet } from './GiveSheet';
import { HallSheet } from './HallSheet';
import { NationSheet } from './NationSheet';
import { TradeSheet } from './TradeSheet';
import { WorldSettings } from './WorldSettings';

const SagaSheet = lazy(async () => (await import('./SagaSheet')).SagaSheet);

/** What lies over a whole game, loaded when it is first opened. */
export function WorldSheets({
  table,
  opened,
  onClose,
}: {
  table: WorldTable;
  opened: Opened;
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
      return <NationSheet table={table} id={opened.id} onClose={onClose} />;
    case 'trade':
      return <TradeSheet table={table} id={opened.id} onClose={onClose} />;
    case 'bazaar':
      return <BazaarSheet table={table} id={opened.id} onClose={onClose} />;
    case 'settings':
      return <WorldSettings table={table} onClose={onClose} />;
    case 'saga':
      return <SagaSheet table={table} onClose={onClose} />;
    case 'marks':
      return null;
  }
}
