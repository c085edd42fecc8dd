import type { Hex } from '../../src/hex/shape';
import { type Brush, paint } from '../../src/packs/edit/board';
import { addPartAt, changeSlot, ownerOf, paintPart, removeSlot, type Way } from '../../src/packs/edit/body';
import { putById } from '../../src/packs/edit/edit';
import type { Encounter, EnemyKind } from '../../src/stage/encounter';
import type { Stage, Step, StepKind } from '../../src/stage/steps';
import { type Tap, tapped } from '../../src/table/setup/compose';
import {
  type Draft,
  encounterOf,
  type FoeDraft,
  freshDraft,
  freshMinions,
  heroOf,
  type MinionDraft,
} from '../../src/table/setup/draft';
import { withFoe } from '../../src/table/setup/foe';
import { freshStep } from '../../src/table/setup/fresh-step';
import { presetNames } from '../../src/ui/words/preset';

/** What a hand does on the page that sets up a fight. */
export type SetUp =
  | { readonly set: 'name'; readonly name: string }
  | { readonly set: 'body'; readonly as: 'single' | 'three' }
  | { readonly set: 'dice' | 'defense'; readonly to: number }
  | { readonly set: 'might'; readonly color: 'white' | 'yellow' | 'red' | 'black'; readonly to: number }
  | { readonly set: 'minions'; readonly name: string; readonly count: number }
  | { readonly set: 'stages'; readonly second: number; readonly third: number }
  | { readonly set: 'civilian'; readonly name: string }
  /** All that the book says: what is set next is set there. */
  | { readonly set: 'book' }
  /** The brush is taken and led over these hexes. */
  | {
      readonly set: 'scenery';
      readonly of: 'tree' | 'wall' | 'water' | 'fire';
      readonly hexes: readonly Hex[];
    }
  /** A shape of its own: from here on the body that was chosen is tapped. */
  | { readonly set: 'shape' }
  /** A hex that is a part of its own. */
  | { readonly set: 'hex'; readonly way: Way }
  /** One more hex of the part that has that one. */
  | { readonly set: 'over'; readonly of: Way; readonly way: Way }
  /** The part goes, and its hexes with it. */
  | { readonly set: 'without'; readonly part: string }
  /** The beast and then its parts in their order are called so. */
  | { readonly set: 'called'; readonly names: readonly string[] };

/** What a hand does in the composer. */
export type Compose =
  | Exclude<Tap, { tap: 'then' | 'further' | 'put' | 'as' }>
  /** "And then": a step of that kind as it comes. */
  | { readonly tap: 'add'; readonly step: StepKind }
  /** The last step, opened: one more of what it counts. */
  | { readonly tap: 'more'; readonly field: 'count' | 'hexes' }
  /** The last step, opened: its effects fall on the one who acts. */
  | { readonly tap: 'self' }
  | { readonly tap: 'actor'; readonly kind: string };

/** One card of the box: what is printed on it, and how a table tells it to the app. */
export interface BoxCard {
  readonly id: string;
  readonly stage: Stage;
  readonly printed: string;
  readonly taps: readonly Compose[];
  /** What a pack writes for it. */
  readonly steps: readonly Step[];
  readonly actors?: readonly string[];
}

/** A box that nobody sells: what its book, its rules board and its cards say. */
export interface Box {
  readonly name: string;
  readonly book: string;
  readonly rulesBoard: string;
  readonly setUp: readonly SetUp[];
  readonly cards: readonly BoxCard[];
  /** The same as the author of a pack would write it. */
  readonly encounter: Omit<Encounter, 'cards'>;
}

export const classes = ['warden', 'priest', 'witch', 'ranger'] as const;

/** What the hands at the table have set up, through the functions that the taps call. */
export function setUpByHand(taps: readonly SetUp[]): Draft {
  const fresh: Draft = { ...freshDraft, heroes: classes.map(heroOf) };
  return taps.reduce(settled, fresh);
}

const presets: { readonly [K in 'single' | 'three']: Partial<FoeDraft> } = {
  single: { body: 'single', bosses: 1, dice: 3 },
  three: { body: 'single', bosses: 3, dice: 1 },
};

