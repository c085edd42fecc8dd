import { describe, expect, it } from 'vitest';
import type { Question } from '../../../src/encounter/model/question';
import { questionOf } from '../../../src/encounter/stack/dispatch';
import type { AllyCard } from '../../../src/stage/company';
import type { Effect, Group, Step, TargetRule } from '../../../src/stage/steps';
import { cards, encounterOf, fight, hero, setupOf } from '../support/least-fixture';
import { type Fight, go, hits, nobody, of, pick } from '../support/scripted-fight';

type Kind = 'full' | 'companion' | 'ally' | 'guardian' | 'friendly';
/** What has come over it in the same card, just before the enemy looks for it. */
type State = 'standing' | 'caged' | 'swallowed' | 'fallen' | 'dead' | 'asleep' | 'protected';
const states: readonly State[] = ['standing', 'caged', 'swallowed', 'fallen', 'dead', 'asleep', 'protected'];

const everybody: readonly Kind[] = ['full', 'companion', 'ally', 'guardian', 'friendly'];
const oathsworn: readonly Kind[] = ['full', 'companion'];
/** AE-5, FT-1: a chain goes on among Oathsworn and allies. */
const linked: readonly Kind[] = ['full', 'companion', 'ally', 'guardian'];

/** Whom each way to mean somebody can mean, and in which state. */
interface Row {
  readonly kinds: readonly Kind[];
  readonly when: readonly State[];
}
/** On the board, and so there for whatever happens on it; only a choice passes over who is protected (TG-8). */
const there: readonly State[] = ['standing', 'caged', 'asleep', 'protected'];
const chosen: readonly State[] = ['standing', 'caged', 'asleep'];

type Way =
  | 'taunter'
  | 'breaker'
  | 'named of all'
  | 'named of the Oathsworn'
  | 'closest'
  | 'closest of all'
  | 'closest to a minion'
  | 'effect on Oathsworn'
  | 'effect on all'
  | 'effect on those next to it'
  | 'effect on those within'
  | 'effect on those in front'
  | 'effect on whoever has a token'
  | 'attack on Oathsworn'
  | 'attack on all'
  | 'all next to it'
  | 'circle'
  | 'cone'
  | 'wave'
  | 'charge'
  | 'chain';

const table: Readonly<Record<Way, Row>> = {
  // TG-6, OWN-74, OWN-292: a cage, a belly, a fall and the sleep of a Guardian end a taunt.
  taunter: { kinds: everybody, when: ['standing'] },
  // OWN-74: what it broke it has broken, caged or asleep.
  breaker: { kinds: everybody, when: chosen },
  'named of all': { kinds: everybody, when: chosen },
  'named of the Oathsworn': { kinds: oathsworn, when: chosen },
  // TG-3 (3)
  closest: { kinds: oathsworn, when: chosen },
  'closest of all': { kinds: everybody, when: chosen },
  // TG-5
  'closest to a minion': { kinds: everybody, when: chosen },
  'effect on Oathsworn': { kinds: oathsworn, when: there },
  'effect on all': { kinds: everybody, when: there },
  'effect on those next to it': { kinds: everybody, when: there },
  'effect on those within': { kinds: everybody, when: there },
  'effect on those in front': { kinds: everybody, when: there },
  'effect on whoever has a token': { kinds: everybody, when: there },
  'attack on Oathsworn': { kinds: oathsworn, when: there },
  'attack on all': { kinds: everybody, when: there },
  // AE-1
  'all next to it': { kinds: everybody, when: there },
  circle: { kinds: everybody, when: there },
  cone: { kinds: everybody, when: there },
  wave: { kinds: everybody, when: there },
  charge: { kinds: everybody, when: there },
  chain: { kinds: linked, when: there },
};

const mark = { who: 'hasToken', token: 'mark' } as const;
const loses: readonly Effect[] = [{ effect: 'lose', hp: 9 }];
/** What the card does first; a fall in hardcore is a death (UC-9). */
const befalls: Readonly<Record<State, readonly Step[]>> = {
  standing: [],
  caged: [{ do: 'cage', whom: mark, difficulty: 9, fail: [] }],
  swallowed: [{ do: 'consume', whom: mark, slot: 'core', each: [] }],
  fallen: [{ do: 'effect', on: mark, effects: loses }],
  dead: [{ do: 'effect', on: mark, effects: loses }],
  asleep: [{ do: 'effect', on: { who: 'hasToken', token: 'maiden' }, effects: loses }],
  protected: [{ do: 'effect', on: mark, effects: [{ effect: 'exclude', until: 'endOfRound' }] }],
};

