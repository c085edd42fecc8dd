import { describe, expect, it } from 'vitest';
import { playThrough } from '../../../scripts/player/playthrough';
import type { TargetFrame } from '../../../src/encounter/model/frame';
import { initialState } from '../../../src/encounter/setup/initial-state';
import { questionOf } from '../../../src/encounter/stack/dispatch';
import { askTable } from '../../../src/encounter/target/ask-table';
import type { TargetRule } from '../../../src/stage/steps';
import { samples } from '../../support/samples';
import { say } from '../../support/words';
import { setupOf } from '../support/least-fixture';
import { setupFor } from '../support/setups';
import { shownBy, toldBy, unworded } from '../support/worded';

it('words all that a fight asks and tells, and names every tap', () => {
  for (let seed = 1; seed <= samples(6, 400); seed++)
    playThrough(
      setupFor(seed),
      ({ events, title, after }) => {
        const question = questionOf(after);
        const all = [title, ...events.flatMap(toldBy), ...(question ? shownBy(question) : [])];
        expect(all.flatMap(said => unworded(said) ?? [])).toEqual([]);
      },
      undefined,
      150,
    );
});

describe('who fits the words of a card, asked at the table (TG-4)', () => {
  const state = initialState(setupOf());
  const frame: TargetFrame = {
    frame: 'target',
    actor: 'boss',
    rules: [],
    among: 'oathsworn',
    move: 2,
    range: 1,
    attack: true,
    fits: null,
    step: 'named',
    tied: ['a', 'b'],
  };
  const words = (more: Partial<TargetFrame>): string =>
    say(askTable(state, { ...frame, ...more })?.sentence ?? '');

  const rules: readonly [TargetRule, RegExp][] = [
    [{ rule: 'closest' }, /^Who is closest\?$/],
    [{ rule: 'furthest' }, /^Who is furthest/],
    [{ rule: 'adjacent' }, /^Who is adjacent/],
    [{ rule: 'inArc', arc: 'rear' }, /^Who is in its rear arc/],
    [{ rule: 'players', text: 'Whoever sings.' }, /^Who fits “Whoever sings”\?/],
    [{ rule: 'players' }, /the words of the card/],
  ];
  for (const [asked, text] of rules)
    it(`is a question about ${JSON.stringify(asked)}`, () => {
      expect(words({ asked })).toMatch(text);
    });

  it('asks for the card as a whole where an older save holds several rules', () => {
    expect(words({ rules: [{ rule: 'closest' }, { rule: 'players' }] })).toMatch(/the words of the card/);
  });

  it('then asks rule by rule for those who are left, by name', () => {
    for (const step of ['closest', 'toward', 'mob', 'north'] as const)
      expect(unworded(words({ step }))).toBeNull();
    for (const step of ['mob', 'north'] as const) expect(words({ step })).toMatch(/^Which of \S+, \S+ /);
    expect(words({ step: 'closest' })).toContain('(move 2, range 1, in sight)');
    expect(words({ step: 'closest', range: 99, noSight: true })).toContain('(move 2, any range)');
    expect(words({ step: 'closest', attack: false })).toContain('(move 2, without an attack)');
  });
});