function settled(draft: Draft, tap: SetUp): Draft {
  const foe = (part: Partial<FoeDraft>): Draft => withFoe(draft, part);
  switch (tap.set) {
    case 'name':
      return foe({ name: tap.name });
    case 'body':
      return foe(presets[tap.as]);
    case 'dice':
      return foe({ dice: tap.to });
    case 'defense':
      return foe({ defense: tap.to });
    case 'might':
      return foe({ might: { ...draft.foe.might, [tap.color]: tap.to } });
    case 'minions': {
      const minions: MinionDraft = { ...freshMinions, name: tap.name, count: tap.count };
      return { ...draft, minions };
    }
    case 'stages':
      return { ...draft, stages: { by: 'lost', second: tap.second, third: tap.third } };
    case 'civilian':
      return { ...draft, civilians: [...draft.civilians, { name: tap.name, hp: 2, defense: 1 }] };
    case 'book':
      return { ...draft, book: encounterOf(draft, presetNames) };
    case 'scenery':
      return {
        ...draft,
        book: tap.hexes.reduce((book, hex) => paint(book, brushOf(tap.of), hex), bookOf(draft)),
      };
    case 'shape':
      return { ...draft, book: encounterOf(draft, presetNames) };
    case 'hex':
      return onBody(draft, boss => addPartAt(boss, tap.way, `Part ${(boss.slots ?? []).length + 1}`));
    case 'over':
      return onBody(draft, boss => paintPart(boss, ownerOf(boss, tap.of)?.id ?? '', tap.way));
    case 'without':
      return onBody(draft, boss =>
        removeSlot(boss, boss.slots?.find(slot => slot.name === tap.part)?.id ?? ''),
      );
    case 'called': {
      const [name = '', ...parts] = tap.names;
      const called = onBody(draft, boss =>
        parts.reduce((one, part, i) => changeSlot(one, one.slots?.[i]?.id ?? '', { name: part }), {
          ...boss,
          name,
        }),
      );
      return { ...called, book: { ...bookOf(called), name } };
    }
  }
}

const brushOf = (kind: Extract<SetUp, { set: 'scenery' }>['of']): Brush =>
  kind === 'tree' || kind === 'wall' ? { brush: 'obstacle', kind } : { brush: 'tile', kind };

function bookOf({ book }: Draft): Encounter {
  if (!book) throw new Error('the book is not open');
  return book;
}

function onBody(draft: Draft, change: (boss: EnemyKind) => EnemyKind): Draft {
  const book = bookOf(draft);
  const boss = book.enemies.find(one => one.role === 'boss');
  if (!boss) throw new Error('no boss');
  return { ...draft, book: { ...book, enemies: putById(book.enemies, change(boss)) } };
}

/** A card as the composer makes it of these taps, and who acts on it. */
export function composedBy(
  encounter: Encounter,
  taps: readonly Compose[],
): Pick<BoxCard, 'steps' | 'actors'> {
  let steps: readonly Step[] = [];
  let actors: readonly string[] = [];
  for (const tap of taps) {
    if (tap.tap === 'actor') actors = [...actors, tap.kind];
    else if (tap.tap === 'add')
      steps = tapped(steps, { tap: 'further', step: freshStep(tap.step, encounter, 'As it says') });
    else if (tap.tap === 'more' || tap.tap === 'self') steps = opened(steps, tap);
    else steps = tapped(steps, tap);
  }
  return { steps, ...(actors.length > 0 ? { actors } : {}) };
}

/** The last step in its form. */
function opened(steps: readonly Step[], tap: Extract<Compose, { tap: 'more' | 'self' }>): readonly Step[] {
  const at = steps.length - 1;
  const last = steps[at];
  if (tap.tap === 'self' && last?.do === 'effect')
    return tapped(steps, { tap: 'put', at, step: { ...last, on: { who: 'self' } } });
  if (tap.tap === 'more' && tap.field === 'count' && last?.do === 'spawn')
    return tapped(steps, { tap: 'put', at, step: { ...last, count: last.count + 1 } });
  if (tap.tap === 'more' && tap.field === 'hexes' && last?.do === 'move')
    return tapped(steps, { tap: 'put', at, step: { ...last, hexes: last.hexes + 1 } });
  throw new Error(`${last?.do} has no ${JSON.stringify(tap)}`);
}

/** Where the app proposes that a company stands: the start zone of the packs that these boxes are. */
export const startZone = ['G8', 'I8', 'K8', 'H9'];

/** The encounter of a pack, with its cards. */
export const asPack = ({ encounter, cards }: Box): Encounter => ({
  ...encounter,
  cards: cards.map(({ id, stage, steps, actors }) => ({
    id,
    label: id,
    stage,
    steps,
    known: true,
    ...(actors ? { actors } : {}),
  })),
});
