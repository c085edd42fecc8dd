import { type Advice, advise } from '../../src/might/advisor';
import {
  COLORS,
  type Counts,
  cardsOf,
  counts,
  eachColor,
  type Face,
  NONE,
  STRONGEST_FIRST,
  worth,
} from '../../src/might/cards';
import { odds } from '../../src/might/odds';
import type { Pool } from '../../src/might/pieces';
import { plainHere, timedRow } from './plain';
import type { BenchRow } from './row';

const cardPool = (of: Partial<Counts>): Pool => ({ cards: counts(of), dice: NONE });

/** Up to ten white and four others, as cards, as dice and mixed. */
const POOLS: readonly Pool[] = [...Array(11).keys()].flatMap(white => [
  cardPool({ white, yellow: 2, red: 1, black: 1 }),
  { cards: NONE, dice: counts({ white, red: 2, black: 2 }) },
  { cards: counts({ white, red: 2 }), dice: counts({ yellow: 1, black: 1 }) },
]);

/** Mean milliseconds of a run of work, the best of fifteen so that other work on the machine counts least. */
function mean(times: number, work: () => void): number {
  let best = Number.POSITIVE_INFINITY;
  for (let round = 0; round < 15; round++) {
    const start = performance.now();
    for (let i = 0; i < times; i++) work();
    best = Math.min(best, (performance.now() - start) / times);
  }
  return best;
}

const ms = (n: number): string => (n >= 100 ? `${(n / 1000).toFixed(1)} s` : `${n.toFixed(3)} ms`);

/** The usual way: deal the cards over and over. Returns whether the attack missed. */
function dealt(pool: Counts, redraws: number): boolean {
  const decks = eachDeck();
  const blanks = { ...NONE };
  for (const color of COLORS) {
    let criticals = 0;
    const take = () => {
      const cards = decks[color];
      const at = Math.floor(Math.random() * cards.length);
      const face = cards[at] ?? '0';
      cards[at] = cards[cards.length - 1] ?? '0';
      cards.pop();
      if (face.endsWith('*')) criticals++;
      return face;
    };
    for (let i = 0; i < pool[color]; i++) if (worth(take()) === 0) blanks[color]++;
    for (; criticals > 0; criticals--) take();
  }
  let all = COLORS.reduce((sum, color) => sum + blanks[color], 0);
  for (let left = redraws; all >= 2 && all - left <= 1; left--) {
    const color = STRONGEST_FIRST.find(one => blanks[one] > 0) ?? 'white';
    const cards = decks[color];
    const face = cards.splice(Math.floor(Math.random() * cards.length), 1)[0];
    if (face === '0') continue;
    blanks[color]--;
    all--;
  }
  return all >= 2;
}

const eachDeck = (): Record<(typeof COLORS)[number], Face[]> => ({
  white: [...cardsOf('white')],
  yellow: [...cardsOf('yellow')],
  red: [...cardsOf('red')],
  black: [...cardsOf('black')],
});

export async function bench(): Promise<BenchRow[]> {
  let at = 0;
  const one = mean(POOLS.length, () => {
    odds({ pool: POOLS[at++ % POOLS.length] ?? cardPool({}), redraws: 3 });
  });
  const pool = eachColor(color => (color === 'white' ? 5 : 1));
  const deal = mean(500, () => {
    dealt(pool, 3);
  });
  const { miss } = odds({ pool: cardPool(pool), redraws: 3 });
  /** So many deals make the standard error of the chance to miss 0.0001, far from the nine places of the exact one. */
  const deals = (miss * (1 - miss)) / 1e-8;

  let advice: Advice | undefined;
  const advisor = mean(5, () => {
    advice = advise({
      pool: cardPool({ yellow: 2, red: 1, black: 1 }),
      redraws: 3,
      defense: 3,
      hp: 4,
      missLimit: 0.25,
    });
  });

  const plain = plainHere();
  return [
    timedRow({
      what: 'exact odds of a pool, up to 10 white and 4 others, 3 redraws (mean)',
      ms: one,
      plain,
      limit: { ms: 0.16, slowed: 1 },
      beside: `dealing until the miss chance is known to 0.0001: ${ms(deal * deals)}`,
    }),
    timedRow({
      what: `advice over ${advice ? advice.options.length - 1 : 0} extra white`,
      ms: advisor,
      plain,
      limit: { ms: 10, slowed: 1 },
      beside: `dealing for each of them to 0.0001: ${ms(deal * deals * 13)}`,
    }),
  ];
}
