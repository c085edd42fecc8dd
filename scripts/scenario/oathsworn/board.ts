import type { Problem, Result } from '../../../src/basics/result';
import { type AreaOrder, area } from '../../../src/board/areas/area';
import { arenaOf, pieceOf } from '../../../src/board/geometry/arena';
import { stride, unlimited } from '../../../src/board/geometry/stride';
import { strike } from '../../../src/board/geometry/strike';
import type { Activation, Board, Character, Movement, Order } from '../../../src/board/geometry/types';
import { activate } from '../../../src/board/moves/activate';
import { chain } from '../../../src/board/moves/chain';
import { away, compass } from '../../../src/board/moves/compass';
import { knockback } from '../../../src/board/moves/knockback';
import { hexDistance, sees } from '../../../src/board/targets/measure';
import { fieldOf, wayTo } from '../../../src/board/targets/way';
import { minionOrders, moveAll } from './minions';
import { Case } from './parse';

/** TG-1: the movement that an enemy spends on its whole path to a target; null if it cannot get there. */
function movementTo(board: Board, actor: string, target: string): number | null {
  const arena = arenaOf(board);
  const mover = pieceOf(arena, actor);
  const way = wayTo(arena, mover, fieldOf(arena, mover), pieceOf(arena, target));
  return way.arrives ? stride(arena, mover, way.path, unlimited).spent : null;
}

/** The names of a character's slots; none for one whose footprint has none. */
const slotsOf = (board: Board, id: string): string[] => Object.keys(pieceOf(arenaOf(board), id).body.slots);

type Answer = (asked: Case) => Result<object, Problem[]>;

/** The questions about boards, by their `do`; results come without the case's id. */
export const questions: Record<
  string,
  (question: Record<string, unknown>, at: string) => Result<object, Problem[]>
> = {
  sight: on(asked => {
    const [from, to] = [asked.hex('from'), asked.hex('to')];
    return asked.answer(() => ({ sees: sees(asked.board, from, to) }));
  }),
  distance: on(asked => {
    const [from, to] = [asked.hex('from'), asked.hex('to')];
    return asked.answer(() => ({ distance: hexDistance(asked.board, from, to) }));
  }),
  reach: on(asked => {
    const actor = enemy(asked, 'actor');
    const target = other(asked, 'target', actor);
    return asked.answer(() => ({ movement: movementTo(asked.board, actor, target) }));
  }),
  activate: on(asked => {
    const order: Order = { actor: enemy(asked, 'actor'), ...cardOf(asked) };
    return asked.answer(() => activation(activate(asked.board, order)));
  }),
  minions: on(asked => {
    const orders = minionOrders(asked.board, cardOf(asked));
    return asked.answer(() => {
      const phase = moveAll(asked.board, orders);
      return {
        order: phase.order.map(moved => ({ id: moved.id, ...activation(moved) })),
        attacks: phase.attacks,
      };
    });
  }),
  compass: on(asked => {
    const actor = mover(asked, 'actor');
    const order = { actor, direction: asked.direction('direction'), move: asked.count('move', 0) };
    return asked.answer(() => movement(compass(asked.board, order)));
  }),
  away: on(asked => {
    const actor = mover(asked, 'actor');
    const order = { actor, from: other(asked, 'from', actor), move: asked.count('move', 0) };
    return asked.answer(() => movement(away(asked.board, order)));
  }),
  knockback: on(asked => {
    const source = asked.character('source')?.id ?? '';
    const targets = asked.ids('targets');
    if (targets.includes(source)) asked.complain('own-target', 'targets', 'Nobody knocks itself back.');
    if (new Set(targets).size < targets.length)
      asked.complain('same-id', 'targets', 'A target is there twice.');
    if (!asked.has('targets')) asked.complain('not-a-list', 'targets', 'This is a list of characters.');
    const hexes = asked.count('hexes', 0);
    return asked.answer(() => {
      const { moved, hpLost, destroyed } = knockback(asked.board, { source, targets, hexes });
      return { moved, hpLost, destroyed };
    });
  }),
  area: on(asked => {
    const order = areaOf(asked);
    return asked.answer(() => {
      const { hexes, hit, direction } = area(asked.board, order);
      const answer = { hexes, hit: hit.map(({ id }) => id) };
      return direction === undefined ? answer : { ...answer, direction };
    });
  }),
  strike: on(asked => {
    const actor = asked.character('actor');
    if (actor?.side === 'enemy') asked.complain('wrong-side', 'actor', `${actor.id} is an enemy.`);
    const target = asked.character('target');
    const slots = target ? slotsOf(asked.board, target.id) : [];
    if (target && slots.length === 0) {
      asked.complain('no-slots', 'target', `${target.id} has no slots of HP dice on several hexes.`);
    }
    const range = asked.count('range', 0, 1);
    const broken = asked.words('broken', slots);
    return asked.answer(() =>
      strike(asked.board, { actor: actor?.id ?? '', target: target?.id ?? '', range, broken }),
    );
  }),
  chain: on(asked => {
    const actor = enemy(asked, 'actor');
    const first = other(asked, 'first', actor);
    const order = { actor, first, range: asked.count('range', 0), max: asked.count('max', 1) };
    return asked.answer(() => {
      const { targets, endsAt } = chain(asked.board, order);
      return { targets, endsAt };
    });
  }),
};

