import { isRecord, type Reading } from '../../../src/basics/reading';
import { type EntryPoint, type Feature, features } from '../../../src/games/darkholds/rules/board';
import { type ReadLevel, readCell, readSquare } from '../../../src/games/darkholds/rules/read-level';
import { OFF } from '../../../src/square/grid';
import { nameOf } from '../../../src/square/names';
import { say } from './says';

const kinds = [...features, 'rockfall', 'guard', 'ladder', 'entry'] as const;

export interface Markers {
  readonly features: ReadonlyMap<number, Feature>;
  readonly rocks: ReadonlyMap<number, number>;
  readonly guards: readonly number[];
  readonly entries: readonly EntryPoint[];
}

const isFeature = (kind: string): kind is Feature => features.some(one => one === kind);

class ReadMarkers {
  readonly features = new Map<number, Feature>();
  readonly rocks = new Map<number, number>();
  readonly guards = new Set<number>();
  readonly entries: EntryPoint[] = [];

  constructor(
    readonly reading: Reading,
    readonly read: ReadLevel,
  ) {}

  /** MK-1 to MK-7, MK-9: at most one of them on a square. */
  private isBare(square: number, at: string): boolean {
    const other = this.rocks.has(square) ? 'rockfall' : this.features.get(square);
    if (other === undefined) return true;
    const name = nameOf(this.read.floors.grid, square);
    this.reading.wrong('badLevel', at, say('darkholds.marker-there', { square: name, other }));
    return false;
  }

  marker(input: unknown, at: string): void {
    const { reading } = this;
    if (!isRecord(input)) {
      reading.fields(input, at);
      return;
    }
    const before = reading.problems.length;
    const kind = reading.word(input.kind, `${at}.kind`, kinds);
    if (reading.problems.length > before || kind === 'ladder') return;
    if (kind === 'entry') {
      this.entry(input, at);
      return;
    }
    const vigour = kind === 'rockfall' ? reading.count(input.vigour, `${at}.vigour`, undefined, 1, 100) : 0;
    if (input.at === undefined)
      reading.wrong('badSquare', `${at}.at`, say('darkholds.no-square', { named: 'null' }));
    for (const [i, name] of reading.list(input.at, `${at}.at`).entries()) {
      const where = `${at}.at[${i}]`;
      const square = readSquare(reading, this.read.floors, name, where);
      if (square === OFF) continue;
      if (kind === 'guard') this.guards.add(square);
      else if (!this.isBare(square, where)) continue;
      else if (isFeature(kind)) this.features.set(square, kind);
      else this.rocks.set(square, vigour);
    }
  }

  /** MK-11: on one cell; on void with the tile beside it. */
  private entry(input: Readonly<Record<string, unknown>>, at: string): void {
    const { reading, read } = this;
    const cells = reading.list(input.at, `${at}.at`);
    if (cells.length !== 1) {
      reading.wrong('badLevel', `${at}.at`, say('darkholds.one-cell'));
      return;
    }
    const cell = readCell(reading, read.floors, cells[0], `${at}.at[0]`);
    if (cell === OFF) return;
    const { level } = read;
    const blocked = reading.flag(input.blocked, `${at}.blocked`);
    const name = nameOf(read.floors.grid, cell);
    // RE-1: without an id it has its square's name.
    const id = input.id === undefined ? name : reading.text(input.id, `${at}.id`);
    let tile = level.tileOf[cell]!;
    if (tile < 0) {
      tile = level.tiles.findIndex(({ letter }) => letter === input.tile);
      if (tile < 0) {
        const named = typeof input.tile === 'string' ? input.tile : JSON.stringify(input.tile ?? null);
        reading.wrong('badLevel', `${at}.tile`, say('darkholds.no-tile', { named }));
        return;
      }
    }
    this.entries.push({ id, at: cell, tile, blocked });
  }
}

export function readMarkers(reading: Reading, read: ReadLevel, at: string): Markers {
  const markers = new ReadMarkers(reading, read);
  reading.list(read.fields.markers, at).forEach((one, i) => {
    markers.marker(one, `${at}[${i}]`);
  });
  return { ...markers, guards: [...markers.guards].sort((a, b) => a - b) };
}
