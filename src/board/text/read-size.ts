import { isRecord } from '../../basics/reading';
import { err, ok, type Problem, type Result } from '../../basics/result';
import type { Sentence } from '../../basics/said';
import { type DirectionPath, isDirection } from '../../hex/direction';
import { longestReach } from '../geometry/body';
import type { Footprint, Size } from '../geometry/types';
import { say } from './says';

/** 'single', 'flower', or a pack's own footprint: paths from the core, told facing north. */
export function readSize(input: unknown, at: string): Result<Size, Problem[]> {
  if (input === undefined) return ok('single');
  if (input === 'single' || input === 'flower') return ok(input);
  if (!isRecord(input)) return bad(at, say('board.size'));
  const hexes = readPaths(input.hexes, `${at}.hexes`);
  if (!hexes.ok) return hexes;
  const covered = new Set(hexes.value.map(placeOf));
  if (!covered.has('0,0')) return bad(`${at}.hexes`, say('board.core-belongs'));
  if (covered.size < hexes.value.length) return bad(`${at}.hexes`, say('board.same-hex'));
  if (hexes.value.some(path => reachOf(path) > longestReach)) {
    return bad(`${at}.hexes`, say('board.too-far', { most: longestReach }));
  }
  const inside = (path: DirectionPath) => covered.has(placeOf(path));
  let footprint: Footprint = { hexes: hexes.value };
  if (input.front !== undefined) {
    const front = readPath(input.front, `${at}.front`);
    if (!front.ok) return front;
    if (!inside(front.value)) return bad(`${at}.front`, say('board.front-belongs'));
    footprint = { ...footprint, front: front.value };
  }
  if (input.slots === undefined) return ok(footprint);
  if (!isRecord(input.slots)) return bad(`${at}.slots`, say('board.slots-object'));
  const slots: Record<string, DirectionPath[]> = {};
  for (const [slot, value] of Object.entries(input.slots)) {
    const paths = readPaths(value, `${at}.slots.${slot}`);
    if (!paths.ok) return paths;
    if (!paths.value.every(inside)) return bad(`${at}.slots.${slot}`, say('board.slot-belongs'));
    slots[slot] = paths.value;
  }
  return ok({ ...footprint, slots });
}

const bad = (at: string, message: Sentence) => err<Problem[]>([{ code: 'bad-size', at, message }]);

function readPaths(value: unknown, at: string): Result<DirectionPath[], Problem[]> {
  if (!Array.isArray(value) || value.length === 0) return bad(at, say('board.paths'));
  const paths: DirectionPath[] = [];
  for (const [index, item] of value.entries()) {
    const path = readPath(item, `${at}[${index}]`);
    if (!path.ok) return path;
    paths.push(path.value);
  }
  return ok(paths);
}

function readPath(value: unknown, at: string): Result<DirectionPath, Problem[]> {
  if (Array.isArray(value) && value.every(isDirection)) return ok([...value]);
  return bad(at, say('board.path'));
}

/** Where a path leads, in columns and half hexes. */
function end(path: DirectionPath): { across: number; down: number } {
  let across = 0;
  let down = 0;
  for (const step of path) {
    const side = step.includes('E') ? 1 : step.includes('W') ? -1 : 0;
    across += side;
    down += (step.startsWith('N') ? -1 : 1) * (side === 0 ? 2 : 1);
  }
  return { across, down };
}

function placeOf(path: DirectionPath): string {
  const { across, down } = end(path);
  return `${across},${down}`;
}

function reachOf(path: DirectionPath): number {
  const { across, down } = end(path);
  const [x, y] = [Math.abs(across), Math.abs(down)];
  return y > x ? (x + y) / 2 : x;
}
