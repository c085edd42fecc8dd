import { useEffect, useState } from 'preact/hooks';

/** The value as of the last painted frame: what is costly to draw does not delay the frame that answers a tap. */
export function useAfterPaint<T>(value: T): T {
  const [painted, setPainted] = useState<T>(value);
  useEffect(() => setPainted(() => value), [value]);
  return painted;
}
