import { never } from '../../basics/never';
import type { Said } from '../../basics/said';
import { advance } from '../../board/moves/activate';
import { away, compass } from '../../board/moves/compass';
import type { Cubes, Effect, Until } from '../../stage/steps';
import { boardOf, placed } from '../facts/positions';
import { diceLeft, enemyOf, friendOf, nameOf, namesOf, tokensOf } from '../facts/select';
import type { Id, State } from '../model/state';
import { gainAnimus } from '../run/animus';
import { note, push, type Run, task } from '../run/run';
import { addToken } from '../run/tokens';
import { say } from '../says/tells';
import { carryOut } from './carry-out-moves';
import { isCutOff } from './end-fight';
import { isOnBoard, knockBack } from './knock-back';
import { diceLose, friendHeals, friendLoses } from './lose-hp';

/** What a card does to somebody beside its damage. `from` is where it comes from: pushes go away from there. */
export function applyEffects(run: Run, effects: readonly Effect[], on: readonly Id[], from: Id | null): void {
  for (const effect of effects)
    if (!isCutOff(run, from)) applyEffect(run, effect, moves(effect) ? movable(run.state, on) : on, from);
}

const moves = ({ effect }: Effect): boolean =>
  effect === 'knockback' || effect === 'push' || effect === 'drag';

/** GM-7, OWN-192: nothing moves a Sentinel. */
const movable = (state: State, on: readonly Id[]): readonly Id[] =>
  on.filter(id => friendOf(state, id)?.role !== 'sentinel');

function applyEffect(run: Run, effect: Effect, on: readonly Id[], from: Id | null): void {
  switch (effect.effect) {
    case 'knockback':
    case 'push':
      knockBack(run, on, from, effect.hexes, effect.effect === 'push');
      return;
    case 'lose':
      for (const id of on) loses(run, id, effect.hp, from);
      return;
    case 'heal':
      for (const id of on) heals(run, id, effect.hp, effect.slot);
      return;
    case 'token':
      for (const id of on) addToken(run, id, effect.token, effect.count);
      return;
    case 'removeToken':
      for (const id of on) addToken(run, id, effect.token, -(effect.count ?? Number.MAX_SAFE_INTEGER));
      return;
    case 'bleeds':
      for (const id of on) {
        const one = friendOf(run.state, id) ?? enemyOf(run.state, id);
        // ST-3: bleed costs HP when it is triggered
        if (one) loses(run, id, effect.hp * tokensOf(one, 'bleed'), from);
      }
      return;
    case 'animus':
      for (const id of on) gainAnimus(run, id, effect.by);
      return;
    case 'drag':
      for (const id of on) drag(run, id, from, effect.way, effect.hexes);
      return;
    case 'defense':
      for (const id of on)
        holds(run, id, effect.until, say('tell.defense', { by: effect.by }), { defense: effect.by });
      return;
    case 'might':
      for (const id of on) holds(run, id, effect.until, say('tell.might'), { might: effect.add });
      return;
    case 'exclude':
      for (const id of on) holds(run, id, effect.until, say('tell.excluded'), { excluded: true });
      return;
    case 'text':
      push(run, {
        frame: 'hands',
        text:
          on.length > 0 ? say('tell.of', { names: namesOf(run.state, on), what: effect.text }) : effect.text,
        who: on[0] ?? null,
        window: null,
        task: 'text',
        about: { targets: on, text: effect.text },
      });
      return;
    default:
      never(effect);
  }
}

/** HP off a friend, or off a die of an enemy; where several dice could be meant the table chooses. */
function loses(run: Run, who: Id, hp: number, by: Id | null) {
  if (hp <= 0) return;
  if (friendOf(run.state, who)) return friendLoses(run, who, hp, by);
  const enemy = enemyOf(run.state, who);
  if (!enemy?.present) return;
  const dice = diceLeft(enemy);
  const only = dice[0];
  if (only && dice.length === 1) diceLose(run, [{ enemy: who, die: only.id, hp }], by);
  else if (only) push(run, { frame: 'die', enemy: who, hp, by });
}

function heals(run: Run, who: Id, hp: number, slot: string | undefined) {
  if (friendOf(run.state, who)) return friendHeals(run, who, hp);
  const enemy = enemyOf(run.state, who);
  if (!enemy?.present) return;
  let left = hp;
  for (const die of diceLeft(enemy)) {
    if (slot !== undefined && die.slot !== slot) continue;
    const now = Math.min(die.max, die.hp + left);
    left -= now - die.hp;
    if (now > die.hp) run.emit({ type: 'die', enemy: who, die: die.id, hp: now, by: null });
  }
}

/** A move that somebody else makes for it: water on the way is paid for (OWN-193, TM-12). */
function drag(
  run: Run,
  who: Id,
  from: Id | null,
  way: 'toward' | 'away' | DragDirection,
  hexes: number,
): void {
  if (!isOnBoard(run.state, who)) return;
  const { state } = run;
  const direct = way === 'toward' || way === 'away';
  if (!placed(state, direct && from !== null ? [who, from] : [who]) || (direct && from === null)) {
    const source = direct && from !== null ? nameOf(state, from) : null;
    task(run, say('tell.dragged', { name: nameOf(state, who), hexes, way, from: source }), [who]);
    return;
  }
  const board = boardOf(state);
  if (way === 'toward' && from !== null)
    carryOut(run, who, advance(board, { actor: who, target: from, move: hexes }), 'dragged');
  else if (way === 'away' && from !== null)
    carryOut(run, who, away(board, { actor: who, from, move: hexes }), 'dragged');
  else if (!direct)
    carryOut(run, who, compass(board, { actor: who, direction: way, move: hexes }), 'dragged');
}

type DragDirection = Exclude<Extract<Effect, { effect: 'drag' }>['way'], 'toward' | 'away'>;

interface Held {
  readonly defense?: number;
  readonly might?: Cubes;
  readonly excluded?: boolean;
}

export function holds(run: Run, on: Id | null, until: Until, what: Said, held: Held): void {
  const { state } = run;
  const text = on === null ? what : say('tell.of', { names: [nameOf(state, on)], what });
  run.emit({
    type: 'lasting',
    lasting: {
      id: `lasting${state.count + 1}`,
      text,
      until,
      round: state.round,
      stage: state.stage.stage,
      card: state.scene?.job?.card ?? null,
      on,
      defense: held.defense ?? 0,
      might: held.might ?? {},
      excluded: held.excluded ?? false,
    },
  });
  note(run, 'lasting', text);
}
