import type { Problem } from '../basics/result';
import type { Encounter } from '../stage/encounter';
import { stepsOf } from '../stage/walk';
import { bodyProblems } from './body';
import type { Pack } from './pack';
import { playWarnings } from './play-warnings';
import { brokenReferences, idleReferences, repeated } from './references';
import { say } from './says';
import { setupProblems } from './setup-check';

/** The second check, beyond the schema: whether the pack is consistent and can be played. */
export function look(pack: Pack): { readonly problems: Problem[]; readonly warnings: Problem[] } {
  const problems = [
    // OWN-164: each id that the pack names must exist
    ...repeated(pack.encounters, 'encounters', 'encounter'),
    ...repeated(pack.classes, 'classes', 'class'),
    ...repeated(pack.items, 'items', 'item'),
    ...repeated(pack.injuries, 'injuries', 'injury'),
    ...repeated(pack.allies, 'allies', 'ally'),
    ...repeated(pack.heroes, 'heroes', 'hero'),
    ...repeated(
      pack.pictures.map(one => ({ id: one.of })),
      'pictures',
      'picture',
      'of',
    ),
    ...brokenHeroes(pack),
  ];
  const warnings: Problem[] = [...strayPictures(pack)];
  for (const [i, encounter] of pack.encounters.entries()) {
    const at = `encounters[${i}]`;
    const broken = [...encounterProblems(encounter, at)];
    problems.push(...broken);
    if (broken.length > 0) continue;
    warnings.push(...idleReferences(encounter, at), ...playWarnings(encounter, at));
  }
  return { problems, warnings };
}

/** Pictures of nobody who is here (OWN-165). */
function* strayPictures(pack: Pack): Generator<Problem> {
  const here = new Set(
    [...pack.encounters, ...pack.encounters.flatMap(one => one.enemies), ...pack.heroes].map(one => one.id),
  );
  for (const [i, { of }] of pack.pictures.entries()) {
    if (here.has(of)) continue;
    yield { code: 'unused', at: `pictures[${i}].of`, message: say('pack.nobody-drawn', { of }) };
  }
}

function* encounterProblems(encounter: Encounter, at: string): Generator<Problem> {
  yield* brokenReferences(encounter, at);
  yield* loops(encounter, at);
  if (!encounter.enemies.some(e => e.role === 'boss')) {
    yield {
      code: 'missing',
      at: `${at}.enemies`,
      message: say('pack.no-boss'),
    };
  } else if (
    !encounter.placed.some(p => encounter.enemies.some(e => e.id === p.enemy && e.role === 'boss'))
  ) {
    yield { code: 'missing', at: `${at}.placed`, message: say('pack.no-boss-placed') };
  }
  let sound = true;
  for (const [i, enemy] of encounter.enemies.entries()) {
    for (const problem of bodyProblems(enemy, `${at}.enemies[${i}]`)) {
      sound = false;
      yield problem;
    }
  }
  if (sound) yield* setupProblems(encounter, at);
}

/** Abilities that call each other in a ring would never end. */
function* loops(encounter: Encounter, at: string): Generator<Problem> {
  const calls = new Map<string, Set<string>>();
  const alone = { ...encounter, cards: [], enemies: [] };
  for (const ability of encounter.abilities) {
    const steps = [...stepsOf({ ...alone, abilities: [ability] }, at)];
    calls.set(
      ability.id,
      new Set(steps.flatMap(({ step }) => (step.do === 'ability' ? [step.ability] : []))),
    );
  }
  for (const [i, ability] of encounter.abilities.entries()) {
    if (reaches(calls, ability.id, ability.id)) {
      yield {
        code: 'loop',
        at: `${at}.abilities[${i}]`,
        message: say('pack.loop', { ability: ability.name }),
      };
    }
  }
}

function reaches(calls: ReadonlyMap<string, ReadonlySet<string>>, from: string, to: string): boolean {
  const seen = new Set<string>();
  const open = [...(calls.get(from) ?? [])];
  while (open.length > 0) {
    const next = open.pop()!;
    if (next === to) return true;
    if (seen.has(next)) continue;
    seen.add(next);
    open.push(...(calls.get(next) ?? []));
  }
  return false;
}

function* brokenHeroes(pack: Pack): Generator<Problem> {
  const items = new Set(pack.items.map(i => i.id));
  for (const [i, hero] of pack.heroes.entries()) {
    const at = `heroes[${i}]`;
    const cls = pack.classes.find(c => c.id === hero.class);
    if (!cls) {
      yield {
        code: 'reference',
        at: `${at}.class`,
        message: say('pack.no-class', { class: hero.class }),
      };
      continue;
    }
    for (const [k, card] of (hero.hand ?? []).entries()) {
      if (cls.abilities.some(a => a.id === card)) continue;
      yield { code: 'reference', at: `${at}.hand[${k}]`, message: say('pack.no-ability-of-class', { card }) };
    }
    for (const [k, item] of (hero.items ?? []).entries()) {
      if (items.has(item)) continue;
      yield {
        code: 'reference',
        at: `${at}.items[${k}]`,
        message: say('pack.no-item', { item }),
      };
    }
    if (hero.archetype && !(cls.archetypes ?? []).some(a => a.id === hero.archetype)) {
      yield {
        code: 'reference',
        at: `${at}.archetype`,
        message: say('pack.no-archetype', { archetype: hero.archetype }),
      };
    }
  }
}