const touched: readonly Effect[] = [{ effect: 'token', token: 'touched', count: 1 }];
const on = (group: Group): readonly Step[] => [{ do: 'effect', on: group, effects: touched }];
const target = (rules: readonly TargetRule[], among?: 'company'): Step => ({
  do: 'target',
  rules,
  ...(among ? { among } : {}),
});
const decoyed = target([{ rule: 'hasToken', token: 'decoy' }], 'company');
const might = { white: 1 };

/** What the card then does, and where the one looked for stands: next to the boss, or far from it. */
const probes: Readonly<Record<Way, { readonly near: boolean; readonly steps: readonly Step[] }>> = {
  taunter: { near: false, steps: [target([])] },
  breaker: { near: true, steps: [target([{ rule: 'hasToken', token: 'decoy' }], 'company')] },
  'named of all': { near: true, steps: [target([{ rule: 'hasToken', token: 'mark' }], 'company')] },
  'named of the Oathsworn': { near: true, steps: [target([{ rule: 'hasToken', token: 'mark' }])] },
  closest: { near: true, steps: [target([])] },
  'closest of all': { near: true, steps: [target([], 'company')] },
  'closest to a minion': { near: true, steps: [] },
  'effect on Oathsworn': { near: true, steps: on({ who: 'oathsworn' }) },
  'effect on all': { near: true, steps: on({ who: 'company' }) },
  'effect on those next to it': { near: true, steps: on({ who: 'adjacent' }) },
  'effect on those within': { near: true, steps: on({ who: 'within', hexes: 2 }) },
  'effect on those in front': { near: true, steps: on({ who: 'inArc', arc: 'front' }) },
  'effect on whoever has a token': { near: true, steps: on(mark) },
  'attack on Oathsworn': { near: true, steps: [{ do: 'attack', might, at: { who: 'oathsworn' } }] },
  'attack on all': { near: true, steps: [{ do: 'attack', might, at: { who: 'company' } }] },
  'all next to it': { near: true, steps: [{ do: 'attack', might, area: { area: 'adjacent' } }] },
  circle: {
    near: true,
    steps: [decoyed, { do: 'attack', might, range: 'any', noSight: true, area: { area: 'circle' } }],
  },
  cone: { near: true, steps: [{ do: 'attack', might, area: { area: 'cone', range: 2 } }] },
  wave: { near: true, steps: [{ do: 'attack', might, area: { area: 'wave' } }] },
  charge: { near: true, steps: [{ do: 'attack', might, area: { area: 'charge', hexes: 3 } }] },
  chain: {
    near: true,
    steps: [
      decoyed,
      {
        do: 'attack',
        might,
        range: 'any',
        noSight: true,
        area: { area: 'chain', range: 2, max: 2, ranged: true },
      },
    ],
  },
};

/** Another Oathsworn stands beside whoever is looked for, so that the choice shows, or a second one is hit. */
const decoys: readonly Way[] = ['taunter', 'breaker', 'circle', 'wave', 'chain'];

const own: AllyCard = {
  id: 'carter',
  name: 'Carter',
  defense: 2,
  might: { white: 1 },
  moveCost: 1,
  moveHexes: 2,
  attackCost: 1,
};
const ids: Readonly<Record<Kind, string>> = {
  full: 'a',
  companion: 'c',
  ally: 'carter',
  guardian: 'guardian',
  friendly: 'miller',
};

