import { bears, bookOf, clanOf, isRoyal, type Kind, type Position, type Unit } from '../board/position';
import {
  centre,
  compass,
  directions,
  distance,
  inSeat,
  OFF,
  onEdge,
  rankOf,
  rivalOf,
  type Side,
  type Square,
  size,
  squares,
  step,
} from '../board/square';
import { inStasis, invulnerable } from '../board/standing';

/** Points: a pawn is one. So many of them apart, and a duel is nearly decided. */
const scale = 12;
/** From -1, lost, to 1, won. */
export const squashed = (points: number): number => Math.tanh(points / scale);

const worthOf: Readonly<Record<Kind, number>> = {
  pawn: 1,
  sage: 2.6,
  knight: 2.6,
  rook: 1.5,
  queen: 3,
  king: 2,
};

interface Placed {
  readonly at: Square;
  readonly unit: Unit;
}
interface Camp {
  readonly side: Side;
  readonly units: Placed[];
  royal: Placed | undefined;
}

const campOf = (side: Side): Camp => ({ side, units: [], royal: undefined });

/** Everybody by side, looked at once. */
function camps({ units }: Position): Readonly<Record<Side, Camp>> {
  const all = { south: campOf('south'), north: campOf('north') };
  units.each((unit, at) => {
    const camp = all[unit.side];
    const placed = { at, unit };
    camp.units.push(placed);
    if (isRoyal(unit)) camp.royal ??= placed;
  });
  return all;
}

const bits = (mask: number): number => {
  let n = 0;
  for (let left = mask; left > 0; left &= left - 1) n += 1;
  return n;
};
const facesIn = (mask: number, bone: number): number => bits(mask & ((1 << (bone + 1)) - 2)) / bone;
const longest = (1 << 13) - 1;
/** All values from one up. */
const from = (value: number): number => longest & ~((1 << value) - 1);

interface Aim {
  readonly position: Position;
  readonly side: Side;
  readonly target: Square;
}

/** What a unit of a side, so far away along a clear line, does to the target; `back` is its direction there. */
type Aimed = (placed: Placed, back: number, far: number, pawnsOnly: boolean) => number;

/** Rays from the target outward: the values of a roll with which somebody reaches it. */
function valuesFrom({ position, side, target }: Aim, aimed: Aimed, through: boolean): number {
  let mask = 0;
  for (const dir of directions) {
    let here = target;
    let pawnsOnly = false;
    const back = compass(dir + 4);
    for (let far = 1; far < size; far++) {
      here = step(side, here, dir);
      if (here === OFF) break;
      const unit = position.units.get(here);
      if (!unit) continue;
      if (unit.side === side && !unit.held) mask |= aimed({ at: here, unit }, back, far, pawnsOnly);
      if (!through || unit.kind !== 'pawn') break;
      pawnsOnly = true;
    }
  }
  return mask;
}

/** HU-3 to HU-5: with which faces somebody hunts the royal. */
const huntChance = (aim: Aim, bone: number): number =>
  facesIn(
    valuesFrom(
      aim,
      ({ unit }, back, far, pawnsOnly) => {
        if (pawnsOnly && unit.kind !== 'knight') return 0;
        const { deed } = bookOf(aim.position, unit);
        const bow = unit.kind === 'pawn' && bears(unit, 'longBow');
        if (!deed.includes(back) && !(bow && back % 2 === 0)) return 0;
        return bow ? (1 << far) | (1 << (far - 1)) : 1 << far;
      },
      true,
    ),
    bone,
  );

/** MU-1: by Destroy beside the royal, or by an Assassin's Ambush. */
function strikeChance(aim: Aim, bone: number): number {
  const { position, side } = aim;
  let deed = 0;
  const ambush = valuesFrom(
    aim,
    ({ unit }, back, far) => {
      const book = bookOf(position, unit);
      if (far === 1 && book.deed.includes(back)) deed = 1;
      if (unit.kind !== 'sage' || !bears(unit, 'assassin') || !book.journey.includes(back)) return 0;
      return book.less ? from(far) : 1 << far;
    },
    false,
  );
  const need = position.players[side].law ? 5 : 6;
  const struck = deed * Math.max(0, (bone - need + 1) / bone);
  return Math.max(struck, facesIn(ambush, bone));
}

