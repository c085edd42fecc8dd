import { type Action, doAct } from './acts';
import { deedsOf, hexesOf, morphs } from './deeds';
import { completes, type RowCase, slotRefusal } from './rows';
import { doSkill } from './skills';
import { inSeat, other, type Side, type Unit, type World } from './world';

export interface BoardRow extends RowCase {
  readonly bones: readonly (number | null)[];
}
export interface BoardCase {
  readonly pool: readonly number[];
  readonly rows: readonly BoardRow[];
}
export interface Command {
  readonly c: string;
  readonly intent?: string;
  readonly unit?: string;
  readonly targets?: readonly string[];
  readonly bone?: number;
  readonly value?: number;
  readonly action?: Action;
  readonly row?: string;
  readonly slot?: number;
  readonly on?: string;
  readonly skill?: string;
  readonly dir?: number;
  readonly places?: Readonly<Record<string, string>>;
  readonly count?: number;
}
export type Phase = 'upkeep' | 'intent' | 'execute' | 'choice' | 'slot' | 'end' | 'over';

/** SK-3: of auras, the kind that bears them. */
const auras: Readonly<Record<string, string>> = {
  longBow: 'pawn',
  pivot: 'sage',
  ironPlating: 'pawn',
  assassin: 'sage',
};
const laws = [
  'adapt',
  'technologicalSingularity',
  'calmWaters',
  'oneWithTheLand',
  'theEndless',
  'celestialCompass',
];
const relics: Readonly<Record<string, string>> = {
  ...{ tweak: 'huldra', predictiveModel: 'murg', electromagneticLoop: 'murg', unrelentingTide: 'ferrymen' },
  ...{
    banish: 'erde',
    metamorphic: 'erde',
    starterSeed: 'wibo',
    poisonGarden: 'hexen',
    witchsLadder: 'hexen',
  },
};
interface Row {
  readonly of: BoardRow;
  filled: (number | null)[];
  bones: (number | null)[];
  tokens: number;
}
interface Named {
  readonly unit: string;
  readonly targets: string;
}
const named = (unit: string | undefined, targets: readonly string[] | undefined): Named => ({
  unit: unit ?? '',
  targets: [...(targets ?? [])].sort().join(),
});

/** What somebody may do next, as far as a turn has come. */
export class Turn {
  phase: Phase = 'upkeep';
  pool: number[];
  rolled: { bone: number; value: number } | undefined;
  declared: 'journey' | Named | undefined;
  /** TU-5, Tweak: this very bone comes next. */
  again: number | undefined;
  readonly spent = new Set<string>();
  /** Where the unit that journeyed stands. */
  journeyed: string | undefined;
  /** Wibo: what the next roll is for. */
  stage: 'journey' | 'morph' | 'retreat' = 'journey';
  morph: Named | undefined;
  morphed: { readonly by: string; readonly came: string } | undefined;
  readonly rows: Row[];
  readonly acquired: string[] = [];
  constructor(
    public world: World,
    readonly side: Side,
    board: BoardCase,
  ) {
    this.pool = [...board.pool];
    this.rows = board.rows.map(of => ({
      of,
      filled: [...of.filled],
      bones: [...of.bones],
      tokens: of.tokens ?? 0,
    }));
  }
  get clan(): string {
    return this.world.clan(this.side);
  }
  /** TU-3 */
  get declares(): boolean {
    return (this.clan === 'murg' && !this.spent.has('predictiveModel')) || this.clan === 'erde';
  }

  obey(command: Command): string {
    if (this.world.winner) return 'over';
    switch (command.c) {
      case 'declare':
        return this.declare(command);
      case 'roll':
        return this.roll(command.bone ?? 0, command.value ?? 0);
      case 'act':
        return this.act(command.action ?? { do: '' });
      case 'pass':
        if (this.phase !== 'execute') return 'phase';
        if (typeof this.declared === 'object' || this.stage === 'morph') return 'intent';
        this.phase = this.clan === 'hexen' ? 'choice' : 'slot';
        return 'ok';
      case 'done':
        if (this.phase !== 'choice') return 'phase';
        this.phase = 'slot';
        return 'ok';
      case 'slot':
        return this.slot(command);
      case 'keep':
        if (this.phase !== 'slot') return 'phase';
        this.putBack();
        this.phase = 'end';
        return 'ok';
      case 'end':
        return this.end();
      default:
        return this.spend(command);
    }
  }

