import { useEffect, useRef, useState } from 'preact/hooks';
import { prefs } from '../../../../ui/shell/prefs';
import { say } from '../../../../ui/words/say';
import type { Line } from '../../rules/state/common';
import { ui } from '../../words/ui';
import { Aloud } from './Aloud';
import { RuleSheet } from './WhyRule';

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
