import type { BaseIssue } from 'valibot';
import type { Problem } from './result';
import { say } from './says';

/** `encounters[0].cards[3].label` */
function pathOf(keys: readonly (string | number)[]): string {
  return keys
    .map(key => (typeof key === 'number' ? `[${key}]` : `.${key}`))
    .join('')
    .replace(/^\./, '');
}

/** A check of our own names its sentence by its key: `v.check(isWhole, 'campaign.not-whole')`. */
const ownKey = /^[a-z]+(?:-[a-z]+)*\.([a-z]+(?:-[a-z]+)*)$/;

/** The one place where what a schema finds becomes a problem; codes of our own, so that they hold whatever it calls things. */
export function problemOf(issue: BaseIssue<unknown>): Problem {
  const at = pathOf(
    (issue.path ?? []).map(step => (typeof step.key === 'number' ? step.key : String(step.key))),
  );
  const { expected, received } = issue;
  const own = ownKey.exec(issue.message)?.[1];
  if (own !== undefined) return { code: own, at, message: { say: issue.message } };
  if (received === 'undefined') return { code: 'missing', at, message: say('door.missing', { expected }) };
  switch (issue.type) {
    case 'variant':
    case 'picklist':
    case 'literal':
      return { code: 'unknown', at, message: say('door.unknown', { expected, received }) };
    case 'max_length':
    case 'min_length':
    case 'tuple':
    case 'strict_tuple':
      return { code: 'length', at, message: say('door.length', { expected, received }) };
    case 'max_value':
    case 'min_value':
    case 'integer':
      return { code: 'number', at, message: say('door.number', { expected, received }) };
    case 'regex':
      return { code: 'name', at, message: say('door.name', { received }) };
    default:
      return { code: 'type', at, message: say('door.type', { expected, received }) };
  }
}
