import { err, ok, type Problem, type Result } from '../basics/result';
import { boardFrom } from '../board/setup';
import { gridOf } from '../hex/grid';
import type { EnemyKind } from '../stage/encounter';
import { initial } from './initial';
import { maxHpOf } from './settings';
import type { HeroSetup, Setup } from './setup';
import type { State } from './state';

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
  return ok({ state: initial(setup), advice: adviceOn(setup) });
}

const problem = (code: string, at: string, message: string): Problem => ({ code, at, message });

const twice = (ids: readonly string[]): readonly number[] =>
  ids.flatMap((id, i) => (ids.indexOf(id) === i ? [] : [i]));

/** CP-2, SU-14: four of them, everybody with a name of its own, one of the four in the lead. */
function people({ heroes, allies, encounter, lead }: Setup): readonly Problem[] {
  const out: Problem[] = [];
  if (heroes.length !== 4)
    out.push(problem('not-four', 'heroes', `Four Oathsworn fight; here are ${heroes.length}.`));
  const ids = [
    ...heroes.map(one => one.id),
    ...allies.map(one => one.id),
    ...encounter.enemies.map(one => one.id),
  ];
  for (const i of twice(ids)) {
    const at = i < heroes.length ? `heroes[${i}].id` : `allies[${i - heroes.length}].id`;
    out.push(problem('id-twice', at, `${ids[i]} is there twice.`));
  }
  if (!heroes.some(one => one.id === lead))
    out.push(problem('no-lead', 'lead', 'One of the four Oathsworn leads (SU-14).'));
  return out;
}

const whole = (n: number | undefined, least: number, most: number): boolean =>
  n === undefined || (Number.isInteger(n) && n >= least && n <= most);

function numbers(setup: Setup): readonly Problem[] {
  const out: Problem[] = [];
  if (!whole(setup.chapter, 1, 21))
    out.push(problem('no-chapter', 'chapter', 'There are 21 chapters (TM-15).'));
  if (!Number.isInteger(setup.seed)) out.push(problem('not-a-number', 'seed', 'The seed is a whole number.'));
  for (const [i, hero] of setup.heroes.entries()) {
    const at = `heroes[${i}]`;
    const fields: readonly (readonly [string, number | undefined, number, number])[] = [
      ['hp', hero.hp, 1, 6],
      ['defense', hero.defense, 0, 60],
      ['range', hero.range, 1, 99],
      ['maxAnimus', hero.maxAnimus, 0, 60],
      ['regen', hero.regen, 0, 60],
      ...Object.entries(hero.tokens ?? {}).map(([token, n]) => [`tokens.${token}`, n, 0, 60] as const),
      ...Object.entries(hero.might ?? {}).map(([color, n]) => [`might.${color}`, n, 0, 18] as const),
    ];
    for (const [name, n, least, most] of fields)
      if (!whole(n, least, most))
        out.push(
          problem(
            'not-a-number',
            `${at}.${name}`,
            `${hero.name}: ${name} is a whole number from ${least} to ${most}.`,
          ),
        );
    const cards = [...(hero.cards ?? []), ...(hero.items ?? []), ...(hero.injuries ?? [])].map(
      card => card.id,
    );
    for (const j of twice(cards))
      out.push(problem('card-twice', `${at}.cards`, `${hero.name} has ${cards[j]} twice.`));
  }
  return out;
}

/** SU-12, SU-13: everybody stands on the board, one on a hex, in no obstacle; asked of the board itself. */
function places({ encounter, heroes, settings }: Setup): readonly Problem[] {
  if (settings.board === 'off') return [];
  const kinds = new Map(encounter.enemies.map(kind => [kind.id, kind]));
  const standing = heroes.flatMap((hero, i) => (hero.at === undefined ? [] : [{ i, hero, at: hero.at }]));
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
    ],
  });
  if (opened.ok) return [];
  const enemies = encounter.placed.length;
  return opened.error.map(one => ({
    ...one,
    at: one.at.replace(/^board\.characters\[(\d+)\]/, (_, n: string) =>
      Number(n) < enemies ? `encounter.placed[${n}]` : `heroes[${standing[Number(n) - enemies]?.i ?? n}]`,
    ),
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
    out.push(problem('OWN-8', `heroes[${i}].class`, 'No class is played twice in one company.'));
  for (const [i, hero] of heroes.entries()) {
    const at = `heroes[${i}]`;
    if (hero.hp !== undefined && hero.hp > maxHpOf(difficulty))
      out.push(problem('OWN-14', `${at}.hp`, `${hero.name} has at most ${maxHpOf(difficulty)} HP here.`));
    if (hero.at !== undefined && zone.size > 0 && known.has(hero.at) && !zone.has(hero.at))
      out.push(problem('SU-13', `${at}.at`, `${hero.name} stands outside the start zone, at ${hero.at}.`));
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
  if (wrong)
    out.push(
      problem('SU-7', `${at}.cards`, `${name}'s hand is one card of cooldown 0 and two each of 1, 2 and 3.`),
    );
  const locked = cards.filter(card => (card.level ?? 1) > chapter).map(card => card.name);
  if (locked.length > 0)
    out.push(problem('SU-9', `${at}.cards`, `${name} has not unlocked ${locked.join(', ')} yet.`));
  return out;
}
