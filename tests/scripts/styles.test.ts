import { describe, expect, it } from 'vitest';
import { styleProblems } from '../../scripts/check/styles';

const problems = (sheets: Readonly<Record<string, string>>): string[] =>
  styleProblems(new Map(Object.entries(sheets)));

describe('styles', () => {
  it('may name what every page has, together with a class of their own', () => {
    expect(
      problems({
        'ui/style/base.css': '.btn { color: red } .row { display: flex }',
        'ui/parts/frame/sheet.css': '.sheet .btn { margin: 0 }',
        'ui/fight/ask/ask.css': '.ask .btn, .ask > .row:not(.btn) { margin: 0 }',
        'ui/fight/screen/fight.css':
          ':where(.ask) h3 { margin: 0 } @media (width < 9rem) { .ask { margin: 0 } }',
        'ui/campaign/campaign.css': '.chart { & .btn { margin: 0 } }',
        'games/harrow/ui/page.css': '.harrow .row { animation: in 1s } @keyframes in { from { top: 0 } }',
      }),
    ).toEqual([]);
  });

  it.each([
    {
      what: 'a class that two folders style',
      sheets: { 'ui/fight/a.css': '.sum { top: 0 }', 'ui/campaign/b.css': '.sum { top: 1px }' },
      found: ['ui/fight/a.css: ".sum"', 'ui/campaign/b.css: ".sum"'],
    },
    {
      what: 'a class that a game and the ground floor style',
      sheets: { 'ui/fight/a.css': '.lines { top: 0 }', 'games/harrow/ui/b.css': 'ul.lines li { top: 0 }' },
      found: ['ui/fight/a.css: ".lines"', 'games/harrow/ui/b.css: "ul.lines li"'],
    },
    {
      what: 'a shared class that one folder changes for all',
      sheets: { 'ui/style/base.css': '.btn { top: 0 }', 'ui/packs/b.css': '.card, .btn { top: 1px }' },
      found: ['ui/packs/b.css: ".btn"'],
    },
    {
      what: 'an element that one folder changes for all',
      sheets: { 'ui/packs/b.css': 'textarea { top: 0 }' },
      found: ['ui/packs/b.css: "textarea"'],
    },
    {
      what: 'the same within a media query',
      sheets: {
        'ui/style/base.css': '.btn { top: 0 }',
        'ui/packs/b.css': '@media print { .card { top: 0 } .btn { top: 0 } }',
      },
      found: ['ui/packs/b.css: ".btn"'],
    },
  ])('refuse $what', ({ sheets, found }) => {
    expect(problems(sheets)).toEqual(found.map(one => `${one} names no class that is styled here alone`));
  });
});
