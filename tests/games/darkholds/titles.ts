import { isRecord } from '../../../src/basics/reading';
import { decide, titleOf } from '../../../src/games/darkholds/rules/play/decide';
import type { Command, Play } from '../../../src/games/darkholds/rules/play/model';

/** The title of a mark names whom and what was tapped. */
export function titledRightly(play: Play, command: Command): void {
  const title: unknown = titleOf(play, command);
  if (!isRecord(title)) throw new Error('No title');
  const name = (id: unknown): unknown => play.figures.find(one => one.id === id)?.name ?? id;
  const given: Readonly<Record<string, unknown>> = { ...command };
  const should: Record<string, unknown> = { ...given, act: command.do };
  if ('id' in given) should.who = name(given.id);
  if ('target' in given) should.target = name(given.target);
  switch (command.do) {
    case 'next':
      should.who = name(command.id ?? acted(play, command));
      break;
    case 'light':
      should.who = command.ids.map(name).join(', ');
      break;
    case 'split':
      should.target = command.shares.map(({ target }) => name(target)).join(', ');
      break;
    case 'trace':
      should.to = command.path.at(-1);
      break;
    case 'newTurn':
      should.turn = play.turn + 1;
      break;
    case 'bring':
      should.who = command.type;
      break;
    case 'teach':
      should.who = command.type.name;
      break;
    case 'join':
      should.at = command.figure.at;
      break;
    case 'rest':
    case 'begins':
    case 'pass':
    case 'putDown':
      should.who = name(given.id ?? '');
      break;
  }
  for (const [key, said] of Object.entries(title)) {
    const wanted = should[key] ?? (key === 'who' ? '' : undefined);
    if (key !== 'say' && wanted !== said)
      throw new Error(`${JSON.stringify(title)} of ${JSON.stringify(command)}`);
  }
  const isOverruled =
    command.do === 'next' &&
    (command.stays === true ||
      [command.id, command.not, command.to, command.weapon].some(one => one !== undefined));
  if (command.do === 'next' && title.say !== (isOverruled ? 'darkholds.t-overruled' : 'darkholds.t-next'))
    throw new Error(`${JSON.stringify(title)} of ${JSON.stringify(command)}`);
}

/** Who acts where nobody is named: whoever is told of first. */
function acted(play: Play, command: Command): string | undefined {
  const decided = decide(play, command);
  const events = decided.ok ? decided.value : [];
  for (const one of events) if (one.type === 'told' && one.told.by !== undefined) return one.told.by;
  const done = events.find(one => one.type === 'done');
  return done?.type === 'done' ? done.id : undefined;
}