/** The boss faces south; the decoy and whoever is looked for stand before it, or that one far away. */
function scene(
  way: Way,
  state: State,
  kind: Kind,
  board: 'mirrored' | 'off',
): { readonly one: Fight; readonly id: string } {
  const plain = setupOf();
  const { near, steps } = probes[way];
  const minion = way === 'closest to a minion';
  const [boss, rat] = encounterOf().enemies;
  if (!boss || !rat) throw new Error('no enemies');
  const one = fight({
    ...plain,
    hardcore: state === 'dead',
    encounter: encounterOf({
      cards: cards([...befalls[state], ...steps]),
      enemies: [boss, { ...rat, acts: minion ? [target([])] : [] }],
      placed: [
        { enemy: 'boss', at: 'I5', facing: 'S' },
        ...(minion ? [{ enemy: 'rat', at: 'I9', number: 1 }] : []),
      ],
    }),
    heroes: [
      hero('a', { at: 'A1' }),
      hero('b', { at: 'Q1', class: 'grove-maiden', maxAnimus: 12, regen: 12 }),
      hero('c', { at: 'A9', kind: 'companion' }),
      hero('d', { at: 'Q9' }),
    ],
    settings: { ...plain.settings, board, company: 'full' },
    allies: [own],
    guardian: { ...own, id: 'ancient', name: 'Ancient' },
  });
  one.tap({ do: 'begin' });
  const id = kind === 'friendly' ? 'miller' : ids[kind];
  if (kind === 'ally')
    one.tap(
      { do: 'say', correction: { say: 'presence', who: 'd', presence: 'unconscious' } },
      { do: 'ally', who: 'd', ally: 'carter', at: 'Q9' },
    );
  if (kind === 'friendly')
    one.tap({ do: 'say', correction: { say: 'friend', name: 'Miller', at: 'E1', hp: 6, defense: 1 } });
  const who = kind === 'friendly' ? (one.state.friends.find(it => it.role === 'friendly')?.id ?? '') : id;
  const decoy = kind === 'companion' ? 'a' : 'c';
  const token = (on: string, name: string) =>
    one.tap({ do: 'say', correction: { say: 'token', who: on, token: name, count: 1 } });
  token(who, 'mark');
  token(decoy, 'decoy');
  token('b', 'maiden');
  const stands = (on: string, at: string) =>
    one.tap({ do: 'say', correction: { say: 'stands', who: on, at, facing: 'N' } });
  if (board === 'mirrored') {
    // A wave goes where it hits most.
    if (way === 'wave') stands('b', 'I9');
    if (decoys.includes(way)) stands(decoy, way === 'wave' ? 'I8' : 'H7');
    stands(who, near ? 'I7' : 'Q5');
  }
  return { one, id: who };
}

/** Where the table is asked, it never names the one looked for, and nobody is in reach. */
const options = ({ options: all }: Extract<Question, { ask: 'pick' }>, spared: string): readonly string[] =>
  all.some(it => it.id === 'no') ? ['no'] : all.map(it => it.id).filter(it => it !== spared);

function acts(one: Fight, spared: string): void {
  const { round } = one.state;
  for (let i = 0; i < 40 && one.state.outcome === null && one.state.round === round; i++) {
    const question = questionOf(one.state);
    if (!question) return;
    if (question.ask === 'defend') one.tap(nobody);
    else if (question.ask === 'pick') one.tap(pick(...options(question, spared).slice(0, question.min)));
    else one.tap(go);
  }
}

/** Whether it is meant, by what is seen of it afterwards. */
function isMeant(way: Way, state: State, kind: Kind, board: 'mirrored' | 'off' = 'mirrored'): boolean {
  const { one, id } = scene(way, state, kind, board);
  if (way === 'taunter') one.tap({ do: 'taunt', who: id });
  const known = one.events.length;
  if (way === 'breaker')
    one.tap({
      do: 'say',
      correction: { say: 'die', enemy: 'boss', die: 'rear', hp: 0, quiet: false, by: id },
    });
  else one.tap({ do: 'endTurns' });
  acts(one, id);
  const actor = way === 'closest to a minion' ? 'rat1' : 'boss';
  const why = one.events
    .slice(known)
    .find(event => event.type === 'why' && event.why.actor === actor && event.why.target !== null);
  if (way.startsWith('effect')) return (of(one, id).tokens.touched ?? 0) > 0;
  if (probes[way].steps.some(step => step.do === 'attack')) return hits(one).some(it => it.target === id);
  return why?.type === 'why' && why.why.target === id;
}

const can = (state: State, kind: Kind): boolean => state !== 'asleep' || kind === 'guardian';

describe('who is meant', () => {
  for (const way of Object.keys(table) as Way[])
    it(`TG-3, TG-5, TG-6, TG-8, AE-1, AE-5, FT-1, OWN-74, OWN-292: ${way}: just those whom the rules mean`, () => {
      for (const kind of everybody)
        for (const state of states.filter(it => can(it, kind))) {
          const { kinds, when } = table[way];
          expect
            .soft([kind, state, isMeant(way, state, kind)])
            .toEqual([kind, state, kinds.includes(kind) && when.includes(state)]);
        }
    });

  it('TG-6, OWN-292: where no places are kept a taunt ends alike', () => {
    for (const kind of everybody)
      for (const state of states.filter(it => can(it, kind)))
        expect
          .soft([kind, state, isMeant('taunter', state, kind, 'off')])
          .toEqual([kind, state, state === 'standing']);
  });
});
