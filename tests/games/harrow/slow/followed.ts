import type { Line } from '../../../../src/games/harrow/rules/state/common';
import { spawnAnswer } from './boards';
import { Move } from './director';
import { Dial } from './fights';
import { type AtTable, type Counts, type Pieces, tidy } from './pieces';
import { type BoardCase, cubeOf, type MapCase, type Side, World } from './world';

/** What was tapped, and what stood on the table besides its pieces when it was. */
export interface Tapped {
  readonly command: Readonly<Record<string, unknown>>;
  /** Whose turn it is. */
  readonly side: Side;
  readonly mode: 'full' | 'solo' | 'training';
  readonly map: MapCase;
  readonly homes: Readonly<Partial<Record<Side, string>>>;
  /** All cubes of the game, and those in the Tree. */
  readonly cubes: Counts;
  readonly inside: Counts;
  /** HE-2: how many hexes last turn's Roots touched. */
  readonly touched: number;
  /** HE-2: whether Hester's first two Roots are being laid. */
  readonly roots: boolean;
  /** SO-10, SO-13: the hex of the goal, and the groups that have yet to move. */
  readonly objective: string | null;
  readonly waiting: readonly string[] | null;
  /** HE-6: what the card under way does now. */
  readonly witchStep: string | undefined;
}

type Part = Record<string, unknown>;
const terrain = ['brown', 'green', 'yellow', 'teal'];
const isSide = (side: unknown): side is Side =>
  side === 'protectors' || side === 'family' || side === 'kammi';

/** Somebody at the table who does what each line says, and nothing else. */
export class Followed {
  /** Cubes in the Tree by colour. */
  private readonly lodged: Counts;
  private hesterFell = false;

  constructor(
    private readonly pieces: Pieces,
    private readonly tapped: Tapped,
  ) {
    this.lodged = { ...tapped.inside };
  }

  /** What lies there in the end. */
  after(lines: readonly Line[]): Pieces {
    const said = lines.flatMap(({ text }) => (typeof text === 'string' ? [] : [text]));
    for (const text of said) this.line(text.say, { ...text });
    this.hasHeard(said);
    return tidy(this.pieces);
  }

  /** What moves no piece is told all the same. */
  private hasHeard(said: readonly Readonly<Part>[]): void {
    const { command, touched, side } = this.tapped;
    const told = (key: string, what: Part = {}): boolean =>
      said.some(
        one => one.say === `harrow.${key}` && Object.entries(what).every(([name, it]) => one[name] === it),
      );
    // HE-2
    if (told('root-cubes') && told('roots-leave') !== touched > 0) throw new Error('Roots leave');
    const { from, target, against, counted } = command;
    const { attackers, defenders } = { ...(counted as Part | undefined) };
    const owed =
      (command.do === 'count' && !told('counted', { side, attackers, defenders })) ||
      (command.do === 'attack' && !told('attack-on', { side, from, target, against })) ||
      (command.do === 'track' && !told('track', { side, n: 1 + this.owns(side).scrolls })) ||
      (command.do === 'power' && !told('power')) ||
      (command.do === 'play' && !told('plays'));
    if (owed) throw new Error('Nothing is told');
  }

