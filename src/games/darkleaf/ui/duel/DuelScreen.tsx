import './duel.css';
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useState } from 'preact/hooks';
import { SaveFound } from '../../../../ui/parts/documents/SaveFound';
import { SaveState } from '../../../../ui/parts/documents/SaveState';
import { FullScreen } from '../../../../ui/parts/frame/FullScreen';
import { Stroke } from '../../../../ui/parts/frame/Icon';
import { lazy } from '../../../../ui/parts/frame/lazy';
import { UndoRedo } from '../../../../ui/parts/input/UndoRedo';
import { prefs } from '../../../../ui/shell/prefs';
import { hrefTo } from '../../../../ui/shell/router';
import { rivalOf } from '../../rules/board/square';
import type { Faces } from '../../rules/chances/faces';
import type { At } from '../../rules/duel/model';
import type { Tap } from '../../rules/duel/tap';
import { copyOf } from '../../table/copy';
import type { DuelTable } from '../../table/duels';
import { duelHand, squaresIn } from '../../table/hand';
import { helpHere } from '../../table/help';
import type { DuelPlay } from '../../table/play';
import { guarded } from '../../table/strict';
import { ui } from '../../words/ui';
import { DuelBoard, type Push } from '../board/DuelBoard';
import { rememberedView, sideBelow } from '../board/views';
import { LightBoard } from './board/LightBoard';
import { useOdds } from './board/useOdds';
import { useWood } from './board/useWood';
import { ClanPanel } from './ClanPanel';
import { useClock } from './clock/useClock';
import { Dock } from './dock/Dock';
import { TryNote } from './dock/TryNote';
import type { Over } from './sheets/DuelSheets';
import { Heard } from './sheets/Heard';

const loadSheets = async () => (await import('./sheets/DuelSheets')).DuelSheets;
const DuelSheets = lazy(loadSheets);

const noReach: ReadonlyMap<At, string> = new Map();

/** The clock rests where the table says or teaches something. */
const resting: readonly string[] = ['fix', 'check', 'row'];
const noFaces: ReadonlyMap<number, Faces> = new Map();

/** FL: the pushes among which is to be chosen, where whoever pushes ends. */
function pushesIn(taps: readonly Tap[], next: readonly Tap[]): readonly Push[] {
  const at = squaresIn(taps).at(-1);
  return at === undefined
    ? []
    : next.flatMap(tap => (tap.tap === 'flow' ? [{ at, dir: tap.dir, steps: tap.steps }] : []));
}

interface Props {
  readonly table: DuelPlay;
  /** What is kept on the device, with its clock. */
  readonly kept?: DuelTable;
  /** Hears which square is looked at. */
  readonly onLook?: (at: At | undefined) => void;
  /** What a lesson says, above the board. */
  readonly banner?: ComponentChildren;
}

