import '../words/learn-hints';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { hrefTo } from '../../../ui/shell/router';
import { say } from '../../../ui/words/say';
import type { Choice } from '../rules/bot/analysis';
import { clanAt } from '../rules/duel/turn-of';
import { passingDuel } from '../table/duels';
import { puzzle } from '../table/puzzle';
import { askFindings } from '../table/wood';
import { clanNames } from '../words/names';
import { puzzleWords } from '../words/sheets';
import { DuelScreen } from './duel/DuelScreen';

const w = puzzleWords;
const hundredths = (choice: Choice): string => Math.abs(choice.by).toFixed(0);

/** A dear choice of a duel, made once more on a copy of it: a try, then what it gives away and what would have been best. */
export function PuzzlePage() {
  const asked = puzzle.value;
  const [tries, setTries] = useState(0);
  const [shows, setShows] = useState(false);
  const [found, setFound] = useState<Choice | 'failed' | undefined>(undefined);
  const table = useMemo(
    () => asked && passingDuel({ ...asked.duel, wood: null, help: 'open' }, say),
    [asked, tries],
  );
  const marks = table?.marks.value.filter(({ place }) => place !== 'undone') ?? [];
  const taps = marks.length;
  useEffect(() => {
    setFound(undefined);
    if (!table || taps < 2) return undefined;
    const states = marks.flatMap(({ id }) => table.at(id) ?? []);
    return askFindings(
      states,
      ({ findings }) => {
        const choice = findings.find((one): one is typeof one & Choice => one.is === 'choice');
        if (choice) setFound(choice);
      },
      () => setFound('failed'),
    ).stop;
  }, [table, taps]);
  if (!asked || !table)
    return (
      <main class="page">
        <h1>{w.title}</h1>
        <p>{w.none}</p>
        <a class="btn" href={hrefTo('darkleaf')}>
          {w.home}
        </a>
      </main>
    );
  const { choice } = asked;
  const tried = found !== undefined && found !== 'failed' ? found : undefined;
  const best = choice.better
    ? [choice.better.does, ...choice.better.why.map(({ text }) => text)].map(say).join(' ')
    : '';
  return (
    <DuelScreen
      key={tries}
      table={table}
      banner={
        <div class="dl-lesson panel" role="status">
          <p>
            {found === 'failed'
              ? w.failed
              : tried
                ? tried.by < 0
                  ? w.worse(hundredths(tried))
                  : w.best
                : taps > 1
                  ? w.working
                  : w.asked(choice.turn, clanNames[clanAt(asked.duel, choice.side)], hundredths(choice))}
          </p>
          {tried || shows || found === 'failed' ? <p>{best}</p> : null}
          <div class="dl-answers">
            {taps > 1 ? (
              <button type="button" class="btn main" onClick={() => setTries(tries + 1)}>
                {w.again}
              </button>
            ) : shows ? null : (
              <button type="button" class="btn" onClick={() => setShows(true)}>
                {w.show}
              </button>
            )}
            <a class="btn" href={asked.back}>
              {w.back}
            </a>
          </div>
        </div>
      }
    />
  );
}
