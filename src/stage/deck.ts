import { type Stream, shuffle } from '../basics/random';
import { flag, list, type Output, object, variants } from '../basics/schema';
import { byKey, keySchema, streamSchema } from '../might/fields';
import { stageSchema } from './fields';
import type { Stage } from './steps';

/** A card by its id, or `?1` to `?3`: a real card of that stage whose face only the table knows. */
export type Slip = string;

const blankSlip = (stage: Stage): Slip => `?${stage}`;
export const isBlankSlip = (slip: Slip): boolean => slip.startsWith('?');

const slipSchema = keySchema;
const slips = list(slipSchema, 500);
export const stageDeckSchema = object({
  /** The top first: what is left of stage I over II over III. */
  deck: slips,
  /** Real cards lie on the table, and the app only counts them. */
  paper: flag,
  /** The top card lies face up. */
  up: flag,
  /** Drawn and waiting or resolving, in order. */
  drawn: slips,
  /** Visible until the end of the round, or as long as a character is caged by it. */
  kept: slips,
  discard: slips,
  stage: stageSchema,
  /** The stage of each card by its id. */
  stages: byKey(stageSchema),
  stream: streamSchema,
});
export type StageDeck = Output<typeof stageDeckSchema>;

export const stageEventSchema = variants('type', {
  turned: {},
  drawn: { card: slipSchema },
  /** The players said which card a blank one is. */
  named: { card: slipSchema, stage: stageSchema, drawn: flag },
  kept: { card: slipSchema },
  discarded: { card: slipSchema },
  changed: { stage: stageSchema },
  refilled: { deck: slips, stream: streamSchema },
  corrected: { deck: slips, discard: slips, stage: stageSchema, paper: flag },
});
export type StageEvent = Output<typeof stageEventSchema>;

export const stageOf = (deck: StageDeck, slip: Slip): Stage => {
  if (slip === '?1') return 1;
  if (slip === '?2') return 2;
  if (slip === '?3') return 3;
  return deck.stages[slip] ?? deck.stage;
};

/** How many cards of each stage are left in the deck. */
export function leftByStage(deck: StageDeck): { readonly [stage in Stage]: number } {
  const left = { 1: 0, 2: 0, 3: 0 };
  for (const slip of deck.deck) left[stageOf(deck, slip)]++;
  return left;
}

/** Three stages shuffled apart and stacked, nothing face up yet. */
export function stack(
  cards: readonly { readonly id: Slip; readonly stage: Stage }[],
  stream: Stream,
): StageDeck {
  let next = stream;
  const deck: Slip[] = [];
  for (const stage of [1, 2, 3] as const) {
    const [order, after] = shuffle(
      cards.filter(card => card.stage === stage).map(card => card.id),
      next,
    );
    deck.push(...order);
    next = after;
  }
  const stages = Object.fromEntries(cards.map(card => [card.id, card.stage]));
  const first = deck[0];
  return {
    deck,
    paper: false,
    up: false,
    drawn: [],
    kept: [],
    discard: [],
    stage: first === undefined ? 1 : (stages[first] ?? 1),
    stages,
    stream: next,
  };
}

/** A deck of paper: the app knows how many of each stage there are. */
export function stackOfPaper(sizes: readonly [number, number, number], stream: Stream): StageDeck {
  const deck = ([1, 2, 3] as const).flatMap((stage, i) =>
    Array.from({ length: sizes[i] ?? 0 }, () => blankSlip(stage)),
  );
  return { deck, paper: true, up: false, drawn: [], kept: [], discard: [], stage: 1, stages: {}, stream };
}

/**
 * The stage III cards of the discard shuffled into a new deck; nothing while there are cards, or none to take
 * (SC-5).
 */
export function refill(deck: StageDeck): readonly StageEvent[] {
  const third = deck.discard.filter(slip => stageOf(deck, slip) === 3);
  if (deck.deck.length > 0 || third.length === 0) return [];
  const [order, stream] = shuffle(third, deck.stream);
  return [{ type: 'refilled', deck: deck.paper ? third.map(() => blankSlip(3)) : order, stream }];
}

/** What brings the next card face up: a refill when the deck is empty, then the turning. */
export const turnUp = (deck: StageDeck): readonly StageEvent[] =>
  deck.up ? [] : [...refill(deck), { type: 'turned' }];

const less = (slips: readonly Slip[], slip: Slip): readonly Slip[] => {
  const at = slips.indexOf(slip);
  return at < 0 ? slips : [...slips.slice(0, at), ...slips.slice(at + 1)];
};

/** The stage never goes back: it is the top card's when that is further on (SC-6). */
const withTop = (deck: StageDeck): StageDeck => {
  const top = deck.deck[0];
  const stage = top === undefined ? deck.stage : stageOf(deck, top);
  return stage > deck.stage ? { ...deck, stage } : deck;
};

export function applyStage(deck: StageDeck, event: StageEvent): StageDeck {
  switch (event.type) {
    case 'turned':
      return withTop({ ...deck, up: deck.deck.length > 0 });
    case 'drawn': {
      if (!deck.deck.includes(event.card)) return deck;
      return withTop({
        ...deck,
        deck: less(deck.deck, event.card),
        drawn: [...deck.drawn, event.card],
        up: false,
      });
    }
    case 'named': {
      const stages = { ...deck.stages, [event.card]: event.stage };
      const blank = blankSlip(event.stage);
      const name = (slips: readonly Slip[]): readonly Slip[] => {
        const at = slips.indexOf(blank);
        return at < 0 ? slips : [...slips.slice(0, at), event.card, ...slips.slice(at + 1)];
      };
      return event.drawn
        ? { ...deck, stages, drawn: name(deck.drawn) }
        : { ...deck, stages, deck: name(deck.deck) };
    }
    case 'kept':
      if (!deck.drawn.includes(event.card)) return deck;
      return { ...deck, drawn: less(deck.drawn, event.card), kept: [...deck.kept, event.card] };
    case 'discarded': {
      if (deck.drawn.includes(event.card))
        return { ...deck, drawn: less(deck.drawn, event.card), discard: [...deck.discard, event.card] };
      if (!deck.kept.includes(event.card)) return deck;
      return { ...deck, kept: less(deck.kept, event.card), discard: [...deck.discard, event.card] };
    }
    case 'changed': {
      const old = deck.deck.filter(slip => stageOf(deck, slip) < event.stage);
      const left = deck.deck.filter(slip => stageOf(deck, slip) >= event.stage);
      return {
        ...deck,
        deck: left,
        discard: [...deck.discard, ...old],
        stage: event.stage > deck.stage ? event.stage : deck.stage,
        up: deck.up && old.length === 0,
      };
    }
    case 'refilled': {
      const taken = event.deck.length;
      let left = taken;
      const discard = deck.discard.filter(slip => stageOf(deck, slip) !== 3 || left-- <= 0);
      return { ...deck, deck: event.deck, discard, stream: event.stream, up: false };
    }
    case 'corrected':
      return { ...deck, deck: event.deck, discard: event.discard, stage: event.stage, paper: event.paper };
  }
}
