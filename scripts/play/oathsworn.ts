// A whole fight by the headless player, told in words: npm run play -- --encounter ID --seed N [--light] [--quiet]
import { readFileSync } from 'node:fs';
import { heroes } from '../../src/encounter/facts/select';
import { type Difficulty, standardSettings } from '../../src/encounter/model/settings';
import type { Setup } from '../../src/encounter/model/setup';
import { builtinPack } from '../../src/packs/builtin';
import { readPack } from '../../src/packs/door';
import { comesWith, heroFrom } from '../../src/packs/ready';
import { playThrough } from '../player/playthrough';
import { say } from '../words';

/** A whole fight by the headless player. */
export function play(): number {
  const option = (name: string): string | undefined => {
    const at = process.argv.indexOf(`--${name}`);
    return at < 0 ? undefined : process.argv[at + 1];
  };
  const flag = (name: string): boolean => process.argv.includes(`--${name}`);

  function packOf(file: string | undefined) {
    if (file === undefined) return builtinPack;
    const read = readPack(readFileSync(file, 'utf8'));
    if (!read.ok) {
      for (const problem of read.error) console.error(`${problem.at}: ${say(problem.message)}`);
      process.exit(1);
    }
    return read.value.pack;
  }

  const pack = packOf(option('pack'));
  const wanted = option('encounter');
  const encounter = pack.encounters.find(one => wanted === undefined || one.id === wanted);
  if (!encounter) {
    console.error(
      `No encounter ${wanted ?? ''} in this pack. There are: ${pack.encounters.map(one => one.id).join(', ')}`,
    );
    process.exit(2);
  }

  const difficulties: readonly Difficulty[] = ['journeyman', 'pilgrim', 'free', 'grim', 'dread'];
  const company = (pack.heroes.length >= 4 ? pack : builtinPack).heroes.slice(0, 4);
  const from = pack.heroes.length >= 4 ? pack : builtinPack;
  const four = company.map(hero => heroFrom(from, hero));
  const setup: Setup = {
    seed: Number(option('seed') ?? 1),
    encounter,
    chapter: encounter.chapter ?? 1,
    difficulty: difficulties.find(one => one === option('difficulty')) ?? 'free',
    hardcore: flag('hardcore'),
    ambushed: flag('ambushed'),
    settings: {
      ...standardSettings,
      company: flag('light') ? 'light' : 'full',
      board: flag('off') ? 'off' : 'mirrored',
    },
    heroes: four,
    lead: four[0]?.id ?? '',
    ...comesWith(from, four),
  };

  const ended = playThrough(setup, tap => {
    if (flag('quiet')) return;
    const round = tap.before.round !== tap.after.round ? `\n== Round ${tap.after.round}\n` : '';
    const notes = tap.events.flatMap(event => (event.type === 'note' ? [say(event.text)] : []));
    console.log(`${round}- ${say(tap.title) || notes.join(' ')}`);
    if (flag('notes')) for (const text of notes) console.log(`    ${text}`);
  });

  if (ended.refused) {
    console.error(`Refused: ${JSON.stringify(ended.refused)}`);
    process.exit(1);
  }
  const hp = heroes(ended.state).map(one => `${one.name} ${one.hp}`);
  console.log(
    `${ended.state.outcome} in round ${ended.state.round} after ${ended.taps} taps. ${hp.join(', ')}.`,
  );
  return 0;
}
