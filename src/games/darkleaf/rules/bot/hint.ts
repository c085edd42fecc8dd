import type { Said } from '../../../../basics/said';
import { compare } from '../../../../chances/fraction';
import { rivalOf, type Side } from '../board/square';
import { threatOf } from '../chances/threat';
import { among, deedsOf } from '../deeds/deeds';
import { squareOf, squaresOf } from '../duel/codec';
import type { Command } from '../duel/commands/commands';
import { decide } from '../duel/commands/decide';
import { describeEntry } from '../duel/log/describe';
import { factTypeOf } from '../duel/log/log-entry';
import { say } from '../duel/log/says';
import type { Duel, Strength } from '../duel/model';
import { clanAt, positionOf, turnOf } from '../duel/turn-of';
import { type Thought, think } from './choose';

/** What somebody strong would do, and why, in sentences. */
export interface Hint {
  readonly command: Command;
  readonly does: Said;
  readonly why: readonly HintReason[];
}

/** One reason for a hint. Reasons that state a chance are hidden where the players agreed to see no odds. */
export interface HintReason {
  readonly text: Said;
  readonly isChance: boolean;
}
export const fact = (text: Said): HintReason => ({ text, isChance: false });
const chance = (text: Said): HintReason => ({ text, isChance: true });

/** A rate from -1 to 1 as a chance of winning, in hundredths. */
export const percent = (rate: number): number => Math.round((rate + 1) * 50);

const kindAt = (duel: Duel, at: string): string => duel.units[at]?.kind ?? 'pawn';

/** A command in words, as advice. */
export function adviceOf(duel: Duel, command: Command): Said {
  const clan = clanAt(duel, duel.turn.side);
  switch (command.do) {
    case 'declare':
      return say('darkleaf.h-declare', {
        clan,
        kind: kindAt(duel, command.unit ?? ''),
        at: command.unit ?? '',
        targets: [...(command.targets ?? [])],
      });
    case 'roll':
      return say('darkleaf.h-roll', { sides: command.bone });
    case 'act': {
      const { action } = command;
      const [kind, at] = [kindAt(duel, action.unit), action.unit];
      if (action.parts)
        return say('darkleaf.h-split', { ways: action.parts.map(part => `${part.unit}–${part.to}`) });
      if (action.hunt !== undefined)
        return say('darkleaf.h-hunt', { kind, at, to: action.to ?? '', target: action.hunt });
      if (action.do === 'deed')
        return say('darkleaf.h-deed', { clan, kind, at, targets: [...(action.targets ?? [])] });
      return say('darkleaf.h-go', { kind, at, to: action.to ?? action.with ?? at });
    }
    case 'slot':
      return say('darkleaf.h-slot', { skill: command.row, value: duel.turn.bone?.value ?? 0 });
    case 'keep':
      return say('darkleaf.h-keep');
    case 'spend':
    case 'power':
      return say('darkleaf.h-use', {
        skill: command.asked.skill,
        at: command.asked.unit ?? command.asked.target ?? '',
        to: command.asked.to ?? (command.asked.targets ?? []).join(', '),
      });
    case 'quarry':
      return say('darkleaf.h-quarry', { at: [...command.at] });
    case 'count':
      return say('darkleaf.h-count', { to: Object.values(command.restarts ?? {}) });
    default:
      return say('darkleaf.h-nothing');
  }
}

const boneOf = (duel: Duel, side: Side): number => duel.seats[side].book.bone;

/** FO-2: what the board afterwards holds for both. */
function threats(before: Duel, after: Duel, side: Side): HintReason[] {
  const rival = rivalOf(side);
  const reasons: HintReason[] = [];
  const mine = threatOf(positionOf(after), side, boneOf(after, side));
  if (mine.values.length > 0)
    reasons.push(
      chance(
        say('darkleaf.h-threat', {
          values: [...mine.values],
          n: Number(mine.chance.n),
          d: Number(mine.chance.d),
        }),
      ),
    );
  const was = threatOf(positionOf(before), rival, boneOf(before, rival)).chance;
  const now = threatOf(positionOf(after), rival, boneOf(after, rival)).chance;
  if (compare(was, now) !== 0)
    reasons.push(
      chance(
        say('darkleaf.h-danger', {
          was: [Number(was.n), Number(was.d)],
          now: [Number(now.n), Number(now.d)],
        }),
      ),
    );
  return reasons;
}

/** FO-4: what a deed needs, before it is rolled for. */
function odds(duel: Duel, command: Command): HintReason[] {
  if (command.do !== 'declare') return [];
  const { position, side } = turnOf(duel);
  const deed = among(deedsOf(position, side, 1), squareOf(command.unit), squaresOf(command.targets));
  const bone = boneOf(duel, side);
  return deed?.need
    ? [chance(say('darkleaf.h-odds', { need: deed.need, n: Math.max(0, bone - deed.need + 1), d: bone }))]
    : [];
}

/** Why a command is good: what it wins, whom it takes, what threatens then; and how far the next best lies behind. */
export function whyOf(duel: Duel, command: Command, rated: Thought['rated']): HintReason[] {
  const decided = decide(duel, command);
  const after = decided.ok ? (decided.state ?? duel) : duel;
  const { side } = duel.turn;
  const reasons = odds(duel, command);
  if (after.end?.winner === side) return [...reasons, fact(say('darkleaf.h-wins'))];
  for (const event of decided.ok ? decided.value : [])
    if (event.type === 'logged' && factTypeOf(event.entry) === 'vanquished')
      reasons.push(fact(describeEntry(event.entry)));
  if (command.do === 'act' || command.do === 'pass') reasons.push(...threats(duel, after, side));
  const [best, second] = rated;
  if (best && second && best.command === command)
    reasons.push(
      chance(
        say('darkleaf.h-second', {
          by: Math.max(0, percent(best.rate) - percent(second.rate)),
          chance: percent(best.rate),
        }),
      ),
    );
  return reasons;
}

/** What to do now, by the eyes of a strength. */
export function hintOf(duel: Duel, strength: Strength): Hint | undefined {
  const { command, rated } = think(duel, strength);
  if (!command) return undefined;
  return { command, does: adviceOf(duel, command), why: whyOf(duel, command, rated) };
}
