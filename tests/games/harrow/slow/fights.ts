import type { Case, DialCase } from './case';
import { World } from './world';

type Mode = 'full' | 'solo' | 'training';

/** DL */
export class Dial {
  at: number;
  plate: number;
  points = 0;
  constructor(
    readonly mode: Mode,
    { at, plate }: DialCase,
  ) {
    this.at = at;
    this.plate = plate;
  }
  up(): void {
    this.points++;
    this.plate = 0;
    this.at = Math.min(this.at + 1, Math.max(this.at, this.mode === 'solo' ? 2 : 3));
  }
  kill(): void {
    if (this.mode === 'training') {
      this.points++;
      return;
    }
    if (this.at === 1) {
      this.points++;
      this.at = 2;
      return;
    }
    this.plate++;
    if (this.plate >= this.at) this.up();
  }
  /** DL-3 */
  down(to: number): void {
    if (this.mode === 'training') return;
    this.at = to;
    if (this.plate >= 1 && this.plate >= this.at) this.up();
  }
  event(what: string): void {
    if (what === 'kill') this.kill();
    else if (what === 'down') this.down(Math.max(1, this.at - 1));
    else this.down(1);
  }
  said(): DialCase {
    return { at: this.at, plate: this.plate };
  }
}

export function dialAnswer({ mode, at, plate, events }: Case<'dial'>) {
  const dial = new Dial(mode, { at, plate });
  for (const what of events) dial.event(what);
  return { ...dial.said(), points: dial.points };
}

/** AT-5 to AT-13 */
export function resolveAnswer({ board, side, from, target, against, mode, out, dials }: Case<'resolve'>) {
  const world = new World(board);
  const mine = new Dial(mode, dials.attacker);
  const theirs = new Dial(mode, dials.defender);
  const priceAt = (hex: string): number => (world.letter(hex) === 'x' ? 1 : 2);
  const price = priceAt(target);
  let { attacker: a, defender: d } = out;
  const hits: unknown[] = [];
  const pushed: unknown[] = [];
  let success = false;
  let clash = false;
  let doused = false;
  let hesterGone = false;
  const hitHester = (): void => {
    a -= price;
    hits.push({ by: 'attacker', what: 'hester', at: target });
    hesterGone = true;
    mine.down(1);
  };
  if (against === 'hester') {
    success = a >= d && a >= price;
    if (success) hitHester();
  } else if (against === 'bonfire') {
    success = a >= d && a >= 1;
    const tokens = board.bonfires.find(one => one.at === target)!.tokens;
    if (success) {
      const off = Math.min(a, tokens);
      a -= off;
      for (let i = 0; i < off; i++) hits.push({ by: 'attacker', what: 'token', at: target });
      doused = off === tokens;
      if (doused) {
        mine.points++;
        if (board.hester === target && a >= d && a >= price) hitHester();
      }
    }
  } else {
    success = a >= d && a >= price;
    const other = world.groupAt(target)!.side;
    const clashes =
      !success && (world.groupAt(from)?.haints ?? 0) > 0 && (world.groupAt(target)?.haints ?? 0) > 0;
    while (a >= d && a >= price && world.sizeAt(target) > 0) {
      a -= price;
      const group = world.groupAt(target)!;
      mine.kill();
      if (group.haints > 0) {
        world.kill(target);
        hits.push({ by: 'attacker', what: 'haint', at: target });
        continue;
      }
      // AT-7
      const [to] = world
        .around(target)
        .filter(hex => world.open(other, hex, 1))
        .sort(world.northThenWest);
      if (to !== undefined) {
        const there = world.groupAt(to) ?? { at: to, side: other, haints: 0, infected: 0, legends: 0 };
        world.put({ ...group, legends: group.legends - 1 });
        world.put({ ...there, legends: there.legends + 1 });
        pushed.push({ from: target, to });
      }
      const [haint = null] = world.units
        .filter(one => one.side === other && one.haints > 0)
        .map(one => one.at)
        .sort(world.northThenWest);
      if (haint !== null) world.kill(haint);
      hits.push({ by: 'attacker', what: 'legend', at: target, haint });
    }
    if (clashes) {
      clash = true;
      if (a >= price) {
        a -= price;
        hits.push({ by: 'attacker', what: 'haint', at: target });
        mine.kill();
        world.kill(target);
      }
      const back = priceAt(from);
      if (world.distance(target, from) <= world.range(target) && d >= back) {
        d -= back;
        hits.push({ by: 'defender', what: 'haint', at: from });
        theirs.kill();
        world.kill(from);
      }
    }
  }
  void side;
  return {
    success,
    clash,
    hits,
    pushed,
    left: { attacker: a, defender: d },
    points: { attacker: mine.points, defender: theirs.points },
    dials: { attacker: mine.said(), defender: theirs.said() },
    doused,
    hesterGone,
    units: world.said(),
  };
}
