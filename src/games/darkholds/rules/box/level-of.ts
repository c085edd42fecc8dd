import { shuffle, streamOf } from '../../../../basics/random';
import type { Campaign } from '../campaign/model';
import { moreOf } from '../play/kit';
import { type Deck, isOurs, type Play } from '../play/model';
import { emptyLevel } from '../play/new-level';
import { decideSetting } from '../play/setting';
import type { OwnBox, OwnDeck, OwnLevel } from './model';

function deckOf(seed: number, purpose: string, cards: object): Deck {
  const [order, stream] = shuffle(Object.keys(cards), streamOf(seed, purpose));
  return { order, stream };
}

/** TA-1, DK-1: a level with all that the group has taught; decks that lie on the table stay there. */
export function withBox(play: Play, box: OwnBox, seed: number, area = 1): Play {
  const kept = <T extends object>(deck: OwnDeck, cards: T): T | Record<string, never> =>
    box.keeps.includes(deck) ? cards : {};
  const lines = Object.entries(box.reinforcements).map(([id, { label, lines: all }]) => {
    const line = all[Math.min(area, all.length) - 1] ?? [];
    return [id, { label, line: line.filter(({ type }) => box.types[type]) }] as const;
  });
  const darkholds = { ...kept('darkholds', box.darkholds), ...play.darkholds };
  const reinforcements = { ...kept('reinforcements', Object.fromEntries(lines)), ...play.reinforcements };
  const known = new Set(play.types.map(({ type }) => type));
  const more = moreOf(play);
  const items = { ...kept('items', box.items), ...more.items };
  const cards = Object.fromEntries(Object.entries(items).filter(([, { own }]) => !own));
  return {
    ...play,
    types: [...play.types, ...Object.values(box.types).filter(({ type }) => !known.has(type))],
    darkholds,
    reinforcements,
    decks: {
      darkhold: deckOf(seed, 'darkhold', darkholds),
      reinforcement: deckOf(seed, 'reinforcement', reinforcements),
    },
    more: {
      ...more,
      items,
      equipment: deckOf(seed, 'equipment', cards),
      hirelings: [
        ...more.hirelings,
        ...Object.values(box.hirelings).filter(
          ({ name }) => !more.hirelings.some(other => other.name === name),
        ),
      ],
    },
  };
}

/** A level as it is drawn now, for the box: without the company, which comes anew each time. */
export const ownLevelOf = ({ level, features, rocks, figures }: Play): OwnLevel => ({
  level,
  features,
  rocks,
  standing: figures.filter(one => !isOurs(one)).map(({ type, at }) => ({ type, at })),
});

/** A level of the box, drawn as it was, with its enemies; of a type that is not known any more nobody comes. */
export function playOf(
  { level, features, rocks, standing }: OwnLevel,
  box: OwnBox,
  seed: number,
  area = 1,
): Play {
  let play: Play = { ...emptyLevel(level.name, seed, 1, 1), level, features, rocks };
  play = withBox(play, box, seed, area);
  for (const { type, at } of standing) {
    const put = decideSetting(play, { do: 'stand', type, at });
    if (put.ok) play = put.state ?? play;
  }
  return play;
}

/** CA-1, CA-5: a campaign with all that the group has taught; who goes is said in the camp. */
export function campaignWith(campaign: Campaign, box: OwnBox, seed: number): Campaign {
  const { types, darkholds, reinforcements, more } = withBox(emptyLevel('', seed, 1, 1), box, seed);
  const { items, equipment, hirelings } = moreOf({ ...(more && { more }) });
  return { ...campaign, taught: { types, darkholds, reinforcements }, items, equipment, hirelings };
}
