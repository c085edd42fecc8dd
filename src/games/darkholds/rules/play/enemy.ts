import { floorOf } from '../../../../square/grid';
import { type Acting, carriedOut, type Deed } from '../activation';
import { planOf } from '../animus';
import { type Board, consciousOf, enemiesOf, squaresOf, type Warrior, warriorOf } from '../board';
import { type Digits, digitsOf, isAwaited } from '../dice';
import { distanceOf } from '../level';
import { fresh, type Look, lookOf, type Memory, remembered } from '../look';
import { nextEnemy } from '../targets';
import { boardOf, nameOfCell, nameOfFigure } from './board-of';
import { endIfAllLie } from './ending';
import { putHurt } from './harm';
import { moreOf, type Order } from './kit';
import { type DrawnLine, figureOf, type Play, type Told } from './model';
import type { Run } from './run';
import { say } from './says';
import { notedBlow } from './tale';

/** The line of sight that settled a look. */
function drawn(play: Play, look: Look): DrawnLine | undefined {
  if (look.mode !== 'sight') return undefined;
  const { line, from } = look.line;
  const { grid } = boardOf(play).level.ground;
  return {
    from: [line.from.x, line.from.y],
    to: [line.to.x, line.to.y],
    floor: floorOf(grid, from),
  };
}

/** AN-2 to AN-5: why an enemy does what it does, in one line. */
function reason(play: Play, id: string, look: Look): Told {
  const who = nameOfFigure(play, id);
  switch (look.mode) {
    case 'sight': {
      const line = drawn(play, look);
      const text = say('darkholds.goes-for', {
        who,
        target: nameOfFigure(play, look.target.id),
        why: look.why,
      });
      return { text, rule: 'TG-1', by: id, ...(line ? { line } : {}) };
    }
    case 'memory':
      return {
        text: say('darkholds.remembers', { who, target: nameOfFigure(play, look.target.id) }),
        rule: 'AN-3',
        by: id,
      };
    case 'noise': {
      const tile = boardOf(play).level.tiles[look.tile]?.letter ?? '';
      return { text: say('darkholds.hears', { who, tile, why: look.why }), rule: 'AN-4', by: id };
    }
    case 'guard': {
      const point = nameOfCell(play, look.point);
      return { text: say('darkholds.makes-for', { who, point, why: look.why }), rule: 'AN-5', by: id };
    }
    case 'idle':
      return { text: say('darkholds.sees-nobody', { who }), rule: 'AN-5', by: id };
  }
}

/** Whether two looks go by the same. */
function isSame(a: Look, b: Look | undefined): boolean {
  if (a.mode !== b?.mode) return false;
  if ('target' in a && 'target' in b) return a.target.id === b.target.id;
  return true;
}

/** What was done, as events of the table. */
function putDeed(
  run: Run,
  id: string,
  deed: Deed,
  after: Acting,
  before: Board,
  faces: readonly number[],
): void {
  const who = nameOfFigure(run.state, id);
  const name = (cell: number): string => nameOfCell(run.state, cell);
  const actor = warriorOf(after.board, id);
  const vigour = actor?.vigour ?? 0;
  switch (deed.act) {
    case 'move': {
      const from = figureOf(run.state, id)?.at ?? '';
      const path = [from, ...deed.path.map(name)];
      const to = path[path.length - 1] ?? from;
      run.emit({ type: 'figure', id, change: { at: to, vigour } });
      run.log({ text: say('darkholds.moves', { who, to, cost: deed.cost }), rule: 'WY-3', by: id, path });
      return;
    }
    case 'clear': {
      const at = name(deed.at);
      run.emit({ type: 'figure', id, change: { vigour } });
      run.emit({ type: 'rock', at, left: after.board.rocks.get(deed.at) ?? 0 });
      run.log({ text: say('darkholds.clears', { who, at }), rule: 'MV-6', by: id });
      return;
    }
    case 'leap': {
      const [from, to] = [figureOf(run.state, id)?.at ?? '', name(deed.to)];
      run.emit({ type: 'figure', id, change: { at: deed.ok ? to : from, vigour } });
      run.log({
        text: say('darkholds.leaps', { who, to, ok: deed.ok }),
        rule: 'MV-7',
        by: id,
        ...(deed.ok ? { path: [from, to] } : {}),
        noted: { faces },
      });
      return;
    }
    case 'shoot':
    case 'attack': {
      const target = warriorOf(after.board, deed.target);
      run.emit({ type: 'figure', id, change: { vigour } });
      const { at } = figureOf(run.state, id) ?? { at: '' };
      // AN-13: enemies make noise only where all do.
      if (after.board.enemyNoise) run.emit({ type: 'noise', at, tokens: (run.state.noise[at] ?? 0) + 1 });
      const struckName = nameOfFigure(run.state, deed.target);
      const { strikes = 0, parried = 0, wounds = 0, falls = false } = deed.blow ?? {};
      const weapon = (deed.act === 'shoot' ? actor?.shot : actor?.combat)?.[deed.weapon];
      const stood = warriorOf(before, deed.target);
      const blow = weapon && stood && notedBlow(run.state, weapon, stood, wounds, falls);
      putHurt(run, deed.target, target);
      const text = say('darkholds.strikes', {
        who,
        target: struckName,
        shot: deed.act === 'shoot',
        ...{ strikes, parried, wounds, falls },
      });
      run.log({ text, rule: 'AT-2', by: id, noted: { faces, ...(blow ? { blow } : {}) } });
    }
  }
}

