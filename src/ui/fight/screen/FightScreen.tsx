import './fight.css';
import '../company/company.css';
import '../enemy/foes.css';
import '../ask/ask.css';
import '../compose/composer.css';
import './sheets.css';
import '../board/pane.css';
import { effect, useSignal } from '@preact/signals';
import { useCallback, useEffect, useMemo, useState } from 'preact/hooks';
import type { Question } from '../../../encounter/model/question';
import type { Fight } from '../../../table/fight/fight';
import { LessonNews } from '../../oathsworn/LessonNews';
import { SaveFound } from '../../parts/SaveFound';
import { prefs } from '../../shell/prefs';
import { words } from '../../words/fight';
import { LastDraw } from '../ask/LastDraw';
import { BoardPane } from '../board/BoardPane';
import { CompanyStrip } from '../company/CompanyStrip';
import { EnemyPanel } from '../enemy/EnemyPanel';
import { ForesightLine } from '../enemy/ForesightLine';
import { StagePanel } from '../enemy/StagePanel';
import { type Aiming, type Desk, DeskContext, FightContext } from '../parts/context';
import { WhyLine } from '../why/WhyLine';
import { Dock } from './Dock';
import { type Over, Overlay } from './Overlay';
import { Tasks } from './Tasks';
import { TopBar } from './TopBar';
import { useKeys } from './useKeys';

/** Questions that need the room of what else is told. */
const large: ReadonlySet<Question['ask']> = new Set([
  'defend',
  'soak',
  'drawn',
  'card',
  'compose',
  'pool',
  'tap',
]);

/** The fight: company, board, beast, and one thing to do. */
export function FightScreen({ fight }: { fight: Fight }) {
  const [over, setOver] = useState<Over | undefined>(undefined);
  const [chosen, setChosen] = useState<string | undefined>(undefined);
  const [moving, setMoving] = useState(false);
  const [aiming, setAiming] = useState<Aiming | undefined>(undefined);
  const view = fight.view.value;
  const boardless = view.settings.board === 'off';
  // Said here and not asked for by `:has()`, which would have every change of the page looked through.
  const asked = fight.question.value?.ask;
  const much = asked && large.has(asked) ? asked : undefined;
  const marked = useSignal<ReadonlySet<string>>(new Set());
  const desk = useMemo((): Desk => {
    const close = () => setOver(undefined);
    const afterwards: Desk['afterwards'] = { current: undefined };
    return {
      marked,
      afterwards,
      attack: (id, free = false) => setOver({ sheet: 'attack', id, free }),
      friend: id => setOver({ sheet: 'friend', id }),
      open: sheet => setOver({ sheet }),
      close,
      move: id => {
        close();
        setAiming(undefined);
        setChosen(id);
        setMoving(true);
      },
      aim: wanted => {
        if (boardless) {
          if (fight.send(wanted.command(null))) close();
          else afterwards.current = { refused: fight.refusal.value, then: close };
          return;
        }
        close();
        setChosen(undefined);
        setMoving(false);
        setAiming(wanted);
      },
    };
  }, [fight, boardless, marked]);
  const onHistory = useCallback(() => setOver({ sheet: 'history' }), []);
  const onMenu = useCallback(() => setOver({ sheet: 'menu' }), []);
  const onEnemy = useCallback((id: string) => setOver({ sheet: 'enemy', id }), []);
  const onInterrupt = useCallback(() => setOver({ sheet: 'interrupt' }), []);
  useEffect(
    () =>
      effect(() => {
        fight.foresight.value = prefs.foresight.value === 'on';
      }),
    [fight],
  );
  useKeys(fight, { onHistory, onMenu, onInterrupt });
  // Whoever was chosen was chosen for this phase: the next one begins with nobody in hand.
  useEffect(() => {
    setChosen(undefined);
    setMoving(false);
    setAiming(undefined);
  }, [view.phase, view.round]);
  return (
    <FightContext.Provider value={fight}>
      <DeskContext.Provider value={desk}>
        <main
          class={boardless ? 'fight boardless' : 'fight'}
          data-asked={asked}
          data-much={much}
          data-phase={view.phase}
        >
          <TopBar onHistory={onHistory} onMenu={onMenu} />
          <CompanyStrip chosen={chosen} />
          <div class="middle">
            {boardless ? null : (
              <BoardPane
                chosen={chosen}
                moving={moving}
                aiming={aiming}
                onAimed={() => setAiming(undefined)}
                onChoose={id => {
                  setChosen(id);
                  if (!id) setMoving(false);
                }}
              />
            )}
            <div class="under">
              {/* After an own draw its result comes first; else what is to come is worth more than what has been. */}
              <div class={fight.happened.value.drawn?.side === 'oathsworn' ? 'news' : 'news ahead'}>
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
            <EnemyPanel onOpen={onEnemy}>
              <StagePanel />
            </EnemyPanel>
          </aside>
          <Dock onOver={() => setOver({ sheet: 'summary' })} />
          <Overlay over={over} />
        </main>
      </DeskContext.Provider>
    </FightContext.Provider>
  );
}