  private get table(): AtTable {
    if (!this.pieces.table) throw new Error('Nobody else plays');
    return this.pieces.table;
  }
  private get world(): World {
    const { units, hester, fires, townsfolk, buildings, storms, paths, dolls } = this.pieces;
    const board: BoardCase = {
      ...{ map: this.tapped.map, hester, townsfolk, buildings, storms, paths, dolls },
      units: Object.entries(units).map(([at, stack]) => ({ at, ...stack })),
      bonfires: Object.entries(fires).map(([at, tokens]) => ({ at, tokens })),
    };
    return new World(board);
  }
  private come(cube: string, n: number): void {
    this.pieces.ground[cube] = (this.pieces.ground[cube] ?? 0) + n;
  }
  /** TM-5 */
  private supply(cube: string): number {
    const { ground, table } = this.pieces;
    const away = table
      ? (table.aside[cube] ?? 0) +
        (table.held[cube] ?? 0) +
        table.lying.filter(one => isSide(one.split(' ')[1]) && cubeOf[one.split(' ')[1] as Side] === cube)
          .length +
        (cube === 'purple' ? table.gridCubes.reduce((all, n) => all + n, 0) : 0)
      : 0;
    return (this.tapped.cubes[cube] ?? 0) - (ground[cube] ?? 0) - (this.lodged[cube] ?? 0) - away;
  }
  private stack(at: string, side: Side) {
    const there = this.pieces.units[at];
    if (there && there.haints + there.legends > 0) return there;
    const fresh = { side, haints: 0, infected: 0, legends: 0 };
    this.pieces.units[at] = fresh;
    return fresh;
  }
  /** AT-7: an uninfected one before an infected one. */
  private takeHaint(at: string, sick?: boolean): boolean {
    const group = this.pieces.units[at];
    if (!group || group.haints === 0) throw new Error(`No Haint on ${at}`);
    const infected = sick ?? group.haints === group.infected;
    group.haints--;
    if (infected) group.infected--;
    return infected;
  }
  private putHaint(at: string, side: Side, infected: boolean): void {
    const group = this.stack(at, side);
    if (group.side !== side) throw new Error(`${side} on ${at} beside ${group.side}`);
    group.haints++;
    if (infected) group.infected++;
  }
  private moveHaint(from: string, to: string | null, sick?: boolean): void {
    const side = this.pieces.units[from]?.side ?? 'kammi';
    const infected = this.takeHaint(from, sick);
    if (to !== null) this.putHaint(to, side, infected);
  }
  private moveLegend(from: string, to: string | null): void {
    const group = this.pieces.units[from];
    if (!group || group.legends === 0) throw new Error(`No Legend on ${from}`);
    group.legends--;
    if (to !== null) this.stack(to, group.side).legends++;
  }
  private without(list: string[], at: string): void {
    const i = list.indexOf(at);
    if (i < 0) throw new Error(`Nothing on ${at}`);
    list.splice(i, 1);
  }
  private counts(said: unknown): Counts {
    const { list = [] } = said as { list?: readonly { cube: string; n: number }[] };
    return Object.fromEntries(list.map(({ cube, n }) => [cube, n]));
  }
  private pay(said: unknown): void {
    for (const [cube, n] of Object.entries(this.counts(said))) this.come(cube, -n);
  }
  private price(at: string): number {
    return this.world.letter(at) === 'x' ? 1 : 2;
  }
  private score(side: string, n: number): void {
    this.pieces.points[side] = (this.pieces.points[side] ?? 0) + n;
  }
  private owns(side: string) {
    return this.table.owned[side]!;
  }

  /** AC, AT, DL, SO: what is told in every way of playing. */
  private line(say: string, it: Part): void {
    const { pieces, tapped } = this;
    const text = (key: string): string => `${it[key]}`;
    const n = Number(it.n);
    const at = text('at');
    const [from, to] = [text('from'), text('to')];
    const own = isSide(it.side) ? it.side : tapped.side;
    switch (say.replace('harrow.', '')) {
      case 'goal-placed':
        (it.goal === 'townsfolk' ? pieces.townsfolk : pieces.buildings).push(at);
        this.goalPlaced(it.goal === 'townsfolk' ? 'protectors' : 'family', at);
        break;
      case 'special-lost': {
        const lost = terrain.reduce((all, cube) => all + (pieces.ground[cube] ?? 0), 0);
        if (lost !== n) throw new Error(`${lost} cubes are lost`);
        for (const cube of terrain) pieces.ground[cube] = 0;
        break;
      }
      case 'cubes-came':
        this.come(cubeOf[own], n);
        break;
      case 'haint-only':
      case 'haint-first':
      case 'haint-chosen':
      case 'spawned':
      case 'witch-haint':
        this.putHaint(at, own, false);
        break;
      case 'goal-stood':
      case 'goal-taken':
        this.without(it.goal === 'townsfolk' ? pieces.townsfolk : pieces.buildings, at);
        this.score(own, 2);
        break;
      case 'stays': {
        const way = this.move().way(at);
        const why = way === null ? 'no-way' : way === 0 ? 'there' : 'full';
        if (it.why !== why) throw new Error(`${at} stays: ${why}`);
        break;
      }
      case 'walk': {
        this.walks(it, from);
        const group = pieces.units[from]!;
        delete pieces.units[from];
        const there = this.stack(to, group.side);
        there.haints += group.haints;
        there.infected += group.infected;
        there.legends += group.legends;
        if (it.units !== group.haints + group.legends) throw new Error(`${it.units} walk`);
        break;
      }
      case 'bonus':
        this.come(text('cube'), 1);
        break;
      case 'dropped': {
        const out = this.counts(it.out);
        for (const cube of Object.keys(tapped.cubes))
          this.lodged[cube] = (this.lodged[cube] ?? 0) + (pieces.ground[cube] ?? 0) - (out[cube] ?? 0);
        pieces.ground = out;
        pieces.inside = Number(it.inside);
        break;
      }
      case 'hit-haint':
        if (it.price !== this.price(at)) throw new Error(`${it.price} for a hit on ${at}`);
        this.come(cubeOf[it.by as Side], -Number(it.price));
        this.takeHaint(at);
        break;
      case 'hit-legend':
        this.come(cubeOf[tapped.side], -this.price(at));
        if (to !== '') this.moveLegend(at, to);
        if (it.haint !== '') this.takeHaint(text('haint'));
        break;
      case 'hit-token':
        this.come(cubeOf[tapped.side], -n);
        pieces.fires[at]! -= n;
        break;
      case 'doused':
        if (pieces.fires[at] !== 0) throw new Error(`${at} burns`);
        this.doused = true;
        break;
      case 'hit-hester':
        if (pieces.hester !== at) throw new Error(`She is not on ${at}`);
        this.come(cubeOf[tapped.side], -this.price(at));
        pieces.hester = null;
        this.hesterFell = true;
        break;
      case 'dial':
        this.score(own, Number(it.points));
        pieces.dials[own] = { at: Number(it.at), plate: Number(it.plate) };
        break;
      case 'brambles-point':
        if (pieces.units[this.world.brambles]?.side !== own) throw new Error('Nobody of theirs stands there');
        this.score(own, 1);
        break;
      default:
        this.witch(say, it);
    }
  }

