// Sees that the lockfile installs everywhere: complete for every system, nothing that moves, no install scripts, no hosts.
import { readFileSync } from 'node:fs';
import { lockProblems, movingProblems, systemProblems } from './check/lock';

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const { overrides = {} } = JSON.parse(readFileSync('package.json', 'utf8'));
const problems = [
  ...lockProblems(packages),
  ...systemProblems(packages),
  ...movingProblems(packages, overrides),
];
console.log(problems.length > 0 ? problems.join('\n') : 'The lockfile is complete.');
process.exitCode = problems.length > 0 ? 1 : 0;
