import { Course } from '../board/course';
import { clanOf, ownAt, type Position } from '../board/position';
import type { Square } from '../board/square';
import { hexesOf, newLadder } from '../skills/hexes';
import { isSkill, type SkillId, skillOf } from '../skills/names';
import { usePower } from '../skills/powers';
import { poolOf, type Taken, type Turn } from './state';
import type { TurnCommand } from './told';

type Spending = Extract<TurnCommand, { c: 'spend' }>;

/** ER-3: Metamorphic needs a roll of so much. */
const metamorphicRoll = 3;

const stopped = (course: Course): Position => {
  const { players, units, reclaimed, gardens } = course;
  return { players, units, reclaimed, gardens };
};

/** MU-8, FM-8, ER-6: what is spent in Upkeep. */
function inUpkeep(turn: Turn, skill: SkillId, { asked }: Spending): Taken {
  if (turn.phase !== 'upkeep') return 'phase';
  if (skill === 'predictiveModel' || skill === 'electromagneticLoop')
    return turn.spent.has(skill) ? 'already' : turn;
  const outcome = usePower(turn.position, turn.side, asked);
  if (!outcome.ok) return outcome.refused;
  return { ...turn, position: stopped(outcome.course), winner: outcome.course.winner };
}

/** HU-8, ER-3: what is spent after the roll. */
function afterRoll(turn: Turn, skill: SkillId): Taken {
  const { phase, bone, intent, spent } = turn;
  if (phase !== 'execute' || !bone) return 'phase';
  if (skill === 'tweak')
    return { ...turn, phase: 'intent', pool: poolOf(turn), bone: null, again: bone.sides };
  if (intent.does === 'deed' || bone.value < metamorphicRoll) return 'roll';
  return spent.has(skill) ? 'already' : turn;
}

/** WB-8: after the journey, before targets are named. */
function seed(turn: Turn): Taken {
  const { phase, wibo } = turn;
  if (phase !== 'choice' || wibo.at !== 'morph' || wibo.named !== null) return 'phase';
  return wibo.seed ? 'already' : { ...turn, wibo: { ...wibo, seed: true } };
}

/** HX-3. */
function garden(turn: Turn, at: Square, count: number): Taken {
  const may = hexesOf(turn.position, turn.side, at, turn.journeyed === at);
  if (!may.garden) return 'hex';
  if (!may.counts.includes(count)) return 'count';
  const course = new Course(turn.position);
  course.gardens.set(at, count);
  return { ...turn, position: stopped(course) };
}

/** HX-4. */
function ladder(turn: Turn, at: Square, targets: readonly Square[]): Taken {
  const may = hexesOf(turn.position, turn.side, at, turn.journeyed === at);
  const most = may.twice ? 2 : 1;
  const different = new Set(targets).size === targets.length;
  const named = targets.every(target => may.ladder.includes(target));
  if (targets.length === 0 || targets.length > most || !different || !named) return 'hex';
  const course = new Course(turn.position);
  for (const target of targets) course.alter(target, { ladder: newLadder });
  return { ...turn, position: stopped(course) };
}

/** HX-2: any time after the journey up to the end of the turn. */
function cast(turn: Turn, skill: SkillId, { asked, count, targets }: Spending): Taken {
  if (turn.phase !== 'choice' && turn.phase !== 'slot' && turn.phase !== 'end') return 'phase';
  if (!ownAt(turn.position, turn.side, asked.unit)) return 'noUnit';
  return skill === 'poisonGarden' ? garden(turn, asked.unit, count) : ladder(turn, asked.unit, targets);
}

function used(turn: Turn, skill: SkillId, told: Spending): Taken {
  switch (skill) {
    case 'predictiveModel':
    case 'electromagneticLoop':
    case 'unrelentingTide':
    case 'banish':
      return inUpkeep(turn, skill, told);
    case 'tweak':
    case 'metamorphic':
      return afterRoll(turn, skill);
    case 'starterSeed':
      return seed(turn);
    case 'poisonGarden':
    case 'witchsLadder':
      return cast(turn, skill, told);
    default:
      return 'skill';
  }
}

/** SK-2: a token of a relic is spent. */
export function spend(turn: Turn, told: Spending): Taken {
  const id = told.asked.skill;
  const row = turn.rows.find(one => one.id === id);
  const skill = skillOf(id);
  const own = skill?.type === 'relic' && skill.clan === clanOf(turn.position, turn.side);
  if (!row || !isSkill(id) || !own) return 'skill';
  if (row.tokens < 1) return 'tokens';
  const next = used(turn, id, told);
  if (typeof next === 'string') return next;
  const rows = next.rows.map(one => (one.id === id ? { ...one, tokens: one.tokens - 1 } : one));
  return { ...next, rows, spent: new Set([...next.spent, id]) };
}
