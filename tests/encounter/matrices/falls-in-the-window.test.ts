import { describe, expect, it } from 'vitest';
import type { Command } from '../../../src/encounter/model/command';
import type { Question } from '../../../src/encounter/model/question';
import type { Settings } from '../../../src/encounter/model/settings';
import { questionOf } from '../../../src/encounter/stack/dispatch';
import type { Window } from '../../../src/stage/company';
import type { Encounter } from '../../../src/stage/encounter';
import type { Step } from '../../../src/stage/steps';
import { cards, encounterOf, flowerSlots, hit } from '../support/least-fixture';
import {
  asked,
  course,
  type Fight,
  foe,
  go,
  hp,
  nobody,
  of,
  pick,
  struckWith,
} from '../support/scripted-fight';

/** Windows of the company's own attacks; in all others an enemy attacks. */
type OwnWindow = 'onAttack' | 'onCritical' | 'onHit';
/** `hidden`: the cards of an enemy's attack lie face down. */
type EnemyWindow = Exclude<Window, OwnWindow> | 'hidden';

/** Who leaves the board: all attackers, one of them, all targets, one of them, who broke the part, all bosses. */
type Leaves = 'attacker' | 'oneOfAttackers' | 'target' | 'oneOfTargets' | 'breaker' | 'enemySide';

/**
 * What becomes of the attack: it is made as it was settled, by the other attackers alone, on the other targets alone, or
 * on nobody; or the fight is won. Of one attacker alone there is no other, and only a reaction has a breaker: then there
 * is nobody such to leave. Where no places are kept nobody is seen to be moved: there is no such window.
 */
type Answer =
  | 'made'
  | 'by the others'
  | 'on the others'
  | 'falls away'
  | 'won'
  | 'nobody such'
  | 'no such window';
type Row = Readonly<Record<Leaves, Answer>>;

/** FT-5: nothing is settled yet. */
const unsettled: Row = {
  attacker: 'falls away',
  oneOfAttackers: 'by the others',
  target: 'falls away',
  oneOfTargets: 'on the others',
  breaker: 'falls away',
  enemySide: 'won',
};
/** FT-5: who strikes, and how hard, is settled by the draw; who has left is not struck. */
const drawn: Row = { ...unsettled, attacker: 'made', oneOfAttackers: 'made' };
/** The losses have been taken. */
const over: Row = {
  attacker: 'made',
  oneOfAttackers: 'made',
  target: 'made',
  oneOfTargets: 'made',
  breaker: 'made',
  enemySide: 'won',
};

const noWindow: Row = {
  attacker: 'no such window',
  oneOfAttackers: 'no such window',
  target: 'no such window',
  oneOfTargets: 'no such window',
  breaker: 'no such window',
  enemySide: 'no such window',
};

type Windows = Readonly<Record<EnemyWindow, Row>>;
interface Table {
  readonly board: 'mirrored' | 'off';
  readonly detail: Settings['company'];
}

/** FT-5, FT-6: by the window in which they leave, of those who can be such. */
const windowsWith = ({ board, detail }: Table, cannot: Partial<Record<Leaves, 'nobody such'>>): Windows => ({
  whenMoved: board === 'off' ? noWindow : { ...unsettled, ...cannot },
  beforeDamage: { ...unsettled, ...cannot },
  // OWN-125: the table's own cards are said before the draw, and so nothing is asked of cards that lie hidden.
  hidden: detail === 'light' ? noWindow : { ...drawn, ...cannot },
  anytime: { ...drawn, ...cannot },
  afterDamage: { ...drawn, ...cannot },
  whenHit: { ...over, ...cannot },
});