  /** SO-11: the way to the objective, as the board stands. */
  private move(): Move {
    const { side, objective } = this.tapped;
    return new Move(this.world, side === 'family' ? 'family' : 'protectors', 9, objective);
  }
  /** SO-12 to SO-14: what is told of a walk besides where it leads. */
  private walks(it: Part, from: string): void {
    const { side, waiting, command } = this.tapped;
    const own = this.world.units.filter(one => one.side === side).map(({ at }) => at);
    this.waiting ??= new Set(waiting ?? own);
    const move = this.move();
    const forks = (at: string): number => move.next(at, this.world.sizeAt(at)).length;
    const others = [...this.waiting].filter(at => at !== from && this.world.groupAt(at) && forks(at) > 0);
    const should = {
      way: move.way(from),
      others: others.length,
      tied: others.some(at => move.way(at) === move.way(from)),
      forks: forks(from),
      joins: this.world.groupAt(`${it.to}`) !== undefined,
      chosen: command.do === 'walk' && command.from === from && !this.walked,
    };
    // SO-12, SO-14: nothing is done unasked where there is a choice.
    const asked = should.chosen || command.do === 'byDefault' || command.byDefault === true;
    if (!asked && (should.others > 0 || should.forks > 1)) throw new Error(`${from} walks unasked`);
    for (const [key, value] of Object.entries(should))
      if (it[key] !== value) throw new Error(`${key} is ${value}`);
    this.walked = true;
    this.waiting.delete(from);
  }
  private waiting: Set<string> | undefined;
  private walked = false;

  /** SU-3, RD-1: of the four goals that of the terrain. */
  private goalPlaced(side: Side, at: string): void {
    const owned = this.pieces.table?.owned[side];
    const terrains: Record<string, string> = { b: 'bog', f: 'forest', p: 'plains', w: 'wetlands' };
    if (owned) this.without(owned.goals, terrains[this.world.letter(at)]!);
  }

