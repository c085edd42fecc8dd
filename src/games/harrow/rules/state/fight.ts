import * as v from 'valibot';
import { type Output, object, optional } from '../../../../basics/schema';
import type { Hex } from '../../../../hex/shape';
import type { Aim } from '../aims';
import type { Mode } from '../dial';
import { countSchema, hexSchema } from '../fields';
import {
  type Attack,
  type ByRole,
  type LegendChoice,
  type Paid,
  priceOfHit,
  type Resolved,
  resolve,
} from '../resolve';
import { cubeOfSide, type MainSide, terrainCubes } from '../sides';
import { say } from '../solo/says';
import { boardIn, bonfireSupply, type Common, scoreOf, supplyOf, type Witch } from './common';
import { type CubeCounts, countOf, cubeSchema } from './cubes';
import { type CommonRun, log } from './run';

export const againstSchema = v.picklist(['units', 'bonfire', 'hester']);

/** SO-16, AT-1: an attack by the names of its hexes. */
export const aimSchema = object({
  from: hexSchema,
  target: hexSchema,
  against: againstSchema,
  attackers: countSchema,
  defenders: countSchema,
  bonus: v.nullable(v.picklist(['attacker', 'defender'])),
  cube: v.nullable(cubeSchema),
  /** FA-4: so many bonus cubes instead of one. */
  n: optional(countSchema),
});
export type NamedAim = Output<typeof aimSchema>;

/** AT-7: where a hit Legend is pushed, and whose Haint dies for it. */
export const pickSchema = object({ push: v.nullable(hexSchema), haint: v.nullable(hexSchema) });
export type NamedPick = Output<typeof pickSchema>;

export const namedAim = (game: Common, aim: Aim): NamedAim => {
  const { names } = boardIn(game).map.grid;
  return { ...aim, from: names[aim.from]!, target: names[aim.target]! };
};

export type Defender = MainSide | 'hester';

/** AT-2: who defends. */
export const defenderOf = (game: Common, aim: NamedAim): Defender =>
  aim.against === 'units'
    ? (game.board.units.find(({ at }) => at === aim.target)?.side ?? 'hester')
    : 'hester';

/** AT-5: a side's cubes among these; Hester's are all terrain cubes. */
export const cubesFor = (counts: CubeCounts, side: Defender): number =>
  side === 'hester'
    ? terrainCubes.reduce((all, cube) => all + countOf(counts, cube), 0)
    : countOf(counts, cubeOfSide[side]);

/** AT-3: the stronger side's cube comes to the Battleground, if there is one. */
export function bringBonus(run: CommonRun, side: MainSide, aim: NamedAim): void {
  if (aim.bonus === null || aim.cube === null) return;
  const who = aim.bonus === 'attacker' ? side : defenderOf(run.state, aim);
  if (supplyOf(run.state, aim.cube) === 0) {
    log(run, 'AT-3', say('harrow.bonus-none', { who }));
    return;
  }
  const n = Math.min(aim.n ?? 1, supplyOf(run.state, aim.cube));
  run.emit({ type: 'cubes', come: { [aim.cube]: n } });
  for (let i = 0; i < n; i++)
    log(run, aim.n === undefined ? 'AT-3' : 'FA-4', say('harrow.bonus', { who, cube: aim.cube }));
}

/** AT-5 to AT-13: the attack as it would be resolved with these choices and the cubes that lie out. */
export function outcomeOf(
  game: Common,
  mode: Mode,
  side: MainSide,
  aim: NamedAim,
  picks: readonly NamedPick[],
  paid: Paid = {},
): Resolved | undefined {
  const board = boardIn(game);
  const { cellOf } = board.map.grid;
  const cell = (hex: Hex | null): number | null => (hex === null ? null : (cellOf.get(hex) ?? null));
  const [from, target] = [cell(aim.from), cell(aim.target)];
  if (from === null || target === null) return undefined;
  const defender = defenderOf(game, aim);
  const attack: Attack = {
    board,
    side,
    from,
    target,
    against: aim.against,
    mode,
    out: { attacker: cubesFor(game.ground, side), defender: cubesFor(game.ground, defender) },
    dials: {
      attacker: scoreOf(game, side).dial,
      defender: defender === 'hester' ? { at: 1, plate: 0 } : scoreOf(game, defender).dial,
    },
    picks: picks.map(({ push, haint }) => ({ push: cell(push), haint: cell(haint) })),
    paid,
  };
  return resolve(attack);
}

/** AT-7: the first Legend hit for which somebody must choose. */
export function choiceOf(outcome: Resolved, picks: readonly NamedPick[]): LegendChoice | undefined {
  const next = outcome.choices[picks.length];
  return next && (next.pushes.length > 1 || next.haints.length > 1) ? next : undefined;
}

