import { useEffect, useRef, useState } from 'preact/hooks';
import { prefs } from '../../../../ui/shell/prefs';
import { say } from '../../../../ui/words/say';
import type { Line } from '../../rules/state/common';
import { ui } from '../../words/ui';
import { firstToRead } from './firstToRead';

const read = (line: Line | undefined): void => {
  if (line)
    import('../../../../ui/parts/sound/aloud').then(({ speak }) => speak(say(line.text)), console.error);
};

/** Eyes on the map: what came is read aloud, its first line by itself, each further one by a tap. */
export function Aloud({ lines }: { lines: readonly Line[] }) {
  const before = useRef<readonly Line[]>(lines);
  const [at, setAt] = useState(lines.length);
  useEffect(() => {
    const first = firstToRead(before.current, lines);
    before.current = lines;
    setAt(Math.min(first + 1, lines.length));
    if (first < lines.length) read(lines[first]);
  }, [lines]);
  if (prefs.aloud.value !== 'on') return null;
  return (
    <button
      type="button"
      class="btn quiet"
      disabled={at >= lines.length}
      onClick={() => {
        read(lines[at]);
        setAt(at + 1);
      }}
    >
      {at < lines.length ? ui.lines.next(at + 1, lines.length) : ui.lines.allRead}
    </button>
  );
}
