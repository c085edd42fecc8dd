import '../level/level.css';
import './light.css';
import { useEffect, useState } from 'preact/hooks';
import { DockNews } from '../../../../ui/parts/frame/DockNews';
import { MarksSheet } from '../../../../ui/parts/input/MarksSheet';
import { Stepper } from '../../../../ui/parts/input/Stepper';
import { prefs } from '../../../../ui/shell/prefs';
import { levelOfData, nameOfCell } from '../../rules/play/board-of';
import { type Figure, isOurs, type Play } from '../../rules/play/model';
import type { LevelTable } from '../../table/levels';
import { words as w } from '../../words/light';
import { ui } from '../../words/ui';
import { AgreeSheet } from '../acts/AgreeSheet';
import { CardSheet } from '../acts/CardSheet';
import { Heard } from '../level/Heard';
import { LevelBar } from '../level/LevelBar';
import { LightDock } from './LightDock';

/** A level without a board on the screen: the table looks, the app asks, counts and keeps the cards. */
export function LightScreen({ table }: { table: LevelTable }) {
  const play = table.state.value;
  const [over, setOver] = useState<'marks' | 'agree' | 'card' | undefined>(undefined);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]')) return;
      if (event.target instanceof HTMLInputElement) return;
      if (event.key === 'u') table.undo();
      else if (event.key === 'r') table.redo();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [table]);
  return (
    <main class="dh-light">
      {prefs.sound.value === 'on' || prefs.aloud.value === 'on' ? <Heard play={play} /> : null}
      <LevelBar table={table} onMarks={() => setOver('marks')} onAgree={() => setOver('agree')} />
      <div class="dh-light-rooms">
        <section aria-label={w.company}>
          <h2>{w.company}</h2>
          {play.figures.filter(isOurs).map(one => (
            <One key={one.id} table={table} of={one} />
          ))}
          <Noise table={table} play={play} />
        </section>
        <section aria-label={w.enemies}>
          <h2>{w.enemies}</h2>
          {play.figures
            .filter(one => !isOurs(one))
            .map(one => (
              <One key={one.id} table={table} of={one} />
            ))}
        </section>
      </div>
      <section class="dh-dock panel" aria-label={ui.dock}>
        <DockNews table={table} game="darkholds" sawHidden={ui.sawHidden} />
        <LightDock table={table} onCard={() => setOver('card')} />
      </section>
      {over === 'marks' ? (
        <MarksSheet of={table} labels={ui.marks} onClose={() => setOver(undefined)} />
      ) : null}
      {over === 'agree' ? <AgreeSheet table={table} onClose={() => setOver(undefined)} /> : null}
      {over === 'card' ? <CardSheet table={table} onClose={() => setOver(undefined)} /> : null}
    </main>
  );
}

/** Name, and the wounds that the table says. */
function One({ table, of: one }: { table: LevelTable; of: Figure }) {
  const { phase, done } = table.state.value;
  return (
    <div class="panel dh-light-one">
      <span>
        <b>{one.name}</b>
        <small class="soft">
          {one.prone
            ? ui.unconscious
            : phase === 'enemies' && done.includes(one.id)
              ? ui.hasActed
              : ui.wounds(one.wounds, one.con)}
        </small>
      </span>
      <Stepper
        label={w.wounds(one.name)}
        value={one.wounds}
        low={0}
        high={one.con}
        onChange={wounds => table.send({ do: 'correct', id: one.id, change: { wounds } })}
      />
    </div>
  );
}

/** MK-16: tokens by tile; those of a tile lie on its first square. */
function Noise({ table, play }: { table: LevelTable; play: Play }) {
  if (play.phase === 'setup') return null;
  const level = levelOfData(play.level);
  return (
    <>
      <h2>{w.noise}</h2>
      <div class="dh-answers">
        {level.tiles.map(({ letter, squares }) => {
          const names = squares.map(cell => nameOfCell(play, cell));
          const tokens = names.reduce((sum, name) => sum + (play.noise[name] ?? 0), 0);
          const [first = ''] = names;
          return (
            <button
              key={letter}
              type="button"
              class="btn quiet"
              aria-pressed={tokens > 0}
              onClick={() => table.send({ do: 'noise', at: first, tokens: (play.noise[first] ?? 0) + 1 })}
            >
              {w.noiseOn(letter, tokens)}
            </button>
          );
        })}
      </div>
    </>
  );
}
