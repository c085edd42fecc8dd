import type { Ability, Archetype, Injury } from '../../campaign/character';
import type { Item } from '../../campaign/items';
import type { CardUse } from '../../campaign/uses';
import type {
  AbilityCard,
  Archetype as ArchetypeCard,
  Choice,
  HeroEffect,
  InjuryCard,
  ItemCard,
} from '../../stage/company';

const AS_PRINTED = 'Pay what the card says and do it.';

const said = ({ text, attack, bonus, move }: CardUse): string =>
  text ||
  [move > 0 ? `Move ${move}` : '', attack ? `Attack${bonus > 0 ? ` +${bonus}` : ''}` : '']
    .filter(Boolean)
    .join(', ') ||
  AS_PRINTED;

/** AB-1, AB-2: what the app carries out, and after it what is done by hand. */
function choiceIn(use: CardUse, i: number): Choice {
  const effects: HeroEffect[] = [];
  if (use.move > 0) effects.push({ effect: 'move', hexes: use.move });
  if (use.attack) effects.push({ effect: 'attack', ...(use.bonus > 0 ? { bonus: use.bonus } : {}) });
  if (use.text !== '' || effects.length === 0) effects.push({ effect: 'text', text: said(use) });
  return {
    id: `use-${i + 1}`,
    text: said(use),
    cost: use.cost,
    effects,
    ...(use.window ? { interrupt: use.window } : {}),
  };
}

const byHand = (id: string, text: string): Choice => ({
  id,
  text,
  cost: 0,
  effects: [{ effect: 'text', text }],
});

/** A card known by name alone goes to its place and battleflows; the rest is done from the card. */
export function abilityIn(ability: Ability, known: AbilityCard | undefined): AbilityCard {
  const { id, name, level, cooldown, defense, uses = [] } = ability;
  if (known && uses.length === 0) return { ...known, id, name, level };
  return {
    id,
    name,
    level,
    cooldown,
    ...(defense === null ? {} : { defense }),
    choices: uses.length > 0 ? uses.map(choiceIn) : [byHand('card', AS_PRINTED)],
  };
}

/** IT-3, IT-4: its values are the sheet's in any case; without a use that was copied it only gives them. */
export function itemIn(item: Item, known: ItemCard | undefined): ItemCard {
  const { id, name, kind, hands, defense, might, range, value, uses = [] } = item;
  const cooldown = item.cooldown ?? (uses.length === 0 ? (known?.cooldown ?? null) : null);
  return {
    id,
    name,
    kind,
    hands,
    defense,
    might,
    choices: uses.length > 0 ? uses.map(choiceIn) : (known?.choices ?? []),
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

/** CN-3: two abilities, each once a round, whether or not anybody has copied what they do. */
export function archetypeIn(archetype: Archetype, known: ArchetypeCard | undefined): ArchetypeCard {
  const { id, name, uses = [] } = archetype;
  if (uses.length > 0) return { id, name, choices: uses.map(choiceIn) };
  if (known) return { ...known, id, name };
  return {
    id,
    name,
    choices: [
      byHand('first', 'The first ability of the card.'),
      byHand('second', 'The second ability of the card.'),
    ],
  };
}

export const onceIn = (text: string): Choice => byHand('once', text);
