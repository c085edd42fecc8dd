import { tileMarks } from '../../../scripts/scenario/oathsworn/picture';
import { err, type Problem, type Result } from '../../../src/basics/result';
import type { Board } from '../../../src/board/geometry/types';
import { say } from '../../../src/board/text/says';
import { boardFrom } from '../../../src/board/text/setup';
import { gridOf } from '../../../src/hex/grid';
import { readShape } from '../../../src/hex/read';
import type { Hex, Shape } from '../../../src/hex/shape';

/** Where every mark of the picture stands: the cores for characters, all hexes for obstacles. */
interface Seen {
  readonly hexes: Map<string, Hex[]>;
  readonly tiles: { kind: string; hexes: Hex[] }[];
}

/** Reads what `pictureOf` wrote, or what a person drew in the same way; through the same door as every board. */
export function readPicture(text: string): Result<Board, Problem[]> {
  const lines = text.split('\n').filter(line => line.trim() !== '' || line === '');
  const start = lines.findIndex(line => line.trim() !== '');
  const shape = shapeOf(lines[start] ?? '');
  if (!shape.ok) return shape;
  const height = pictureLines(shape.value);
  const drawn = lines.slice(start + 2, start + 2 + height);
  const indent = (lines[start + 1] ?? '').indexOf('A');
  const seen = look(shape.value, drawn, indent);
  const setup = { shape: shape.value, obstacles: [], tiles: seen.tiles, characters: [] };
  const problems: Problem[] = [];
  for (const line of lines.slice(start + 2 + height)) {
    if (line.trim() !== '') explain(line.trim(), seen, setup, problems);
  }
  return problems.length > 0 ? err(problems) : boardFrom(setup, 'picture');
}

function shapeOf(line: string): Result<Shape, Problem[]> {
  const [columns, rows] = line.split(' x ');
  return readShape({ columns: Number(columns), rows: (rows ?? '').split(',').map(Number) }, 'picture');
}

function look(shape: Shape, drawn: readonly string[], indent: number): Seen {
  const grid = gridOf(shape);
  const seen: Seen = { hexes: new Map(), tiles: [] };
  for (const cell of grid.cells) {
    const from = indent + 4 * grid.column[cell]!;
    const token = (drawn[grid.line[cell]!] ?? '').slice(from, from + 4).trim();
    const hex = grid.names[cell]!;
    const mark = token.replace(/[~*.]/g, '');
    if (mark !== '' && !mark.endsWith("'")) seen.hexes.set(mark, [...(seen.hexes.get(mark) ?? []), hex]);
    for (const [kind, sign] of Object.entries(tileMarks)) {
      if (token.includes(sign)) seen.tiles.push({ kind, hexes: [hex] });
    }
  }
  return seen;
}

/** One line below the picture. */
function explain(
  line: string,
  seen: Seen,
  setup: { obstacles: object[]; tiles: object[]; characters: object[] },
  problems: Problem[],
): void {
  const words = (line.match(/"(?:[^"\\]|\\.)*"|\{.*\}|\S+/g) ?? []).map(unquoted);
  if (words[0] === 'tile') {
    setup.tiles.unshift({ kind: words[1], hexes: words.slice(2) });
    return;
  }
  const [mark = '', equals, what = '', id, ...rest] = words;
  const hexes = seen.hexes.get(mark);
  if (equals !== '=' || !hexes) {
    problems.push({
      code: 'bad-picture',
      at: 'picture',
      message: say('board.line-unknown', { line }),
    });
  } else if (what === 'obstacle') {
    setup.obstacles.push({ id, hexes, ...(rest[0] !== undefined && { kind: rest[0] }) });
  } else setup.characters.push({ id, side: what, at: hexes[0], ...traits(rest) });
}

function traits(words: readonly string[]): object {
  const [facing, ...rest] = words;
  const after = (word: string) => (rest.includes(word) ? rest[rest.indexOf(word) + 1] : undefined);
  const hp = after('hp');
  const size = rest.includes('flower') ? 'flower' : after('size');
  return {
    facing,
    mob: rest.includes('mob'),
    minion: rest.includes('minion'),
    ...(hp !== undefined && { hp: Number(hp) }),
    ...(size !== undefined && { size: size === 'flower' ? size : JSON.parse(size) }),
  };
}

const unquoted = (word: string): string => {
  if (!word.startsWith('"')) return word;
  const text: unknown = JSON.parse(word);
  return typeof text === 'string' ? text : word;
};

/** How many lines of a picture show hexes; the header and the letters stand above them. */
function pictureLines(shape: Shape): number {
  const { cells, line } = gridOf(shape);
  return 1 + Math.max(...Array.from(cells, cell => line[cell]!));
}
