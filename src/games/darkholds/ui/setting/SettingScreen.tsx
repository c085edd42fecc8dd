import './setting.css';
import './teach.css';
import { useEffect, useState } from 'preact/hooks';
import { SaveState } from '../../../../ui/parts/documents/SaveState';
import { DockNews } from '../../../../ui/parts/frame/DockNews';
import { Stroke } from '../../../../ui/parts/frame/Icon';
import { UndoRedo } from '../../../../ui/parts/input/UndoRedo';
import { hrefTo } from '../../../../ui/shell/router';
import { say } from '../../../../ui/words/say';
import type { Pack } from '../../rules/box/model';
import { freeSquares } from '../../rules/play/board-of';
import { lacksOf } from '../../rules/play/check';
import { drawing } from '../../rules/play/decide';
import type { Figure, Laid, Play, Setting } from '../../rules/play/model';
import { company } from '../../sample/under-cold-mere';
import { lookIntoBox, ownBox, teachBox } from '../../table/box';
import { type LevelTable, learnToDraw } from '../../table/levels';
import { words as box } from '../../words/box';
import { words as w } from '../../words/setting';
import { ui } from '../../words/ui';
import { Canvas, type Tool } from './Canvas';
import { Drawer } from './Drawer';
import { TeachSheet } from './TeachSheet';

learnToDraw(drawing);

const teach = (pack: Pack): void => {
  teachBox(pack, box.title, say).catch(console.error);
};

const letters = [...'abcdefghijklmnop'];
const laid: readonly Laid[] = [
  'exit',
  'entry',
  'guard',
  'door',
  'column',
  'gap',
  'rockfall',
  'doorweb',
  'equipment',
  'pile',
  'cocoon',
  'nothing',
];

/** Those of the party, or of the box, who do not stand on the level yet. */
const waitingOf = (play: Play, party: readonly Figure[]): readonly Figure[] =>
  party.filter(one => !play.figures.some(({ id }) => id === one.id));

/** The letters of a floor, and one that no floor has. */
function tilesOf({ level }: Play, floor: number): readonly string[] {
  const used = new Set(level.floors.flat().flatMap(row => [...row]));
  const here = new Set((level.floors[floor] ?? []).flatMap(row => [...row]));
  const free = letters.find(letter => !used.has(letter));
  return letters.filter(letter => here.has(letter) || letter === free);
}

