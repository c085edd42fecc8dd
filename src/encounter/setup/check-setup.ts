import { err, ok, type Problem, type Result } from '../../basics/result';
import type { Said } from '../../basics/said';
import { boardFrom } from '../../board/text/setup';
import { gridOf } from '../../hex/grid';
import type { EnemyKind } from '../../stage/encounter';
import { maxHpOf } from '../model/settings';
import type { HeroSetup, Setup } from '../model/setup';
import type { State } from '../model/state';
import { type Counted, setupSay } from '../says/setup';
import { initialState } from './initial-state';

/** A setup that can be played: the fight at its first moment, and what the rules would have had otherwise. */
export interface Checked {
  readonly state: State;
  /** Against a rule, but the table may have its reasons. */
  readonly advice: readonly Problem[];
}

/** The one door from a setup to a fight: everything that makes it impossible, with its place, or the fight. */
export function checkSetup(setup: Setup): Result<Checked, readonly Problem[]> {
  const problems = [...people(setup), ...numbers(setup), ...places(setup)];
  if (problems.length > 0) return err(problems);
  return ok({ state: initialState(setup), advice: adviceOn(setup) });
}

const problem = (code: string, at: string, message: Said): Problem => ({ code, at, message });

/** The places of those that stand there a second time. */
const twice = (ids: readonly string[]): readonly number[] =>
  ids.flatMap((id, i) => (ids.indexOf(id) === i ? [] : [i]));

/** CP-2, SU-14: four of them, everybody with a name of its own, one of the four in the lead. */
function people({ heroes, allies, encounter, lead }: Setup): readonly Problem[] {
  const out: Problem[] = [];
  if (heroes.length !== 4)
    out.push(problem('not-four', 'heroes', setupSay('setup.not-four', { count: heroes.length })));
  const lists = [
    ['heroes', heroes],
    ['allies', allies],
    ['encounter.enemies', encounter.enemies],
  ] as const;
  const named = lists.flatMap(([list, all]) => all.map(({ id }, i) => ({ id, at: `${list}[${i}].id` })));
  for (const i of twice(named.map(one => one.id))) {
    const { id, at } = named[i] ?? { id: '', at: '' };
    out.push(problem('id-twice', at, setupSay('setup.id-twice', { id })));
  }
  if (!heroes.some(one => one.id === lead))
    out.push(problem('no-lead', 'lead', setupSay('setup.nobody-leads')));
  return out;
}

const whole = (n: number | undefined, least: number, most: number): boolean =>
  n === undefined || (Number.isInteger(n) && n >= least && n <= most);

interface Amount {
  readonly what: Counted;
  readonly of?: string;
  readonly n: number | undefined;
  readonly least: number;
  readonly most: number;
}

const numbersOf = (hero: HeroSetup): readonly Amount[] => [
  { what: 'hp', n: hero.hp, least: 1, most: 6 },
  { what: 'defense', n: hero.defense, least: 0, most: 60 },
  { what: 'range', n: hero.range, least: 1, most: 99 },
  { what: 'maxAnimus', n: hero.maxAnimus, least: 0, most: 60 },
  { what: 'regen', n: hero.regen, least: 0, most: 60 },
  ...Object.entries(hero.tokens ?? {}).map(([of, n]) => ({
    what: 'tokens' as const,
    of,
    n,
    least: 0,
    most: 60,
  })),
  ...Object.entries(hero.might ?? {}).map(([of, n]) => ({
    what: 'might' as const,
    of,
    n,
    least: 0,
    most: 18,
  })),
];

/** TM-15 */
const chapters = 21;

function numbers(setup: Setup): readonly Problem[] {
  const out: Problem[] = [];
  if (!whole(setup.chapter, 1, chapters))
    out.push(problem('no-chapter', 'chapter', setupSay('setup.no-such-chapter', { last: chapters })));
  if (!Number.isInteger(setup.seed)) out.push(problem('not-a-number', 'seed', setupSay('setup.seed-whole')));
  for (const [i, hero] of setup.heroes.entries()) {
    const at = `heroes[${i}]`;
    for (const { what, of = null, n, least, most } of numbersOf(hero))
      if (!whole(n, least, most)) {
        const field = of === null ? what : `${what}.${of}`;
        const message = setupSay('setup.number-between', { who: hero.name, what, of, least, most });
        out.push(problem('not-a-number', `${at}.${field}`, message));
      }
    const cards = [...(hero.cards ?? []), ...(hero.items ?? []), ...(hero.injuries ?? [])].map(
      card => card.id,
    );
    for (const j of twice(cards))
      out.push(
        problem(
          'card-twice',
          `${at}.cards`,
          setupSay('setup.card-twice', { who: hero.name, card: cards[j] ?? '' }),
        ),
      );
  }
  return out;
}

