import './duel.css';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { FullScreen } from '../../../../ui/parts/FullScreen';
import { Stroke } from '../../../../ui/parts/Icon';
import { lazy } from '../../../../ui/parts/lazy';
import { PhonesButton } from '../../../../ui/parts/PhonesButton';
import { SaveFound } from '../../../../ui/parts/SaveFound';
import { SaveState } from '../../../../ui/parts/SaveState';
import { UndoRedo } from '../../../../ui/parts/UndoRedo';
import { hrefTo } from '../../../../ui/shell/router';
import { nameOf, rivalOf } from '../../rules/board/square';
import { type Faces, facesOf } from '../../rules/chances/faces';
import type { At, Duel } from '../../rules/duel/model';
import { after, nextTaps, type Pick, picksOf, splitPicks, type Tap } from '../../rules/duel/picks';
import { positionOf } from '../../rules/duel/turn-of';
import type { DuelTable } from '../../table/duels';
import type { DuelPlay } from '../../table/play';
import { ui } from '../../words/ui';
import { DuelBoard } from '../board/DuelBoard';
import { rememberedView, rememberView, sideBelow } from '../board/views';
import { ClanPanel } from './ClanPanel';
import { Dock } from './Dock';
import { LightBoard } from './LightBoard';
import { useWood } from './useWood';

const MarksSheet = lazy(async () => (await import('../../../../ui/parts/MarksSheet')).MarksSheet);
const MenuSheet = lazy(async () => (await import('./MenuSheet')).MenuSheet);
const HintSheet = lazy(async () => (await import('./HintSheet')).HintSheet);
const LuckSheet = lazy(async () => (await import('./LuckSheet')).LuckSheet);
const FixSheet = lazy(async () => (await import('./FixSheet')).FixSheet);

type Over =
  | { readonly kind: 'marks' | 'hint' | 'luck' | 'missed' | 'menu' }
  | { readonly kind: 'fix'; readonly at: At }
  | undefined;

const noTaps: readonly Tap[] = [];
const noReach: ReadonlyMap<At, string> = new Map();

const squaresIn = (taps: readonly Tap[]): At[] => taps.flatMap(tap => (tap.tap === 'square' ? [tap.at] : []));

/** FO-1: the chance of each square before the roll, where odds are shown. */
function reachOf(faces: Faces | undefined, bone: number): ReadonlyMap<At, string> {
  if (!faces) return noReach;
  return new Map([...faces.reach].map(([at, n]) => [nameOf(at), n === bone ? '1' : `${n}/${bone}`]));
}

