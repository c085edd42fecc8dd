import { expect, it } from 'vitest';
import type { Command, Correction } from '../../../src/encounter/model/command';
import type { HeroSetup, Setup } from '../../../src/encounter/model/setup';
import type { StrikeGranted } from '../../../src/encounter/model/strike';
import { questionOf } from '../../../src/encounter/stack/dispatch';
import type { AllyCard } from '../../../src/stage/company';
import type { Encounter, EnemyKind } from '../../../src/stage/encounter';
import type { AttackStep, Step } from '../../../src/stage/steps';
import { cards, encounterOf, fight, hero, setupOf } from '../support/least-fixture';
import { ability, asked, type Fight, foe, go, hits, nobody, of, pick } from '../support/scripted-fight';

/** What a table meets, and what the text of the rules demands then; its name begins with the rules. */
export interface Situation {
  readonly says: string;
  readonly got: () => unknown;
  readonly is: unknown;
}

export const hold = (situations: readonly Situation[]): void => {
  for (const { says, got, is } of situations) it(says, () => expect(got()).toEqual(is));
};

type Who = 'a' | 'b' | 'c' | 'd';
interface Scene {
  readonly heroes?: Partial<Record<Who, Partial<HeroSetup>>>;
  readonly encounter?: Partial<Encounter>;
  readonly setup?: Partial<Setup>;
  readonly settings?: Partial<Setup['settings']>;
  /** What the cards say, one after the other from the top; further ones say nothing. */
  readonly deck?: readonly (readonly Step[])[];
  readonly actors?: readonly string[];
}

const [bossKind, ratKind] = encounterOf().enemies;
if (!bossKind || !ratKind) throw new Error('no kinds');
export const flower = bossKind;
export const rat = (more: Partial<EnemyKind> = {}): EnemyKind => ({ ...ratKind, acts: [], ...more });
/** A boss of one hex with dice of so many HP, in slots of their own: `x0`, `x1` and so on. */
export const single = (
  id: string,
  dice: readonly number[] = [6, 6],
  more: Partial<EnemyKind> = {},
): EnemyKind => ({
  ...bossKind,
  id,
  name: id,
  footprint: 'single',
  slots: dice.map((hp, i) => ({ id: `${id}${i}`, name: `${id}${i}`, hexes: [[]], dice: [hp] })),
  ...more,
});
export const carter: AllyCard = {
  id: 'carter',
  name: 'Carter',
  defense: 2,
  might: { white: 1 },
  moveCost: 1,
  moveHexes: 2,
  attackCost: 1,
};
/** A Grove Maiden with animus for all that she calls. */
export const maiden = { class: 'grove-maiden', maxAnimus: 12, regen: 9 } as const;
/** Whom nothing hurts. */
export const tough = { defense: 99 } as const;

/** Four who keep their cards in the app, far from each other, at their first open turn. */
export function scene({ heroes, encounter, setup, settings, deck = [], actors }: Scene = {}): Fight {
  const plain = setupOf();
  const all = cards([]).map((card, i) => ({
    ...card,
    steps: deck[i] ?? [],
    ...(actors ? { actors } : {}),
  }));
  const places = { a: 'A1', b: 'Q1', c: 'A9', d: 'Q9' } as const;
  const one = fight({
    ...plain,
    encounter: encounterOf({
      cards: all,
      placed: [{ enemy: 'boss', at: 'I5', facing: 'S' }],
      ...encounter,
    }),
    heroes: (['a', 'b', 'c', 'd'] as const).map(id =>
      hero(id, { at: places[id], facing: 'N', cards: [ability('idle', [])], ...heroes?.[id] }),
    ),
    allies: [carter],
    guardian: { ...carter, id: 'ancient', name: 'Ancient' },
    ...setup,
    settings: { ...plain.settings, board: 'mirrored', company: 'full', ...settings },
  });
  const left = all.map(card => card.id);
  one.tap({ do: 'begin' }, say({ say: 'stageDeck', left, discard: [], stage: 1 }));
  return one;
}

/** One boss `x` of one hex at that place, and rats that do nothing. */
export const duel = (at: string, steps: readonly Step[], { encounter, ...more }: Scene = {}): Fight =>
  scene({
    deck: Array.from({ length: 15 }, () => steps),
    actors: ['x'],
    ...more,
    encounter: { enemies: [single('x'), rat()], placed: [{ enemy: 'x', at, facing: 'S' }], ...encounter },
  });

