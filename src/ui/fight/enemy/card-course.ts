import type { Said } from '../../../basics/said';
import type { StageCard as Card } from '../../../stage/card';
import type { PlayedCard } from '../../../table/fight/under-way';
import type { FightView } from '../../../table/fight/view';
import { say } from '../../words/say';
import type { RowState } from './StageCard';

/** FT-15: the icons open on those who act by this card, for none weakens another's attack; without one, on any boss. */
export function brokenOnCard(view: FightView, card: Pick<Card, 'actors'> | null | undefined): string[] {
  const isBoss = (kind: string): boolean =>
    view.encounter.enemies.some(one => one.id === kind && one.role === 'boss');
  const acts = view.enemies.filter(
    one => one.present && (card?.actors?.includes(one.kind) ?? isBoss(one.kind)),
  );
  return brokenParts(
    view,
    acts.map(one => one.id),
  );
}

/** The icons of the parts that are broken on these (DM-3). */
export function brokenParts({ enemies, encounter }: FightView, of: readonly string[]): string[] {
  const icons = enemies.flatMap(enemy => {
    if (!of.includes(enemy.id)) return [];
    const slots = encounter.enemies.find(kind => kind.id === enemy.kind)?.slots ?? [];
    return slots
      .filter(slot => enemy.dice.some(die => die.slot === slot.id && die.hp <= 0))
      .map(slot => slot.icon ?? slot.id);
  });
  return [...new Set(icons)];
}

/** How far the steps of the card that is being carried out have come. */
export function courseOf({ card, begun }: PlayedCard, leftOut: ReadonlyMap<number, Said>): RowState[] {
  return (card?.steps ?? []).map((_, i): RowState => {
    if (i > begun - 1) return { is: 'todo' };
    const why = leftOut.get(i);
    if (why !== undefined) return { is: 'skipped', why: say(why) };
    return { is: i === begun - 1 ? 'now' : 'done' };
  });
}
