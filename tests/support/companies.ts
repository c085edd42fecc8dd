import { TOKEN_KINDS } from '../../src/campaign/kinds/tokens';
import type { Ability } from '../../src/campaign/model/character';
import type { Command } from '../../src/campaign/model/command';
import type { NewItem } from '../../src/campaign/model/items';
import { activeOf, type Campaign } from '../../src/campaign/model/state';
import { campaignKind } from '../../src/table/campaign/kind';
import { fightOf, founded, item, play } from '../campaign/company';
import { playChapter } from '../campaign/whole-campaign';
import { type Saved, savedStates } from './browser/saved';

const wears: readonly (readonly NewItem[])[] = [
  [
    item({ name: 'Oak Shield', kind: 'shield', defense: 2, value: 6 }),
    item({ name: 'Long Hammer', might: { yellow: 1, red: 1 }, value: 9, chapter: 5 }),
    item({ name: 'Coat of Nails', kind: 'armor', hands: 0, defense: 3, value: 12, chapter: 6 }),
    item({ name: 'Wet Stone', kind: 'gear', hands: 0, might: { white: 1 }, value: 4, cooldown: 2 }),
  ],
  [
    item({
      name: 'Censer of the Ford',
      hands: 2,
      might: { yellow: 2 },
      defense: 1,
      range: 3,
      value: 14,
      unique: true,
    }),
    item({ name: 'Quilted Robe', kind: 'armor', hands: 0, defense: 2, value: 5 }),
  ],
  [
    item({ name: 'Thorn Wand', might: { red: 2 }, range: 5, value: 16, unique: true, chapter: 7 }),
    item({ name: 'Bell', kind: 'gear', hands: 0, might: { white: 2 }, value: 3 }),
  ],
  [
    item({
      name: 'Yew Bow',
      hands: 2,
      might: { yellow: 1, red: 1, black: 1 },
      range: 6,
      value: 20,
      unique: true,
    }),
    item({ name: 'Bark Jerkin', kind: 'armor', hands: 0, defense: 2, value: 7 }),
    item({ name: 'Quiver', kind: 'gear', hands: 0, might: { white: 1 }, value: 5 }),
  ],
];

const cards: readonly (readonly [string, 0 | 1 | 2 | 3, number | null, number])[] = [
  ['Shield Bash', 0, 3, 1],
  ['Stand Fast', 1, 2, 1],
  ['Cleave', 1, null, 1],
  ['Rally', 2, null, 1],
  ['Long Stride', 2, 1, 1],
  ['Break the Line', 3, null, 1],
  ['Last Light', 3, 4, 1],
  ['Iron Word', 0, 2, 2],
  ['Turn Aside', 1, 3, 2],
  ['Hew', 2, null, 5],
  ['Storm of Blows', 3, null, 5],
];

/** Chapters played by a stand-in, and then everything that a sheet can hold written on them. */
export function richCompany(chapters = 7): Campaign {
  let state = founded({ name: 'The Lanterns' });
  for (let n = 1; n <= chapters; n++) state = playChapter(state, 40 + n).state;
  const commands: Command[] = [];
  activeOf(state).forEach((c, seat) => {
    for (const { id } of c.items) commands.push({ set: 'itemAt', item: id, to: 'archive' });
    for (const one of wears[seat] ?? []) commands.push({ set: 'item', item: one, to: { who: c.id } });
    for (const { id } of c.abilities) commands.push({ set: 'noAbility', who: c.id, ability: id });
    if (c.kind === 'full')
      for (const [name, cooldown, defense, level] of cards) {
        const ability: Omit<Ability, 'id'> = { name, cooldown, defense, level };
        commands.push({ set: 'ability', who: c.id, ability });
      }
    commands.push({ set: 'member', who: c.id, iron: 4 + 3 * seat, unlockedTo: c.level });
  });
  const backpack = state.backpack
    .slice(4)
    .map((one): Command => ({ set: 'itemAt', item: one.id, to: 'archive' }));
  state = play(state, ...commands, ...backpack);
  const [first] = activeOf(state);
  if (first)
    state = play(
      state,
      { set: 'injury', who: first.id, name: 'Broken Rib' },
      { do: 'hand', who: first.id, cards: first.abilities.slice(0, 6).map(card => card.id) },
      { set: 'notes', notes: 'Met the ferryman at the third bridge.\nHe wants the bell back.' },
      { set: 'curatives', count: 3 },
      { set: 'event', deck: 'city', name: 'The Debt' },
    );
  return state;
}

/** In the story of its chapter, with something spent and something kept. */
export function inStory(state: Campaign): Campaign {
  const begun = play(state, { do: 'beginChapter', anyway: true });
  const commands = activeOf(begun).flatMap((c, seat): Command[] => [
    { set: 'member', who: c.id, hp: Math.max(1, (c.hp ?? 6) - seat) },
    { set: 'token', who: c.id, token: TOKEN_KINDS[seat] ?? 'defense', count: 1 + seat },
  ]);
  return play(begun, ...commands, { do: 'remind', text: 'At 8 time the gate closes' });
}

export const madeReady = (state: Campaign): Campaign => play(inStory(state), { do: 'endStory' });

export function toTally(state: Campaign): Campaign {
  const fighting = play(madeReady(state), { do: 'beginFight', anyway: true });
  const [a, b] = activeOf(fighting);
  const result = fightOf(fighting, { fallen: b ? [b.id] : [], hp: a ? { [a.id]: 2 } : {} });
  return play(fighting, { do: 'endFight', result }, { do: 'tally' });
}

/** Companies as the app saves them; their ids are in the same order. */
export const savedCompanies = (...companies: readonly Campaign[]): Promise<Saved> =>
  savedStates(
    campaignKind,
    companies.map(state => ({ name: state.name, state })),
  );