  private declare({ intent, unit, targets }: Command): string {
    const deed = named(unit, targets);
    const listed = (after: string | undefined): boolean =>
      deedsOf(this.world, this.side, 1, 6, after).some(
        one => one.unit === deed.unit && [...one.targets].sort().join() === deed.targets,
      );
    if (
      this.clan === 'wibo' &&
      this.phase === 'choice' &&
      this.stage === 'morph' &&
      !this.spent.has('starterSeed')
    ) {
      if (intent !== 'deed' || deed.unit !== this.journeyed || !listed(this.journeyed)) return 'target';
      this.morph = deed;
      return 'ok';
    }
    if (this.phase !== 'upkeep') return 'phase';
    if (!this.declares) return 'needless';
    if (intent === 'deed' && !listed(undefined)) return 'target';
    this.declared = intent === 'deed' ? deed : 'journey';
    this.phase = 'intent';
    return 'ok';
  }

  private putBack(): void {
    if (this.rolled) this.pool.push(this.rolled.bone);
    this.rolled = undefined;
  }
  private roll(bone: number, value: number): string {
    const inChoice = this.clan === 'wibo' && this.phase === 'choice';
    const may =
      this.phase === 'upkeep' ||
      this.phase === 'intent' ||
      (inChoice && (this.stage === 'retreat' || this.morph !== undefined));
    if (!may) return 'phase';
    const there = [...this.pool, ...(this.rolled ? [this.rolled.bone] : [])];
    if (!there.includes(bone) || (this.again !== undefined && this.again !== bone)) return 'bone';
    if (value < 1 || value > bone) return 'value';
    this.putBack();
    this.pool.splice(this.pool.indexOf(bone), 1);
    this.rolled = { bone, value };
    this.again = undefined;
    if (this.declares && this.declared === undefined) this.declared = 'journey';
    this.phase = 'execute';
    return 'ok';
  }

  /** Whether the action is what was declared or named. */
  private meant(action: Action): boolean {
    const deed = named(action.unit, action.targets);
    if (this.clan === 'wibo') {
      if (this.phase === 'choice')
        return action.do === 'deed' && action.unit === this.journeyed && action.seed === true;
      if (this.stage === 'journey') return action.do === 'journey' || action.do === 'swap';
      if (this.stage === 'morph')
        return (
          action.do === 'deed' &&
          !action.seed &&
          deed.unit === this.morph?.unit &&
          deed.targets === this.morph.targets
        );
      if (action.do !== 'retreat') return false;
      const { by = '', came = '' } = this.morphed ?? {};
      return action.with === undefined ? action.unit === came : action.unit === by && action.with === came;
    }
    if (typeof this.declared === 'object')
      return (
        action.do === 'deed' && deed.unit === this.declared.unit && deed.targets === this.declared.targets
      );
    return this.declared === undefined || action.do === 'journey';
  }
  private act(action: Action): string {
    const seeded =
      this.clan === 'wibo' &&
      this.phase === 'choice' &&
      this.stage === 'morph' &&
      this.spent.has('starterSeed');
    if (this.phase !== 'execute' && !seeded) return 'phase';
    if (!this.meant(action)) return 'intent';
    if (action.metamorphic && !this.spent.has('metamorphic')) return 'relic';
    const world = this.world.copy();
    const done = doAct(world, this.side, action, this.rolled?.value ?? 0);
    if (typeof done === 'string') return done;
    world.board();
    this.world = world;
    if (this.clan === 'hexen') {
      this.journeyed = done.stands;
      this.phase = 'choice';
    } else if (this.clan === 'wibo') this.afterWibo(action, done.stands, done.came);
    else {
      this.journeyed = done.stands;
      this.phase = 'slot';
    }
    return 'ok';
  }
  private afterWibo(action: Action, stands: string | undefined, came: string | undefined): void {
    if (this.stage === 'journey') {
      this.journeyed = stands;
      const unit = this.world.own(this.side, stands ?? '');
      this.stage = 'morph';
      this.phase = unit && morphs(this.world, unit).length > 0 ? 'choice' : 'slot';
    } else if (this.stage === 'morph') {
      this.morphed = came === undefined ? undefined : { by: action.unit ?? '', came };
      this.stage = 'retreat';
      this.phase = this.morphed ? 'choice' : 'slot';
    } else this.phase = 'slot';
  }

