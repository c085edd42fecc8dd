import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { auditor } from '../../scripts/audit/auditor';
import { type CheckId, checks } from '../../scripts/audit/table';
import { playRandomly } from '../../scripts/player/random-fight';
import { setupFor } from '../encounter/support/setups';
import { patience, samples, seed } from '../support/samples';

const fights = samples(20, 20_000);
const ids = Object.keys(checks).filter((id): id is CheckId => id in checks);

describe('random fights, read from their log alone', () => {
  const found = new Map<CheckId, string[]>();
  const brokenOff: string[] = [];

  beforeAll(() => {
    for (let i = 0; i < fights; i++) {
      const setup = setupFor((seed % 1_000_000) + i);
      const audit = auditor(setup);
      const { ended, refused } = playRandomly(setup, tap => audit.reads(tap));
      if (!ended) brokenOff.push(`seed ${setup.seed}: ${refused?.code ?? 'it never ended'}`);
      for (const { check, what, tap } of audit.breaches)
        found.set(check, [...(found.get(check) ?? []), `seed ${setup.seed}, command ${tap}: ${what}`]);
    }
  }, patience);

  it('come to their end', () => expect(brokenOff).toEqual([]));

  it.each(ids.map(id => ({ id, ...checks[id] })))('keep $rule: $sentence', ({ id }) => {
    expect(found.get(id) ?? []).toEqual([]);
  });
});

describe('the auditor', () => {
  const folder = join('scripts', 'audit');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(name =>
    name.endsWith('.ts'),
  );

  it.each(files)('%s shares no code with the app: it imports its own files only', name => {
    const source = readFileSync(join(folder, name), 'utf8');
    const imported = [...source.matchAll(/(?:\bfrom|\bimport\(?) ?'([^']+)'\)?;$/gm)].map(
      ([, path = '']) => path,
    );
    const up = name.includes('/') || name.includes('\\') ? /^\.\.?\/[a-z-]+$/ : /^\.\/(?:checks\/)?[a-z-]+$/;
    expect(imported.filter(path => !up.test(path))).toEqual([]);
  });

  it('cites a rule of the book in every check', () => {
    const book = readFileSync(join('docs', 'RULES.md'), 'utf8');
    expect(ids.filter(id => !book.includes(`- **${checks[id].rule}** `))).toEqual([]);
  });
});