/** AT-10, SO-18: a pair of tokens comes back to Hester's board. */
function pairBack(run: CommonRun, where: 'left' | 'right'): void {
  const { witch } = run.state;
  if (!witch || bonfireSupply(run.state) < 2) return;
  const at = where === 'left' ? witch.spaces.indexOf(false) : witch.spaces.lastIndexOf(false);
  if (at < 0) return;
  const [left, middle, right] = witch.spaces;
  const spaces: Witch['spaces'] = [left || at === 0, middle || at === 1, right || at === 2];
  run.emit({ type: 'witch', witch: { ...witch, spaces } });
  log(run, where === 'left' ? 'AT-10' : 'SO-18', say('harrow.pair-back'));
}

interface Fought {
  readonly mode: Mode;
  readonly side: MainSide;
  readonly aim: NamedAim;
  readonly outcome: Resolved;
}

function tellHits(run: CommonRun, { side, aim, outcome }: Fought, defender: Defender): void {
  const { grid } = boardIn(run.state).map;
  const pushed = [...outcome.pushed];
  let tokens = 0;
  for (const one of outcome.hits) {
    const at = grid.names[one.at]!;
    const by = one.by === 'attacker' ? side : defender;
    switch (one.what) {
      case 'haint':
        run.emit({ type: 'killed', at });
        log(
          run,
          outcome.clash ? 'AT-9' : 'AT-7',
          say('harrow.hit-haint', { by, at, price: priceOfHit(boardIn(run.state), one.at) }),
          { at },
        );
        break;
      case 'legend': {
        const push = pushed[0]?.from === one.at ? pushed.shift() : undefined;
        const to = push ? grid.names[push.to]! : '';
        if (push) run.emit({ type: 'shifted', unit: 'legend', from: at, to });
        const haint = one.haint === null ? '' : grid.names[one.haint]!;
        if (haint !== '') run.emit({ type: 'killed', at: haint });
        log(run, 'AT-7', say('harrow.hit-legend', { at, to, haint }), push ? { way: [at, to] } : { at });
        break;
      }
      case 'token': {
        tokens++;
        const before = run.state.board.bonfires.find(fire => fire.at === at)?.tokens ?? 0;
        run.emit({ type: 'bonfire', at, tokens: before - 1 });
        break;
      }
      case 'hester':
        run.emit({ type: 'hester', at: null });
        log(run, 'AT-11', say('harrow.hit-hester', { at, side }));
        break;
    }
  }
  if (tokens > 0) log(run, 'AT-10', say('harrow.hit-token', { at: aim.target, n: tokens }));
  if (outcome.doused) log(run, 'AT-10', say('harrow.doused', { at: aim.target, side }));
}

/** AT-5 to AT-12: everything that the cubes which came out bring. */
export function carryOut(run: CommonRun, fought: Fought): void {
  const { mode, side, aim, outcome } = fought;
  const { state } = run;
  const defender = defenderOf(state, aim);
  const a = cubesFor(state.ground, side);
  const d = cubesFor(state.ground, defender);
  const target = boardIn(state).map.grid.cellOf.get(aim.target) ?? -1;
  const price = aim.against === 'bonfire' ? 1 : priceOfHit(boardIn(state), target);
  if (outcome.clash) log(run, 'AT-9', say('harrow.clash', { a, d, price }));
  else if (!outcome.success) log(run, 'AT-5', say('harrow.attack-failed', { a, d, price }));
  tellHits(run, fought, defender);
  const paidBy = (who: Defender, left: number, had: number): void => {
    if (who !== 'hester' && had > left) run.emit({ type: 'paid', cubes: { [cubeOfSide[who]]: had - left } });
  };
  paidBy(side, outcome.left.attacker, a);
  paidBy(defender, outcome.left.defender, d);
  const roles: ByRole<Defender> = { attacker: side, defender };
  for (const role of ['attacker', 'defender'] as const) {
    const who = roles[role];
    if (who === 'hester') continue;
    const before = scoreOf(run.state, who);
    const dial = outcome.dials[role];
    const points = outcome.points[role];
    if (points === 0 && dial.at === before.dial.at && dial.plate === before.dial.plate) continue;
    run.emit({ type: 'scored', side: who, score: { points: before.points + points, dial } });
    log(
      run,
      mode === 'training' ? 'DL-2' : 'DL-1',
      say('harrow.dial', { side: who, points, at: dial.at, plate: dial.plate }),
    );
  }
  if (outcome.doused) pairBack(run, 'left');
  if (outcome.hesterGone && mode === 'solo') pairBack(run, 'right');
}
