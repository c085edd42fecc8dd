import * as v from 'valibot';
import { err, ok, type Problem, type Result } from '../basics/result';
import type { Command } from './command';
import type { Event } from './event';
import { campaign, type Of } from './schema';
import { command } from './schema-command';
import { event } from './schema-event';
import type { Campaign } from './state';

const MOST_PROBLEMS = 50;

/** The doors for what was stored, sent or read from a file: inside, types hold. */
export function parseCampaign(value: unknown): Result<Campaign, readonly Problem[]> {
  const parsed = through(campaign, value);
  if (!parsed.ok) return parsed;
  const problems = lookAt(parsed.value);
  return problems.length > 0 ? err(problems) : parsed;
}

export const parseCommand = (value: unknown): Result<Command, readonly Problem[]> => through(command, value);
export const parseEvent = (value: unknown): Result<Event, readonly Problem[]> => through(event, value);

function through<T>(schema: Of<T>, value: unknown): Result<T, readonly Problem[]> {
  const parsed = v.safeParse(schema, value);
  return parsed.success ? ok(parsed.output) : err(parsed.issues.slice(0, MOST_PROBLEMS).map(problemOf));
}

function problemOf(issue: v.BaseIssue<unknown>): Problem {
  const at = (issue.path ?? [])
    .map(({ key }) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
    .replace(/^\./, '');
  const expected = issue.expected ?? 'something else';
  if (issue.received === 'undefined') return { code: 'missing', at, message: `Missing: ${expected}.` };
  return { code: 'type', at, message: `Expected ${expected}, found ${issue.received}.` };
}

/** What single fields cannot show: who sits where, and that nothing is there twice. */
function lookAt(state: Campaign): readonly Problem[] {
  const problems: Problem[] = [];
  const say = (code: string, at: string, message: string) => problems.push({ code, at, message });
  for (const [id, c] of Object.entries(state.people)) {
    if (c.id !== id) say('key', `people.${id}.id`, `Here stands ${c.id}.`);
    if (c.fate === 'active' && !state.seats.includes(id)) {
      say('seat', `people.${id}.fate`, 'Who is active has one of the four seats.');
    }
  }
  state.seats.forEach((id, i) => {
    if (!state.people[id]) say('unknown', `seats[${i}]`, `Nobody has the id ${id}.`);
    if (state.seats.indexOf(id) !== i) say('twice', `seats[${i}]`, `${id} has another seat already.`);
  });
  const items = [...state.backpack, ...Object.values(state.people).flatMap(c => c.items)].map(i => i.id);
  items.forEach((id, i) => {
    if (items.indexOf(id) !== i) say('twice', 'backpack', `The item ${id} is in two places.`);
  });
  return problems;
}
