import type { Said } from '../../../../basics/said';
import { floorOf, OFF } from '../../../../square/grid';
import { squaresOf } from '../board';
import { footingOf } from '../footing';
import { type Answer, done, refused } from './acts/acting';
import { deckWithout } from './acts/deck';
import { boardOf, cellOf, levelOfData, nameOfCell } from './board-of';
import { kitOf, moreOf } from './kit';
import type { Figure, Laid, LevelData, Play, Setting } from './model';
import { emptyFloor } from './new-level';
import { newFigure } from './reinforcing';
import { Run } from './run';
import { say } from './says';

const badDrawing = (): Answer => refused('bad-drawing', 'BD-1', say('darkholds.bad-drawing'));

/** BD-1: a rectangle of one tile; what lay or stood where no square is left goes. */
function paint(play: Play, { from, to, tile, floor = 0 }: Extract<Setting, { do: 'paint' }>): Answer {
  const rows = play.level.floors[floor];
  const others = play.level.floors.filter((_, n) => n !== floor);
  // BD-1: a tile lies on one floor.
  const lies = tile !== '.' && others.some(one => one.some(row => row.includes(tile)));
  if (!rows || [...tile].length !== 1 || lies) return badDrawing();
  const [left, right] = [Math.min(from[0], to[0]), Math.max(from[0], to[0])];
  const [top, bottom] = [Math.min(from[1], to[1]), Math.max(from[1], to[1])];
  if (left < 0 || top < 0 || bottom >= rows.length || right >= [...rows[0]!].length) return badDrawing();
  const painted = rows.map((row, y) =>
    [...row]
      .map((letter, x) => (y >= top && y <= bottom && x >= left && x <= right ? tile : letter))
      .join(''),
  );
  const run = new Run(play);
  const drawn: LevelData = {
    ...play.level,
    floors: play.level.floors.map((one, n) => (n === floor ? painted : one)),
  };
  const { grid, square } = levelOfData(drawn).ground;
  const isThere = (name: string): boolean => {
    const cell = cellOf({ level: drawn }, name);
    return cell !== OFF && cell < grid.size && square[cell] === 1;
  };
  for (const figure of play.figures)
    if (
      !squaresOf(boardOf(play).level, { ...figure, at: cellOf(play, figure.at) }).every(
        cell => square[cell] === 1,
      )
    )
      run.emit({ type: 'gone', id: figure.id, left: false });
  for (const at of Object.keys(play.features))
    if (!isThere(at)) run.emit({ type: 'feature', at, feature: null });
  for (const at of Object.keys(play.rocks)) if (!isThere(at)) run.emit({ type: 'rock', at, left: 0 });
  for (const at of Object.keys(play.noise)) if (!isThere(at)) run.emit({ type: 'noise', at, tokens: 0 });
  const level: LevelData = {
    ...drawn,
    walls: drawn.walls.filter(([a, b]) => isThere(a) || isThere(b)),
    ladders: drawn.ladders.filter(([a, b]) => isThere(a) && isThere(b)),
    guards: drawn.guards.filter(isThere),
    entries: drawn.entries
      .filter(({ at }) => isThere(at))
      .map(one => ({ ...one, tile: tileAt(drawn, one.at) })),
  };
  run.emit({ type: 'level', level });
  return done(run);
}

const tileAt = (level: LevelData, at: string): string =>
  levelOfData(level).letters[cellOf({ level }, at)] ?? '';

/** BD-3: on the edge between two cells, of which one at least is a square. */
function wall(play: Play, a: string, b: string): Answer {
  const { grid, square } = levelOfData(play.level).ground;
  const [p, q] = [cellOf(play, a), cellOf(play, b)];
  const isPair = p !== OFF && q !== OFF && (Math.abs(p - q) === 1 || Math.abs(p - q) === grid.width);
  if (!isPair || (square[p] === 0 && square[q] === 0)) return badDrawing();
  const names = [nameOfCell(play, Math.min(p, q)), nameOfCell(play, Math.max(p, q))] as const;
  const others = play.level.walls.filter(([x, y]) => x !== names[0] || y !== names[1]);
  const walls = others.length < play.level.walls.length ? others : [...others, names];
  const run = new Run(play);
  run.emit({ type: 'level', level: { ...play.level, walls } });
  return done(run);
}

/** As many as a level may have (BD-1). */
const mostFloors = 20;

function addFloor({ level, ...play }: Play): Answer {
  const [first] = level.floors;
  if (!first || level.floors.length >= mostFloors) return badDrawing();
  const run = new Run({ ...play, level });
  const floor = emptyFloor([...(first[0] ?? '.')].length, first.length);
  run.emit({ type: 'level', level: { ...level, floors: [...level.floors, floor] } });
  return done(run);
}

/** MK-14: the two ends lie on squares of different floors. */
function ladder(play: Play, a: string, b: string): Answer {
  const { grid, square } = levelOfData(play.level).ground;
  const cells = [cellOf(play, a), cellOf(play, b)].sort((x, y) => x - y);
  const [low = OFF, high = OFF] = cells;
  if (low === OFF || square[low] === 0 || square[high] === 0 || floorOf(grid, low) === floorOf(grid, high))
    return badDrawing();
  const ends = [nameOfCell(play, low), nameOfCell(play, high)] as const;
  const { ladders } = play.level;
  const others = ladders.filter(([x, y]) => x !== ends[0] || y !== ends[1]);
  const run = new Run(play);
  run.emit({
    type: 'level',
    level: { ...play.level, ladders: others.length < ladders.length ? others : [...others, ends] },
  });
  return done(run);
}