export function DuelScreen({ table: played, kept, onLook, banner }: Props) {
  const { strict } = played.state.value;
  const table = useMemo(() => (strict ? guarded(played) : played), [played, strict]);
  const duel = table.state.value;
  const asked = table.question.value;
  const hand = useMemo(() => duelHand(table), [table]);
  const { taps, looked, moving } = hand.held.value;
  const next = hand.next.value;
  const [over, setOver] = useState<Over | undefined>(undefined);
  const [copy, setCopy] = useState<DuelPlay | undefined>(undefined);
  const wood = useWood(table);

  const help = helpHere(duel, kept?.id);
  // A check goes on at the file where something was put right.
  const [file, setFile] = useState(0);
  const odds = useOdds(help === 'open');
  // Faces are worth their time only where they are shown.
  const faces = useMemo(
    () =>
      odds && asked?.ask === 'roll' && !duel.light
        ? new Map(asked.bones.map(bone => [bone, odds.facesFor(duel, bone)]))
        : noFaces,
    [odds, duel, asked],
  );
  const side = duel.turn.side;
  const [view, setView] = useState(rememberedView);
  const below = sideBelow(duel, view);

  // The sheets load behind the table, so that they are there before the first of them is opened.
  useEffect(() => {
    loadSheets().catch(() => {});
  }, []);

  // From the first drawing on, keys are heard.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (copy || event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]'))
        return;
      if (event.key === 'u') table.undo();
      else if (event.key === 'r') table.redo();
      else if (event.key === 'Escape') hand.letGo();
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [table, copy]);

  useClock(kept?.clock, duel, over !== undefined && resting.includes(over.kind));

  useEffect(() => onLook?.(looked), [looked]);

  if (copy) return <DuelScreen table={copy} banner={<TryNote onBack={() => setCopy(undefined)} />} />;
  const shows = help !== 'silent';
  const glows = shows ? squaresIn(next) : [];
  const led = shows ? squaresIn(hand.led.value) : [];
  return (
    <main class="dl-table">
      {prefs.sound.value === 'on' || prefs.aloud.value === 'on' ? (
        <Heard duel={duel} clock={kept?.clock} />
      ) : null}
      <header class="dl-bar">
        <a class="btn square quiet" href={hrefTo('darkleaf')} aria-label={ui.bar.back}>
          <Stroke of="back" />
        </a>
        <h1>{ui.bar.turn(duel.count)}</h1>
        <span class="grow" />
        {duel.wood && !duel.end && !wood.plays ? (
          <button
            type="button"
            class="btn square quiet"
            aria-label={ui.bar.hint}
            onClick={() => setOver({ kind: 'hint' })}
          >
            <Stroke of="why" />
          </button>
        ) : null}
        <UndoRedo of={table} />
        {duel.light ? null : (
          <button
            type="button"
            class="btn square quiet"
            aria-label={ui.bar.check}
            onClick={() => {
              setFile(0);
              setOver({ kind: 'check' });
            }}
          >
            <Stroke of="check" />
          </button>
        )}
        <button
          type="button"
          class="btn square quiet"
          aria-label={ui.bar.history}
          onClick={() => setOver({ kind: 'marks' })}
        >
          <Stroke of="list" />
        </button>
        <button
          type="button"
          class="btn square quiet"
          aria-label={ui.bar.menu}
          onClick={() => setOver({ kind: 'menu' })}
        >
          <Stroke of="menu" />
        </button>
        <FullScreen />
      </header>
      <div class="dl-news">
        {kept ? (
          <>
            <SaveState of={kept} />
            <SaveFound help={kept.saveHelp} />
          </>
        ) : null}
        {banner}
      </div>
      <div class={duel.light ? 'dl-middle dl-unboarded' : 'dl-middle'}>
        {duel.light ? (
          <LightBoard table={table} />
        ) : (
          <DuelBoard
            duel={duel}
            below={below}
            turned={view === 'pieces' && !duel.wood && side === 'north'}
            glow={new Set(taps.length > 0 || asked?.ask !== 'act' ? glows : led)}
            chosen={new Set(moving === undefined ? squaresIn(taps) : [moving])}
            reach={odds && taps.length === 0 ? odds.reachBy(faces) : noReach}
            pushes={pushesIn(taps, next)}
            onTap={hand.onSquare}
            onHold={wood.plays ? undefined : at => setOver({ kind: 'fix', at })}
          />
        )}
      </div>
      <div class="dl-seats">
        {[rivalOf(below), below].map(one => (
          <ClanPanel
            key={one}
            table={table}
            clock={kept?.clock}
            side={one}
            below={below}
            next={next}
            odds={odds}
            glows={shows}
            onTap={hand.tapped}
            onOpen={() => setOver({ kind: 'clan', side: one })}
            onRow={(whose, row) => setOver({ kind: 'row', side: whose, row })}
          />
        ))}
      </div>
      <Dock
        table={table}
        hand={hand}
        faces={faces}
        odds={odds}
        shows={shows}
        wood={wood}
        onWhy={() => setOver({ kind: 'why' })}
        onFix={at => setOver({ kind: 'fix', at })}
        onLuck={() => setOver({ kind: 'luck' })}
      />
      {over ? (
        <DuelSheets
          table={table}
          kept={kept}
          over={over}
          odds={odds}
          view={view}
          below={below}
          file={file}
          onFile={setFile}
          onTry={kept && !duel.end ? () => setCopy(copyOf(duel)) : undefined}
          onView={setView}
          onMove={hand.move}
          onOver={setOver}
        />
      ) : null}
    </main>
  );
}
