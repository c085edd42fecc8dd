import type { Cell } from '../../battle/space';
import type { Battle, Fighter } from '../../fight/model';
import { restedAbility } from '../../fight/uses';
import { formation } from '../../npc/formation';
import type { Member } from '../cards';
import type { Army } from '../model';

/** BG-5: a card with what it bears, on a cell. */
export const fighterOf = (army: Army, member: Member, at: Cell): Fighter => {
  const bears = army.artifacts.filter(({ bearer }) => bearer === member.id).map(({ id }) => id);
  return {
    id: member.id,
    name: member.name,
    side: army.id,
    at,
    kind: member.kind,
    attack: member.attack,
    defense: member.defense,
    health: member.health,
    damage: 0,
    speed: member.speed,
    flying: member.flying,
    steps: member.steps,
    artifacts: bears.length,
    bears,
    states: member.undead ? ['undead'] : [],
    attraction: member.attraction,
    bonds: member.bonds,
    abilities: member.abilities,
    ...(member.unsure && { unsure: member.unsure }),
  };
};

/** BG-6: a wall or a tower of a settlement or a landmark. */
export const addOn = (id: string, name: string, side: string, kind: 'wall' | 'tower', at: Cell): Fighter => ({
  id,
  name,
  side,
  at,
  kind,
  attack: kind === 'tower' ? 4 : 0,
  defense: 0,
  health: 6,
  damage: 0,
  speed: 0,
  flying: false,
  steps: 0,
  artifacts: 0,
  bears: [],
  states: [],
  attraction: null,
  bonds: [],
  abilities: [],
});

/** NF-1, BG-1: NPCs in their formation, others in a row at the front; all may be put elsewhere in the setup. */
export function arranged(army: Army, north: boolean, own?: readonly Cell[]): Fighter[] {
  const there = formation(army.members.length, own);
  const half = Math.floor(army.members.length / 2);
  return army.members.map((member, i) =>
    fighterOf(
      army,
      member,
      army.nation === null && north ? (there[i] ?? [0, -i]) : [i - half, north ? 0 : 1],
    ),
  );
}

/** BE-4, SA-1, AT-5: a card as it comes out of a battle: undead and romance stay, all else goes. */
export const afterBattle = (member: Member, fighter: Fighter): Member => ({
  ...member,
  undead: fighter.states.includes('undead'),
  bonds: fighter.bonds.filter(({ type }) => type === 'romance'),
  abilities: member.abilities.map(one => {
    const used = fighter.abilities.find(({ name }) => name === one.name);
    return restedAbility({ ...one, ...(used?.used && { used: used.used }) }, one);
  }),
  ...toldOf(member, fighter),
});

/** TE-1: what the battle has asked stays known. */
function toldOf(member: Member, fighter: Fighter): Partial<Member> {
  const asked = member.unsure ?? [];
  if (asked.length === 0) return {};
  const open = fighter.unsure ?? [];
  const told = asked.filter(name => !open.includes(name));
  return { ...Object.fromEntries(told.map(name => [name, fighter[name]])), unsure: open };
}

/** A card that came to the table in the midst of a battle. */
export const memberOf = (fighter: Fighter, of: string | null, nothing: Member['cost']): Member => ({
  id: fighter.id,
  name: fighter.name,
  kind: fighter.kind,
  attack: fighter.attack,
  defense: fighter.defense,
  health: fighter.health,
  speed: fighter.speed,
  flying: fighter.flying,
  steps: fighter.steps,
  undead: false,
  attraction: fighter.attraction,
  bonds: [],
  abilities: fighter.abilities,
  gathers: [],
  barter: false,
  seafaring: false,
  magic: null,
  cost: nothing,
  nature: null,
  realm: null,
  points: 0,
  of,
});

/** Who lives after a battle: on the grid, or away by a retreat. */
export const livingOf = ({ cards, away = [] }: Battle): readonly Fighter[] => [...cards, ...away];
