// Counts the files of src that one tap goes through below the screens: the rules, the history, the public view and the
// next question. Taps are played with the coverage of V8 on; a file counts if one of its functions ran.
import { readFileSync } from 'node:fs';
import { Session } from 'node:inspector/promises';
import { pathToFileURL } from 'node:url';
import type { Command } from '../src/encounter/model/command';
import type { Event } from '../src/encounter/model/event';
import type { State } from '../src/encounter/model/state';
import { apply } from '../src/encounter/run/apply';
import { playHistory, unkeptHistory } from '../src/play/history-in-play';
import type { Step } from '../src/stage/steps';
import { rules } from '../src/table/fight/encounter-rules';
import { publicView } from '../src/table/fight/view';
import { hit } from '../tests/encounter/support/least-fixture';
import { ability, course, type Fight, nobody } from '../tests/encounter/support/scripted-fight';
import { say } from '../tests/support/words';

const bundled = process.argv[1] ?? '';
const code = readFileSync(bundled, 'utf8');

/** Where each file of ours begins in the bundle. */
const regions = [...code.matchAll(/^\/\/#region (src\/\S+)$/gm)].map(({ index, 1: file = '' }) => ({
  index,
  file,
}));
const fileAt = (offset: number): string | undefined => {
  const found = regions.findLast(one => one.index <= offset);
  const end = found && code.indexOf('//#endregion', found.index);
  return found && end !== undefined && offset < end ? found.file : undefined;
};

interface Way {
  readonly files: readonly string[];
  readonly events: readonly Event[];
  readonly applied: number;
}

const inspector = new Session();
inspector.connect();
await inspector.post('Profiler.enable');
await inspector.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });

async function wayOf(before: State, command: Command): Promise<Way> {
  const history = unkeptHistory({ apply }, before);
  const playing = playHistory(history, { apply }, rules, say);
  await inspector.post('Profiler.takePreciseCoverage');
  if (!playing.send(command)) throw new Error(say(playing.refusal.value?.message ?? 'refused'));
  publicView(playing.state.value);
  rules.questionOf(playing.state.value);
  const { result } = await inspector.post('Profiler.takePreciseCoverage');
  const ours = result.find(one => one.url === pathToFileURL(bundled).href)?.functions ?? [];
  const ran = ours.flatMap(({ functionName, ranges: [range] }) => {
    const file = range && range.count > 0 && functionName !== '' ? fileAt(range.startOffset) : undefined;
    return file && range ? [{ file, functionName, count: range.count }] : [];
  });
  const entry = history.history.value.entries.at(-1);
  return {
    files: [...new Set(ran.map(one => one.file))].toSorted(),
    events: entry?.kind === 'mark' ? entry.events : [],
    applied: ran
      .filter(one => one.file === 'src/encounter/run/apply.ts' && /^apply(\$\d+)?$/.test(one.functionName))
      .reduce((sum, one) => sum + one.count, 0),
  };
}

/** The boss attacks the one before it, and its cards lie there. */
function attacked(): Fight {
  const guard = ability('guard', [], undefined, 2);
  const steps: readonly Step[] = [
    { do: 'target', rules: [] },
    { do: 'attack', might: { red: 2 } },
  ];
  const one = course(steps, { a: { cards: [guard] } });
  one.tap({ do: 'endTurns' });
  return one;
}

const ways: readonly (readonly [string, State, Command])[] = [
  ['damage taken: no card, reveal', attacked().state, nobody],
  ['a location broken by an attack of the company', course([]).state, hit('a', 12, 'front')],
];
for (const [what, state, command] of ways) {
  const { files, events, applied } = await wayOf(state, command);
  const rooms = new Map<string, number>();
  for (const file of files) {
    const room = file.split('/').slice(1, -1).join('/');
    rooms.set(room, (rooms.get(room) ?? 0) + 1);
  }
  console.log(`${what}: ${files.length} files, ${events.length} events, apply ${applied} times`);
  console.log(`  ${[...rooms].map(([room, count]) => `${room} ${count}`).join(', ')}`);
  if (process.argv.includes('--files')) console.log(files.map(file => `  ${file}`).join('\n'));
}
