import './level.css';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { floorOf } from '../../../../square/grid';
import { lazy } from '../../../../ui/parts/frame/lazy';
import { prefs } from '../../../../ui/shell/prefs';
import { inReach, type Seen, seenBy, seesWhom, squaresFor, squaresSeen } from '../../rules/play/ahead';
import { levelOfData } from '../../rules/play/board-of';
import { moreOf } from '../../rules/play/kit';
import { type DrawnLine, figureOf, isOurs, type Play } from '../../rules/play/model';
import type { LevelTable } from '../../table/levels';
import { threatClient } from '../../table/threat';
import { besideBy, shownActs } from '../board/boardView';
import { LevelBoard } from '../board/LevelBoard';
import { Company } from './Company';
import { Dock } from './Dock';
import { Heard } from './Heard';
import { LevelBar } from './LevelBar';
import type { Over } from './LevelSheets';
import { Side } from './Side';

const loadSheets = async () => (await import('./LevelSheets')).LevelSheets;
const LevelSheets = lazy(loadSheets);

const drawnOf = (play: Play, seen: readonly Seen[]): DrawnLine[] =>
  seen.map(({ line: { line, from } }) => ({
    from: [line.from.x, line.from.y],
    to: [line.to.x, line.to.y],
    floor: floorOf(levelOfData(play.level).ground.grid, from),
  }));

interface Picture {
  readonly lit: ReadonlySet<string>;
  readonly targets: ReadonlySet<string>;
  readonly lines: readonly DrawnLine[];
  readonly paths: readonly (readonly string[])[];
  readonly costs: ReadonlyMap<string, number>;
}
const bare: Picture = { lit: new Set(), targets: new Set(), lines: [], paths: [], costs: new Map() };

/** What is drawn over the board: what the chosen one sees or is seen by, else what the last enemy did. */
function pictureOf(play: Play, chosen: string | undefined, shown: string | undefined): Picture {
  const figure = chosen === undefined ? undefined : figureOf(play, chosen);
  if (figure && isOurs(figure))
    return {
      ...bare,
      targets: new Set(inReach(play, figure.id)),
      lines: drawnOf(play, seenBy(play, figure.id)),
    };
  if (figure) {
    // OV-1: an overlord moves whom he has in the hand and strikes with it; the app counts what that costs.
    const leads =
      moreOf(play).settings.overlord && play.phase === 'enemies' && !play.done.includes(figure.id);
    return {
      ...bare,
      lit: new Set(squaresSeen(play, figure.id)),
      targets: new Set(leads ? inReach(play, figure.id) : []),
      lines: drawnOf(play, seesWhom(play, figure.id)),
      costs: new Map(leads ? squaresFor(play, figure.id).map(({ at, cost }) => [at, cost]) : []),
    };
  }
  if (play.phase !== 'enemies') return bare;
  const told = shownActs(play, shown)?.told ?? [];
  return {
    ...bare,
    lines: told.flatMap(({ line }) => (line ? [line] : [])).slice(-1),
    paths: told.flatMap(({ path }) => (path ? [path] : [])),
  };
}

export function LevelScreen({ table }: { table: LevelTable }) {
  const play = table.state.value;
  const [picked, setPicked] = useState<string | undefined>(undefined);
  const [over, setOver] = useState<Over | undefined>(undefined);
  const chosen = picked !== undefined && figureOf(play, picked) ? picked : undefined;
  const [shown, setShown] = useState<string | undefined>(undefined);
  const picture = useMemo(() => pictureOf(play, chosen, shown), [play, chosen, shown]);

  const [threats, setThreats] = useState<ReadonlyMap<string, number>>(new Map());
  const hero = chosen === undefined ? undefined : figureOf(play, chosen);
  const asksThreat = play.phase === 'heroes' && hero !== undefined && isOurs(hero) && !hero.prone;
  // The sheets load behind the table, so that they are there before the first of them is opened.
  useEffect(() => {
    loadSheets().catch(() => {});
  }, []);
  const [counter] = useState(threatClient);
  useEffect(() => counter.stop, [counter]);
  // FO-2: for the one in the hand alone; the board is there at once, the numbers when they are worked out.
  useEffect(() => {
    setThreats(new Map());
    if (!asksThreat) return undefined;
    counter.ask({ play, id: hero.id }, all =>
      setThreats(new Map(all.map(({ at, attacks, shots }) => [at, attacks + shots]))),
    );
    return counter.forget;
  }, [play, chosen, asksThreat]);

  // A phase that begins lets go of what was in the hand.
  useEffect(() => {
    setPicked(undefined);
    setShown(undefined);
  }, [play.phase, play.done.length]);
  /** A chosen model goes by the arrows, square by square. */
  const step = (key: string, id: string): boolean => {
    const to = besideBy(play, figureOf(play, id)?.at ?? '', key);
    if (to !== undefined) table.send({ do: 'move', id, to });
    return to !== undefined;
  };
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]')) return;
      if (event.key === 'u') table.undo();
      else if (event.key === 'r') table.redo();
      else if (event.key === 'n') table.send({ do: 'next' });
      else if (event.key === 'Escape') setPicked(undefined);
      else if (chosen !== undefined && step(event.key, chosen)) event.preventDefault();
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [table, play, chosen]);

  const onFigure = (id: string) => {
    if (chosen !== undefined && picture.targets.has(id)) setOver({ kind: 'strike', target: id });
    else setPicked(chosen === id ? undefined : id);
  };
  const onSquare = (at: string) => {
    const figure = chosen === undefined ? undefined : figureOf(play, chosen);
    if (figure && (isOurs(figure) || moreOf(play).settings.overlord))
      table.send({ do: 'move', id: figure.id, to: at });
    else setPicked(undefined);
  };
  return (
    <main class="dh-table">
      {prefs.sound.value === 'on' || prefs.aloud.value === 'on' ? <Heard play={play} /> : null}
      <LevelBar
        table={table}
        onMarks={() => setOver({ kind: 'marks' })}
        onAgree={() => setOver({ kind: 'agree' })}
      />
      <Company play={play} chosen={chosen} onPick={onFigure} />
      <div class="dh-middle">
        <LevelBoard
          play={play}
          chosen={chosen}
          {...picture}
          threats={threats}
          onSquare={onSquare}
          onFigure={onFigure}
          onDrop={(id, to) => {
            table.send({ do: 'move', id, to });
            setPicked(id);
          }}
        />
      </div>
      <Side play={play} chosen={chosen} onPick={onFigure} />
      <Dock
        table={table}
        chosen={chosen}
        targets={picture.targets}
        onStrike={target => setOver({ kind: 'strike', target })}
        onWhy={id => setOver({ kind: 'why', id })}
        onLetGo={() => setPicked(undefined)}
        onActs={id => setOver({ kind: 'acts', id })}
        onCard={() => setOver({ kind: 'card' })}
        shown={shown}
        onShow={setShown}
      />
      {over ? (
        <LevelSheets table={table} over={over} chosen={chosen} onClose={() => setOver(undefined)} />
      ) : null}
    </main>
  );
}
