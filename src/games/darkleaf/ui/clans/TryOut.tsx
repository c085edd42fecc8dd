import { useEffect, useRef, useState } from 'preact/hooks';
import { interval } from '../../../../chances/interval';
import { Choice } from '../../../../ui/parts/input/Choice';
import { type Clan, clans } from '../../rules/board/position';
import { type Books, noBooks } from '../../rules/books/books';
import { hedgerow } from '../../sample/hedgerow';
import { bookPacks, lookIntoBooks } from '../../table/books';
import { askFights, type Stop } from '../../table/wood';
import type { Fights } from '../../table/wood.worker';
import { booksWords } from '../../words/books';
import { clansWords } from '../../words/clans';
import { clanNames } from '../../words/names';

const w = clansWords;
const games = 20;

/** Two clan books, taught or our own, are played against each other by the wood. */
export function TryOut() {
  const [pack, setPack] = useState('');
  const [own, setOwn] = useState<Books>(noBooks);
  const [pair, setPair] = useState<readonly [Clan, Clan]>(['huldra', 'murg']);
  const [fights, setFights] = useState<Fights | undefined>(undefined);
  const [failed, setFailed] = useState(false);
  const running = useRef<Stop | undefined>(undefined);
  const stop = (): void => {
    running.current?.stop();
    running.current = undefined;
  };
  useEffect(() => {
    bookPacks.read().catch(console.error);
    return stop;
  }, []);
  const packs = bookPacks.here.value ?? [];
  const [a, b] = pair;
  const change = (now: readonly [Clan, Clan]): void => {
    stop();
    setFights(undefined);
    setPair(now);
  };
  const run = (): void => {
    stop();
    setFailed(false);
    setFights({ done: 0, won: 0, decided: 0 });
    const books = [own.clans[a] ?? hedgerow[a], own.clans[b] ?? hedgerow[b]] as const;
    running.current = askFights(books, { games, seed: 1 }, setFights, () => setFailed(true));
  };
  const isOver = fights?.done === games;
  const { low, high } = interval(fights?.won ?? 0, fights?.decided ?? 0);
  return (
    <section class="panel settings">
      <h2>{w.try}</h2>
      <p class="soft">{w.tryNote}</p>
      {packs.length > 0 ? (
        <Choice
          label={booksWords.which}
          value={pack}
          options={[
            { id: '', text: booksWords.hedgerow },
            ...packs.map(({ id, name }) => ({ id, text: name })),
          ]}
          onPick={id => {
            stop();
            setFights(undefined);
            setPack(id);
            if (id === '') setOwn(noBooks);
            else lookIntoBooks(id).then(books => setOwn(books ?? noBooks), console.error);
          }}
        />
      ) : null}
      {([0, 1] as const).map(i => (
        <Choice
          key={i}
          label={i === 0 ? w.first : w.second}
          value={pair[i]}
          options={clans.map(id => ({ id, text: clanNames[id], disabled: pair[1 - i] === id }))}
          onPick={clan => change(i === 0 ? [clan, b] : [a, clan])}
        />
      ))}
      <div class="dl-answers">
        {fights && !isOver && !failed ? (
          <button
            type="button"
            class="btn"
            onClick={() => {
              stop();
              setFights(undefined);
            }}
          >
            {w.stop}
          </button>
        ) : (
          <button type="button" class="btn main" onClick={run}>
            {w.run(games)}
          </button>
        )}
      </div>
      {failed ? <p role="alert">{w.failed}</p> : null}
      {fights && !failed ? (
        <p role="status">
          {w.playing(fights.done, games)}{' '}
          {fights.decided > 0
            ? w.result(
                clanNames[a],
                fights.won,
                fights.decided,
                Math.round(low * 100),
                Math.round(high * 100),
              )
            : null}{' '}
          {fights.done > fights.decided ? w.undecided(fights.done - fights.decided) : null}
        </p>
      ) : null}
    </section>
  );
}
