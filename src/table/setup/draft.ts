import { boardValuesOf, type ClassId } from '../../campaign/kinds/classes';
import { UNREAD_ALLY } from '../../campaign/kinds/uses';
import { type Difficulty, type Settings, standardSettings } from '../../encounter/model/settings';
import type { HeroSetup, Sentinel, Setup } from '../../encounter/model/setup';
import type { Hex } from '../../hex/shape';
import type { StageTrigger } from '../../stage/card';
import type { AllyCard } from '../../stage/company';
import type { BoardShape, Civilian, Encounter, EnemyKind, Placed, Slot } from '../../stage/encounter';
import type { Cubes } from '../../stage/steps';
import { say } from '../says';

/** What a fight without a pack is asked for: few things, each with a likely answer. */
export interface FoeDraft {
  readonly name: string;
  readonly body: 'flower' | 'single';
  /** HP dice of a body of one hex. */
  readonly dice: number;
  readonly bosses: number;
  readonly defense: number;
  readonly might: Cubes;
}

export interface MinionDraft {
  readonly name: string;
  readonly count: number;
  readonly hp: number;
  readonly defense: number;
  readonly might: Cubes;
  readonly move: number;
  readonly range: number;
  readonly mob: boolean;
}

export interface HeroDraft {
  readonly class: ClassId;
  readonly kind: 'full' | 'companion';
  readonly defense: number;
  readonly might: Cubes;
  /** As the player's board says; 0 where it stays there and is not kept in the app. */
  readonly animus: number;
  readonly regen: number;
}

/** What changes the stage before its cards are drawn, as the special rules board has it. */
export interface StagesDraft {
  /** `hand`: each break asks; `lost`: with so many dice; `none`: the deck alone. */
  readonly by: 'hand' | 'lost' | 'none';
  readonly second: number;
  readonly third: number;
}

/** What stands on the card of an ally or of the Guardian. */
export interface CardDraft {
  readonly defense: number;
  readonly might: Cubes;
  readonly moveCost: number;
  readonly moveHexes: number;
  readonly attackCost: number;
}

/** Allies who wait to take over for one who falls. */
export interface AlliesDraft extends CardDraft {
  readonly count: number;
}

/** One who waits with a name and a card of its own. */
export interface NamedAlly extends CardDraft {
  readonly name: string;
  readonly range: number;
  /** What its card says besides, in words. */
  readonly text: string;
}

export interface Draft {
  readonly stages: StagesDraft;
  readonly allies: AlliesDraft;
  readonly named: readonly NamedAlly[];
  /** TR-12: what Comradery gives each of them. */
  readonly allyTokens?: number;
  /** The Grove Maiden's, where one fights. */
  readonly guardian: CardDraft;
  /** So many of her Sentinels stand there from the start. */
  readonly sentinels: number;
  readonly civilians: readonly Civilian[];
  readonly hardcore: boolean;
  /** The whole encounter in the terms of the encounter book, where the short form was not enough. */
  readonly book?: Encounter;
  readonly foe: FoeDraft;
  readonly minions: MinionDraft | undefined;
  readonly heroes: readonly HeroDraft[];
  readonly chapter: number;
  readonly difficulty: Difficulty;
  readonly ambushed: boolean;
  readonly settings: Settings;
}

/** What a fight without a pack is made of, in the language of the table that begins it; the fight keeps these names. */
export interface PresetNames {
  /** Names for whatever the table did not name. */
  readonly boss: string;
  readonly minion: string;
  /** The HP dice: of a large body by their place, else by their number. */
  readonly slots: Readonly<Record<'front' | 'left' | 'core' | 'right' | 'rear', string>>;
  readonly die: (number: number) => string;
  readonly ally: string;
  readonly guardian: string;
  readonly sentinel: string;
  readonly civilian: string;
  readonly classes: Readonly<Record<ClassId, string>>;
}

export function heroOf(id: ClassId): HeroDraft {
  const { animus, regen } = boardValuesOf(id);
  return {
    class: id,
    kind: 'full',
    defense: 2,
    might: { yellow: 1, red: 1 },
    animus: animus ?? 0,
    regen: regen ?? 0,
  };
}

const unread = (({ range: _, once: __, ...numbers }): CardDraft => numbers)(UNREAD_ALLY);

