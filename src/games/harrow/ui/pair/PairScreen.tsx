import { useMemo, useState } from 'preact/hooks';
import { MarksSheet } from '../../../../ui/parts/input/MarksSheet';
import { useHand } from '../../../../ui/parts/input/useHand';
import { type PairGame, thingsOf } from '../../rules/pair/model';
import { roundOf } from '../../rules/pair/pair-run';
import { nextOfRound } from '../../rules/round';
import type { PairTable } from '../../table/pair';
import { SideName } from '../../words/names';
import { pairUi } from '../../words/pair-ui';
import { tableUi } from '../../words/table-ui';
import { ui } from '../../words/ui';
import { HexMap } from '../map/HexMap';
import type { MapView } from '../map/mapView';
import { Lines } from '../parts/Lines';
import { SidesPanel } from '../parts/SidesPanel';
import { TableFrame } from '../parts/TableFrame';
import { TreePanel } from '../parts/TreePanel';
import { useTry } from '../parts/useTry';
import { BoardOf } from './BoardOf';
import { PairDock } from './PairDock';
import { PairFixSheet } from './PairFixSheet';
import { emptyHand, type PairLocal, type PairTapped, pairGlow, pairTap, pairWays } from './pairLocal';
import { TurnGlass } from './TurnGlass';
import '../../../../ui/hands/hands.css';
import { mineAt } from '../../../../play/seats';
import { SecretNote } from '../../../../ui/hands/SecretNote';
import { Sheet } from '../../../../ui/parts/frame/Sheet';
import type { MainSide } from '../../rules/sides';

const w = pairUi.secrets;

interface Props {
  /** The document beside which the notes lie: no log, no file and no message holds them. */
  readonly id: string;
  readonly sides: readonly MainSide[];
  readonly onClose: () => void;
}

/** KA-3, OB-6: what one side alone may know: who is Kammi, which Doll is real, a hand. Read while the button is held. */
function SecretSheet({ id, sides, onClose }: Props) {
  // A phone whose player has said a side keeps the notes of no other.
  const mine = mineAt(id);
  const shown: readonly string[] = mine.length === 0 ? sides : mine;
  return (
    <Sheet title={w.title} onClose={onClose}>
      <p class="soft">{mine.length === 0 ? w.note : w.noteOwn}</p>
      {shown.map(side => (
        <div key={side} class="panel settings">
          <h2>{SideName(side)}</h2>
          {side === 'kammi' ? <p class="soft">{w.kammi}</p> : null}
          <SecretNote id={`${id}.${side}`} of={SideName(side)} />
        </div>
      ))}
    </Sheet>
  );
}

function phaseOf(game: PairGame): string {
  const { step } = game;
  switch (step.at) {
    case 'goals':
      return ui.ask.phases.goal ?? '';
    case 'jar': {
      const side = nextOfRound(roundOf(game));
      return side === 'end' ? '' : SideName(side);
    }
    case 'turn':
    case 'drop':
    case 'keeper-drop':
    case 'hits':
    case 'pay':
      return SideName(step.turn.side);
    case 'witch':
      return ui.ask.phases.witch ?? '';
    case 'over':
      return ui.ask.phases.over ?? '';
  }
}

/** A deed of which more may follow stays chosen; everything else was for what was asked then. */
const stillHeld = (was: PairLocal, { step }: PairGame): PairLocal =>
  was.kind === 'deed' && step.at === 'turn' && was.deed !== 'attack'
    ? { kind: 'deed', deed: was.deed, haints: 0, legends: 0 }
    : emptyHand;

/** A table of two or three: the map where it is mirrored, counts alone where it is not. */
export function PairScreen({ table: kept }: { table: PairTable }) {
  const { playing: table, trying } = useTry(kept);
  const game = table.state.value;
  const asked = table.question.value;
  const hand = useHand(
    () => [table.state.value],
    () => emptyHand,
    was => stillHeld(was, table.state.peek()),
  );
  const local = hand.held();
  const [over, setOver] = useState<'marks' | 'fix' | 'secrets' | undefined>(undefined);
  const [held, setHeld] = useState<string | undefined>(undefined);
  // TM-6: a finger that stays on a hex puts right what stands there.
  const putRight = (hex: string | undefined) => {
    setHeld(hex);
    setOver('fix');
  };
  const take = (tapped: PairTapped) => {
    if (!tapped) return;
    if ('hand' in tapped) hand.take(tapped.hand);
    else if ('send' in tapped) table.send(tapped.send);
    else hand.take({ kind: 'witch', local: tapped.local });
  };
  // A finger acts on what is so now, whatever was drawn last.
  const tap = (hex: string) => {
    const now = table.question.peek();
    if (now) take(pairTap(table.state.peek(), now, hand.held(), hex));
  };
  const view = useMemo(
    (): MapView => ({
      map: game.map,
      homes: game.homes,
      board: game.board,
      glow: asked ? pairGlow(game, asked, local) : new Map(),
      ways: [
        ...game.lines.flatMap((line, i) =>
          line.way ? [{ kind: 'walk' as const, hexes: line.way, n: i + 1 }] : [],
        ),
        ...(asked ? pairWays(asked) : []),
      ],
      marked: new Set(game.lines.flatMap(line => (line.at ? [line.at] : []))),
      rooted: new Set(game.witch?.touched ?? []),
      tokens: new Map(thingsOf(game).tokens.map(({ at, kind }) => [at, pairUi.tokenLetter[kind] ?? ''])),
      cubes: thingsOf(game).lying,
      chosen:
        local.kind === 'deed' || local.kind === 'step'
          ? local.from
          : local.kind === 'folk'
            ? local.at
            : undefined,
    }),
    [game, asked, local],
  );
  return (
    <TableFrame
      table={table}
      round={game.round}
      phase={phaseOf(game)}
      onMarks={() => setOver('marks')}
      onFix={() => putRight(undefined)}
      onSecrets={() => setOver('secrets')}
      onEscape={hand.letGo}
    >
      <SidesPanel game={game} sides={game.sides} more={side => <BoardOf game={game} side={side} />} />
      <div class="hc-middle">
        {game.positions === 'mirrored' ? (
          <HexMap view={view} onTap={tap} onLong={putRight} />
        ) : (
          <p class="soft hc-keeper">{tableUi.keeperNote}</p>
        )}
      </div>
      <PairDock table={table} local={local} take={take} trying={trying} />
      <aside class="hc-right">
        <TreePanel game={game}>
          <TurnGlass id={table.id} turn={`${game.round} ${game.rounds.turns.length}`} />
        </TreePanel>
        <Lines lines={game.lines} note={game.positions === 'mirrored' ? pairUi.tokenKey : undefined} />
      </aside>
      {over === 'marks' ? (
        <MarksSheet of={table} labels={ui.marks} onClose={() => setOver(undefined)} />
      ) : null}
      {over === 'secrets' ? (
        <SecretSheet id={table.id} sides={game.sides} onClose={() => setOver(undefined)} />
      ) : null}
      {over === 'fix' ? <PairFixSheet table={table} hex={held} onClose={() => setOver(undefined)} /> : null}
    </TableFrame>
  );
}