  /** HE */
  private witch(say: string, it: Part): void {
    const { pieces, tapped } = this;
    const at = `${it.at}`;
    const [from, to] = [`${it.from}`, `${it.to}`];
    switch (say.replace('harrow.', '')) {
      case 'root': {
        // HE-5: a third Root brings its cube at once.
        const colour = this.world.colour(to);
        if (!tapped.roots && colour && this.supply(colour) > 0) this.come(colour, 1);
        break;
      }
      case 'root-token':
        pieces.fires[at]!++;
        break;
      case 'root-cubes':
        for (const [cube, n] of Object.entries(this.counts(it.cubes))) this.come(cube, n);
        break;
      case 'witch-moves':
        this.pay(it.pay);
        if (it.who === 'hester') pieces.hester = to;
        else if ((pieces.units[to]?.side ?? it.who) === it.who) this.moveHaint(from, to, true);
        else this.takeHaint(from, true);
        break;
      case 'bonfire-made':
        this.takeHaint(at, true);
        pieces.fires[at] = 2;
        pieces.spaces[pieces.spaces.lastIndexOf(true)] = false;
        pieces.actions++;
        pieces.scoring.push(`${it.space} pair`);
        break;
      case 'put-aside':
        this.moveHaint(from, to, true);
        break;
      case 'gone-aside':
        this.takeHaint(from, true);
        break;
      case 'pair-back':
        this.pairBack();
        break;
      case 'infects':
        this.pay(it.pay);
        pieces.units[`${it.haint}`]!.infected++;
        break;
      case 'summoned':
        this.pay(it.pay);
        pieces.hester = at;
        break;
      case 'plays':
        pieces.hand.splice(pieces.hand.indexOf(`${it.card}`), 1);
        pieces.played = [...pieces.played, `${it.card}`].slice(-3);
        break;
      case 'activates':
        this.ownCard();
        break;
      case 'eats':
        pieces.wild--;
        pieces.scoring.push(`${it.side} token`);
        break;
      case 'leaves':
        pieces.hester = null;
        break;
      case 'cubes-over':
        this.pay(it.cubes);
        break;
      default:
        this.pair(say, it);
    }
  }

  /** AT-10: the pair of a doused Bonfire to the left; SO-18: that of a killed Hester to the right. */
  private pairBack(): void {
    const { spaces } = this.pieces;
    const left = this.doused || !this.hesterFell;
    this.doused = false;
    spaces[left ? spaces.indexOf(false) : spaces.lastIndexOf(false)] = true;
  }
  private doused = false;

  /** CD-1, HE-6: one step of a card of hers, the hex of which was tapped. */
  private ownCard(): void {
    const { command, witchStep, homes } = this.tapped;
    if (command.do !== 'cardStep') return;
    const [from, at] = [`${command.from}`, `${command.at}`];
    if (witchStep === 'cube') this.come(this.world.colour(at)!, 1);
    if (witchStep === 'move') this.moveHaint(from, at, true);
    if (witchStep === 'push') this.moveHaint(from, at, false);
    if (witchStep === 'infect') this.pieces.units[at]!.infected++;
    if (witchStep !== 'spawn') return;
    const { board } = this.world;
    const side = (['protectors', 'family', 'kammi'] as const).find(one => {
      const home = homes[one];
      return home !== undefined && spawnAnswer({ board, side: one, home }).hexes.includes(at);
    });
    this.putHaint(at, side!, false);
  }

