import { useEffect, useRef, useState } from 'preact/hooks';
import { prefs } from '../../../../ui/shell/prefs';
import { say } from '../../../../ui/words/say';
import type { Line } from '../../rules/state/common';
import { ui } from '../../words/ui';
import { firstToRead } from './firstToRead';
import { RuleSheet } from './WhyRule';

const read = (line: Line | undefined): void => {
  if (line)
    import('../../../../ui/parts/sound/aloud').then(({ speak }) => speak(say(line.text)), console.error);
};

/** Eyes on the map: what came is read aloud, its first line by itself, each further one by a tap. */
function Aloud({ lines }: { lines: readonly Line[] }) {
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

/** What is to be done on the table, each step with its reason and the rule behind it. */
export function Lines({ lines, note }: { lines: readonly Line[]; note?: string | undefined }) {
  const [rule, setRule] = useState<string | undefined>(undefined);
  const list = useRef<HTMLElement>(null);
  // What came last is in sight, and nothing else of the page moves.
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [lines.length]);
  return (
    <section ref={list} class="hc-lines panel" aria-label={ui.lines.title}>
      <h2>{ui.lines.title}</h2>
      {prefs.aloud.value === 'on' ? <Aloud lines={lines} /> : null}
      {note ? <p class="soft hc-rates">{note}</p> : null}
      {lines.length === 0 ? <p class="soft">{ui.lines.none}</p> : null}
      <ol class="bare" aria-live="polite">
        {lines.map((line, i) => (
          <li key={`${i}${line.rule}`}>
            <span class="hc-n">{i + 1}</span>
            <span class="grow">{say(line.text)}</span>
            <button
              type="button"
              class="hc-rule"
              aria-label={`${ui.why} ${line.rule}`}
              onClick={() => setRule(line.rule)}
            >
              {line.rule}
            </button>
          </li>
        ))}
      </ol>
      {rule ? <RuleSheet rule={rule} onClose={() => setRule(undefined)} /> : null}
    </section>
  );
}