/** FL-1: who can come upon the royal. */
const flowChance = (aim: Aim, bone: number): number =>
  facesIn(
    valuesFrom(
      aim,
      ({ unit }, back, far) => {
        const { journey, deed, less } = bookOf(aim.position, unit);
        if (deed.length === 0 || !journey.includes(back)) return 0;
        return less ? from(far) : 1 << far;
      },
      false,
    ),
    bone,
  );

const toEdge = (at: Square): number => {
  const [file, rank] = [Math.floor(at / size), at % size];
  return Math.min(file, rank, size - 1 - file, size - 1 - rank);
};
const centreDistances = squares.map(at => Math.min(...centre.map(one => distance(one, at))));
const toCentre = (at: Square): number => centreDistances[at] ?? size;

/** The few nearest count: an army need not stand around a royal as a whole. */
function nearness(units: readonly Placed[], at: Square, few: number): number {
  let [sum, left] = [0, few];
  for (let far = 1; far < size && left > 0; far++)
    for (const one of units)
      if (left > 0 && distance(one.at, at) === far) {
        sum += size - 1 - far;
        left -= 1;
      }
  return sum;
}

export interface Outlook {
  /** Who has the next turn. */
  readonly next: Side;
  /** Bones of both sides. */
  readonly bones: Readonly<Record<Side, number>>;
  /** Whether what the other side can do next is looked at: Seedling misses it. */
  readonly sees: Readonly<Record<Side, boolean>>;
}

/** What a chance to take a step is worth: much to whoever is next. */
const urgent = 0.85;
const later = 0.4;

interface Path {
  readonly position: Position;
  readonly own: Camp;
  readonly rival: Camp;
  readonly bone: number;
  /** How much a chance of the next turn counts. */
  readonly soon: number;
}

const hits = [0, 5, 13] as const;
const hitGain = [5, 8, 22] as const;

function huldraPath({ position, own, rival, bone, soon }: Path): number {
  const { royal } = rival;
  if (!royal || invulnerable(position, royal.unit, royal.at)) return 0;
  const marks = Math.min(2, royal.unit.marks) as 0 | 1 | 2;
  const chance = huntChance({ position, side: own.side, target: royal.at }, bone);
  return hits[marks] + chance * hitGain[marks] * soon + 0.08 * nearness(own.units, royal.at, 5);
}

function murgPath({ position, own, rival, bone, soon }: Path): number {
  const { royal } = rival;
  if (!royal || invulnerable(position, royal.unit, royal.at)) return 0;
  const chance = strikeChance({ position, side: own.side, target: royal.at }, bone);
  return chance * 26 * soon + 0.16 * nearness(own.units, royal.at, 4);
}

function ferryPath({ position, own, rival, bone, soon }: Path): number {
  const { royal } = rival;
  if (!royal || invulnerable(position, royal.unit, royal.at)) return 0;
  const marked = royal.unit.marks > 0 ? 1 : 0;
  const chance = flowChance({ position, side: own.side, target: royal.at }, bone);
  const gain = onEdge(royal.at) ? (marked ? 22 : 9) : 1.5;
  return 9 * marked + chance * gain * soon - 0.7 * toEdge(royal.at) + 0.1 * nearness(own.units, royal.at, 4);
}