/** Faces are worth their time only where they are shown. */
function facesNow(duel: Duel, asks: string | undefined): Faces | undefined {
  if (duel.help !== 'open' || asks !== 'roll') return undefined;
  const { side } = duel.turn;
  return facesOf(positionOf(duel), side, duel.seats[side].book.bone);
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

export function DuelScreen({ table, kept, onLook, banner }: Props) {
  const duel = table.state.value;
  const asked = table.question.value;
  const [taps, setTaps] = useState<readonly Tap[]>(noTaps);
  const [split, setSplit] = useState(false);
  const [looked, setLooked] = useState<At | undefined>(undefined);
  const [over, setOver] = useState<Over>(undefined);
  const [moving, setMoving] = useState<At | undefined>(undefined);
  const wood = useWood(table);

  const picks = useMemo(
    () => (wood.plays ? [] : split ? splitPicks(duel) : picksOf(duel)),
    [duel, split, wood.plays],
  );
  const left = after(picks, taps);
  const next = nextTaps(left, taps.length);
  const faces = useMemo(() => facesNow(duel, asked?.ask), [duel, asked?.ask]);
  const side = duel.turn.side;
  const [view, setView] = useState(rememberedView);
  const below = sideBelow(duel, view);

  // Whatever has happened lets go of what was in the hand.
  useEffect(() => {
    setTaps(noTaps);
    setSplit(false);
    setLooked(undefined);
    setMoving(undefined);
  }, [duel]);

  const send = (pick: Pick): void => {
    setTaps(noTaps);
    table.send(pick.command);
  };
  const tapped = (tap: Tap): void => {
    const now = [...taps, tap];
    const rest = after(picks, now);
    const [only] = rest;
    if (only && rest.length === 1 && only.taps.length === now.length) send(only);
    else if (rest.length > 0) setTaps(now);
  };
  const onSquare = (at: At): void => {
    if (moving !== undefined) {
      table.send({ do: 'move', at: moving, to: at });
      setMoving(undefined);
      return;
    }
    const tap: Tap = { tap: 'square', at };
    if (next.some(one => one.tap === 'square' && one.at === at)) {
      tapped(tap);
      return;
    }
    if (after(picks, [tap]).length > 0) {
      setTaps([tap]);
      return;
    }
    const [first] = squaresIn(taps);
    // A square that does not glow is tried all the same: the rules say why not.
    if (first !== undefined && asked?.ask === 'act' && !duel.units[at]) {
      table.send({ do: 'act', action: { do: 'journey', unit: first, to: at } });
      return;
    }
    setTaps(noTaps);
    setLooked(duel.units[at] || duel.gardens[at] ? at : undefined);
  };
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]')) return;
      if (event.key === 'u') table.undo();
      else if (event.key === 'r') table.redo();
      else if (event.key === 'Escape') setTaps(noTaps);
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [table]);

  // The clock goes over with the turn; the duel's end stops it.
  useEffect(() => {
    if (duel.end) kept?.clock.pause();
    else kept?.clock.turn(side);
  }, [side, duel.count, duel.end]);

  useEffect(() => onLook?.(looked), [looked]);

  const glows = duel.help === 'silent' ? [] : squaresIn(next);
  return (
    <main class="dl-table">
      <header class="dl-bar">
        <a class="btn square quiet" href={hrefTo('darkleaf')} aria-label={ui.bar.back}>
          <Stroke of="back" />
        </a>
        <h1>{ui.bar.turn(duel.count)}</h1>
        <span class="grow" />
        {duel.wood && !duel.end ? (
          <>
            {wood.plays ? null : (
              <button type="button" class="btn quiet" onClick={() => setOver({ kind: 'hint' })}>
                {ui.hint.open}
              </button>
            )}
            {duel.count > 1 ? (
              <button
                type="button"
                class="btn quiet dl-wide-only"
                onClick={() => setOver({ kind: 'missed' })}
              >
                {ui.luck.openMissed}
              </button>
            ) : null}
          </>
        ) : null}
        <UndoRedo of={table} />
        <button
          type="button"
          class="btn square quiet"
          aria-label={ui.bar.history}
          onClick={() => setOver({ kind: 'marks' })}
        >
          <Stroke of="list" />
        </button>
        {kept ? <PhonesButton id={kept.id} as="sign" /> : null}
        <button
          type="button"
          class="btn square quiet"
          aria-label={ui.menu.open}
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
      <div class="dl-middle">
        {duel.light ? (
          <LightBoard table={table} />
        ) : (
          <DuelBoard
            duel={duel}
            below={below}
            turned={view === 'pieces' && !duel.wood && side === 'north'}
            glow={new Set(taps.length > 0 || asked?.ask !== 'act' ? glows : [])}
            chosen={new Set(moving === undefined ? squaresIn(taps) : [moving])}
            reach={taps.length === 0 ? reachOf(faces, duel.seats[side].book.bone) : noReach}
            onTap={onSquare}
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
            onTap={tapped}
          />
        ))}
      </div>
      <Dock
        table={table}
        picks={left}
        taps={taps}
        next={next}
        faces={faces}
        looked={looked}
        moving={moving}
        splitting={split}
        wood={wood}
        onTap={tapped}
        onSend={send}
        onSplit={() => setSplit(true)}
        onFix={at => setOver({ kind: 'fix', at })}
        onLuck={() => setOver({ kind: 'luck' })}
        onLetGo={() => {
          setTaps(noTaps);
          setSplit(false);
          setLooked(undefined);
          setMoving(undefined);
        }}
      />
      {over?.kind === 'marks' ? (
        <MarksSheet of={table} labels={ui.marks} onClose={() => setOver(undefined)} />
      ) : null}
      {over?.kind === 'menu' ? (
        <MenuSheet
          table={table}
          clock={kept?.clock}
          view={view}
          onMissed={duel.wood && duel.count > 1 ? () => setOver({ kind: 'missed' }) : undefined}
          onView={now => {
            setView(now);
            rememberView(now);
          }}
          onClose={() => setOver(undefined)}
        />
      ) : null}
      {over?.kind === 'hint' ? <HintSheet table={table} onClose={() => setOver(undefined)} /> : null}
      {over?.kind === 'luck' ? <LuckSheet table={table} onClose={() => setOver(undefined)} /> : null}
      {over?.kind === 'missed' && duel.wood ? (
        <LuckSheet table={table} missed={rivalOf(duel.wood.side)} onClose={() => setOver(undefined)} />
      ) : null}
      {over?.kind === 'fix' ? (
        <FixSheet
          table={table}
          at={over.at}
          onMove={() => {
            setMoving(over.at);
            setOver(undefined);
          }}
          onClose={() => setOver(undefined)}
        />
      ) : null}
    </main>
  );
}
