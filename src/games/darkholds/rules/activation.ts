import { type Plan, planOf } from './animus';
import { type Board, isEnemy, squaresOf, type Warrior, warriorOf, withNoise, withWarrior } from './board';
import { type Awaited, type Digits, isAwaited, type Struck, strike, succeeds } from './dice';
import { fresh, type Look, lookOf, type Memory, remembered } from './look';

/** What came of an attack or a shot. */
export interface Blow extends Struck {
  readonly falls: boolean;
}

/** One thing done, by what it was decided. */
export type Deed =
  | { readonly act: 'move'; readonly path: readonly number[]; readonly cost: number }
  | { readonly act: 'clear'; readonly at: number; readonly cost: 1 }
  | { readonly act: 'leap'; readonly to: number; readonly cost: number; readonly ok: boolean }
  | {
      readonly act: 'shoot' | 'attack';
      readonly target: string;
      readonly weapon: number;
      readonly cost: 1;
      /** Nothing where no dice are rolled. */
      readonly blow?: Blow;
    };

/** An activation under way: the board, and what the enemy remembers. */
export interface Acting {
  readonly board: Board;
  readonly id: string;
  readonly memory: Memory;
}

export interface Done {
  readonly look: Look;
  readonly deed: Deed;
}

/** WR-4: wounds as tokens; a hero or henchman without constitution falls, and the tokens go. An enemy leaves. */
export function wounded(board: Board, id: string, wounds: number): { board: Board; falls: boolean } {
  const struck = warriorOf(board, id);
  if (!struck) return { board, falls: false };
  const tokens = struck.wounds + wounds;
  if (tokens < struck.con) return { board: withWarrior(board, { ...struck, wounds: tokens }), falls: false };
  if (isEnemy(struck) || (board.henchmenDie && struck.side === 'henchman'))
    return { board: { ...board, warriors: board.warriors.filter(one => one.id !== id) }, falls: true };
  return { board: withWarrior(board, { ...struck, wounds: 0, prone: true }), falls: true };
}

/** MV-6, MK-13: one vigour takes one off; at 0 it is gone. */
export function cleared(board: Board, at: number): Board {
  const rocks = new Map(board.rocks);
  const left = (rocks.get(at) ?? 0) - 1;
  if (left > 0) rocks.set(at, left);
  else rocks.delete(at);
  return { ...board, rocks };
}

function strikeOf(
  { board, id, memory }: Acting,
  enemy: Warrior,
  plan: Extract<Plan, { act: 'shoot' | 'attack' }>,
  digits: Digits | undefined,
): { acting: Acting; deed: Deed } | Awaited {
  const { act, target, weapon } = plan;
  const shots = memory.shots + (act === 'shoot' ? 1 : 0);
  let after = withWarrior(board, { ...enemy, vigour: enemy.vigour - 1 });
  // AN-13: enemies make noise only where all do.
  if (board.enemyNoise) after = withNoise(after, squaresOf(board.level, enemy)[0]!);
  const deed = { act, target: target.id, weapon, cost: 1 } as const;
  const then = (now: Board): Acting => ({ board: now, id, memory: { ...memory, half: false, shots } });
  // FO-1: without dice it is counted and harms nobody.
  if (!digits) return { acting: then(after), deed };
  const before = digits.used();
  const struck = strike((act === 'shoot' ? enemy.shot : enemy.combat)[weapon]!, target, digits);
  if (isAwaited(struck)) {
    digits.rewind(before);
    return struck;
  }
  // AN-10: all dice are rolled before the target falls.
  const hurt = wounded(after, target.id, struck.wounds);
  return { acting: then(hurt.board), deed: { ...deed, blow: { ...struck, falls: hurt.falls } } };
}

/** Carries out a plan; without digits leaps succeed and nobody is harmed. */
export function carriedOut(
  acting: Acting,
  enemy: Warrior,
  plan: Plan,
  digits: Digits | undefined,
): { acting: Acting; deed: Deed } | Awaited {
  const { board, id, memory } = acting;
  const without = { ...memory, half: false };
  switch (plan.act) {
    case 'move': {
      const { path, left } = plan;
      const moved = { ...enemy, at: path[path.length - 1]!, vigour: left.vigour };
      return {
        acting: { board: withWarrior(board, moved), id, memory: { ...memory, half: left.half } },
        deed: { act: 'move', path, cost: enemy.vigour - left.vigour },
      };
    }
    case 'clear': {
      const spent = withWarrior(board, { ...enemy, vigour: enemy.vigour - 1 });
      return {
        acting: { board: cleared(spent, plan.at), id, memory: without },
        deed: { act: 'clear', at: plan.at, cost: 1 },
      };
    }
    case 'leap': {
      const rolled = digits?.take(1);
      if (digits && !rolled) return { kind: 'leap', count: 1 };
      // MV-7: on a miss it stays, and the one vigour is spent.
      const lands = rolled === undefined || succeeds(rolled[0]!, enemy.agility ?? 10);
      const cost = lands ? 1 + plan.extra : 1;
      const moved = { ...enemy, at: lands ? plan.to : enemy.at, vigour: enemy.vigour - cost };
      return {
        acting: { board: withWarrior(board, moved), id, memory: without },
        deed: { act: 'leap', to: plan.to, cost, ok: lands },
      };
    }
    case 'shoot':
    case 'attack':
      return strikeOf(acting, enemy, plan, digits);
  }
}

export interface Activation {
  readonly board: Board;
  readonly did: readonly Done[];
  /** Of the last look; nothing if it never looked. */
  readonly look: Look | null;
  readonly awaits: Awaited | null;
}

/** AN-1 to AN-9: one enemy's activation, to its end or to a roll that is waited for. */
export function activate(board: Board, id: string, digits?: Digits): Activation {
  let acting: Acting = { board, id, memory: fresh };
  const did: Done[] = [];
  // FO-1: an attack that harms nobody and makes no noise leaves everything to be seen as it was.
  let isUnchanged = false;
  for (let look: Look | null = null; ; ) {
    const enemy = warriorOf(acting.board, id);
    const isSpent = !enemy || (enemy.vigour < 1 && !acting.memory.half);
    if (isSpent) return { board: acting.board, did, look, awaits: null };
    if (!look || !isUnchanged) look = lookOf(acting.board, enemy, acting.memory);
    acting = { ...acting, memory: remembered(acting.memory, look) };
    const plan = planOf(acting.board, enemy, look, acting.memory);
    if (!plan) return { board: acting.board, did, look, awaits: null };
    const made = carriedOut(acting, enemy, plan, digits);
    if (isAwaited(made)) return { board: acting.board, did, look, awaits: made };
    did.push({ look, deed: made.deed });
    isUnchanged = !digits && !board.enemyNoise && (plan.act === 'attack' || plan.act === 'shoot');
    acting = made.acting;
  }
}