export const freshNamedAlly: NamedAlly = { name: '', ...unread, range: 1, text: '' };

export const freshDraft: Draft = {
  stages: { by: 'hand', second: 2, third: 4 },
  // CP-6: four Men-at-Arms. No rulebook has their numbers, only their card: OWN-141 until it is copied.
  allies: { count: 4, ...unread },
  named: [],
  guardian: unread,
  sentinels: 0,
  civilians: [],
  hardcore: false,
  foe: { name: '', body: 'flower', dice: 3, bosses: 1, defense: 3, might: { white: 2, yellow: 2, red: 1 } },
  minions: undefined,
  heroes: [],
  chapter: 1,
  difficulty: 'free',
  ambushed: false,
  settings: { ...standardSettings, stage: 'physical', waits: true },
};

export const freshMinions: MinionDraft = {
  name: '',
  count: 4,
  hp: 1,
  defense: 2,
  might: { white: 2 },
  move: 3,
  range: 1,
  mob: true,
};

const shape: BoardShape = { columns: 17, rows: [9, 10] };

const flowerSlots = [
  { id: 'front', hexes: [['N']], dice: [6] },
  { id: 'left', hexes: [['NW'], ['SW']], dice: [6] },
  { id: 'core', hexes: [[]], dice: [6] },
  { id: 'right', hexes: [['NE'], ['SE']], dice: [6] },
  { id: 'rear', hexes: [['S']], dice: [6] },
] as const;

function bossOf(foe: FoeDraft, names: PresetNames): EnemyKind {
  const slots: readonly Slot[] =
    foe.body === 'flower'
      ? flowerSlots.map(slot => ({ ...slot, name: names.slots[slot.id] }))
      : Array.from({ length: foe.dice }, (_, i) => ({
          id: `die${i + 1}`,
          name: names.die(i + 1),
          hexes: [[]],
          dice: [6],
        }));
  return {
    id: 'boss',
    name: foe.name || names.boss,
    role: 'boss',
    footprint: foe.body,
    defense: foe.defense,
    might: foe.might,
    slots,
  };
}

const minionOf = (draft: MinionDraft, byHand: boolean, names: PresetNames): EnemyKind => ({
  id: 'minion',
  name: draft.name || names.minion,
  role: 'minion',
  footprint: 'single',
  defense: draft.defense,
  might: draft.might,
  hp: draft.hp,
  mob: draft.mob,
  acts: byHand
    ? []
    : [
        { do: 'target', rules: [], among: 'company' },
        { do: 'move', way: 'toward', hexes: draft.move },
        { do: 'attack', range: draft.range },
      ],
});

/** First places, to be dragged to where the models stand. */
const bossPlaces = ['I3', 'E3', 'M3', 'I6'];
const minionPlaces = ['G4', 'K4', 'C5', 'O5', 'G2', 'K2', 'C3', 'O3', 'B5', 'P5'];
const heroPlaces = ['G8', 'I8', 'K8', 'H9'];
const civilianPlaces = ['J10', 'F10', 'L10', 'D10', 'N10', 'H10', 'B10', 'P10'];
const sentinelPlaces = ['F7', 'L7', 'H7', 'J7', 'F9', 'L9', 'D8', 'N8'];
const maidens: ClassId = 'grove';

function triggersOf({ by, second, third }: StagesDraft): readonly StageTrigger[] {
  switch (by) {
    case 'hand':
      return [
        { trigger: 'hand', stage: 2, text: '' },
        { trigger: 'hand', stage: 3, text: '' },
      ];
    case 'lost':
      return [
        { trigger: 'diceLost', stage: 2, count: second },
        { trigger: 'diceLost', stage: 3, count: third },
      ];
    case 'none':
      return [];
  }
}

function alliesOf({ count, ...card }: AlliesDraft, names: PresetNames): readonly AllyCard[] {
  return Array.from({ length: count }, (_, i) => ({
    id: `man-at-arms-${i + 1}`,
    name: count > 1 ? `${names.ally} ${i + 1}` : names.ally,
    ...card,
  }));
}

/** OWN-213, as the door of saves has it: no words where none are said, and the reach only where it is more than one. */
export const allyOf = (id: string, { name, range, text, ...card }: NamedAlly): AllyCard => ({
  id,
  name,
  ...card,
  ...(range > 1 ? { range } : {}),
  ...(text.trim() ? { text: text.trim() } : {}),
});