  /** PR, FA, KA, LG, JR, CU: at a table of two or three. */
  private pair(say: string, it: Part): void {
    const { pieces, tapped } = this;
    const { command } = tapped;
    const at = `${it.at}`;
    const [from, to] = [`${it.from}`, `${it.to}`];
    const n = Number(it.n);
    const side = isSide(it.side) ? it.side : tapped.side;
    const basic = it.basic as 'advance' | 'spawn' | 'strengthen';
    switch (say.replace('harrow.', '')) {
      case 'flipped': {
        const { table } = this;
        table.up[side] = table.up[side]!.filter(jar => jar !== it.jar);
        if (it.jar === 'wild' && it.attack === false) this.owns(side).wild++;
        break;
      }
      case 'tiles-used':
        if (command.takesFirst === true) this.table.holder = tapped.side;
        break;
      case 'advanced':
        for (let i = 0; i < Number(command.haints); i++) this.moveHaint(from, to);
        for (let i = 0; i < Number(command.legends); i++) this.moveLegend(from, to);
        break;
      case 'strengthened':
        this.come(cubeOf[side], 1);
        break;
      case 'kills': {
        const dial = new Dial(tapped.mode, pieces.dials[side]!);
        for (let i = 0; i < Number(it.kills); i++) dial.kill();
        if (it.points !== dial.points + Number(command.points)) throw new Error(`${it.points} points`);
        pieces.dials[side] = dial.said();
        this.score(side, Number(it.points));
        break;
      }
      case 'rescued':
        this.without(pieces.townsfolk, at);
        this.score('protectors', 2);
        break;
      case 'went':
        this.without(pieces.townsfolk, from);
        pieces.townsfolk.push(to);
        break;
      case 'razed':
        this.without(pieces.buildings, at);
        this.score('family', 2);
        break;
      case 'storm-put':
        pieces.storms.push(at);
        break;
      case 'path-put':
        pieces.paths.push(at);
        break;
      case 'cubes-six':
        this.come(cubeOf[side], -n);
        break;
      case 'first-now':
        this.table.holder = side;
        // LG-7: Priscilla's tokens have brought their Haints.
        this.table.traps = [];
        for (const one of Object.keys(this.table.up))
          this.table.up[one] = ['abilities', 'wild', 'legend', 'attack'];
        break;
      case 'drew':
        for (const kind of ['advance', 'spawn', 'strengthen'] as const)
          this.owns('family')[kind] -= Number(it[kind]);
        this.table.upgrades -= Number(it.upgrades);
        break;
      case 'went-back': {
        const tokens = command.tokens as Counts;
        for (const kind of ['advance', 'spawn', 'strengthen'] as const)
          this.owns('family')[kind] += tokens[kind]!;
        this.table.upgrades += n - tokens.advance! - tokens.spawn! - tokens.strengthen!;
        break;
      }
      case 'upgrade-played':
        if (command.do === 'upgrade')
          this.table.hands.family = Math.max(0, (this.table.hands.family ?? 0) - 1);
        if (it.kind === 'other') this.table.upgrades++;
        else {
          if (this.supply('blue') > 0) this.come('blue', 1);
          this.table.waiting++;
        }
        break;
      case 'upgrades-back':
        this.table.waiting -= n;
        this.table.upgrades += n;
        break;
      case 'into-bag':
        this.owns('family')[basic]++;
        break;
      case 'on-row':
        this.table.laid++;
        break;
      case 'pushed': {
        const grid = this.table.grid!;
        const row = Number(it.row) - 1;
        const [left, right] = grid.rows[row] as [string, string];
        // KA-1: the one in hand and the left one lie on the grid now.
        if (it.left !== grid.hand || it.right !== left || it.out !== right)
          throw new Error('Pushed otherwise');
        grid.rows[row] = [grid.hand, left];
        grid.hand = right;
        grid.black = row;
        break;
      }
      case 'row-cube':
        this.table.gridCubes[Number(it.row) - 1]!++;
        break;
      case 'row-cubes':
        this.come('purple', n);
        if (this.table.gridCubes[Number(it.row) - 1] !== n) throw new Error(`${n} cubes on the row`);
        this.table.gridCubes[Number(it.row) - 1] = 0;
        break;
      case 'tile':
        if (it.tile === 'wild') this.owns(side).wild++;
        if (it.tile === 'first') this.table.holder = side;
        break;
      case 'card':
        this.table.hands[side] = Math.max(0, (this.table.hands[side] ?? 0) - 1);
        if (side === 'kammi') this.table.goblinCards++;
        break;
      case 'draws':
        this.table.hands[side] = (this.table.hands[side] ?? 0) + n;
        break;
      case 'kammi-hit':
        if (it.who === 'goblin') this.table.goblinCards = 0;
        break;
      case 'gave-back':
        this.come(cubeOf[side], n);
        this.table.held[cubeOf[side]]! -= n;
        break;
      case 'held':
        this.come(cubeOf[side], -n);
        this.table.held[cubeOf[side]] = (this.table.held[cubeOf[side]] ?? 0) + n;
        break;
      case 'eats-piece': {
        const owned = this.owns(side);
        if (it.what === 'wild') owned.wild--;
        else if (it.what === 'scroll') owned.scrolls--;
        else owned[it.what as typeof basic]--;
        break;
      }
      case 'set-aside':
        this.setAside(it.side === 'hester' ? terrain : [cubeOf[side]], n);
        break;
      case 'aside-back':
        for (const [cube, there] of Object.entries(this.table.aside)) this.come(cube, there);
        this.table.aside = {};
        break;
      case 'goblin-leaves': {
        const theirs = Object.entries(pieces.units).filter(
          ([, one]) => one.side === 'kammi' && one.legends > 0,
        );
        if (theirs.length === 1) this.moveLegend(theirs[0]![0], null);
        this.table.goblinCards = 0;
        break;
      }
      case 'doll':
        if (it.what !== 'goblin') this.without(pieces.dolls, at);
        if (it.what === 'real') this.score('kammi', 4);
        break;
      case 'doll-along':
        this.without(pieces.dolls, `${command.from}`);
        pieces.dolls.push(to);
        break;
      default:
        if (pieces.table) this.step(say, it);
    }
  }

