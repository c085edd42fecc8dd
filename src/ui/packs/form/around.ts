import { CLASS_IDS } from '../../../campaign/kinds/classes';
import { CHARACTER_TOKENS } from '../../../might/combat-tokens';
import type { Pack } from '../../../packs/pack';
import type { Encounter } from '../../../stage/encounter';
import { presetNames } from '../../words/preset';
import type { FormAround, Ref } from './context';

const named = ({ id, name }: { id: string; name: string }): Ref => ({ id, text: name });

/** Each once, by its id. */
const once = (refs: readonly Ref[]): readonly Ref[] =>
  refs.filter((one, i) => refs.findIndex(other => other.id === one.id) === i);

/** What the steps of an encounter can point at. */
export function aroundEncounter(encounter: Encounter): FormAround {
  const slots = encounter.enemies.flatMap(enemy => enemy.slots ?? []);
  const parts = once(slots.map(named));
  const icons = once(slots.map(slot => ({ id: slot.icon ?? slot.id, text: slot.name })));
  const tiles = once([
    { id: 'fire', text: 'Fire' },
    { id: 'water', text: 'Water' },
    ...(encounter.tileKinds ?? []).map(named),
  ]);
  const all: Readonly<Record<string, readonly Ref[]>> = {
    enemy: encounter.enemies.map(named),
    actors: encounter.enemies.map(named),
    slot: parts,
    icon: icons,
    breaks: icons,
    ability: encounter.abilities.map(named),
    tile: tiles,
    kind: tiles,
  };
  const hints: Readonly<Record<string, readonly string[]>> = {
    token: [...CHARACTER_TOKENS, ...(encounter.tokens ?? []).map(one => one.id)],
    class: CLASS_IDS.map(id => presetNames.classes[id]),
    kind: ['tree', 'wall', 'building'],
    who: encounter.enemies.map(one => one.name),
  };
  return { refs: key => all[key], hints: key => hints[key] ?? [], encounter };
}

/** What the sheets of a company can point at. */
export function aroundPack(pack: Pack): FormAround {
  const classes = pack.classes;
  const all: Readonly<Record<string, readonly Ref[]>> = {
    class: classes.map(named),
    hand: once(classes.flatMap(one => one.abilities.map(named))),
    archetype: once(classes.flatMap(one => (one.archetypes ?? []).map(named))),
    items: pack.items.map(named),
    of: once([
      ...pack.encounters.map(named),
      ...pack.encounters.flatMap(one => one.enemies.map(named)),
      ...pack.heroes.map(named),
    ]),
  };
  const hints: Readonly<Record<string, readonly string[]>> = { token: CHARACTER_TOKENS };
  return { refs: key => all[key], hints: key => hints[key] ?? [] };
}
