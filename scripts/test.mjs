// `npm test`: installs what is missing, then runs every check. Whatever happens, the last line counts.
import { CannotRun } from './install.mjs';
import { run } from './run.mjs';

try {
  await run('scripts/test/main.ts', process.argv.slice(2));
} catch (problem) {
  console.log(problem instanceof CannotRun ? problem.message : problem);
  console.log('0 passed, 1 failed');
  process.exitCode = 1;
}
