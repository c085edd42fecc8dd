import './fight.css';
import './company.css';
import './foes.css';
import './ask.css';
import './composer.css';
import './sheets.css';
import { effect } from '@preact/signals';
import { useCallback, useEffect, useState } from 'preact/hooks';
import type { Fight } from '../../table/fight';
import { LessonNews } from '../parts/LessonNews';
import { SaveFound } from '../parts/SaveFound';
import { prefs } from '../prefs';
import { words } from '../words';
import { AttackSheet } from './AttackSheet';
import { BoardPane } from './BoardPane';
import { CompanyStrip } from './CompanyStrip';
import { FightContext, useFight } from './context';
import { Dock } from './Dock';
import { EnemyPanel } from './EnemyPanel';
import { EnemySheet } from './EnemySheet';
import { ForesightLine } from './ForesightLine';
import { FriendSheet } from './FriendSheet';
import { HistorySheet } from './HistorySheet';
import { LastDraw } from './LastDraw';
import { MenuSheet } from './MenuSheet';
import { ResyncSheet } from './ResyncSheet';
import { ScenerySheet } from './ScenerySheet';
import { StagePanel } from './StagePanel';
import { Summary } from './Summary';
import { Tasks } from './Tasks';
import { TopBar } from './TopBar';
import { useKeys } from './useKeys';
import { WhyLine } from './WhyLine';

type Over =
  | { readonly sheet: 'friend' | 'attack' | 'enemy'; readonly id: string }
  | { readonly sheet: 'history' | 'menu' | 'summary' | 'resync' | 'scenery' };

/** The fight: company, board, beast, and one thing to do. */
export function FightScreen({ fight }: { fight: Fight }) {
  const [over, setOver] = useState<Over | undefined>(undefined);
  const [chosen, setChosen] = useState<string | undefined>(undefined);
  const [moving, setMoving] = useState(false);
  const view = fight.view.value;
  const close = () => setOver(undefined);
  const onHistory = useCallback(() => setOver({ sheet: 'history' }), []);
  const onMenu = useCallback(() => setOver({ sheet: 'menu' }), []);
  useEffect(
    () =>
      effect(() => {
        fight.foresight.value = prefs.foresight.value === 'on';
      }),
    [fight],
  );
  useKeys(fight, { onHistory, onMenu });
  // Whoever was chosen was chosen for this phase: the next one begins with nobody in hand.
  useEffect(() => {
    setChosen(undefined);
    setMoving(false);
  }, [view.phase, view.round]);
  const boardless = view.settings.board === 'off';
  return (
    <FightContext.Provider value={fight}>
      <main class={boardless ? 'fight boardless' : 'fight'}>
        <TopBar onHistory={onHistory} onMenu={onMenu} />
        <CompanyStrip
          chosen={chosen}
          onOpen={id => setOver({ sheet: 'friend', id })}
          onAttack={id => setOver({ sheet: 'attack', id })}
        />
        <div class="middle">
          {boardless ? null : (
            <BoardPane
              chosen={chosen}
              moving={moving}
              onChoose={id => {
                setChosen(id);
                if (!id) setMoving(false);
              }}
            />
          )}
          <div class="under">
            <div class="news">
              <SaveFound help={fight.saveHelp} />
              <LessonNews />
              <WhyLine />
              <LastDraw />
              <ForesightLine />
            </div>
            <Tasks />
          </div>
        </div>
        <aside class="beast" aria-label={words.enemy.title}>
          <EnemyPanel onOpen={id => setOver({ sheet: 'enemy', id })}>
            <StagePanel />
          </EnemyPanel>
        </aside>
        <Dock onOver={() => setOver({ sheet: 'summary' })} />
        <Overlay
          over={over}
          onClose={close}
          onSheet={sheet => setOver({ sheet })}
          onAttack={id => setOver({ sheet: 'attack', id })}
          onMove={id => {
            close();
            setChosen(id);
            setMoving(true);
          }}
        />
      </main>
    </FightContext.Provider>
  );
}

function Overlay(props: {
  over: Over | undefined;
  onClose: () => void;
  onSheet: (sheet: 'resync' | 'scenery') => void;
  onAttack: (id: string) => void;
  onMove: (id: string) => void;
}) {
  const now = useFight().view.value;
  if (!props.over) return null;
  switch (props.over.sheet) {
    case 'history':
      return <HistorySheet onClose={props.onClose} />;
    case 'menu':
      return <MenuSheet onClose={props.onClose} onSheet={props.onSheet} />;
    case 'scenery':
      return <ScenerySheet onClose={props.onClose} />;
    case 'resync':
      return <ResyncSheet onClose={props.onClose} />;
    case 'summary':
      return <Summary onClose={props.onClose} />;
    case 'enemy': {
      const { id } = props.over;
      const enemy = now.enemies.find(one => one.id === id);
      return enemy ? <EnemySheet enemy={enemy} onClose={props.onClose} /> : null;
    }
    case 'friend':
    case 'attack': {
      const { id, sheet } = props.over;
      const friend = now.friends.find(one => one.id === id);
      if (!friend) return null;
      return sheet === 'attack' ? (
        <AttackSheet who={friend} onClose={props.onClose} />
      ) : (
        <FriendSheet
          friend={friend}
          onClose={props.onClose}
          onAttack={() => props.onAttack(id)}
          onMove={() => props.onMove(id)}
          onPlace={() => props.onSheet('resync')}
        />
      );
    }
  }
}
