// Prints how far one tap goes below the screens: the files in which a function ran, the calls from one folder into
// another (without shared helpers), and the events. `--calls` lists those calls.
import { resolve } from 'node:path';
import { crossings, traceTaps } from './ways/trace';

for (const trace of await traceTaps(resolve('.'))) {
  const files = new Set(trace.calls.map(({ to }) => to.file));
  const crossed = crossings(trace);
  const applied = trace.calls.filter(({ to }) => to.file === 'encounter/run/apply.ts' && to.name === 'apply');
  console.log(
    `${trace.what}: ${files.size} files, ${crossed.length} calls into another folder, ${trace.events} events, ` +
      `apply ${applied.length} times`,
  );
  if (!process.argv.includes('--calls')) continue;
  const counts = new Map<string, number>();
  for (const { from, to } of crossed) {
    const call = `${from.file} ${from.name} > ${to.file} ${to.name}`;
    counts.set(call, (counts.get(call) ?? 0) + 1);
  }
  for (const [call, count] of counts) console.log(`${count.toString().padStart(4)}  ${call}`);
}
