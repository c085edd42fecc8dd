import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { decide } from '../../src/campaign/deeds/decide';
import { CLASS_IDS } from '../../src/campaign/kinds/classes';
import { TOKEN_KINDS } from '../../src/campaign/kinds/tokens';
import { TRAIT_IDS } from '../../src/campaign/kinds/traits';
import type { Command, Deed } from '../../src/campaign/model/command';
import { activeOf, BLANK, type Campaign } from '../../src/campaign/model/state';
import { askedFor, places } from '../../src/ui/campaign/book/asked';
import { leading, tasksOf } from '../../src/ui/campaign/owed/tasks';
import { fightOf, foundation, founded, item, play } from '../campaign/company';
import { inStory, madeReady, richCompany, toTally } from '../support/companies';
import { say } from '../support/words';

const rich = richCompany();
const fighting = play(madeReady(rich), { do: 'beginFight', anyway: true });
const lost = play(fighting, {
  do: 'endFight',
  result: fightOf(fighting, { fallen: activeOf(fighting).map(c => c.id), outcome: 'lost' }),
});
const bereft = play(founded({ hardcore: true }), { do: 'die', who: 'c1' });
/** A company at each place of its chapter, and a few that miss something. */
const states: Readonly<Record<string, Campaign>> = {
  blank: BLANK,
  founded: founded(),
  starting: rich,
  telling: inStory(rich),
  ready: madeReady(rich),
  fighting,
  lost,
  replaying: play(lost, { do: 'replay' }),
  tallied: toTally(rich),
  untallied: play(fighting, { do: 'endFight', result: fightOf(fighting) }),
  bereft,
  'without curatives': play(inStory(rich), { set: 'curatives', count: 0 }),
  'with all that can be had': withAll(inStory(rich)),
  'nothing left to lose': nothingLeft(toTally(rich)),
  'with a trait for nobody hurt': unhurt(inStory(rich)),
  'tallied, with something new': newlyWorn(toTally(rich)),
};

/** Marks of traits used up, three of each token, and nobody hurt. */
function withAll(state: Campaign): Campaign {
  const [first] = activeOf(state);
  if (!first) return state;
  const { id: who, injuries } = first;
  const marked = play(
    state,
    { set: 'trait', trait: 'fieldMedic', marks: 1 },
    { set: 'trait', trait: 'toughAsNails', marks: 1 },
    { set: 'member', who, hp: 1, iron: 99, growth: ['battleflow', 'battleflow', 'battleflow'] },
    ...TOKEN_KINDS.map((token): Command => ({ set: 'permanent', who, token, count: 3 })),
    { do: 'toughAsNails', who, anyway: true },
    { do: 'fieldMedic', who, injury: injuries[0]?.id ?? '', pay: { [who]: 8 }, anyway: true },
  );
  return play(marked, ...activeOf(marked).map((c): Command => ({ set: 'member', who: c.id, hp: 6 })));
}

function nothingLeft(state: Campaign): Campaign {
  return Object.entries(state.course.tally?.items ?? {}).reduce(
    (now, [who, count]) =>
      play(now, ...Array.from({ length: count }, (): Command => ({ do: 'loseItem', who, item: null }))),
    state,
  );
}

function unhurt(state: Campaign): Campaign {
  return play(
    { ...state, variants: { ...state.variants, toughAsNails: 'time' } },
    { set: 'trait', trait: 'toughAsNails', marks: 1 },
    ...activeOf(state).map((c): Command => ({ set: 'member', who: c.id, hp: 6 })),
  );
}

/** Somebody puts on what was not worn in the encounter. */
function newlyWorn(state: Campaign): Campaign {
  return activeOf(state).reduce(
    (now, c) =>
      play(now, { set: 'item', item: item({ name: 'New Ring', kind: 'gear', hands: 0 }), to: { who: c.id } }),
    state,
  );
}