const byKind = (table: Table): Readonly<Record<KindOf, Windows>> => ({
  phase: windowsWith(table, { oneOfAttackers: 'nobody such', breaker: 'nobody such' }),
  reaction: windowsWith(table, { oneOfAttackers: 'nobody such' }),
  minion: windowsWith(table, { oneOfAttackers: 'nobody such', breaker: 'nobody such' }),
  mob: windowsWith(table, { breaker: 'nobody such' }),
  mobOfCard: windowsWith(table, { breaker: 'nobody such' }),
});

/** With the board and without, with cards in the app and on the table. */
const tables: readonly Table[] = (['mirrored', 'off'] as const).flatMap(board =>
  (['full', 'light'] as const).map(detail => ({ board, detail })),
);

/** The same of an attack of the company: its windows come after the draw. */
const ownAttack: Readonly<Record<OwnWindow, Row>> = {
  onAttack: drawn,
  onCritical: drawn,
  onHit: over,
};

const plain = encounterOf();
const rat = plain.enemies[1]!;
const boss = { ...plain.enemies[0]!, footprint: 'single' as const, slots: flowerSlots(2).slice(0, 2) };
const idle = { ...boss, id: 'idle', name: 'Idle', slots: flowerSlots(2).slice(0, 1) };
const places = ['A1', 'C1', 'E1'];
const rats = (count: number) =>
  Array.from({ length: count }, (_, i) => ({ enemy: 'rat', at: places[i] ?? 'G1', number: i + 1 }));

/** Chooses, drags whom it chose, which opens the window of those who are moved, and strikes a circle around it. */
const steps: readonly Step[] = [
  { do: 'target', rules: [{ rule: 'class', class: 'a' }] },
  { do: 'effect', on: { who: 'target' }, effects: [{ effect: 'drag', way: 'S', hexes: 1 }] },
  {
    do: 'attack',
    might: { red: 2 },
    range: 'any',
    noSight: true,
    area: { area: 'circle' },
    hit: [{ effect: 'token', token: 'struck', count: 1 }],
  },
];

type KindOf = 'phase' | 'reaction' | 'minion' | 'mob' | 'mobOfCard';

interface Kind {
  readonly attackers: readonly string[];
  readonly scene: Partial<Encounter>;
  readonly begins: (one: Fight) => void;
}
const ends = (one: Fight) => one.tap({ do: 'endTurns' });
const idleAt = { enemy: 'idle', at: 'Q9' };
const bossAt = { enemy: 'boss', at: 'A3' };
const minions = (mob: boolean, count: number): Partial<Encounter> => ({
  enemies: [idle, { ...rat, mob, acts: steps }],
  cards: cards([]),
  placed: [idleAt, ...rats(count)],
});

/** Who attacks, and why. */
const kinds: Readonly<Record<KindOf, Kind>> = {
  phase: {
    attackers: ['boss'],
    scene: { enemies: [boss, idle], placed: [bossAt, idleAt] },
    begins: ends,
  },
  reaction: {
    attackers: ['boss'],
    scene: { enemies: [boss, idle], placed: [bossAt, idleAt] },
    begins: one => {
      one.tap(hit('a', 4, 'front'));
      // The window of its own hit.
      one.tap(go);
    },
  },
  minion: { attackers: ['rat1'], scene: minions(false, 1), begins: ends },
  mob: { attackers: ['rat1', 'rat2', 'rat3'], scene: minions(true, 3), begins: ends },
  mobOfCard: {
    attackers: ['rat1', 'rat2', 'rat3'],
    scene: {
      ...minions(true, 3),
      enemies: [idle, { ...rat, mob: true, acts: [] }],
      cards: cards(steps).map(card => ({ ...card, actors: ['rat'] })),
    },
    begins: ends,
  },
};

const isMoment = (window: EnemyWindow, question: Question): boolean => {
  switch (window) {
    case 'whenMoved':
    case 'whenHit':
      return question.ask === 'go' && question.window === window;
    case 'beforeDamage':
      return question.ask === 'defend'
        ? question.draw.step === 'before'
        : question.ask === 'go' && question.window === window;
    case 'hidden':
      return question.ask === 'defend' && question.draw.step === 'hidden';
    case 'anytime':
      return question.ask === 'soak' || (question.ask === 'defend' && question.draw.step === 'hidden');
    case 'afterDamage':
      return question.ask === 'soak';
  }
};

