import { never } from '../../../../basics/never';
import type { Said } from '../../../../basics/said';
import type { Decided } from '../../../../play/rules';
import { type BoxCommand, type BoxEvent, type OwnBox, type Pack, type Part, parts } from './model';
import { say } from './says';

export const emptyBox: OwnBox = {
  types: {},
  company: {},
  darkholds: {},
  reinforcements: {},
  items: {},
  hirelings: {},
  levels: {},
  tiles: {},
  keeps: [],
};

/** A part holds no more. */
const most = 100;

/** Total: whatever has happened fits into every state. */
export function applyBox(box: OwnBox, event: BoxEvent): OwnBox {
  switch (event.type) {
    case 'put': {
      let now: OwnBox = box;
      for (const part of parts)
        if (event.pack[part]) now = { ...now, [part]: { ...now[part], ...event.pack[part] } };
      return now;
    }
    case 'dropped': {
      const { [event.id]: _, ...rest } = box[event.part] as Readonly<Record<string, unknown>>;
      return { ...box, [event.part]: rest };
    }
    case 'keeps':
      return { ...box, keeps: event.decks };
    default:
      return never(event);
  }
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** One thing of a pack beside what the box has under the same name. */
export interface Difference {
  readonly part: Part;
  readonly id: string;
  readonly name: string;
  readonly isNew: boolean;
}

/** What a pack would change: new to the box, or other than it has. Shown before anything is merged. */
export const differencesOf = (box: OwnBox, pack: Pack): readonly Difference[] =>
  parts.flatMap(part =>
    Object.entries(pack[part] ?? {}).flatMap(([id, theirs]) => {
      const ours: unknown = Object.hasOwn(box[part], id) ? box[part][id] : undefined;
      return same(ours, theirs) ? [] : [{ part, id, name: nameOf(id, theirs), isNew: ours === undefined }];
    }),
  );

/** What somebody calls it. */
export function nameOf(id: string, one: unknown): string {
  if (typeof one !== 'object' || one === null) return id;
  if ('name' in one && typeof one.name === 'string') return one.name;
  return 'label' in one && typeof one.label === 'string' ? one.label : id;
}

/** Only what is picked out of a pack. */
export function picked(pack: Pack, which: readonly Pick<Difference, 'part' | 'id'>[]): Pack {
  let some: Pack = {};
  for (const { part, id } of which) {
    const one: unknown = pack[part]?.[id];
    if (one !== undefined) some = { ...some, [part]: { ...some[part], [id]: one } };
  }
  return some;
}

const refused = (code: 'nothing' | 'full' | 'unknown'): Decided<OwnBox, BoxEvent> => ({
  ok: false,
  error: { code, rule: 'TA-1', message: say('darkholds.b-refused', { code }) },
});

export function decideBox(box: OwnBox, command: BoxCommand): Decided<OwnBox, BoxEvent> {
  switch (command.do) {
    case 'put': {
      const other = differencesOf(box, command.pack);
      if (other.length === 0) return refused('nothing');
      const event: BoxEvent = { type: 'put', pack: picked(command.pack, other) };
      const now = applyBox(box, event);
      if (parts.some(part => Object.keys(now[part]).length > most)) return refused('full');
      return { ok: true, value: [event] };
    }
    case 'drop':
      return Object.hasOwn(box[command.part], command.id)
        ? { ok: true, value: [{ type: 'dropped', part: command.part, id: command.id }] }
        : refused('unknown');
    case 'keep':
      return same(box.keeps, command.decks)
        ? refused('nothing')
        : { ok: true, value: [{ type: 'keeps', decks: command.decks }] };
  }
}

export function titleOfBox(box: OwnBox, command: BoxCommand): Said {
  switch (command.do) {
    case 'put': {
      const names = differencesOf(box, command.pack).map(({ name }) => name.slice(0, 40));
      const few = names.slice(0, 3).join(', ');
      return say('darkholds.b-put', { names: names.length > 3 ? `${few} (${names.length})` : few });
    }
    case 'drop': {
      const one: unknown = box[command.part][command.id];
      return say('darkholds.b-drop', { name: nameOf(command.id, one) });
    }
    case 'keep':
      return say('darkholds.b-keep');
  }
}