/** SU-12, SU-13: everybody stands on the board, one on a hex, in no obstacle; asked of the board itself. */
function places({ encounter, heroes, settings }: Setup): readonly Problem[] {
  if (settings.board === 'off') return [];
  const kinds = new Map(encounter.enemies.map(kind => [kind.id, kind]));
  const standing = heroes.flatMap((hero, i) => (hero.at === undefined ? [] : [{ i, hero, at: hero.at }]));
  const others = [
    ...(encounter.civilians ?? []).map((one, i) => ({ ...one, in: `encounter.civilians[${i}]` })),
    ...heroes.flatMap((hero, i) =>
      (hero.sentinels ?? []).map((one, k) => ({ ...one, in: `heroes[${i}].sentinels[${k}]` })),
    ),
  ].flatMap(one => (one.at === undefined ? [] : [{ ...one, at: one.at }]));
  const opened = boardFrom({
    shape: encounter.board,
    obstacles: encounter.obstacles,
    tiles: encounter.tiles,
    characters: [
      ...encounter.placed.map((one, i) => ({
        id: `${kinds.get(one.enemy)?.name ?? one.enemy} (${i + 1})`,
        side: 'enemy',
        at: one.at,
        facing: one.facing ?? 'N',
        size: sizeOf(kinds.get(one.enemy)),
      })),
      ...standing.map(({ hero, at }) => ({
        id: hero.name === '' ? hero.id : `${hero.name} (${hero.id})`,
        side: 'oathsworn',
        at,
        facing: hero.facing ?? 'N',
        size: 'single',
      })),
      ...others.map(({ name, at }, i) => ({
        id: `${name} (+${i + 1})`,
        side: 'oathsworn',
        at,
        facing: 'N',
        size: 'single',
      })),
    ],
  });
  if (opened.ok) return [];
  const enemies = encounter.placed.length;
  const placeOf = (n: number): string => {
    if (n < enemies) return `encounter.placed[${n}]`;
    const hero = standing[n - enemies];
    return hero ? `heroes[${hero.i}]` : (others[n - enemies - standing.length]?.in ?? `${n}`);
  };
  return opened.error.map(one => ({
    ...one,
    at: one.at.replace(/^board\.characters\[(\d+)\]/, (_, n: string) => placeOf(Number(n))),
  }));
}

const sizeOf = (kind: EnemyKind | undefined) =>
  kind?.footprint === undefined || typeof kind.footprint === 'string'
    ? (kind?.footprint ?? 'single')
    : { hexes: kind.footprint };

/** What the rulebook has otherwise: told, never in the way. */
function adviceOn(setup: Setup): readonly Problem[] {
  const { heroes, encounter, difficulty, settings } = setup;
  const out: Problem[] = [];
  const zone = new Set(encounter.startZone);
  const known = gridOf(encounter.board).cellOf;
  for (const i of twice(heroes.map(hero => hero.class)))
    out.push(problem('OWN-8', `heroes[${i}].class`, setupSay('setup.class-twice')));
  for (const [i, hero] of heroes.entries()) {
    const at = `heroes[${i}]`;
    if (hero.hp !== undefined && hero.hp > maxHpOf(difficulty))
      out.push(
        problem(
          'OWN-14',
          `${at}.hp`,
          setupSay('setup.at-most-hp', { who: hero.name, hp: maxHpOf(difficulty) }),
        ),
      );
    if (hero.at !== undefined && zone.size > 0 && known.has(hero.at) && !zone.has(hero.at))
      out.push(
        problem('SU-13', `${at}.at`, setupSay('setup.outside-start-zone', { who: hero.name, at: hero.at })),
      );
    if (settings.company === 'full') out.push(...handAdvice(hero, setup.chapter, at));
  }
  return out;
}

/** SU-7, SU-9: one of cooldown 0 and two each of the others, all of them unlocked. */
function handAdvice({ name, kind, cards = [] }: HeroSetup, chapter: number, at: string): readonly Problem[] {
  if (kind === 'companion' || cards.length === 0) return [];
  const out: Problem[] = [];
  const wrong = ([0, 1, 2, 3] as const).some(
    cooldown => cards.filter(card => card.cooldown === cooldown).length !== (cooldown === 0 ? 1 : 2),
  );
  if (wrong) out.push(problem('SU-7', `${at}.cards`, setupSay('setup.hand-of-seven', { who: name })));
  const locked = cards.filter(card => (card.level ?? 1) > chapter).map(card => card.name);
  if (locked.length > 0)
    out.push(problem('SU-9', `${at}.cards`, setupSay('setup.locked-cards', { who: name, cards: locked })));
  return out;
}