/** Goes on: they go for `a`, and where only the table can tell it is `a` and `b` whom they strike, all of them. */
const onward = (one: Fight): void => {
  const question = asked(one);
  if (question.ask === 'defend') return void one.tap(nobody);
  if (question.ask !== 'pick') return void one.tap(go);
  const options = question.options.map(it => it.id);
  const meant =
    question.topic === 'hit' ? ['a', 'b'] : question.topic === 'attackers' ? options : [options[0] ?? ''];
  one.tap(pick(...(options.includes('yes') ? ['yes'] : meant.filter(id => options.includes(id)))));
};
const falls = (enemy: string, die: string): Command => ({
  do: 'say',
  correction: { say: 'die', enemy, die, hp: 0, quiet: false },
});
const faints = (who: string): Command => ({
  do: 'say',
  correction: { say: 'presence', who, presence: 'unconscious' },
});

/** They leave: enemies by their last die, friends fall. */
function leave(one: Fight, who: Leaves, attackers: readonly string[]): void {
  const fells = (id: string) => {
    for (const die of foe(one, id).dice)
      if (one.state.outcome === null && die.hp > 0) one.tap(falls(id, die.id));
  };
  switch (who) {
    case 'attacker':
      for (const id of attackers) fells(id);
      return;
    case 'oneOfAttackers':
      fells(attackers[0] ?? '');
      return;
    case 'target':
      one.tap(faints('a'), faints('b'));
      return;
    case 'breaker':
      // What is left of the circle goes with its middle.
      one.tap(faints('a'), faints('b'));
      return;
    case 'oneOfTargets':
      one.tap(faints('b'));
      return;
    case 'enemySide':
      for (const { id } of one.state.enemies.filter(it => it.kind === 'boss' || it.kind === 'idle'))
        fells(id);
  }
}

const struck = (one: Fight): readonly string[] => ['a', 'b'].filter(id => of(one, id).tokens.struck);
const isMadeBy = (one: Fight): number => struckWith(one)[0]?.length ?? 0;

function expectAnswer(one: Fight, answer: Answer, attackers: number): void {
  switch (answer) {
    case 'won':
      expect(one.state.outcome).toBe('victory');
      return;
    case 'falls away':
      expect([struck(one), one.events.some(it => it.type === 'note' && it.code === 'fallsAway')]).toEqual([
        [],
        true,
      ]);
      return;
    case 'made':
      expect([struck(one), isMadeBy(one)]).toEqual([['a', 'b'], 2 * attackers]);
      return;
    case 'by the others':
      expect([struck(one), isMadeBy(one)]).toEqual([['a', 'b'], 2 * (attackers - 1)]);
      return;
    case 'on the others':
      expect([struck(one), isMadeBy(one)]).toEqual([['a'], 2 * attackers]);
  }
}

const windows = Object.keys(windowsWith({ board: 'mirrored', detail: 'full' }, {})) as readonly EnemyWindow[];
const leavers = Object.keys(unsettled) as readonly Leaves[];
const enemyCases = tables.flatMap(table =>
  (Object.keys(kinds) as KindOf[]).flatMap(kind =>
    windows.flatMap(window =>
      leavers.map(who => ({ ...table, kind, window, who, answer: byKind(table)[kind][window][who] })),
    ),
  ),
);

