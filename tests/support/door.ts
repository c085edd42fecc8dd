/** What a door lets in of a value that was written and read: the value, or why it is refused as an error. */
export const throughDoor = <T>(
  door: (value: unknown) => { ok: true; value: T } | { ok: false; error: unknown },
  value: unknown,
): T => {
  const read = door(JSON.parse(JSON.stringify(value)));
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value;
};
