import type { Said } from '../../../basics/said';
import { addPools } from '../../../encounter/facts/select';
import { defenseOf } from '../../../encounter/model/settings';
import type { Enemy, Friend, Lasting } from '../../../encounter/model/state';
import type { EnemyKind } from '../../../stage/encounter';
import type { Cubes } from '../../../stage/steps';
import type { FightView } from '../../../table/fight/view';
import { words } from '../../words/fight';

const w = words.madeOf;

/** One thing that a number or a pool is made of. */
export interface Made<N> {
  readonly says: Said;
  readonly worth: N;
}

const sum = (parts: readonly Made<number>[]): number => parts.reduce((all, one) => all + one.worth, 0);

/** What lasts is called by the card that brought it. */
const held = <N>(view: FightView, lasting: readonly Lasting[], worth: (one: Lasting) => N): Made<N>[] =>
  lasting.map(one => ({
    says: view.encounter.cards.find(card => card.id === one.card)?.label ?? one.text,
    worth: worth(one),
  }));

export const heldBy = ({ lasting }: FightView, id: string): readonly Lasting[] =>
  lasting.filter(one => one.on === id);

const more = (lasting: readonly Lasting[]): number => lasting.reduce((all, one) => all + one.defense, 0);

/** The defense that counts now: never less than 1. */
export const defenseWith = (own: number, lasting: readonly Lasting[]): number =>
  Math.max(1, own + more(lasting));
export const mightWith = (kind: EnemyKind, lasting: readonly Lasting[]): Cubes =>
  addPools([kind.might, ...lasting.map(one => one.might)]);

const lastingDefense = (view: FightView, id: string): Made<number>[] =>
  held(
    view,
    heldBy(view, id).filter(one => one.defense !== 0),
    one => one.defense,
  );

export const enemyDefense = (view: FightView, kind: EnemyKind, enemy: Enemy | undefined): Made<number>[] => [
  { says: w.board, worth: kind.defense },
  ...(enemy ? lastingDefense(view, enemy.id) : []),
];

export const enemyMight = (view: FightView, kind: EnemyKind, enemy: Enemy | undefined): Made<Cubes>[] => [
  { says: w.board, worth: kind.might },
  ...(enemy
    ? held(
        view,
        heldBy(view, enemy.id).filter(one => Object.values(one.might).some(count => (count ?? 0) > 0)),
        one => one.might,
      )
    : []),
];

/** CP-3: what somebody's defense begins with: the sheet's number, or each item that gives some. */
function ownDefense(view: FightView, friend: Friend): Made<number>[] {
  const sheet = view.sheets.find(one => one.id === friend.id);
  if (!sheet) {
    const card = friend.role === 'guardian' ? view.guardian : view.allyOf[friend.id];
    return [{ says: card?.name ?? friend.name, worth: card?.defense ?? friend.defense }];
  }
  const thrown = friend.thrown.map(one => one.item).filter(id => view.library.items[id]?.kind !== 'weapon');
  const items = (sheet.items ?? []).filter(item => (item.defense ?? 0) !== 0);
  const gone = items.filter(item => thrown.includes(item.id));
  const parts: Made<number>[] =
    sheet.defense === undefined
      ? [
          ...items
            .filter(item => !thrown.includes(item.id))
            .map(item => ({ says: item.name, worth: item.defense ?? 0 })),
          ...(sheet.kind === 'companion' ? [{ says: words.setup.kinds.companion, worth: 2 }] : []),
        ]
      : [
          { says: w.sheet, worth: sheet.defense },
          ...gone.map(item => ({ says: w.thrown(item.name), worth: -(item.defense ?? 0) })),
        ];
  const least = sheet.kind === 'companion' ? 3 : 1;
  const short = least - sum(parts);
  return short > 0 ? [...parts, { says: w.least(least), worth: short }] : parts;
}

export function friendDefense(view: FightView, friend: Friend): Made<number>[] {
  const eased = friend.role === 'sentinel' ? 0 : defenseOf(view.difficulty);
  const parts = [
    ...ownDefense(view, friend),
    ...(eased > 0 ? [{ says: words.setup.difficulties[view.difficulty], worth: eased }] : []),
  ];
  const said = friend.defense - sum(parts);
  return [
    ...parts,
    ...(said === 0 ? [] : [{ says: w.said, worth: said }]),
    ...lastingDefense(view, friend.id),
  ];
}