/** The fight at the window, if it opens at all. */
function atWindow({ board, detail }: Table, kind: KindOf, window: EnemyWindow): Fight | null {
  const { scene, begins } = kinds[kind];
  const one = course(
    steps,
    { a: { at: 'I6' }, b: { at: 'I8' } },
    { cards: cards(steps).map(card => ({ ...card, actors: ['boss'] })), ...scene },
    { windows: 'all', board, company: detail },
  );
  begins(one);
  const { round } = one.state;
  for (let i = 0; i < 20 && questionOf(one.state) && one.state.round === round; i++) {
    if (isMoment(window, asked(one))) return one;
    onward(one);
  }
  return null;
}

describe('who leaves in a window of an enemy’s attack', () => {
  it.each(enemyCases)(
    'FT-5, FT-6: board $board, detail $detail: $kind, $window, $who: $answer',
    ({ kind, window, who, answer, ...table }) => {
      const { attackers } = kinds[kind];
      const one = atWindow(table, kind, window);
      if (answer === 'no such window') return expect(one).toBe(null);
      if (!one) throw new Error('the window does not open');
      if (answer === 'nobody such') {
        const breakers = one.state.scene?.job?.breakers ?? [];
        return expect(who === 'breaker' ? breakers.length : attackers.length - 1).toBe(0);
      }
      leave(one, who, attackers);
      const { round } = one.state;
      for (
        let i = 0;
        one.state.outcome === null && questionOf(one.state) && one.state.round === round && i < 30;
        i++
      )
        onward(one);
      expectAnswer(one, answer, attackers.length);
    },
  );
});

/** One attacker strikes, and it breaks nothing before it strikes: those two are nobody such here. */
type OwnLeaves = Exclude<Leaves, 'oneOfAttackers' | 'breaker'>;
const ownLeavers = Object.keys({
  attacker: 0,
  target: 0,
  oneOfTargets: 0,
  enemySide: 0,
} satisfies Record<OwnLeaves, 0>) as readonly OwnLeaves[];
const ownCases = tables.flatMap(table =>
  (Object.keys(ownAttack) as OwnWindow[]).flatMap(window =>
    ownLeavers.map(who => ({ ...table, window, who, answer: ownAttack[window][who] })),
  ),
);

describe('who leaves in a window of an attack of the company', () => {
  it.each(ownCases)(
    'FT-5, FT-6: board $board, detail $detail: $window, $who: $answer',
    ({ board, detail, window, who, answer }) => {
      const one = course(
        [],
        { a: { at: 'I6' } },
        {
          enemies: [idle, { ...rat, hp: 9, acts: [] }],
          cards: cards([]),
          placed: [idleAt, { enemy: 'rat', at: 'I5', number: 1 }, { enemy: 'rat', at: 'H6', number: 2 }],
        },
        { windows: 'all', board, company: detail },
      );
      one.tap({
        do: 'attack',
        who: 'a',
        strike: { targets: ['rat1', 'rat2'], hexes: { rat1: 1 }, white: 0, bonus: 4, cannotMiss: true },
        anyway: true,
      });
      const settle: Command = { do: 'answer', answer: { answer: 'might', command: { type: 'settle' } } };
      if (window === 'onHit') {
        one.tap(settle);
        expect(asked(one)).toMatchObject({ ask: 'go', window: 'onHit' });
      } else expect(asked(one).ask).toBe('drawn');
      if (who === 'attacker') one.tap(faints('a'));
      else if (who === 'enemySide') one.tap(falls('idle', 'front'));
      else
        for (const id of who === 'target' ? ['rat1', 'rat2'] : ['rat2'])
          one.tap({ do: 'say', correction: { say: 'enemyGone', who: id } });
      for (let i = 0; questionOf(one.state) && i < 9; i++) one.tap(asked(one).ask === 'drawn' ? settle : go);
      const lost = ['rat1', 'rat2'].filter(id => (hp(one, 'hp', id) ?? 9) < 9);
      if (answer === 'won') expect(one.state.outcome).toBe('victory');
      else
        expect(lost).toEqual(
          answer === 'made' ? ['rat1', 'rat2'] : answer === 'on the others' ? ['rat1'] : [],
        );
    },
  );
});
