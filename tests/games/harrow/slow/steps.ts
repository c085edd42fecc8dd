import type { PairGame } from '../../../../src/games/harrow/rules/pair/model';
import type { Movable, Step, Where } from '../../../../src/games/harrow/rules/pair/steps/model';
import { type BoardCase, type Group, type Side, World } from './world';

// CD-1, LG: which hexes a step may be about, read from the rules. Nothing of src but its types.

export const caseOf = ({ map, board }: Pick<PairGame, 'map' | 'board'>): BoardCase => ({ map, ...board });

const letters: Readonly<Record<string, string>> = { bog: 'b', forest: 'f', plains: 'p', wetlands: 'w' };

/** SU-8, DL-4 */
export function haintsLeft({ board, scores, witch }: PairGame, side: Side): number {
  const there = board.units.filter(one => one.side === side).reduce((all, one) => all + one.haints, 0);
  const plates = Object.entries(scores).reduce(
    (all, [of, { dial }]) => all + (of === side ? 0 : dial.plate),
    0,
  );
  return 15 - there - plates - (witch?.scoring.filter(({ what }) => what === 'pair').length ?? 0);
}

/** Somebody who reads a card: whose it is, and the hex that its earlier steps were about. */
export class Reader {
  readonly world: World;
  constructor(
    readonly game: PairGame,
    readonly side: Side,
    readonly mark: string | null,
  ) {
    this.world = new World(caseOf(game));
  }
  private get things() {
    if (!this.game.things) throw new Error('An old game');
    return this.game.things;
  }
  private get other(): Side {
    return this.game.sides.find(one => one !== this.side)!;
  }
  private hexes(of: (group: Group) => boolean): string[] {
    return this.world.units.filter(of).map(({ at }) => at);
  }
  private legends(): string[] {
    return this.hexes(one => one.side === this.side && one.legends > 0);
  }
  /** LG-7 */
  private pinned(at: string): number {
    return this.things.nails.filter(one => one === at).length;
  }

  /** HX-8: the three ways that a line may run through a hex. */
  private inLine(a: string, b: string): boolean {
    const [p, q] = [this.world.place(a), this.world.place(b)];
    const [across, down] = [Math.abs(p.column - q.column), Math.abs(p.height - q.height)];
    return a !== b && (across === 0 || across === down);
  }

  fits(where: Where, hex: string): boolean {
    const { world, side, mark } = this;
    const near = (list: readonly string[], most: number): boolean =>
      list.some(one => world.distance(one, hex) <= most);
    const beside = (list: readonly string[]): boolean => list.some(one => world.distance(one, hex) === 1);
    const group = world.groupAt(hex);
    switch (where) {
      case 'anywhere':
        return true;
      case 'own-unit':
        return group?.side === side;
      case 'own-haint':
        return group?.side === side && group.haints > 0;
      case 'legend':
        return this.legends().includes(hex);
      case 'beside-legend':
        return beside(this.legends());
      case 'legend-or-beside':
        return near(this.legends(), 1);
      case 'range':
        return this.legends().some(one => world.distance(one, hex) <= world.range(one));
      case 'line':
        return this.legends().some(one => this.inLine(one, hex));
      case 'mark':
        return hex === mark;
      case 'beside-mark':
        return mark !== null && world.distance(mark, hex) === 1;
      case 'beside-own':
        return beside(this.hexes(one => one.side === side));
      case 'terrain':
        return world.colour(hex) !== null;
      case 'own-terrain':
      case 'on-or-off':
        return world.letter(hex) === letters[this.things.legends[side]?.terrain ?? 'bog'];
      case 'home-or-near':
        return hex === this.game.homes[side] || near(this.legends(), 1);
      case 'storms':
        return world.storms().has(hex);
    }
  }

  /** CR-2 to CR-6 */
  private may(what: Movable | 'hester', side: Side, hex: string): boolean {
    const { world } = this;
    const { board } = world;
    const group = world.groupAt(hex);
    switch (what) {
      case 'haint':
      case 'legend':
      case 'unit':
        return world.open(side, hex, 1);
      case 'townsfolk':
        return (
          (!group || group.side === 'protectors') &&
          !board.buildings.includes(hex) &&
          !world.burns(hex) &&
          !board.dolls.includes(hex) &&
          world.letter(hex) !== 'x'
        );
      case 'building':
        return (
          (!group || group.side === 'family') &&
          !board.townsfolk.includes(hex) &&
          !board.dolls.includes(hex) &&
          !world.burns(hex) &&
          world.letter(hex) !== 'x'
        );
      case 'doll':
        return (
          !board.dolls.includes(hex) &&
          !board.townsfolk.includes(hex) &&
          !board.buildings.includes(hex) &&
          !world.burns(hex)
        );
      case 'storm':
        return world.letter(hex) !== 'x';
      case 'token':
      case 'all':
      case 'hester':
        return true;
    }
  }