/** Each deed that there is, with what one of the four might mean by it, or mistake. */
function deedsIn(state: Campaign): readonly Deed[] {
  const four = activeOf(state);
  const [first, second] = four;
  const who = first?.id ?? 'c1';
  const to = second?.id ?? 'c2';
  const worn = first?.items[0]?.id ?? 'i1';
  const fresh = first?.items.at(-1)?.id ?? 'i1';
  const [gone] = Object.values(state.people).filter(c => c.fate !== 'active');
  const newcomer = (id: (typeof CLASS_IDS)[number]) =>
    ({ class: id, name: id, kind: 'full', boardAnimus: 6, boardRegen: 5 }) as const;
  const people = [...four.map(c => c.id), 'nobody'];
  return [
    foundation(),
    foundation({ classes: ['warden', 'priest', 'witch'] }),
    foundation({ classes: ['warden', 'priest', 'witch', 'warden'] }),
    { do: 'difficulty', difficulty: 'grim' },
    ...CLASS_IDS.flatMap((id): Deed[] => [
      { do: 'swap', out: who, in: newcomer(id) },
      { do: 'replace', seat: 0, in: newcomer(id) },
    ]),
    { do: 'swap', out: who, in: { back: gone?.id ?? 'nobody' } },
    ...TRAIT_IDS.map((trait): Deed => ({ do: 'chooseTrait', trait })),
    ...people.flatMap((one): Deed[] => [
      { do: 'changeKind', who: one },
      { do: 'die', who: one },
      ...TOKEN_KINDS.flatMap((token): Deed[] => [
        { do: 'choosePermanent', who: one, token },
        { do: 'replayToken', who: one, token },
      ]),
      { do: 'chooseGrowth', who: one, growth: 'animus' },
      { do: 'chooseGrowth', who: one, growth: 'battleflow' },
      { do: 'unlock', who: one, level: 5, abilities: [], archetypes: [] },
      { do: 'equipped', who: one },
      { do: 'hand', who: one, cards: ['a999'] },
      { do: 'loseItem', who: one, item: null },
      { do: 'loseItem', who: one, item: worn },
      { do: 'loseItem', who: one, item: fresh },
      { do: 'loseItem', who: one, item: 'i999' },
      { do: 'drawInjury', who: one, name: 'Scar' },
      { do: 'useCurative', who: one, heals: 1 },
      { do: 'toughAsNails', who: one },
      { do: 'fieldMedic', who: one, injury: state.people[one]?.injuries[0]?.id ?? 'j1', pay: { [one]: 8 } },
      { do: 'fieldMedic', who: one, injury: 'j999', pay: {} },
      { do: 'giveIron', from: one, to, iron: 999 },
      { do: 'buy', item: item({ value: 3 }), to: 'backpack', pay: { [one]: 1 } },
      { do: 'buy', item: item({ value: 3 }), to: 'backpack', pay: { [one]: 999 } },
      { do: 'sell', item: worn, to: one },
      { do: 'sell', item: 'i999', to: one },
      { do: 'curatives', count: 6, pay: { [one]: 0 } },
      { do: 'curatives', count: 6, pay: { [one]: 48 } },
      { do: 'runner', to: 'banksmith', pay: { [one]: 0 } },
    ]),
    { do: 'buy', item: item({ value: null }), to: 'backpack', pay: {} },
    { do: 'loot', deck: 'common', to: 'backpack' },
    { do: 'loot', deck: 'unique', to: 'backpack' },
    { do: 'beginChapter' },
    { do: 'endStory' },
    { do: 'beginFight' },
    { do: 'endFight', result: fightOf(state.seats.length > 0 ? state : founded(), { outcome: 'lost' }) },
    { do: 'endFight', result: { ...fightOf(founded()), heroes: [] } },
    { do: 'replay' },
    { do: 'moveOn' },
    { do: 'tally' },
    { do: 'nextChapter' },
    { do: 'drew', cards: [] },
  ];
}

/** Entries by hand are refused only where there is nothing of the kind. */
const entries: readonly Command[] = [{ set: 'allyIs', ally: 'y999', is: 'here' }];

const refusals = Object.entries(states).flatMap(([name, state]) =>
  [...deedsIn(state), ...entries].flatMap((deed: Command) => {
    const decided = decide(state, deed);
    return decided.ok ? [] : [{ name, state, deed, said: decided.error.message }];
  }),
);

describe('a refusal of the book', () => {
  it('has words, and leads to what is open or to where it is done', () => {
    const wrong: string[] = [];
    for (const { name, state, deed, said } of refusals) {
      const line = `${name}, ${'do' in deed ? deed.do : deed.set}: ${say(said)}`;
      if (typeof said === 'string') {
        wrong.push(`${line}: is no sentence of the catalogue`);
        continue;
      }
      const place = places[said.say as keyof typeof places];
      if (place === undefined) wrong.push(`${line}: has no place`);
      const lead = askedFor(state, said);
      if (place === 'here' ? lead !== undefined : lead === undefined)
        wrong.push(`${line}: ${place} leads wrongly`);
      if (lead?.to === 'who' && state.people[lead.who]?.name !== said.who) wrong.push(`${line}: another one`);
      if (lead?.to === 'task') {
        const led = leading(tasksOf(state), lead.task);
        if (led?.id !== lead.task || led.done) wrong.push(`${line}: ${lead.task} does not lead the page`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('LL-1, EN-10, CP-2: leads to the very thing that is missing', () => {
    const led = (state: Campaign, deed: Deed) => {
      const decided = decide(state, deed);
      return decided.ok ? undefined : askedFor(state, decided.error.message);
    };
    const at = (name: keyof typeof states) => states[name] ?? BLANK;
    expect(led(at('untallied'), { do: 'nextChapter' })).toEqual({ to: 'task', task: 'tally' });
    expect(led(at('tallied'), { do: 'nextChapter' })).toEqual({ to: 'task', task: 'common' });
    expect(led(at('replaying'), { do: 'beginFight' })).toEqual({ to: 'task', task: 'replayToken' });
    expect(led(at('bereft'), { do: 'beginChapter' })).toEqual({ to: 'task', task: 'member' });
    const [first] = activeOf(rich);
    if (!first) throw new Error('nobody');
    expect(led(at('telling'), { do: 'giveIron', from: first.id, to: 'c2', iron: 999 })).toEqual({
      to: 'who',
      who: first.id,
      name: first.name,
    });
  });

  it('is met with every sentence that the deeds refuse with', () => {
    const folder = join('src', 'campaign', 'deeds');
    const inSource = new Set(
      readdirSync(folder).flatMap(file =>
        [
          ...readFileSync(join(folder, file), 'utf8').matchAll(
            /(?:cannot\(\s*'[a-z-]+',\s*|against\((?:[^'"]|'[a-zA-Z]*')*?'[A-Z]{2,3}-\d+',\s*)say\(\s*'(campaign\.[a-z-]+)'/g,
          ),
        ].map(found => found[1] ?? ''),
      ),
    );
    expect(inSource.size).toBeGreaterThan(40);
    const met = new Set(refusals.map(({ said }) => (typeof said === 'string' ? said : said.say)));
    expect([...inSource].filter(key => !met.has(key))).toEqual([]);
  });
});