/** BD-1, TA-1: the group draws its own level, teaches who stands there, and begins. */
export function SettingScreen({ table }: { table: LevelTable }) {
  const play = table.state.value;
  const [tool, setTool] = useState<Tool>({ kind: 'tile', tile: 'a' });
  const [teaching, setTeaching] = useState(false);
  const [picked, setFloor] = useState(0);
  const { floors } = play.level;
  const floor = Math.min(picked, floors.length - 1);
  /** A tile of one floor is drawn on no other. */
  const goTo = (to: number) => {
    setFloor(to);
    if (tool.kind === 'tile' && tool.tile !== '.')
      setTool({ kind: 'tile', tile: tilesOf(table.state.value, to).at(-1) ?? 'a' });
  };
  const chip = (key: string, label: string, to: Tool) => (
    <button
      key={key}
      type="button"
      class="btn dh-chip"
      aria-pressed={JSON.stringify(tool) === JSON.stringify(to)}
      onClick={() => setTool(to)}
    >
      {label}
    </button>
  );
  const party = table.party ?? Object.values(ownBox.value.company);
  const letterFree = letters.find(letter => !play.level.floors.flat().join('').includes(letter));
  useEffect(() => {
    lookIntoBox().catch(console.error);
  }, []);
  /** The level at once, with heroes of the sample where nobody stands: one undo leads back. */
  const tryIt = () => {
    const nobody = !play.figures.some(({ side }) => side === 'hero');
    const from = nobody ? (waitingOf(play, party).length > 0 ? waitingOf(play, party) : company) : [];
    const some = from.filter(({ side }) => side === 'hero').slice(0, 4);
    const squares = freeSquares(play, some.length);
    table.send(
      ...some.flatMap((figure, i): Setting[] => {
        const at = squares[i];
        return at === undefined ? [] : [{ do: 'join', figure: { ...figure, at } }];
      }),
      { do: 'begin' },
    );
  };
  const hint =
    tool.kind === 'join'
      ? w.hints.stand
      : tool.kind === 'ladder' && tool.from !== null
        ? w.hints.otherEnd
        : w.hints[tool.kind];
  return (
    <main class="dh-setting">
      <header class="dh-setting-bar">
        <a class="btn square quiet" href={hrefTo('darkholds')} aria-label={ui.bar.back}>
          <Stroke of="back" />
        </a>
        <h1>{play.level.name}</h1>
        <span class="grow" />
        <UndoRedo of={table} />
        <button type="button" class="btn" title={w.tried} onClick={tryIt}>
          {w.tryIt}
        </button>
        <button type="button" class="btn main" onClick={() => table.send({ do: 'begin' })}>
          {w.begin}
        </button>
      </header>
      <div class="dh-setting-news">
        <SaveState of={table} />
        <DockNews table={table} game="darkholds" sawHidden={ui.sawHidden} />
      </div>
      <Canvas table={table} tool={tool} floor={floor} onTool={setTool} />
      <section class="dh-tools panel" aria-label={w.tools}>
        <p class="soft">{hint}</p>
        <div class="dh-chips">
          {floors.length > 1
            ? floors.map((_, n) => (
                <button
                  key={w.floor(n + 1)}
                  type="button"
                  class="btn dh-chip"
                  aria-pressed={n === floor}
                  onClick={() => goTo(n)}
                >
                  {w.floor(n + 1)}
                </button>
              ))
            : null}
          <button
            type="button"
            class="btn dh-chip"
            onClick={() => {
              if (table.send({ do: 'floor' })) goTo(floors.length);
            }}
          >
            {w.moreFloors}
          </button>
        </div>
        <div class="dh-chips">
          {tilesOf(play, floor).map(tile => chip(tile, w.tile(tile), { kind: 'tile', tile }))}
          {chip('void', w.away, { kind: 'tile', tile: '.' })}
          {chip('wall', w.wall, { kind: 'wall' })}
          {floors.length > 1 ? (
            <button
              type="button"
              class="btn dh-chip"
              aria-pressed={tool.kind === 'ladder'}
              onClick={() => setTool({ kind: 'ladder', from: null })}
            >
              {w.ladder}
            </button>
          ) : null}
        </div>
        <div class="dh-chips">{laid.map(what => chip(what, w.lay[what], { kind: 'lay', what }))}</div>
        <div class="dh-chips">
          {play.types.map(({ type, name }) => chip(type, name, { kind: 'stand', type }))}
          {waitingOf(play, party).map(figure => chip(figure.id, figure.name, { kind: 'join', figure }))}
          {tool.kind === 'join' && !party.some(({ id }) => id === tool.figure.id)
            ? chip(tool.figure.id, tool.figure.name, tool)
            : null}
          <button type="button" class="btn" onClick={() => setTeaching(true)}>
            {w.newOne}
          </button>
        </div>
        <Drawer table={table} tool={tool} free={letterFree} onTool={setTool} />
        <ul class="bare soft" aria-label={w.check}>
          {lacksOf(play).map(({ code, at }) => (
            <li key={`${code} ${at}`}>{w.lacks[code](at)}</li>
          ))}
        </ul>
      </section>
      {teaching ? (
        <TeachSheet
          taken={[...play.types.map(({ type }) => type), ...play.figures.map(({ id }) => id)]}
          onClose={() => setTeaching(false)}
          onType={type => {
            if (table.send({ do: 'teach', type })) setTool({ kind: 'stand', type: type.type });
            teach({ types: { [type.type]: type } });
            setTeaching(false);
          }}
          onFigure={figure => {
            setTool({ kind: 'join', figure });
            if (!table.party) teach({ company: { [figure.id]: { ...figure, at: 'A1' } } });
            setTeaching(false);
          }}
        />
      ) : null}
    </main>
  );
}