function on(answer: Answer): (question: Record<string, unknown>, at: string) => Result<object, Problem[]> {
  return (question, at) => {
    const asked = Case.on(question, at);
    return asked.ok ? answer(asked.value) : asked;
  };
}

function enemy(asked: Case, field: string): string {
  const found = asked.character(field);
  if (found && found.side !== 'enemy') asked.complain('wrong-side', field, `${found.id} is no enemy.`);
  return found?.id ?? '';
}

function mover(asked: Case, field: string): string {
  const found = asked.character(field);
  if (found?.side === 'sentinel') asked.complain('wrong-side', field, 'A Sentinel does not move.');
  return found?.id ?? '';
}

function other(asked: Case, field: string, than: string): string {
  const found = asked.character(field);
  if (found?.id === than) asked.complain('own-target', field, `${than} cannot be its own target.`);
  return found?.id ?? '';
}

/** What a card says, with all that is optional. */
function cardOf(asked: Case): Omit<Order, 'actor'> {
  const one = (field: 'breaker' | 'taunter'): Character | undefined =>
    asked.has(field) ? asked.character(field) : undefined;
  const breaker = one('breaker');
  const taunter = one('taunter');
  return {
    move: asked.count('move', 0),
    range: asked.count('range', 0, 1),
    attack: asked.flag('attack', true),
    named: asked.ids('named'),
    excluded: asked.ids('excluded'),
    ...(breaker && { breaker: breaker.id }),
    ...(taunter && { taunter: taunter.id }),
  };
}

function areaOf(asked: Case): AreaOrder {
  const actor = asked.character('actor')?.id ?? '';
  const kind = asked.word('area', ['adjacent', 'circle', 'cone', 'wave', 'charge']);
  switch (kind) {
    case 'circle':
      return { kind, actor, centre: asked.hex('centre') };
    case 'cone':
    case 'charge':
      return { kind, actor, size: asked.count('size', 0) };
    case 'wave':
    case 'adjacent':
      return { kind, actor };
    case undefined:
      return { kind: 'adjacent', actor };
  }
}

const movement = ({ path, at, facing, footprint, moved, destroyed, tiles }: Movement) => ({
  path,
  at,
  facing,
  footprint,
  moved,
  destroyed,
  tiles,
});

const activation = (done: Activation) => ({
  target: done.target,
  reachable: done.reachable,
  why: done.why,
  ...movement(done),
  attacks: done.attacks,
});
