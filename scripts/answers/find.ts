import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { load } from '../load';
import type { Scenario } from './scenario';

const isScenario = (value: unknown): value is Scenario =>
  typeof value === 'object' && value !== null && 'questions' in value && 'codes' in value && 'say' in value;

const found = new Map<string, Promise<Scenario | undefined>>();

/** The record of `scripts/scenario/<game>.ts`, loaded once; a game is known by that file alone. */
export function findScenario(game: string): Promise<Scenario | undefined> {
  const known = found.get(game);
  if (known) return known;
  const file = join('scripts', 'scenario', `${game}.ts`);
  const loading = /^[a-z]+$/.test(game) && existsSync(file) ? loadFrom(file) : Promise.resolve(undefined);
  found.set(game, loading);
  return loading;
}

async function loadFrom(file: string): Promise<Scenario> {
  const { scenario } = await load(file);
  if (!isScenario(scenario)) throw new Error(`${file} exports no scenario`);
  return scenario;
}
