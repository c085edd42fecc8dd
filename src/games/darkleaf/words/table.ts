import type { Clan } from '../rules/board/position';
import { clanNames } from './names';
import { times } from './times';

/** HX-5, HX-6: what is said where the counters go down. */
export const counterWords = {
  counters: 'The counters go down.',
  waxing: 'Waxing Moon: the counters go down once more.',
  count: 'Count down',
  restart: (ways: readonly (readonly [string, string])[]) =>
    `The ladder of ${ways.map(([from, to]) => `${from} goes on to ${to}`).join(', of ')}`,
  inOrder: 'In an order of ours',
  next: (n: number) => `Which goes down as number ${n}?`,
  ladder: (at: string, count: number) => `Ladder on ${at}, at ${count}`,
  garden: (at: string, count: number) => `Garden on ${at}, at ${count}`,
  ends: (at: string) => `The ladder on ${at} ends. Does it go on?`,
  goesOn: (to: string) => `It goes on to ${to}`,
  endsForGood: 'It ends',
  letGo: 'In the usual order',
} as const;

/** SU-5: what is said of bones before the game. */
export const earlyWords = {
  roll: (clan: string, left: number) => `Before the game: ${clan} roll ${times(left, 'bone', 'bones')}.`,
  slot: (clan: string, value: number) => `Where do ${clan} put the ${value}?`,
  into: (skill: string, slot: number, on: string | undefined) =>
    `${skill}, slot ${slot + 1}${on === undefined ? '' : `, on ${on}`}`,
} as const;

const deedNames: Readonly<Record<string, string>> = { murg: 'Destroy', erde: 'Reclaim', wibo: 'Morph' };

/** What may be declared before the roll. */
export const intentWords = {
  journey: (chance: string) => `Journey ${chance === '1' ? 'surely' : chance}`,
  deed: (clan: string, unit: string, targets: readonly string[], chance: string) =>
    clan === 'erde'
      ? `${deedNames[clan]} ${unit}, ${chance}`
      : `${deedNames[clan] ?? ''} ${targets.join(' and ')} from ${unit}, ${chance}`,
} as const;

/** What is said where the table overrules a refusal. */
export const oursWords = {
  ours: 'Let it stand: ours goes',
  asks: (clan: Clan, kind: string, where: string) =>
    `Does each ${kind} of the ${clanNames[clan].replace('The ', '')} go ${where} too?`,
  yes: 'Yes',
  once: 'Once',
  no: 'No',
} as const;

/** What is said where the table is checked. */
export const checkWords = {
  title: (file: string) => `Check the table: file ${file}`,
  note: 'Does your board show the same? Tap what differs.',
  nobody: 'nobody',
  marks: (n: number) => `${n} of its hits`,
  ladder: (n: number) => `Witch’s Ladder at ${n}`,
  garden: (n: number) => `Poison Garden at ${n}`,
  quarry: 'Divine Quarry',
  held: 'held',
  reclaimed: 'Reclaimed',
  back: 'The file before',
  next: (file: string) => `The same: on to ${file}`,
  done: 'The same: done',
} as const;

/** What a clan's whole board says. */
export const clanSheetWords = {
  path: 'Path',
  turn: 'Turn',
  skills: 'Skills',
  units: 'Units',
  types: { aura: 'aura', relic: 'relic', miracle: 'miracle', law: 'law' },
  count: (here: number, of: number) => `${here} of ${of} in play`,
  chance: (chance: string) => `next roll completes it: ${chance}`,
  unset: 'no slots in the book',
  will: 'The token of Haggedorn’s Will is there.',
  noWill: 'The token of Haggedorn’s Will is spent.',
  rules: 'All its rules',
} as const;

/** What is said of a duel that is looked back on. */
export const plotWords = {
  paths: 'Paths, turn by turn',
  tap: 'Tap',
  rolls: (clan: string) => `Rolls of ${clan} beside chance`,
  value: 'Value',
  came: 'Rolled',
  due: 'By chance',
} as const;

/** What is said of a copy of a duel. */
export const tryWords = {
  note: 'A copy to try something on: nothing of it is kept, and its bones roll something else.',
  back: 'Back to the duel',
} as const;
