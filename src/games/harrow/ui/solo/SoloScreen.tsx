import { useMemo, useState } from 'preact/hooks';
import { MarksSheet } from '../../../../ui/parts/input/MarksSheet';
import { useHand } from '../../../../ui/parts/input/useHand';
import { factions } from '../../rules/sides';
import type { SoloGame } from '../../rules/solo/model';
import type { SoloTable } from '../../table/solo';
import { SideName } from '../../words/names';
import { ui } from '../../words/ui';
import { HexMap } from '../map/HexMap';
import type { MapView } from '../map/mapView';
import { Lines } from '../parts/Lines';
import { SidesPanel } from '../parts/SidesPanel';
import { TableFrame } from '../parts/TableFrame';
import { TreePanel } from '../parts/TreePanel';
import { useTry } from '../parts/useTry';
import { AheadSheet } from './AheadSheet';
import { Dock } from './Dock';
import { FixSheet } from './FixSheet';
import { glowOf, type Local, nothing, plannedWays, type Tapped, tapOn } from './local';

type Over = 'marks' | 'fix' | 'ahead' | undefined;

/** The words over the map: the round, and whose turn it is. */
function phaseOf({ step }: SoloGame): string {
  const { phases } = ui.ask;
  switch (step.at) {
    case 'goal':
      return phases.goal ?? '';
    case 'card':
      return phases.card ?? '';
    case 'look':
    case 'attack':
    case 'drop':
    case 'hits':
      return SideName(step.side);
    case 'areas':
      return SideName(step.turn.side);
    case 'witch':
      return phases.witch ?? '';
    case 'over':
      return phases.over ?? '';
  }
}

/** Roots that lie on the map now: this turn's, or last turn's until they leave. */
const rootedIn = ({ step, witch }: SoloGame): ReadonlySet<string> =>
  new Set(
    step.at === 'witch' && step.turn.stage !== 'roots'
      ? step.turn.touched
      : [...(witch?.touched ?? []), ...(step.at === 'witch' ? step.turn.entered : [])],
  );

/** What was in the hand was for what was asked then; an action that goes on stays chosen. */
function stillHeld(was: Local, { step }: SoloGame): Local {
  if (was.kind !== 'act' || step.at !== 'witch' || step.turn.acting || step.turn.aside) return nothing;
  const goesOn = was.action === 'move' || was.action === 'infect';
  const fits = was.action === 'infect' ? step.turn.stage === 'bottom' : step.turn.stage === 'top';
  return goesOn && fits ? { kind: 'act', action: was.action } : nothing;
}

export function SoloScreen({ table: kept }: { table: SoloTable }) {
  const { playing: table, trying } = useTry(kept);
  const game = table.state.value;
  const asked = table.question.value;
  const hand = useHand(
    () => [table.state.value],
    () => nothing,
    was => stillHeld(was, table.state.peek()),
  );
  const local = hand.held();
  const [over, setOver] = useState<Over>(undefined);
  const [held, setHeld] = useState<string | undefined>(undefined);
  // TM-6: a finger that stays on a hex puts right what stands there.
  const putRight = (hex: string | undefined) => {
    setHeld(hex);
    setOver('fix');
  };
  const take = (tapped: Tapped) => {
    if (!tapped) return;
    if ('local' in tapped) hand.take(tapped.local);
    else table.send(tapped.send);
  };
  // A finger acts on what is so now, whatever was drawn last.
  const tap = (hex: string) => {
    const now = table.question.peek();
    if (now) take(tapOn(table.state.peek(), now, hand.held(), hex));
  };
  const view = useMemo((): MapView => {
    const done = game.lines.flatMap((line, i) =>
      line.way ? [{ kind: 'walk' as const, hexes: line.way, n: i + 1 }] : [],
    );
    return {
      map: game.map,
      homes: game.homes,
      board: game.board,
      glow: asked ? glowOf(game, asked, local) : new Map(),
      ways: [...done, ...(asked ? plannedWays(asked, local) : [])],
      marked: new Set(game.lines.flatMap(line => (line.at ? [line.at] : []))),
      rooted: rootedIn(game),
      chosen:
        local.kind === 'walk'
          ? (local.path.at(-1) ?? local.from)
          : local.kind === 'act'
            ? local.from
            : undefined,
    };
  }, [game, asked, local]);
  return (
    <TableFrame
      table={table}
      round={game.round}
      phase={phaseOf(game)}
      onMarks={() => setOver('marks')}
      onFix={() => putRight(undefined)}
      onAhead={() => {
        table.send({ do: 'foreseen' });
        setOver('ahead');
      }}
      onEscape={hand.letGo}
    >
      <SidesPanel game={game} sides={factions} />
      <div class="hc-middle">
        <HexMap view={view} onTap={tap} onLong={putRight} />
      </div>
      <Dock table={table} local={local} take={take} trying={trying} />
      <aside class="hc-right">
        <TreePanel game={game} />
        <Lines lines={game.lines} />
      </aside>
      {over === 'marks' ? (
        <MarksSheet of={table} labels={ui.marks} onClose={() => setOver(undefined)} />
      ) : null}
      {over === 'fix' ? <FixSheet table={table} hex={held} onClose={() => setOver(undefined)} /> : null}
      {over === 'ahead' ? <AheadSheet game={game} onClose={() => setOver(undefined)} /> : null}
    </TableFrame>
  );
}
