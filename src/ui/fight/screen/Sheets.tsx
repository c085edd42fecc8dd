import { lazy } from '../../parts/frame/lazy';
import { AttackSheet } from '../attack/AttackSheet';
import { ScenerySheet } from '../board/ScenerySheet';
import { FriendSheet } from '../company/FriendSheet';
import { InterruptSheet } from '../company/InterruptSheet';
import { TellSheet } from '../compose/TellSheet';
import { EnemySheet } from '../enemy/EnemySheet';
import { StageSheet } from '../enemy/StageSheet';
import { HistorySheet } from '../menu/HistorySheet';
import { MenuSheet } from '../menu/MenuSheet';
import { useDesk, useFight } from '../parts/context';
import { ResyncSheet } from '../resync/ResyncSheet';
import { Summary } from './Summary';

const BookSheet = lazy(async () => (await import('../menu/BookSheet')).BookSheet);

export type Over =
  | { readonly sheet: 'friend' | 'enemy'; readonly id: string }
  | { readonly sheet: 'attack'; readonly id: string; readonly free: boolean }
  | {
      readonly sheet:
        | 'history'
        | 'menu'
        | 'summary'
        | 'resync'
        | 'scenery'
        | 'interrupt'
        | 'stage'
        | 'tell'
        | 'book';
    };

/** The sheets of the fight. */
export function Sheets({ over }: { over: Over }) {
  const now = useFight().view.value;
  const { close, open } = useDesk();
  switch (over.sheet) {
    case 'history':
      return <HistorySheet onClose={close} />;
    case 'menu':
      return <MenuSheet onClose={close} onSheet={open} />;
    case 'scenery':
      return <ScenerySheet onClose={close} />;
    case 'resync':
      return <ResyncSheet onClose={close} />;
    case 'summary':
      return <Summary onClose={close} />;
    case 'interrupt':
      return <InterruptSheet onClose={close} />;
    case 'stage':
      return <StageSheet onClose={close} />;
    case 'book':
      return <BookSheet onClose={close} />;
    case 'tell':
      return <TellSheet onClose={close} />;
    case 'enemy': {
      const enemy = now.enemies.find(one => one.id === over.id);
      return enemy ? <EnemySheet enemy={enemy} onClose={close} /> : null;
    }
    case 'attack': {
      const who = now.friends.find(one => one.id === over.id);
      return who ? <AttackSheet key={who.id} who={who} free={over.free} onClose={close} /> : null;
    }
    case 'friend': {
      const friend = now.friends.find(one => one.id === over.id);
      return friend ? <FriendSheet friend={friend} onClose={close} /> : null;
    }
  }
}
