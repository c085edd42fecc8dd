import { parseCommand } from '../../campaign/door/door';
import type { Command, Entry } from '../../campaign/model/command';
import { activeOf, type Campaign } from '../../campaign/model/state';
import { differences, type Numbered, type Numbers } from '../../play/differences';
import type { Sharing } from '../../play/rules';

type Of<S extends Entry['set']> = Extract<Entry, { set: S }>;

function written<S extends Entry['set']>(
  set: S,
  now: Numbered<Campaign, Command>['now'],
  make: (of: readonly string[], value: number) => Of<S>,
  read: (entry: Of<S>) => { readonly of: readonly string[]; readonly value: number } | undefined,
): Numbered<Campaign, Command> {
  return {
    now,
    set: make,
    in: command => ('set' in command && command.set === set ? read(command as Of<S>) : undefined),
  };
}

const who = (state: Campaign, id: string | undefined) => activeOf(state).find(one => one.id === id);
type Member = Of<'member'>;

/** A command that sets one number of a character and nothing else. */
const ofMember = (number: 'iron' | 'hp' | 'level'): Numbered<Campaign, Command> =>
  written(
    'member',
    (state, [id]) => who(state, id)?.[number] ?? undefined,
    ([id = ''], value): Member => ({ set: 'member', who: id, [number]: value }),
    entry => {
      const value = entry[number];
      return typeof value === 'number' && Object.keys(entry).length === 3
        ? { of: [entry.who], value }
        : undefined;
    },
  );

const numbers: Numbers<Campaign, Command> = {
  iron: ofMember('iron'),
  hp: ofMember('hp'),
  level: ofMember('level'),
  token: written(
    'token',
    (state, [id, token = '']) => {
      const tokens: Readonly<Record<string, number>> | undefined = who(state, id)?.tokens;
      return tokens && (tokens[token] ?? 0);
    },
    ([id = '', token = ''], count) => ({
      set: 'token',
      who: id,
      token: token as Of<'token'>['token'],
      count,
    }),
    ({ who: id, token, count }) => ({ of: [id, token], value: count }),
  ),
  permanent: written(
    'permanent',
    (state, [id, token = '']) => {
      const tokens: Readonly<Record<string, number>> | undefined = who(state, id)?.permanent;
      return tokens && (tokens[token] ?? 0);
    },
    ([id = '', token = ''], count) => ({
      set: 'permanent',
      who: id,
      token: token as Of<'permanent'>['token'],
      count,
    }),
    ({ who: id, token, count }) => ({ of: [id, token], value: count }),
  ),
  curatives: written(
    'curatives',
    state => state.curatives,
    (_, count) => ({ set: 'curatives', count }),
    ({ count }) => ({ of: [], value: count }),
  ),
};

/** OWN-305: whose sheet it is about: who gives, or to whom it goes. */
function ownerOf(command: Command): string | undefined {
  if ('who' in command) return command.who;
  if ('from' in command) return command.from;
  return 'to' in command && typeof command.to === 'object' ? command.to.who : undefined;
}

const by = differences(numbers);

/** How a company's commands are shared between devices (OWN-286). No command of a company answers a question. */
export const sharing: Sharing<Campaign, Command> = {
  answers: () => false,
  relative: by.relative,
  settled(state, sent) {
    const parsed = parseCommand(by.settled(state, sent));
    return parsed.ok ? parsed.value : undefined;
  },
  owner: (_, command) => ownerOf(command),
  owners: state => activeOf(state).map(({ id, name }) => ({ id, name, page: ['people', id] })),
};