/** AN-1 to AN-9: goes on to the end of an activation, or to a roll of the table's dice. */
function goOn(run: Run, id: string, memory: Memory, given: readonly number[], last: Look | undefined): void {
  const app: Digits | undefined = run.state.dice === 'app' ? run.dice() : undefined;
  let digits = app ?? digitsOf(given);
  let acting: Acting = { board: boardOf(run.state), id, memory };
  let before = last;
  for (;;) {
    const enemy = warriorOf(acting.board, id);
    if (!enemy || (enemy.vigour < 1 && !acting.memory.half)) break;
    const look = lookOf(acting.board, enemy, acting.memory);
    if (!isSame(look, before)) run.log(reason(run.state, id, look));
    before = look;
    acting = { ...acting, memory: remembered(acting.memory, look) };
    const plan = planOf(acting.board, enemy, look, acting.memory);
    if (!plan) {
      if (look.mode !== 'idle')
        run.log({
          text: say('darkholds.no-further', { who: nameOfFigure(run.state, id), vigour: enemy.vigour }),
          rule: 'AN-9',
          by: id,
        });
      break;
    }
    const used = digits.used();
    const made = carriedOut(acting, enemy, plan, digits);
    if (isAwaited(made)) {
      const told = app ? [] : given;
      run.emit({ type: 'waits', waiting: { id, memory: acting.memory, awaits: made, digits: told } });
      return;
    }
    putDeed(run, id, made.deed, made.acting, acting.board, digits.since(used));
    // What was rolled for one thing is not rolled for the next.
    if (!app && plan.act !== 'move' && plan.act !== 'clear') {
      digits = digitsOf([]);
      given = [];
    }
    acting = made.acting;
  }
  run.emit({ type: 'done', id });
  endIfAllLie(run);
}

/** AO-1, AN-14: who is next, unless the table names another. */
export function nextOf(play: Play): string | undefined {
  const board = boardOf(play);
  const { order } = moreOf(play);
  const waiting = enemiesOf(board).filter(({ id }) => !play.done.includes(id));
  const first = Math.max(...waiting.map(one => firstness(board, one, order)));
  const among = waiting.filter(one => firstness(board, one, order) === first).map(({ id }) => id);
  return nextEnemy(board, id => !among.includes(id))?.next.id;
}

/** DK-2: a card may set another order; the greatest number goes first, ties by AO-1. */
function firstness(board: Board, enemy: Warrior, order: Order): number {
  switch (order) {
    case 'nearest':
      return 0;
    case 'highest':
      return enemy.rank;
    case 'lowest':
      return -enemy.rank;
    case 'farthest': {
      const own = squaresOf(board.level, enemy);
      return Math.min(
        ...consciousOf(board).map(one => distanceOf(board.level, own, squaresOf(board.level, one))),
      );
    }
  }
}

/** AN-14: what the table says of one activation. */
interface Word {
  readonly not?: readonly string[];
  readonly stays?: boolean;
  readonly to?: number | undefined;
  readonly weapon?: number | undefined;
}

/** Activates one enemy; nothing where it stays by the table's word. */
export function activateOne(run: Run, id: string, word: Word = {}): void {
  const { not = [], stays = false, to, weapon } = word;
  const who = nameOfFigure(run.state, id);
  const figure = figureOf(run.state, id);
  if (stays || !figure || figure.vigour < 1) {
    const text = stays ? say('darkholds.stays', { who }) : say('darkholds.weary', { who });
    run.log({ text, rule: stays ? 'AN-14' : 'AN-1', by: id });
    run.emit({ type: 'done', id });
    return;
  }
  const told = { ...(to === undefined ? {} : { to }), ...(weapon === undefined ? {} : { weapon }) };
  goOn(run, id, { ...fresh, not, ...(Object.keys(told).length > 0 ? { told } : {}) }, [], undefined);
}

/** Goes on with the digits that the table has rolled. */
export function rolledOn(run: Run, digits: readonly number[]): void {
  const { waiting } = run.state;
  if (!waiting) return;
  const enemy = warriorOf(boardOf(run.state), waiting.id);
  const look = enemy && lookOf(boardOf(run.state), enemy, waiting.memory);
  run.emit({ type: 'waits', waiting: null });
  goOn(run, waiting.id, waiting.memory, [...waiting.digits, ...digits], look);
}
