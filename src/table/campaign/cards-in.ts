import type { Said } from '../../basics/said';
import type { CardUse } from '../../campaign/kinds/uses';
import type { Ability, Archetype, Injury } from '../../campaign/model/character';
import type { Item } from '../../campaign/model/items';
import type {
  AbilityCard,
  Archetype as ArchetypeCard,
  Choice,
  HeroEffect,
  InjuryCard,
  ItemCard,
} from '../../stage/company';
import { say } from './says';

/** A card's text is the group's own; where the group wrote none, the screen's words take its place. */
export type Wording = (said: Said) => string;

function textOf({ text, attack, bonus, move }: CardUse, words: Wording): string {
  if (text) return text;
  const useful = move > 0 || attack;
  return words(useful ? say('company.card-use', { move, attack, bonus }) : say('company.card-as-printed'));
}

/** AB-1, AB-2: what the app carries out, and after it what is done by hand. */
const choiceIn =
  (words: Wording) =>
  (use: CardUse, i: number): Choice => {
    const text = textOf(use, words);
    const effects: HeroEffect[] = [];
    if (use.move > 0) effects.push({ effect: 'move', hexes: use.move });
    if (use.attack) effects.push({ effect: 'attack', ...(use.bonus > 0 ? { bonus: use.bonus } : {}) });
    if (use.text !== '' || effects.length === 0) effects.push({ effect: 'text', text });
    return {
      id: `use-${i + 1}`,
      text,
      cost: use.cost,
      effects,
      ...(use.window ? { interrupt: use.window } : {}),
    };
  };

const byHand = (id: string, text: string): Choice => ({
  id,
  text,
  cost: 0,
  effects: [{ effect: 'text', text }],
});

/** A card known by name alone goes to its slot and counts for battleflow; players carry out its effect from the card. */
export function abilityIn(ability: Ability, known: AbilityCard | undefined, words: Wording): AbilityCard {
  const { id, name, level, cooldown, defense, uses = [] } = ability;
  if (known && uses.length === 0) return { ...known, id, name, level };
  return {
    id,
    name,
    level,
    cooldown,
    ...(defense === null ? {} : { defense }),
    choices:
      uses.length > 0 ? uses.map(choiceIn(words)) : [byHand('card', words(say('company.card-as-printed')))],
  };
}

/** IT-3, IT-4: an item's values come from the sheet; without a copied use the item gives these values only. */
export function itemIn(item: Item, known: ItemCard | undefined, words: Wording): ItemCard {
  const { id, name, kind, hands, defense, might, range, value, uses = [] } = item;
  const cooldown = item.cooldown ?? (uses.length === 0 ? (known?.cooldown ?? null) : null);
  return {
    id,
    name,
    kind,
    hands,
    defense,
    might,
    choices: uses.length > 0 ? uses.map(choiceIn(words)) : (known?.choices ?? []),
    ...(uses.length === 0 && known?.companion ? { companion: known.companion } : {}),
    ...(range === null ? {} : { range }),
    ...(cooldown === null ? {} : { cooldown }),
    ...(value === null ? {} : { value }),
  };
}

export const injuryIn = (injury: Injury, known: InjuryCard | undefined): InjuryCard => ({
  id: injury.id,
  name: injury.name,
  cooldown: injury.cooldown ?? known?.cooldown ?? 0,
  text: injury.text || known?.text || injury.name,
});

/** CN-3: a companion has two abilities, each once a round, whether or not their effects were copied. */
export function archetypeIn(
  archetype: Archetype,
  known: ArchetypeCard | undefined,
  words: Wording,
): ArchetypeCard {
  const { id, name, uses = [] } = archetype;
  if (uses.length > 0) return { id, name, choices: uses.map(choiceIn(words)) };
  if (known) return { ...known, id, name };
  return {
    id,
    name,
    choices: [
      byHand('first', words(say('company.card-first'))),
      byHand('second', words(say('company.card-second'))),
    ],
  };
}

export const onceIn = (text: string): Choice => byHand('once', text);
