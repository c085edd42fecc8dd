import { type Ability, type Card, healthLeft } from '../battle/card';
import { aimedAt, enemiesOf } from './aim';
import { narrow, some } from './narrow';
import { baseAttack, type NpcTurn, type Why } from './turn';
import { useOf } from './uses';

/** What a roll brings where no positions are kept, before the table has named anybody. */
export interface LightTurn {
  readonly nothing: boolean;
  readonly ability: Ability | null;
  readonly among: readonly Card[];
  readonly why: readonly Why[];
  /** NM-2: nothing of where anybody stands is asked. */
  readonly far: boolean;
}

/** NA-1 to NA-6 without positions: whom a roll may be meant for. */
export function lightTurn(cards: readonly Card[], actor: Card, roll: number): LightTurn {
  const use = useOf(actor, roll);
  const base = { ability: null, among: enemiesOf(cards, actor), far: false, nothing: false };
  if (use.does === 'nothing') return { ...base, nothing: true, among: [], why: [use.why] };
  if (use.does === 'base') return { ...base, why: [use.why] };
  const { ability } = use;
  const { among, keeps } = aimedAt(cards, actor, ability);
  // NA-4: no ability fits whom nobody can have.
  if (among.length === 0 && ability.target !== 'S') return { ...base, why: [use.why, 'nobody-fits'] };
  return { ability, among, far: ability.ranged, nothing: false, why: keeps ? [use.why, 'same'] : [use.why] };
}

/**
 * NM-2, NM-3, NM-5 without positions: of those whom the table names as beside it, or else as closest, the one with
 * most health; equal ones as they lie in the list.
 */
export function lightAim(
  actor: Card,
  { nothing, ability, among, why: before, far }: LightTurn,
  named: readonly string[],
  asked: 'near' | 'closest' | null,
): NpcTurn {
  const still = { at: actor.at, path: [actor.at], ability };
  const none = { ...still, target: null, acts: false, damage: 0 };
  if (nothing) return { ...none, uses: null, why: before };
  const uses = ability?.name ?? baseAttack;
  const helps = ability?.target === 'S';
  const able = far ? among : among.filter(({ id }) => named.includes(id) || (helps && id === actor.id));
  if (!some(able)) return { ...none, uses, why: [...before, 'stuck'] };
  const itself = { measure: 'self', of: (card: Card) => Number(card.id !== actor.id) } as const;
  const { one, why } = narrow(able, [
    { measure: 'health', of: card => (helps ? healthLeft(card) : -healthLeft(card)) },
    ...(helps ? [itself] : []),
  ]);
  const goes: Why[] = [actor.flying ? 'flies' : 'walks', 'closest'];
  const how: Why[] = helps ? ['support'] : far ? ['ranged'] : asked === 'near' ? ['at-hand'] : goes;
  const damage = helps ? 0 : (ability?.damage ?? actor.attack);
  return { ...still, uses, target: one.id, acts: true, damage, why: [...before, ...how, ...why] };
}
