import * as v from 'valibot';
import { err, ok, type Problem, type Result } from '../../../src/basics/result';
import type { Kind } from '../../../src/storage/kinds';
import { apply, type Command, type Count, type Event } from './rules/count';
import { say } from './rules/says';

const count = v.object({ total: v.pipe(v.number(), v.integer(), v.minValue(0)) });
const event = v.object({ type: v.literal('added'), n: v.pipe(v.number(), v.integer()) });

const command = v.object({ do: v.literal('add'), n: v.pipe(v.number(), v.integer()) });

const door =
  <T>(schema: v.GenericSchema<unknown, T>) =>
  (value: unknown): Result<T, readonly Problem[]> => {
    const read = v.safeParse(schema, value);
    return read.success
      ? ok(read.output)
      : err([{ code: 'no-document', at: '', message: say('counter.no-document') }]);
  };

export const countKind: Kind<Count, Event> = {
  name: 'counter/count',
  version: 1,
  migrations: [],
  state: door(count),
  event: door(event),
  apply,
  about: ({ total }) => ({ total }),
};

/** Stands where commands are sent. */
export const commandDoor: (value: unknown) => Result<Command, readonly Problem[]> = door(command);