export const say = (correction: Correction): Command => ({ do: 'say', correction });
export const hpIs = (who: string, hp: number): Command => say({ say: 'hp', who, hp });
export const put = (who: string, at: string): Command => say({ say: 'stands', who, at, facing: 'N' });
export const token = (who: string, name: string, count = 1): Command =>
  say({ say: 'token', who, token: name, count });
export const faints = (who: string): Command => say({ say: 'presence', who, presence: 'unconscious' });
/** A die put right, of which the fight knows nothing. */
export const quietly = (enemy: string, die: string, hp: number): Command =>
  say({ say: 'die', enemy, die, hp, quiet: true });
/** A die lost in the fight, by somebody or nobody. */
export const breaks = (enemy: string, die: string, by?: string): Command =>
  say({ say: 'die', enemy, die, hp: 0, quiet: false, ...(by === undefined ? {} : { by }) });

/** An attack told by its damage, from wherever its attacker is. */
export const blow = (
  who: string,
  targets: readonly string[],
  damage: number,
  more: StrikeGranted & { readonly die?: string } = {},
): Command => ({
  do: 'attack',
  who,
  strike: { targets, said: { damage }, ...(targets.length > 1 ? { hexes: {} } : {}), ...more },
  anyway: true,
});

export const attack = (more: Partial<AttackStep> = {}): AttackStep => ({
  do: 'attack',
  might: { black: 1 },
  ...more,
});
export const seek: Step = { do: 'target', rules: [] };
export const seekThe = (name: string): Step => ({ do: 'target', rules: [{ rule: 'class', class: name }] });

/** Goes on without cards or tokens, with the first of whatever may be chosen. */
function onward(one: Fight): void {
  const question = asked(one);
  if (question.ask === 'defend') one.tap(nobody);
  else if (question.ask === 'pick')
    one.tap(pick(...question.options.slice(0, Math.max(1, question.min)).map(it => it.id)));
  else if (question.ask === 'drawn')
    one.tap({ do: 'answer', answer: { answer: 'might', command: { type: 'settle' } } });
  else one.tap(go);
}

/** To the end of what is under way, or to where `until` holds. */
export function through(one: Fight, until: (one: Fight) => boolean = () => false): Fight {
  const { round } = one.state;
  for (let i = 0; i < 60 && one.state.round === round && questionOf(one.state) && !until(one); i++)
    onward(one);
  return one;
}
/** The enemy's phase, and the end of the round. */
export function enemyActs(one: Fight, until?: (one: Fight) => boolean): Fight {
  one.tap({ do: 'endTurns' });
  return through(one, until);
}

export const struck = (one: Fight): readonly string[] =>
  hits(one)
    .map(hit => hit.target)
    .toSorted();
/** Whom each enemy has gone for, in order. */
export const sought = (one: Fight): readonly string[] =>
  one.events.flatMap(event => (event.type === 'why' ? [`${event.why.actor} > ${event.why.target}`] : []));
/** The stage cards that were resolved: why, and who broke what. */
export const resolved = (one: Fight): readonly string[] =>
  one.events.flatMap(event =>
    event.type === 'started'
      ? [[event.job.why, ...event.job.breakers.map(it => `${it.enemy} by ${it.by}`)].join(' ')]
      : [],
  );
export const diceOf = (one: Fight, id = 'x'): readonly number[] => foe(one, id).dice.map(die => die.hp);
export const at = (one: Fight, ...ids: readonly string[]): readonly (string | null)[] =>
  ids.map(id => (one.state.enemies.find(it => it.id === id) ?? of(one, id)).at);
export const hpOf = (one: Fight, ...ids: readonly string[]): readonly number[] =>
  ids.map(id => of(one, id).hp);
export const guardianOf = (one: Fight): string =>
  one.state.friends.find(it => it.role === 'guardian')?.id ?? '';
/** Sentinels of the first Oathsworn, raised where the rules might not let them be. */
export function raise(one: Fight, ...hexes: readonly string[]): Fight {
  for (const hex of hexes) one.tap({ do: 'sentinel', of: 'a', at: hex, anyway: true });
  return one;
}
export const sentinels = (one: Fight): readonly (string | null)[] =>
  one.state.friends
    .flatMap(it => (it.role === 'sentinel' && it.presence === 'standing' ? [it.at] : []))
    .toSorted();