/** MK-1 to MK-9: what lies on a square instead of what lay there; guard and entry points lie beside it (MK-8). */
function lay(play: Play, at: string, what: Laid, vigour: number): Answer {
  const cell = cellOf(play, at);
  if (cell === OFF || levelOfData(play.level).ground.square[cell] === 0 || vigour < 1 || vigour > 100)
    return badDrawing();
  const run = new Run(play);
  const { level } = play;
  if (what === 'guard' || what === 'entry' || what === 'nothing') {
    const guards = level.guards.filter(one => one !== at);
    const entries = level.entries.filter(one => one.at !== at);
    const next: LevelData = {
      ...level,
      guards: what === 'guard' && guards.length === level.guards.length ? [...guards, at] : guards,
      entries:
        what === 'entry' && entries.length === level.entries.length
          ? [...entries, { id: at, at, tile: tileAt(level, at) }]
          : entries,
    };
    run.emit({ type: 'level', level: next });
  }
  if (what !== 'guard' && what !== 'entry') {
    if (play.features[at]) run.emit({ type: 'feature', at, feature: null });
    if (play.rocks[at]) run.emit({ type: 'rock', at, left: 0 });
    // What lay there of the same kind only goes.
    if (what === 'rockfall' && !play.rocks[at]) run.emit({ type: 'rock', at, left: vigour });
    if (what !== 'rockfall' && what !== 'nothing' && play.features[at] !== what)
      run.emit({ type: 'feature', at, feature: what });
  }
  return done(run);
}

/** BD-8: where it fits and nobody else stands. */
function put(run: Run, figure: Figure): Answer {
  const { state: play } = run;
  const cell = cellOf(play, figure.at);
  if (cell === OFF || !footingOf(boardOf(play), { ...figure, at: cell }).standable(cell))
    return refused(
      'cannot-stand',
      'MV-2',
      say('darkholds.cannot-stand', { who: figure.name, at: figure.at }),
    );
  run.emit({ type: 'came', figure });
  return done(run);
}

/** DK-1: with cards that nobody else has. */
function join(play: Play, figure: Figure): Answer {
  const deck = deckWithout(play, figure.id, [], kitOf(figure).items);
  if (!deck) return refused('elsewhere', 'DK-1', say('darkholds.elsewhere'));
  const { equipment } = moreOf(play);
  const run = new Run(play);
  if (deck.length !== equipment.order.length)
    run.emit({ type: 'more', change: { equipment: { ...equipment, order: deck } } });
  return put(run, figure);
}

function stand(play: Play, type: string, at: string): Answer {
  const found = play.types.find(one => one.type === type);
  if (!found) return badDrawing();
  // RE-3: no more than the box holds.
  if (play.figures.filter(one => one.type === type).length >= found.models)
    return refused('no-more-models', 'RE-3', say('darkholds.no-more-models', { who: found.name }));
  return put(new Run(play), newFigure(play, found, at));
}

export function decideSetting(play: Play, command: Setting): Answer {
  const run = new Run(play);
  switch (command.do) {
    case 'paint':
      return paint(play, command);
    case 'floor':
      return addFloor(play);
    case 'ladder':
      return ladder(play, command.a, command.b);
    case 'wall':
      return wall(play, command.a, command.b);
    case 'lay':
      return lay(play, command.at, command.what, command.vigour ?? 2);
    case 'teach':
      run.emit({ type: 'type', of: command.type });
      return done(run);
    case 'stand':
      return stand(play, command.type, command.at);
    case 'join':
      if (play.figures.some(({ id }) => id === command.figure.id)) return badDrawing();
      return join(play, command.figure);
    case 'begin': {
      const heroes = play.figures.filter(({ side }) => side === 'hero').length;
      if (heroes === 0) return refused('nobody-ready', 'TA-1', say('darkholds.nobody-ready'));
      run.emit({ type: 'heroes', heroes });
      run.emit({ type: 'phase', phase: 'heroes', turn: 1 });
      return done(run);
    }
  }
}

export function titleOfSetting(command: Setting): Said {
  switch (command.do) {
    case 'paint':
      return say('darkholds.t-paint', { tile: command.tile });
    case 'floor':
      return say('darkholds.t-floor');
    case 'ladder':
      return say('darkholds.t-ladder', { a: command.a, b: command.b });
    case 'wall':
      return say('darkholds.t-wall', { a: command.a, b: command.b });
    case 'lay':
      return say('darkholds.t-lay', { at: command.at });
    case 'teach':
      return say('darkholds.t-teach', { who: command.type.name });
    case 'stand':
      return say('darkholds.t-stand', { at: command.at });
    case 'join':
      return say('darkholds.t-stand', { at: command.figure.at });
    case 'begin':
      return say('darkholds.t-begin');
  }
}