const placeIn = (places: readonly Hex[], i: number): { readonly at?: Hex } => {
  const at = places[i];
  return at === undefined ? {} : { at };
};

/** The encounter of a fight that no pack describes. */
export const presetId = 'preset';

export function encounterOf(draft: Draft, names: PresetNames): Encounter {
  if (draft.book) return draft.book;
  const nameless = draft.civilians.filter(({ name }) => !name);
  const civilians = draft.civilians.map((one, i) => ({
    ...one,
    name:
      one.name || (nameless.length > 1 ? `${names.civilian} ${nameless.indexOf(one) + 1}` : names.civilian),
    ...placeIn(civilianPlaces, i),
  }));
  const boss = bossOf(draft.foe, names);
  // Where the app neither sees the board nor the cards it only reminds: the minions are the table's as well.
  const byHand = draft.settings.stage === 'count' && draft.settings.board === 'off';
  const minion = draft.minions && minionOf(draft.minions, byHand, names);
  const placed: Placed[] = bossPlaces
    .slice(0, draft.foe.bosses)
    .map((at, i) =>
      draft.foe.bosses > 1
        ? { enemy: 'boss', at, facing: 'S', number: i + 1 }
        : { enemy: 'boss', at, facing: 'S' },
    );
  for (let i = 0; draft.minions && i < draft.minions.count; i++) {
    const at = minionPlaces[i];
    if (at) placed.push({ enemy: 'minion', at, facing: 'S', number: i + 1 });
  }
  return {
    id: presetId,
    name: boss.name,
    chapter: draft.chapter,
    board: shape,
    startZone: [],
    obstacles: [],
    tiles: [],
    enemies: minion ? [boss, minion] : [boss],
    placed,
    ...(civilians.length > 0 ? { civilians } : {}),
    cards: [],
    abilities: [],
    triggers: triggersOf(draft.stages),
    reminders:
      minion && byHand
        ? [
            {
              id: 'minions',
              time: { at: 'minions' },
              text: say('table.minions-by-box', { name: minion.name }),
            },
          ]
        : [],
    victory: { victory: 'dice' },
    checklist: [],
  };
}

/** OWN-207: around their Maiden, to be moved by hand. */
const sentinelsOf = ({ sentinels }: Draft, names: PresetNames): readonly Sentinel[] =>
  Array.from({ length: sentinels }, (_, i) => ({ name: names.sentinel, ...placeIn(sentinelPlaces, i) }));

/** CP-3: a companion is never under 3, a full character never under 1. */
function heroSetup(hero: HeroDraft, i: number, draft: Draft, names: PresetNames): HeroSetup {
  const companion = hero.kind === 'companion';
  const place = placeIn(heroPlaces, i);
  return {
    id: hero.class,
    name: names.classes[hero.class],
    class: hero.class,
    kind: hero.kind,
    defense: Math.max(hero.defense, companion ? 3 : 1),
    might: hero.might,
    maxAnimus: companion ? 2 : hero.animus,
    regen: companion ? 2 : hero.regen,
    facing: 'N',
    ...place,
    ...(hero.class === maidens && draft.sentinels > 0 ? { sentinels: sentinelsOf(draft, names) } : {}),
  };
}

export const companySize = 4;

export function setupOf(draft: Draft, seed: number, names: PresetNames): Setup {
  return {
    seed,
    encounter: encounterOf(draft, names),
    chapter: draft.chapter,
    difficulty: draft.difficulty,
    hardcore: draft.hardcore,
    ambushed: draft.ambushed,
    settings: draft.settings,
    heroes: draft.heroes.map((hero, i) => heroSetup(hero, i, draft, names)),
    lead: draft.heroes[0]?.class ?? '',
    ...(draft.allyTokens ? { allyTokens: draft.allyTokens } : {}),
    allies: [
      ...alliesOf(draft.allies, names),
      ...draft.named.map((one, i) => allyOf(`ally-${i + 1}`, { ...one, name: one.name || names.ally })),
    ],
    ...(draft.heroes.some(one => one.class === maidens)
      ? { guardian: { id: 'guardian', name: names.guardian, ...draft.guardian } }
      : {}),
  };
}
