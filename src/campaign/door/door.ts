import * as v from 'valibot';
import { fitted } from '../../basics/fit';
import { problemOf } from '../../basics/issues';
import { err, ok, type Problem, type Result } from '../../basics/result';
import type { Said } from '../../basics/said';
import type { Output } from '../../basics/schema';
import { type Command, commandSchema } from '../model/command';
import { type Event, eventSchema } from '../model/event';
import { type Campaign, campaignSchema } from '../model/state';
import { say } from '../says/say';

const MOST_PROBLEMS = 50;

/** Reads what was stored, sent or imported. */
export function parseCampaign(value: unknown): Result<Campaign, readonly Problem[]> {
  const parsed = through(campaignSchema, value);
  if (!parsed.ok) return parsed;
  const problems = lookAt(parsed.value);
  return problems.length > 0 ? err(problems) : parsed;
}

export const parseCommand = (value: unknown): Result<Command, readonly Problem[]> =>
  through(commandSchema, value);
export const parseEvent = (value: unknown): Result<Event, readonly Problem[]> => through(eventSchema, value);

function through<S extends v.GenericSchema<unknown, unknown>>(
  schema: S,
  value: unknown,
): Result<Output<S>, readonly Problem[]> {
  const parsed = v.safeParse(schema, value);
  return parsed.success
    ? ok(parsed.output as Output<S>)
    : err(parsed.issues.slice(0, MOST_PROBLEMS).map(problemOf));
}

/** For saves from before every command was checked: texts that are too long are cut. */
export function cutCampaign(value: unknown): Campaign | undefined {
  const cut = fitted(campaignSchema, value)?.value;
  return cut && lookAt(cut).length === 0 ? cut : undefined;
}
export const cutEvent = (value: unknown): Event | undefined => fitted(eventSchema, value)?.value;

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
