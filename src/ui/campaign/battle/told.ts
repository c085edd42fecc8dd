/** Names as they are: those that several bear are numbered in their order. */
export const told = (names: readonly string[]): readonly string[] =>
  names.map((name, i) =>
    names.filter(one => one === name).length > 1
      ? `${name} ${names.slice(0, i + 1).filter(one => one === name).length}`
      : name,
  );