  private slot({ row: id, slot = -1, on }: Command): string {
    if (this.phase !== 'slot' || !this.rolled) return 'phase';
    const row = this.rows.find(one => one.of.id === id);
    if (!row || row.of.slots[slot] === undefined) return 'noSlot';
    const now: RowCase = { ...row.of, filled: row.filled, tokens: row.tokens };
    const { value, bone } = this.rolled;
    const refused = slotRefusal(now, slot, value, this.pool.length);
    if (refused) return refused;
    const full = completes(now, slot);
    const kind = auras[row.of.id];
    const world = this.world;
    const own = world.of(this.side);
    const mayRise =
      row.of.id === 'assassin' && !world.players[this.side].risen && !own.some(unit => unit.kind === 'sage');
    const lacks = (unit: Unit): boolean => unit.kind === kind && !unit.auras.includes(row.of.id);
    if (full && kind !== undefined) {
      const unit = on === undefined ? undefined : world.own(this.side, on);
      const good = unit && (lacks(unit) || (mayRise && unit.kind === 'pawn'));
      if (on === undefined ? own.some(lacks) : !good) return 'target';
    }
    row.filled[slot] = value;
    row.bones[slot] = bone;
    this.rolled = undefined;
    this.phase = 'end';
    if (!full) return 'ok';
    for (const one of row.bones) if (one !== null) this.pool.push(one);
    row.filled = row.filled.map(() => null);
    row.bones = row.bones.map(() => null);
    this.acquired.push(row.of.id);
    if (row.of.id in relics || laws.includes(row.of.id)) row.tokens += 1;
    const player = world.players[this.side];
    if (laws.includes(row.of.id)) world.players[this.side] = { ...player, law: true };
    const bearer = on === undefined ? undefined : world.own(this.side, on);
    if (bearer && kind !== undefined) {
      if (bearer.kind === kind) bearer.auras.push(row.of.id);
      else {
        // MU-7
        world.remove(bearer);
        world.add(this.side, 'sage', bearer.at, { auras: ['assassin'] });
        world.players[this.side] = { ...player, risen: true };
      }
    }
    world.board();
    return 'ok';
  }

  private end(): string {
    if (this.phase !== 'end') return 'phase';
    for (const unit of this.world.of(this.side)) unit.held = false;
    const seated = this.world
      .of(this.side)
      .filter(unit => unit.kind === 'pawn' && inSeat(this.side, unit.at));
    if (this.clan === 'wibo' && seated.length >= 6) this.world.win(this.side);
    this.phase = 'over';
    return 'ok';
  }

  private spend(command: Command): string {
    const { skill = '' } = command;
    const row = this.rows.find(one => one.of.id === skill);
    if (!row || relics[skill] !== this.clan) return 'skill';
    if (row.tokens < 1) return 'tokens';
    const code = this.spendOf(skill, command);
    if (code === undefined) row.tokens -= 1;
    return code ?? 'ok';
  }
  private spendOf(skill: string, command: Command): string | undefined {
    switch (skill) {
      case 'predictiveModel':
      case 'electromagneticLoop':
      case 'unrelentingTide':
      case 'banish': {
        if (this.phase !== 'upkeep') return 'phase';
        if (skill === 'predictiveModel' || skill === 'electromagneticLoop') {
          if (this.spent.has(skill)) return 'already';
          this.spent.add(skill);
          return undefined;
        }
        const world = this.world.copy();
        const code = doSkill(world, this.side, { ...command, skill });
        if (code === undefined) {
          world.board();
          this.world = world;
        }
        return code;
      }
      case 'tweak':
        if (this.phase !== 'execute' || !this.rolled) return 'phase';
        this.again = this.rolled.bone;
        this.putBack();
        this.phase = 'intent';
        return undefined;
      case 'metamorphic':
        if (this.phase !== 'execute') return 'phase';
        if (typeof this.declared === 'object' || (this.rolled?.value ?? 0) < 3) return 'roll';
        if (this.spent.has(skill)) return 'already';
        this.spent.add(skill);
        return undefined;
      case 'starterSeed':
        if (this.phase !== 'choice' || this.stage !== 'morph' || this.morph) return 'phase';
        if (this.spent.has(skill)) return 'already';
        this.spent.add(skill);
        return undefined;
      default:
        return this.hex(skill, command);
    }
  }
  private hex(skill: string, { unit: at = '', targets = [], count = 3 }: Command): string | undefined {
    if (!['choice', 'slot', 'end'].includes(this.phase)) return 'phase';
    if (!this.world.own(this.side, at)) return 'noUnit';
    const may = hexesOf(this.world, this.side, at, this.journeyed === at);
    if (skill === 'poisonGarden') {
      if (!may.garden) return 'hex';
      if (!may.counts.includes(count)) return 'count';
      this.world.gardens.set(at, count);
      return undefined;
    }
    if (targets.length < 1 || targets.length > (may.twice ? 2 : 1)) return 'hex';
    if (new Set(targets).size !== targets.length || targets.some(one => !may.ladder.includes(one)))
      return 'hex';
    for (const one of targets) this.world.at(one)!.ladder = 2;
    return undefined;
  }
}

export function turnAnswer(world: World, side: Side, board: BoardCase, commands: readonly Command[]): object {
  const turn = new Turn(world, side, board);
  const results = commands.map(command => turn.obey(command));
  const next = turn.phase !== 'over' ? null : turn.spent.has('electromagneticLoop') ? side : other(side);
  return {
    results,
    phase: turn.phase,
    next,
    pool: [...turn.pool].sort((a, b) => a - b),
    rows: turn.rows.map(({ of, filled, tokens }) => ({ id: of.id, filled, tokens })),
    acquired: turn.acquired,
    winner: turn.world.winner,
    ...turn.world.board(),
  };
}
