import { parseSync } from 'rolldown/utils';

/** One small change of a source, at one place. */
export interface Change {
  readonly file: string;
  readonly line: number;
  readonly start: number;
  readonly end: number;
  readonly from: string;
  readonly to: string;
  /** What stands there as a whole, which a switch can choose instead of. */
  readonly whole: Whole;
}

export interface Whole {
  readonly start: number;
  readonly end: number;
  readonly as: 'expression' | 'statement' | 'key';
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' &&
  value !== null &&
  'type' in value &&
  typeof value.type === 'string' &&
  'start' in value &&
  typeof value.start === 'number';

/** What holds a value under a type that is only for the compiler. */
const seeThrough = ['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression'];

interface Child {
  readonly key: string;
  readonly node: Node;
}

function children(node: Node): readonly Child[] {
  if (node.type.startsWith('TS') && !seeThrough.includes(node.type)) return [];
  if (node.type === 'ImportDeclaration') return [];
  return Object.entries(node).flatMap(([key, value]) => {
    if (key === 'typeAnnotation' || key === 'typeArguments' || key === 'typeParameters') return [];
    return (Array.isArray(value) ? value : [value]).filter(isNode).map(one => ({ key, node: one }));
  });
}

/** Where `a?.b.c()` goes on from inside: what is cut there cuts the whole chain. */
const goesOn = (key: string): boolean => key === 'expression' || key === 'object' || key === 'callee';

/** What a switch would stand in the place of. */
function wholeOf(node: Node, parent: Node | undefined, key: string, chain: Node | undefined): Whole {
  if (node.type === 'ExpressionStatement') return { start: node.start, end: node.end, as: 'statement' };
  const test = node.type === 'ConditionalExpression' || node.type === 'IfStatement' ? node.test : undefined;
  const { start, end } = isNode(test) ? test : node.type === 'CallExpression' ? (chain ?? node) : node;
  const isKey = parent?.type === 'Property' && key === 'key' && parent.computed !== true;
  return { start, end, as: isKey ? 'key' : 'expression' };
}

const operators: ReadonlyMap<string, readonly string[]> = new Map([
  ['<', ['<=', '>']],
  ['<=', ['<', '>']],
  ['>', ['>=', '<']],
  ['>=', ['>', '<']],
  ['===', ['!==']],
  ['!==', ['===']],
  ['+', ['-']],
  ['-', ['+']],
  ['*', ['+']],
  ['/', ['*']],
  ['%', ['+']],
  ['&&', ['||']],
  ['||', ['&&']],
]);

const methods: ReadonlyMap<string, string> = new Map([
  ['some', 'every'],
  ['every', 'some'],
  ['find', 'findLast'],
  ['findLast', 'find'],
  ['min', 'max'],
  ['max', 'min'],
  ['floor', 'ceil'],
  ['ceil', 'floor'],
  ['startsWith', 'endsWith'],
  ['flat', 'slice'],
]);
/** Calls that give back what they are called on, more or less. */
const dropped = ['filter', 'toSorted', 'toReversed', 'slice'];

/** A look-up by a name: what bears it stands there once, so the last is the first; its `===` is a place of its own. */
function isLookUp(node: Node): boolean {
  const [by] = Array.isArray(node.arguments) ? node.arguments : [];
  if (!isNode(by) || by.type !== 'ArrowFunctionExpression' || !isNode(by.body)) return false;
  const { type, operator } = by.body;
  return type === 'BinaryExpression' && operator === '===';
}

type Made = readonly (readonly [start: number, end: number, to: string])[];

function variants(node: Node, source: string): Made {
  const text = (one: unknown): string => (isNode(one) ? source.slice(one.start, one.end) : '');
  switch (node.type) {
    case 'BinaryExpression':
    case 'LogicalExpression': {
      const { left, right, operator } = node;
      if (!isNode(left) || !isNode(right) || typeof operator !== 'string') return [];
      if (operator === '??') return [[node.start, node.end, `(${text(right)})`]];
      const at = source.indexOf(operator, left.end);
      return (operators.get(operator) ?? []).map(to => [at, at + operator.length, to] as const);
    }
    case 'ConditionalExpression':
    case 'IfStatement':
      return isNode(node.test) ? [[node.test.start, node.test.end, `!(${text(node.test)})`]] : [];
    case 'UnaryExpression':
      return node.operator === '!' ? [[node.start, node.end, text(node.argument)]] : [];
    case 'Literal': {
      const { value } = node;
      if (typeof value === 'boolean') return [[node.start, node.end, `${!value}`]];
      if (typeof value !== 'number') return [];
      return [value + 1, value - 1].map(to => [node.start, node.end, to < 0 ? `(${to})` : `${to}`] as const);
    }
    case 'CallExpression': {
      const { callee } = node;
      if (!isNode(callee) || callee.type !== 'MemberExpression') return [];
      const { object, property } = callee;
      const name = text(property);
      const other = methods.get(name);
      if (other?.startsWith('find') && isLookUp(node)) return [];
      if (isNode(property) && other) return [[property.start, property.end, other]];
      return dropped.includes(name) ? [[node.start, node.end, text(object)]] : [];
    }
    case 'ExpressionStatement':
      return isNode(node.expression) && node.expression.type === 'CallExpression'
        ? [[node.start, node.end, ';']]
        : [];
    default:
      return [];
  }
}

/** Every change of operators, conditions, numbers and calls that can be made in a source, by place. */
export function changesIn(file: string, source: string): readonly (readonly Change[])[] {
  const { program } = parseSync(file, source);
  const out: Change[][] = [];
  const walk = (node: Node, parent: Node | undefined, key: string, over: Node | undefined): void => {
    const chain = goesOn(key) ? over : undefined;
    const whole = wholeOf(node, parent, key, chain);
    const made = variants(node, source).map(([start, end, to]) => ({
      file,
      line: source.slice(0, start).split('\n').length,
      start,
      end,
      from: source.slice(start, end),
      to,
      whole,
    }));
    if (made.length > 0) out.push(made);
    const next = node.type === 'ChainExpression' ? node : chain;
    for (const child of children(node)) walk(child.node, node, child.key, next);
  };
  if (isNode(program)) walk(program, undefined, '', undefined);
  return out;
}

export const changed = (source: string, { start, end, to }: Change): string =>
  source.slice(0, start) + to + source.slice(end);

/** The line on which it is made, and that line afterwards, without what only lays them out. */
export function linesOf(source: string, change: Change): { readonly before: string; readonly after: string } {
  const first = source.lastIndexOf('\n', change.start - 1) + 1;
  const last = source.indexOf('\n', change.end);
  const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();
  const other = changed(source, change);
  return {
    before: plain(source.slice(first, last)),
    after: plain(other.slice(first, last + change.to.length - (change.end - change.start))),
  };
}
