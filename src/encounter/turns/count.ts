import { changeStageNow } from '../damage/stage-cards';
import type { Command } from '../model/command';
import { no, note, type Refused, type Run } from '../run/run';
import { because } from '../says/refusals';
import { say } from '../says/tells';

/** OWN-203, FT-18: a counter of the encounter's own goes up or down, and pulls at once what it reaches. */
export function count(run: Run, { counter: id, by }: Extract<Command, { do: 'count' }>): Refused {
  const { state } = run;
  const counter = state.encounter.counters?.find(one => one.id === id);
  const before = state.counters?.[id] ?? counter?.start;
  if (!counter || before === undefined) return no('no-such-counter', because('refuse.no-such-item'));
  if (!Number.isInteger(by) || Math.abs(by) > 99) return no('not-a-number', because('refuse.counts-from-0'));
  const now = Math.max(0, before + by);
  if (now === before) return no('not-a-number', because('refuse.counts-from-0'));
  run.emit({ type: 'counted', counter: id, count: now });
  for (const pull of counter.pulls) {
    if (!reaches(before, now, pull.at)) continue;
    switch (pull.pull) {
      case 'stage':
        changeStageNow(run, pull.stage);
        break;
      case 'remind':
        note(run, 'counter', say('tell.counter', { name: counter.name, count: now, text: pull.text }));
        run.emit({ type: 'task', text: pull.text });
        break;
      case 'end':
        if (run.state.phase !== 'over') run.emit({ type: 'over', outcome: pull.outcome });
        break;
    }
  }
  return null;
}

/** Counted up to it or down to it; what lies behind already does not come again. */
const reaches = (before: number, now: number, at: number): boolean =>
  (before < at && now >= at) || (before > at && now <= at);
