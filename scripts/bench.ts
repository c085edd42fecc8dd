// Runs the benches of scripts/bench, each in a process of its own, and prints one table. With --browser those of
// scripts/bench/browser instead, with --engines those of scripts/bench/engines. Other words name the benches to run:
// `npm run bench -- board`, `npm run bench -- --browser ui`.
import { readdirSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { runAll } from './bench/run/all';
import { builtApp } from './bench/run/built';

const groups = ['browser', 'engines'];
const args = process.argv.slice(2).map(arg => arg.replace(/^--/, ''));
const words = args.filter(arg => !groups.includes(arg));
const folder = join('scripts', 'bench', groups.find(group => process.argv.includes(`--${group}`)) ?? '');

/** The longest bench plays on two builds in turn, which takes a slow machine a quarter of an hour. */
const limitMs = 30 * 60_000;

const files = readdirSync(folder)
  .filter(name => name.endsWith('.ts') && (words.length === 0 || words.some(word => name.startsWith(word))))
  .sort()
  .map(name => join(folder, name));
// Built once for all benches in a browser, which find the folder in NORTHWEST_DIST.
if (process.argv.includes('--browser')) await builtApp();
const { table, exitCode } = await runAll(files, limitMs);
console.log(`\nNode ${process.versions.node}, ${cpus().length} x ${cpus()[0]?.model.trim()}\n\n${table}`);
process.exitCode = exitCode;
