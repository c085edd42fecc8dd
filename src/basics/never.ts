/** The last branch of an exhaustive switch: the compiler proves that it is not reached. */
export function never(value: never): never {
  throw new Error(`Unexpected value: ${JSON.stringify(value)}`);
}
