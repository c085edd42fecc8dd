import type { Task } from '../../../encounter/model/entities';
import { directions } from '../../../hex/direction';
import type { Moved } from '../../../table/fight/moved';
import type { FightView } from '../../../table/fight/view';
import { along } from '../../board/geometry';
import { words } from '../../words/fight';
import { nameIn } from '../parts/nameIn';

const w = words.tasks;

/** Whom a model looks at, where somebody of the other side stands right before it; else nothing. */
function facesWhom(view: FightView, who: string): string | undefined {
  const enemy = view.enemies.find(one => one.id === who);
  const friend = view.friends.find(one => one.id === who);
  const one = enemy ?? friend;
  if (!one || one.at === null) return undefined;
  const shape = view.encounter.board;
  const { footprint } = view.encounter.enemies.find(kind => kind.id === enemy?.kind) ?? {};
  const large = footprint !== undefined && footprint !== 'single';
  const front = along(shape, one.at, [one.facing]);
  if (front === undefined) return undefined;
  // MV-5: a large one faces its target with the front hex beside it, not always straight ahead.
  const seen = large ? directions.map(way => along(shape, front, [way])) : [front];
  const others = (enemy ? view.friends : view.enemies).filter(
    other => other.at !== null && seen.includes(other.at),
  );
  const straight = others.find(
    other => front !== undefined && other.at === along(shape, front, [one.facing]),
  );
  const wanted = view.why?.actor === who ? others.find(other => other.id === view.why?.target) : undefined;
  return (wanted ?? straight ?? others[0])?.name;
}

/** A model's whole way in one phase as one line: from where to where, and whither it looks now. */
export function movedLine(view: FightView, { who, from, to, facing }: Moved): string {
  const name = nameIn(view, who);
  if (to === null) return w.leaves(name);
  const towards = facesWhom(view, who) ?? words.compass[facing];
  if (from === null) return w.comes(name, to, towards);
  return from === to ? w.turned(name, towards) : w.moved(name, from, to, towards);
}

/** The model that a task moves to its place on the app's board; undefined for any other task. */
export function wherePut(view: FightView, { who, placement }: Task): string | undefined {
  const [one] = who ?? [];
  if (one === undefined || who?.length !== 1 || view.settings.board === 'off') return undefined;
  if (placement !== true) return undefined;
  const stands = [...view.enemies, ...view.friends].some(other => other.id === one && other.at !== null);
  return stands ? one : undefined;
}

/** Where a model stands now, and whither it looks. */
export function standsLine(view: FightView, who: string): string {
  const one = [...view.enemies, ...view.friends].find(other => other.id === who);
  if (!one || one.at === null) return nameIn(view, who);
  return w.stands(nameIn(view, who), one.at, facesWhom(view, who) ?? words.compass[one.facing]);
}
