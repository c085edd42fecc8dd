import type { Said } from '../../../../basics/said';
import type { Side } from '../board/square';
import type { Command } from '../duel/commands/commands';
import type { Duel } from '../duel/model';
import { turnOf } from '../duel/turn-of';
import { think } from './choose';
import { adviceOf, type HintReason, whyOf } from './hint';
import { Judge } from './judge';
import { minds } from './minds';

/** By whose eyes luck is told from choice. */
const eyes = 'thicket';
const judgeOf = (duel: Duel): Judge => new Judge(duel, minds[eyes]);

/** How lucky a roll was: what the value allows, less the mean over the faces. */
export interface Luck {
  readonly is: 'luck';
  readonly side: Side;
  readonly turn: number;
  readonly value: number;
  /** In hundredths of the duel. */
  readonly by: number;
}

/** What a choice gave away against the best there was. */
export interface Choice {
  readonly is: 'choice';
  readonly side: Side;
  readonly turn: number;
  /** Never above 0. */
  readonly by: number;
  /** What would have been better, and why; nothing where the best was done. */
  readonly better:
    | { readonly command: Command; readonly does: Said; readonly why: readonly HintReason[] }
    | undefined;
}
export type Finding = Luck | Choice;

const hundredths = (rate: number): number => rate * 50;
/** Less than so much is no difference that anybody could feel. */
const felt = 0.5;

/** The faces of the bone that was rolled: what each would have been worth. */
export function facesWorth(before: Duel, after: Duel): readonly number[] {
  const { bone } = after.turn;
  if (!bone) return [];
  const judge = judgeOf(before);
  return Array.from({ length: bone.sides }, (_, i) => judge.face(bone.sides, i + 1));
}

function luckOf(before: Duel, after: Duel): Luck | undefined {
  const { bone, side } = after.turn;
  const worths = facesWorth(before, after);
  if (!bone || worths.length === 0) return undefined;
  const mean = worths.reduce((sum, one) => sum + one, 0) / worths.length;
  const by = hundredths((worths[bone.value - 1] ?? mean) - mean);
  return { is: 'luck', side, turn: before.count, value: bone.value, by };
}

function choiceOf(before: Duel, after: Duel): Choice | undefined {
  const { side } = before.turn;
  const { command, rated } = think(before, eyes);
  const [best] = rated;
  if (!command || !best || rated.length < 2) return undefined;
  const judge = judgeOf(before);
  const by = Math.min(0, hundredths(judge.reached(after) - best.rate));
  const worse = by < -felt;
  return {
    is: 'choice',
    side,
    turn: before.count,
    by: worse ? by : 0,
    better: worse
      ? { command, does: adviceOf(before, command), why: whyOf(before, command, rated) }
      : undefined,
  };
}

/** What one tap of a duel was: a roll, an action, a declaration; everything else is left out. */
export function findingsOf(before: Duel, after: Duel): Finding[] {
  if (before.end || before.count !== after.count || before.turn.side !== after.turn.side) return [];
  const rolled = before.turn.phase !== 'execute' && after.turn.phase === 'execute' && after.turn.bone;
  const acted = before.turn.phase === 'execute' && after.turn.phase !== 'execute' && !after.turn.again;
  const declared = before.turn.phase === 'upkeep' && (after.turn.phase === 'intent' || rolled);
  const declares =
    declared && ['murg', 'erde'].includes(turnOf(before).position.players[before.turn.side].clan);
  const chose =
    (acted && before.turn.intent.does !== 'deed') || declares ? choiceOf(before, after) : undefined;
  const luck = rolled ? luckOf(before, after) : undefined;
  return [...(chose ? [chose] : []), ...(luck ? [luck] : [])];
}

/** A finding, and in which of the states it was come by. */
export type Found = Finding & { readonly from: number };

/** What the tap after one of these states was. */
export function foundAfter(states: readonly Duel[], from: number): readonly Found[] {
  const [before, after] = [states[from], states[from + 1]];
  return before && after ? findingsOf(before, after).map(one => ({ ...one, from })) : [];
}

export interface Sum {
  readonly luck: number;
  readonly choice: number;
}
const none: Sum = { luck: 0, choice: 0 };

/** Luck and choice of both sides, added up. */
export function sumsOf(findings: readonly Finding[]): Readonly<Record<Side, Sum>> {
  const sums = { south: none, north: none };
  for (const one of findings)
    sums[one.side] = { ...sums[one.side], [one.is]: sums[one.side][one.is] + one.by };
  return sums;
}

/** The choices of a side that cost the most, the dearest first. */
export const dearest = (findings: readonly Found[], side: Side, most: number): (Choice & Found)[] =>
  findings
    .filter((one): one is Choice & Found => one.is === 'choice' && one.side === side && one.by < 0)
    .sort((a, b) => a.by - b.by)
    .slice(0, most);
