import type { Carried } from '../rules/duel/commands/carried-out';
import { auraNames, kindNames, skillNames } from './names';

/** What the screens say of a turn that the device has played. */
export const onTableWords = {
  title: 'What the wood did',
  list: 'On the table:',
  nothing: 'Nothing is to be moved on the table.',
  why: 'Why?',
  thinking: 'The wood says why.',
  failed: 'It cannot be worked out on this device.',
  noChoice: 'There was nothing to choose.',
} as const;

/** A change of the table as an order to whoever has the pieces. */
export function carriedText(one: Carried): string {
  switch (one.what) {
    case 'moves':
      return `${kindNames[one.kind]} ${one.from} → ${one.to}`;
    case 'leaves':
      return `${kindNames[one.kind]} on ${one.at} off the board`;
    case 'comes':
      return `${kindNames[one.kind]} onto ${one.at}`;
    case 'hits':
      return `${one.at}: ${one.count === 1 ? '1 hit' : `${one.count} hits`}`;
    case 'ladder':
      return one.count > 0 ? `ladder on ${one.at}: ${one.count}` : `no ladder on ${one.at}`;
    case 'garden':
      return one.count > 0 ? `garden on ${one.at}: ${one.count}` : `no garden on ${one.at}`;
    case 'gains':
      return `${one.at} gains ${auraNames[one.aura]}`;
    case 'loses':
      return `${one.at} loses ${auraNames[one.aura]}`;
    case 'held':
      return `${one.at} is held`;
    case 'released':
      return `${one.at} is released`;
    case 'quarry':
      return `${one.at} is Divine Quarry`;
    case 'reclaimed':
      return `${one.at} is Reclaimed`;
    case 'slotted':
      return `bone ${one.value} to ${skillNames[one.row]}`;
    case 'lifted':
      return `bone ${one.value} from ${skillNames[one.row]}`;
    case 'law':
      return 'the law is in force';
    case 'bones':
      return `bones: ${one.bones.map(sides => `d${sides}`).join(' ')}`;
    case 'tokens':
      return `${skillNames[one.row]}: ${one.tokens === 1 ? '1 token' : `${one.tokens} tokens`}`;
  }
}