  private setAside(cubes: readonly string[], n: number): void {
    let left = n;
    for (const cube of cubes) {
      const some = Math.min(left, this.pieces.ground[cube] ?? 0);
      this.come(cube, -some);
      this.table.aside[cube] = (this.table.aside[cube] ?? 0) + some;
      left -= some;
    }
  }

  /** LG, CD-1: what steps lay, take and move. */
  private step(say: string, it: Part): void {
    const { pieces, tapped, table } = { pieces: this.pieces, tapped: this.tapped, table: this.table };
    const at = `${it.at}`;
    const [from, to] = [`${it.from}`, `${it.to}`];
    switch (say.replace('harrow.', '')) {
      case 'shifted':
        this.shift(`${it.what}`, from, to);
        break;
      case 'laid':
        if (it.what === 'storm') pieces.storms.push(at);
        if (it.what === 'path') pieces.paths.push(at);
        if (it.what === 'token') table.tokens.push(`${at} ${tapped.command.kind ?? 'advance'}`);
        // LG-7: two nails, the older one is recalled.
        if (it.what === 'nail') table.nails = [...table.nails, at].slice(-2);
        if (it.what === 'trap') table.traps.push(at);
        break;
      case 'took':
        if (it.what === 'storm') this.without(pieces.storms, at);
        if (it.what === 'path') this.without(pieces.paths, at);
        if (it.what === 'haint') this.takeHaint(at, false);
        if (it.what === 'token') this.pickUp(at);
        break;
      case 'removed':
        this.takeHaint(at);
        break;
      case 'cube-laid':
        table.lying.push(`${at} ${it.side}`);
        break;
      case 'cube-freed':
        this.without(table.lying, `${at} ${it.side}`);
        this.come(cubeOf[it.side as Side], 1);
        break;
      case 'trap-gone':
        this.without(table.traps, at);
        break;
      case 'unpinned':
        this.without(table.nails, at);
        break;
    }
  }

  /** CU-2 */
  private pickUp(at: string): void {
    const token = this.table.tokens.find(one => one.startsWith(`${at} `));
    if (!token) throw new Error(`No token on ${at}`);
    this.without(this.table.tokens, token);
    const kind = token.split(' ')[1] as 'advance' | 'spawn' | 'strengthen' | 'scroll';
    const owned = this.owns(this.tapped.side);
    if (kind === 'scroll') owned.scrolls = Math.min(3, owned.scrolls + 1);
    else if (this.tapped.side !== 'family') owned[kind]++;
  }

  private shift(what: string, from: string, to: string): void {
    const { pieces } = this;
    const list = { townsfolk: pieces.townsfolk, building: pieces.buildings, doll: pieces.dolls }[what];
    if (list) {
      this.without(list, from);
      list.push(to);
    } else if (what === 'hester') pieces.hester = to;
    else if (what === 'legend') this.moveLegend(from, to);
    else if (what === 'haint') this.moveHaint(from, to);
    else if (what === 'token') {
      const token = this.table.tokens.find(one => one.startsWith(`${from} `))!;
      this.without(this.table.tokens, token);
      this.table.tokens.push(token.replace(from, to));
    } else if (what === 'storm') {
      this.without(pieces.storms, from);
      // CD-3: a Storm that comes onto a Storm is discarded.
      if (!this.world.storms().has(to)) pieces.storms.push(to);
    } else if (what === 'all') this.shiftAll(from, to);
  }

  /** CD-3: each thing that may legally go. */
  private shiftAll(from: string, to: string): void {
    const { pieces } = this;
    const group = pieces.units[from];
    if (group) {
      while (group.haints > 0 && this.world.open(group.side, to, 1)) this.moveHaint(from, to);
      while (group.legends > 0 && this.world.open(group.side, to, 1)) this.moveLegend(from, to);
    }
    const { world } = this;
    const foreign =
      pieces.units[to] &&
      pieces.units[to].haints + pieces.units[to].legends > 0 &&
      pieces.units[to].side !== 'protectors';
    const bare = !world.burns(to) && !pieces.buildings.includes(to) && !pieces.dolls.includes(to);
    if (pieces.townsfolk.includes(from) && bare && !foreign && world.letter(to) !== 'x')
      this.shift('townsfolk', from, to);
    if (pieces.dolls.includes(from) && bare && !pieces.townsfolk.includes(to)) this.shift('doll', from, to);
    if (pieces.storms.includes(from) && world.letter(to) !== 'x') this.shift('storm', from, to);
    if (this.table.tokens.some(one => one.startsWith(`${from} `))) this.shift('token', from, to);
  }
}
