import type { ReadonlySignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { lazy } from '../../parts/lazy';
import { bringQuestions } from '../ask/Ask';
import { useDesk, useFight } from '../parts/context';

const BookSheet = lazy(async () => (await import('../menu/BookSheet')).BookSheet);
const friendSheet = async () => (await import('../company/FriendSheet')).FriendSheet;
const FriendSheet = lazy(friendSheet);
const attackSheet = async () => (await import('../attack/AttackSheet')).AttackSheet;
const AttackSheet = lazy(attackSheet);
const InterruptSheet = lazy(async () => (await import('../company/InterruptSheet')).InterruptSheet);
const EnemySheet = lazy(async () => (await import('../enemy/EnemySheet')).EnemySheet);
const MenuSheet = lazy(async () => (await import('../menu/MenuSheet')).MenuSheet);
const HistorySheet = lazy(async () => (await import('../menu/HistorySheet')).HistorySheet);
const ResyncSheet = lazy(async () => (await import('../resync/ResyncSheet')).ResyncSheet);
const ScenerySheet = lazy(async () => (await import('../board/ScenerySheet')).ScenerySheet);
const StageSheet = lazy(async () => (await import('../enemy/StageSheet')).StageSheet);
const Summary = lazy(async () => (await import('./Summary')).Summary);
const TellSheet = lazy(async () => (await import('../compose/TellSheet')).TellSheet);

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

/** The one sheet that lies over the table. */
export function Overlay(props: { over: ReadonlySignal<Over | undefined> }) {
  const over = props.over.value;
  const now = useFight().view.value;
  const { close, open } = useDesk();
  // What is tapped first is there before it is tapped.
  useEffect(() => {
    Promise.all([attackSheet(), friendSheet(), bringQuestions()]).catch(() => {});
  }, []);
  if (!over) return null;
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