  private standing({ what, whose }: Extract<Step, { do: 'shift' }>) {
    const { world, game } = this;
    const plain = (list: readonly string[]) => list.map(at => ({ at, what, side: this.side, unit: '' }));
    switch (what) {
      case 'townsfolk':
        return plain(game.board.townsfolk);
      case 'building':
        return plain(game.board.buildings);
      case 'doll':
        return plain(game.board.dolls);
      case 'storm':
        return plain(game.board.storms);
      case 'token':
        return plain(this.things.tokens.map(({ at }) => at));
      case 'all':
        return plain(world.places.map(({ name }) => name));
    }
    const units = world.units.flatMap(group => {
      const { at, side, haints, legends } = group;
      const meant = whose === 'any' || (whose === 'own') === (side === this.side);
      if (!meant || haints + legends <= this.pinned(at)) return [];
      return [
        ...(haints > 0 && what !== 'legend' ? [{ at, what, side, unit: 'haint' }] : []),
        ...(legends > 0 && what !== 'haint' ? [{ at, what, side, unit: 'legend' }] : []),
      ];
    });
    // HE-16
    const { hester } = world.board;
    const hers = what === 'legend' && whose === 'any' && hester !== null;
    return [
      ...units,
      ...(hers ? [{ at: hester, what: 'hester' as const, side: this.side, unit: 'hester' }] : []),
    ];
  }

  private shifts(step: Extract<Step, { do: 'shift' }>): string[] {
    const { world } = this;
    const sources = step.source === 'legend' ? this.legends() : this.mark === null ? [] : [this.mark];
    const ends = ({ at, what, side }: ReturnType<Reader['standing']>[number]): string[] => {
      const may = (hex: string): boolean => this.may(what, side, hex);
      if (step.how === 'relocate')
        return world.places.map(({ name }) => name).filter(hex => hex !== at && may(hex));
      if (step.how === 'move') {
        let found = [at];
        for (let i = 0; i < step.far; i++)
          found = [...new Set([...found, ...found.flatMap(hex => world.around(hex).filter(may))])];
        return found.filter(hex => hex !== at);
      }
      const home = this.game.homes[this.other];
      return world.around(at).filter(hex => {
        const shifts = sources.some(source =>
          step.how === 'pull'
            ? world.distance(hex, source) < world.distance(at, source)
            : world.distance(hex, source) > world.distance(at, source),
        );
        // CD-3
        return shifts && may(hex) && (step.what !== 'all' || (at !== home && hex !== home));
      });
    };
    return this.standing(step)
      .filter(({ at }) => this.fits(step.from, at))
      .flatMap(one =>
        ends(one)
          .filter(to =>
            step.to === 'on-or-off'
              ? this.fits('own-terrain', one.at) !== this.fits('own-terrain', to)
              : this.fits(step.to, to),
          )
          .map(to => `${one.at} ${to} ${one.unit}`),
      );
  }

  /** SU-8, LG-2: what is left of what may be laid. */
  private left(what: string): number {
    const { board, owned } = this.game;
    if (what === 'storm') return 14 - board.storms.length;
    if (what === 'path') return Math.min(4, 1 + (owned[this.side]?.scrolls ?? 0)) - board.paths.length;
    return what === 'trap' ? 2 - this.things.traps.length : 2;
  }
  /** Every way as `from to unit`; for what comes from nowhere `from` is empty. */
  ways(step: Step): string[] {
    const { world, side, game } = this;
    const { board } = world;
    const all = world.places.map(({ name }) => name);
    const there = (list: readonly string[]): string[] => list.map(at => ` ${at} `);
    switch (step.do) {
      case 'shift':
        return [...new Set(this.shifts(step))].sort();
      case 'spawn': {
        const whose = step.whose === 'enemy' ? this.other : side;
        const their = new Reader(game, whose, this.mark);
        const open = all.filter(hex => world.open(whose, hex, 1) && their.fits(step.where, hex));
        return there(haintsLeft(game, whose) > 0 ? open : []).sort();
      }
      case 'put': {
        if (this.left(step.what) <= 0) return [];
        const free = (hex: string): boolean => {
          if (step.what === 'storm') return world.letter(hex) !== 'x' && !world.storms().has(hex);
          if (step.what === 'nail') return world.sizeAt(hex) > 0;
          if (step.what === 'trap') return !board.townsfolk.includes(hex) && !board.buildings.includes(hex);
          return true;
        };
        return there(all.filter(hex => this.fits(step.where, hex) && free(hex))).sort();
      }
      case 'take': {
        const lies = {
          path: board.paths,
          storm: board.storms,
          token: this.things.tokens.map(({ at }) => at),
          haint: this.hexes(one => one.side === side && one.haints > 0),
        }[step.what];
        return there([...new Set(lies)].filter(hex => this.fits(step.where, hex))).sort();
      }
      case 'kill':
        return there(
          this.hexes(
            one =>
              one.haints > 0 &&
              (step.whose === 'any' || (step.whose === 'own') === (one.side === side)) &&
              one.haints + one.legends > this.pinned(one.at) &&
              this.fits(step.where, one.at),
          ),
        ).sort();
      case 'strike': {
        // LG-7, Malachi
        const far = (hex: string): number => Math.min(...this.legends().map(one => world.distance(one, hex)));
        return there(
          all.filter(
            hex => (far(hex) === 1 || far(hex) === 2) && (world.groupAt(hex)?.side ?? side) === side,
          ),
        ).sort();
      }
      default:
        return [];
    }
  }
}
