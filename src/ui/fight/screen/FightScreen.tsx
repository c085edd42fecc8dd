import './layout.css';
import './fight.css';
import '../company/company.css';
import '../enemy/foes.css';
import '../ask/ask.css';
import '../compose/composer.css';
import './sheets.css';
import '../board/pane.css';
import { effect, type ReadonlySignal, type Signal, useComputed, useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import type { Fight } from '../../../table/fight/fight';
import { sizeOf } from '../../board/geometry';
import { lazy } from '../../parts/frame/lazy';
import { prefs } from '../../shell/prefs';
import { words } from '../../words/fight';
import { BoardPane } from '../board/BoardPane';
import { CompanyStrip, inRow } from '../company/CompanyStrip';
import { Counters } from '../enemy/Counters';
import { EnemyPanel } from '../enemy/EnemyPanel';
import { StagePanel } from '../enemy/StagePanel';
import { Moments } from '../moments/Moments';
import { OwnPane } from '../own/OwnPane';
import { OwnTabs } from '../own/OwnTabs';
import { useOwnPage } from '../own/useOwnPage';
import { useBehind } from '../parts/behind';
import { type Desk, DeskContext, FightContext, type Hand } from '../parts/context';
import { guide } from '../parts/guide';
import { layout } from '../parts/layout';
import { Dock } from './Dock';
import { Guide } from './Guide';
import type { Over } from './Sheets';
import { TopBar } from './TopBar';
import { Under } from './Under';
import { useKeys } from './useKeys';

const loadSheets = async () => (await import('./Sheets')).Sheets;
const Sheets = lazy(loadSheets);

/** The one sheet that lies over the table. */
function Overlay({ over }: { over: ReadonlySignal<Over | undefined> }) {
  // The sheets load behind the table, so that they are there before the first of them is opened.
  useEffect(() => {
    loadSheets().catch(() => {});
  }, []);
  return over.value ? <Sheets over={over.value} /> : null;
}

const nothing: Hand = {};

/** The fight: board, company, beast and card, and one thing to do. Nothing of it changes place in a fight. */
export function FightScreen({ fight }: { fight: Fight }) {
  const over = useSignal<Over | undefined>(undefined);
  const covered = useComputed(() => over.value !== undefined);
  const behind = useBehind(fight, covered);
  const marked = useSignal<ReadonlySet<string>>(new Set());
  const hand = useSignal<Hand>(nothing);
  const desk = useMemo((): Desk => {
    const close = () => {
      over.value = undefined;
    };
    const afterwards: Desk['afterwards'] = { current: undefined };
    return {
      marked,
      afterwards,
      hand,
      letGo: () => {
        hand.value = nothing;
      },
      attack: (id, free = false) => {
        over.value = { sheet: 'attack', id, free };
      },
      friend: id => {
        over.value = { sheet: 'friend', id };
      },
      open: sheet => {
        over.value = { sheet };
      },
      close,
      move: id => {
        close();
        hand.value = { chosen: id, moving: true };
      },
      aim: wanted => {
        if (fight.view.value.settings.board === 'off') {
          if (fight.send(wanted.command(null))) close();
          else afterwards.current = { refused: fight.refusal.value, then: close };
          return;
        }
        close();
        hand.value = { aiming: wanted };
      },
    };
  }, [fight, over, marked, hand]);
  return (
    <FightContext.Provider value={behind}>
      <DeskContext.Provider value={desk}>
        <Table fight={behind} over={over} hand={hand}>
          <FightContext.Provider value={fight}>
            <Overlay over={over} />
          </FightContext.Provider>
        </Table>
      </DeskContext.Provider>
    </FightContext.Provider>
  );
}

interface TableProps {
  readonly fight: Fight;
  readonly over: Signal<Over | undefined>;
  readonly hand: Signal<Hand>;
  /** What lies over it. */
  readonly children: ComponentChildren;
}

/** Everything but the sheets. */
function Table({ fight, over, hand, children }: TableProps) {
  const view = fight.view.value;
  const boardless = view.settings.board === 'off';
  // Said here and not asked for by `:has()`, which would have every change of the page looked through.
  const asked = fight.question.value?.ask;
  const { onHistory, onMenu, onEnemy, onInterrupt, onOver } = useMemo(() => {
    const opens = (sheet: Over) => () => {
      over.value = sheet;
    };
    return {
      onHistory: opens({ sheet: 'history' }),
      onMenu: opens({ sheet: 'menu' }),
      onEnemy: (id: string) => opens({ sheet: 'enemy', id })(),
      onInterrupt: opens({ sheet: 'interrupt' }),
      onOver: opens({ sheet: 'summary' }),
    };
  }, [over]);
  useEffect(
    () =>
      effect(() => {
        fight.foresight.value = prefs.foresight.value === 'on';
      }),
    [fight],
  );
  const { mine, page, show, swipe } = useOwnPage(fight, hand.value);
  useKeys(fight, { onHistory, onMenu, onInterrupt });
  // Whoever was chosen was chosen for this phase: the next one begins with nobody in hand.
  useEffect(() => {
    hand.value = nothing;
  }, [view.phase, view.round]);
  const ratio = useMemo(() => {
    const { width, height } = sizeOf(view.encounter.board);
    return { '--board-ratio': (width / height).toFixed(4) };
  }, [view.encounter.board]);
  const wide = layout().value === 'wide';
  const counted = view.encounter.counters?.length ?? 0;
  const beast = [
    'beast',
    ...(view.encounter.enemies.some(kind => kind.role === 'minion') ? ['with-minions'] : []),
    ...(counted > 0 ? ['with-counters'] : []),
    ...(counted > 2 ? ['many-counters'] : []),
  ].join(' ');
  return (
    <main
      class={[
        'fight',
        ...(boardless ? ['boardless'] : []),
        ...(counted > 0 ? ['counts'] : []),
        ...(inRow(view).length > 6 ? ['crowd'] : []),
        ...(mine.length > 0 ? ['with-own'] : []),
        ...(page ? ['own'] : []),
      ].join(' ')}
      style={ratio}
      data-asked={asked}
      data-phase={view.phase}
      data-guide={guide.value}
      {...swipe}
    >
      <TopBar
        name={view.encounter.name}
        round={view.round}
        phase={view.phase}
        onHistory={onHistory}
        onMenu={onMenu}
      />
      {mine.length > 0 ? <OwnTabs mine={mine} shown={page?.id} onShow={show} /> : null}
      {page ? <OwnPane friend={page} /> : null}
      {boardless || page ? null : (
        <div class="middle">
          <BoardPane />
          <Guide />
          <Moments />
        </div>
      )}
      {boardless && !page ? <Moments /> : null}
      {page ? null : (
        <>
          <aside class={beast} aria-label={words.enemy.title}>
            <EnemyPanel onOpen={onEnemy} />
            <StagePanel />
            <Counters />
          </aside>
          <CompanyStrip />
        </>
      )}
      {wide ? <Under /> : null}
      <Dock onOver={onOver} />
      {children}
    </main>
  );
}
