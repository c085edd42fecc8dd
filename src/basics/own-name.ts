/** Names that every object has. As a key of stored data they would be found where they are not. */
const objectNames = [
  '__defineGetter__',
  '__defineSetter__',
  '__lookupGetter__',
  '__lookupSetter__',
  '__proto__',
  'constructor',
  'hasOwnProperty',
  'isPrototypeOf',
  'propertyIsEnumerable',
  'prototype',
  'toLocaleString',
  'toString',
  'valueOf',
];

/** The beginning of a regular expression for keys: none of the names that every object has. */
export const notObjectName = `(?!(?:${objectNames.join('|')})$)`;
