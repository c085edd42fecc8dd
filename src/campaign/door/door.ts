import * as v from 'valibot';
import { fitted } from '../../basics/fit';
import { problemOf } from '../../basics/issues';
import { err, ok, type Problem, type Result } from '../../basics/result';
import type { Said } from '../../basics/said';
import type { Command } from '../model/command';
import type { Event } from '../model/event';
import type { Campaign } from '../model/state';
import { say } from '../says/say';
import { campaign, type Of } from './schema';
import { command } from './schema-command';
import { event } from './schema-event';

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

/** For what was written before every command came through the door: texts that are too long come in cut. */
export function cutCampaign(value: unknown): Campaign | undefined {
  const cut = fitted(campaign, value)?.value;
  return cut && lookAt(cut).length === 0 ? cut : undefined;
}
export const cutEvent = (value: unknown): Event | undefined => fitted(event, value)?.value;

/** What single fields cannot show: who sits where, and that nothing is there twice. */
function lookAt(state: Campaign): readonly Problem[] {
  const problems: Problem[] = [];
  const found = (code: string, at: string, message: Said) => problems.push({ code, at, message });
  for (const [id, c] of Object.entries(state.people)) {
    if (c.id !== id) found('key', `people.${id}.id`, say('campaign.other-key', { id: c.id }));
    if (c.fate === 'active' && !state.seats.includes(id)) {
      found('seat', `people.${id}.fate`, say('campaign.active-has-seat'));
    }
  }
  state.seats.forEach((id, i) => {
    if (!state.people[id]) found('unknown', `seats[${i}]`, say('campaign.no-such-id', { id }));
    if (state.seats.indexOf(id) !== i) found('twice', `seats[${i}]`, say('campaign.seated-twice', { id }));
  });
  const items = [...state.backpack, ...Object.values(state.people).flatMap(c => c.items)].map(i => i.id);
  items.forEach((id, i) => {
    if (items.indexOf(id) !== i) found('twice', 'backpack', say('campaign.item-in-two-places', { id }));
  });
  return problems;
}