function erdePath({ position, own, bone, soon }: Path): number {
  const taken = position.reclaimed.size;
  const open = taken === 0 ? centre : centre.filter(at => !position.reclaimed.has(at));
  const need = position.players[own.side].law ? 5 : 6;
  const chance = Math.max(0, (bone - need + 1) / bone);
  let waiting = 0;
  let king: Placed | undefined;
  const nearest = [0, 0, 0, 0, 0];
  for (const placed of own.units) {
    const { at, unit } = placed;
    if (unit.kind === 'king') king ??= placed;
    if (unit.kind !== 'pawn') continue;
    let far = size;
    for (const one of open) far = Math.min(far, distance(one, at));
    if (far === 0) waiting += 1;
    else if (far < nearest.length) nearest[far] = (nearest[far] ?? 0) + 1;
  }
  // So many of the nearest pawns have somewhere to go.
  let marching = 0;
  let room = Math.max(0, open.length - waiting);
  for (let far = 1; far < nearest.length; far++) {
    const some = Math.min(room, nearest[far] ?? 0);
    marching += some * (4 - far);
    room -= some;
  }
  const home = king ? 4 - Math.min(4, toCentre(king.at)) : 0;
  const first = waiting > 0 ? chance * 5 * soon : 0;
  const ready = taken === 4 && home === 3 ? 9 : 0;
  return 5.5 * taken + 1.4 * waiting + first + 0.35 * marching + (0.15 + 0.3 * taken) * home + ready;
}

const enough = 6;

function wiboPath({ own, rival }: Path): number {
  let sum = 0;
  let home = 0;
  let pawns = 0;
  for (const { at, unit } of own.units) {
    if (unit.kind !== 'pawn') continue;
    const far = own.side === 'south' ? rankOf(at) : size - 1 - rankOf(at);
    pawns += 1;
    if (inSeat(own.side, at)) home += 1;
    sum += 2.4 + 0.12 * (size - 1 - far);
  }
  const last = Math.max(0, home - (enough - 3));
  // WB-3: pawns come of rivals alone; where too few are left, one that grows again is welcome.
  const fodder = rival.units.filter(({ unit }) => unit.kind !== 'rook').length;
  const lacking = Math.max(0, enough - pawns - fodder);
  return sum + home * 1.1 + last * 3 - lacking * 3.5;
}

function hexenPath({ position, own, rival }: Path): number {
  const down = position.players[own.side].quarryDown;
  let sum = down * 11;
  const gardens = [...position.gardens];
  for (const { at, unit } of rival.units) {
    const shielded = invulnerable(position, unit, at) ? 0.3 : 1;
    const step1 = unit.quarry ? (down > 0 ? 18 : 10) : worthOf[unit.kind] * 0.6;
    let chance = 0;
    if (unit.ladder > 0) chance = unit.ladder === 1 ? 0.9 : 0.75;
    for (const [garden, count] of gardens)
      if (distance(garden, at) <= 1) chance = Math.max(chance, count === 1 ? 0.6 : count === 2 ? 0.3 : 0.18);
    if (unit.quarry && unit.ladder === 0)
      for (const other of rival.units)
        if (other.unit.ladder > 0 && distance(other.at, at) === 1)
          chance = Math.max(chance, other.unit.ladder === 1 ? 0.45 : 0.3);
    sum += chance * step1 * shielded;
    if (unit.quarry) sum += 0.12 * nearness(own.units, at, 3);
  }
  return sum;
}

function path(of: Path): number {
  switch (clanOf(of.position, of.own.side)) {
    case 'huldra':
      return huldraPath(of);
    case 'murg':
      return murgPath(of);
    case 'ferrymen':
      return ferryPath(of);
    case 'erde':
      return erdePath(of);
    case 'wibo':
      return wiboPath(of);
    case 'hexen':
      return hexenPath(of);
  }
}

function army(position: Position, { units }: Camp): number {
  let sum = 0;
  for (const { at, unit } of units) {
    const still = unit.held && !inStasis(position, unit, at) ? 0.8 : 1;
    sum += worthOf[unit.kind] * still + unit.auras.length * 0.8;
    if (!isRoyal(unit)) sum += 0.02 * (size - toCentre(at));
  }
  return sum;
}

/** How a board stands for a side, in points: armies, and how near both are to the end of their paths. */
export function sense(position: Position, side: Side, { next, bones, sees }: Outlook): number {
  const all = camps(position);
  const one = (own: Side): number => {
    const rival = rivalOf(own);
    const soon = sees[own] ? (next === own ? urgent : later) : 0;
    return (
      army(position, all[own]) + path({ position, own: all[own], rival: all[rival], bone: bones[own], soon })
    );
  };
  return one(side) - one(rivalOf(side));
}
