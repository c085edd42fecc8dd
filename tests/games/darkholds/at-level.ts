import { expect } from 'vitest';
import { parseLevelCommand, playKind } from '../../../src/games/darkholds/door/play';
import { level } from '../../../src/games/darkholds/headless';
import { titleOf } from '../../../src/games/darkholds/rules/play/decide';
import type { Item } from '../../../src/games/darkholds/rules/play/goods';
import {
  type Kit,
  type More,
  noKit,
  noMore,
  type Settings,
  usual,
} from '../../../src/games/darkholds/rules/play/kit';
import type { Command, Event, Figure, LevelData, Play } from '../../../src/games/darkholds/rules/play/model';
import { emptyLevel } from '../../../src/games/darkholds/rules/play/new-level';
import { underColdMere } from '../../../src/games/darkholds/sample/under-cold-mere';
import '../../../src/games/darkholds/words/learn';
import { say } from '../../../src/ui/words/say';
import { follows } from './slow/followed';
import { titledRightly } from './titles';

const model = underColdMere(1).figures[0]!;

/** Somebody of the company, in the middle of his vigour. */
export const one = (id: string, at: string, more: Partial<Figure> = {}, kit: Partial<Kit> = {}): Figure => ({
  ...model,
  ...{ id, name: id[0]!.toUpperCase() + id.slice(1), type: id, at, con: 4, full: 4, vigour: 4 },
  ...{ parry: null, tough: null, combat: [{ range: 1, dice: 2, hit: 5, damage: 1 }] },
  ...more,
  kit: { ...noKit, ...kit },
});
export const foe = (id: string, at: string, more: Partial<Figure> = {}, kit: Partial<Kit> = {}): Figure =>
  one(id, at, { side: 'enemy', type: 'imp', ...more }, kit);

export const thing = (name: string, more: Partial<Item> = {}): Item => ({
  name,
  takes: { artefact: 1 },
  value: 10,
  common: true,
  own: false,
  ...more,
});

export interface Laid {
  readonly rows?: readonly string[];
  readonly figures: readonly Figure[];
  readonly features?: Play['features'];
  readonly rocks?: Play['rocks'];
  readonly settings?: Partial<Settings>;
  readonly more?: Partial<More>;
  readonly play?: Partial<Play>;
}

/** A level in the hero phase, where vigour counts unless it is said otherwise. */
export function laid({
  rows = ['aaaaaa', 'aaaaaa', 'aaaaaa'],
  figures,
  features = {},
  rocks = {},
  settings,
  more,
  play,
}: Laid): Play {
  const level: LevelData = {
    ...emptyLevel('Test', 3, rows[0]!.length, rows.length).level,
    floors: [rows],
  };
  return {
    ...emptyLevel('Test', 3, rows[0]!.length, rows.length),
    level,
    phase: 'heroes',
    figures,
    features,
    rocks,
    more: { ...noMore, ...more, settings: { ...usual, count: true, ...settings } },
    ...play,
  };
}

const read = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** Commands one after the other: each passes its door, every event that of the save, and everything said has words. */
export function sent(start: Play, ...commands: readonly Command[]): Play {
  return commands.reduce((play, command) => {
    const door = parseLevelCommand(read(command));
    if (!door.ok) throw new Error(`${command.do}: ${JSON.stringify(door.error)}`);
    expect(door.value).toEqual(command);
    const decided = level.typed.decide(play, command);
    if (!decided.ok) throw new Error(`${command.do}: ${say(decided.error.message)}`);
    const said = [titleOf(play, command), ...toldIn(decided.value)].map(text => say(text));
    for (const text of said) expect(text).not.toMatch(/darkholds\.|undefined/);
    const again = decided.value.reduce((now: Play, event: Event) => {
      const passed = playKind.event(read(event));
      if (!passed.ok) throw new Error(JSON.stringify(passed.error));
      return level.typed.apply(now, passed.value);
    }, play);
    expect(again).toEqual(decided.state);
    follows(play, command, decided.value, again);
    titledRightly(play, command);
    const kept = playKind.state(read(again));
    if (!kept.ok) throw new Error(JSON.stringify(kept.error));
    return again;
  }, start);
}
const toldIn = (events: readonly Event[]) =>
  events.flatMap(one => (one.type === 'told' ? [one.told.text] : []));

/** The code with which a command is refused; its sentence has words, and the door lets it through. */
export function refusedBy(play: Play, command: Command): string | undefined {
  expect(parseLevelCommand(read(command)).ok).toBe(true);
  const decided = level.typed.decide(play, command);
  if (decided.ok) return undefined;
  expect(say(decided.error.message)).not.toContain('darkholds.');
  return decided.error.code;
}

export const who = (play: Play, id: string): Figure => {
  const found = play.figures.find(figure => figure.id === id);
  if (!found) throw new Error(`${id} is not there`);
  return found;
};
export const told = (play: Play): string[] => play.told.map(({ text }) => say(text));
