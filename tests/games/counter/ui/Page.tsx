import { useEffect, useState } from 'preact/hooks';
import type { PageProps } from '../../../../src/games/game';
import { Page } from '../../../../src/ui/parts/frame/Page';
import { go, hrefTo } from '../../../../src/ui/shell/router';
import { say } from '../../../../src/ui/words/say';
import { begin, counts, table } from '../table';

export function CounterPages({ rest: [id] }: PageProps) {
  return id === undefined ? <Counts /> : <Count key={id} id={id} />;
}

function Counts() {
  useEffect(() => {
    counts.read().catch(console.error);
  }, []);
  const start = () => {
    begin('A count').then(begun => (begun.ok ? go('counter', begun.value) : undefined), console.error);
  };
  return (
    <Page title="Counts">
      <button type="button" class="btn main" onClick={start}>
        New count
      </button>
      <ul>
        {counts.here.value?.map(one => (
          <li key={one.id}>
            <a href={hrefTo('counter', one.id)}>
              {one.name}: {one.total}
            </a>
          </li>
        ))}
      </ul>
    </Page>
  );
}

function Count({ id }: { id: string }) {
  const [refused, setRefused] = useState('');
  useEffect(() => {
    table.open(id, say).then(opened => setRefused(opened.ok ? '' : say(opened.error.message)), console.error);
    return () => {
      table.close().catch(console.error);
    };
  }, [id]);
  const count = table.now.value;
  if (!count) return <Page title="Count">{refused}</Page>;
  return (
    <Page title="Count" back={['counter']}>
      <output aria-label="Total">{count.state.value.total}</output>
      <p role="status">{count.refusal.value ? say(count.refusal.value.message) : ''}</p>
      {[1, 5, 10].map(n => (
        <button key={n} type="button" class="btn" onClick={() => count.send({ do: 'add', n })}>
          Add {n}
        </button>
      ))}
      <button type="button" class="btn" onClick={count.undo}>
        Undo {count.undoTitle.value}
      </button>
      <button type="button" class="btn" onClick={count.redo}>
        Redo {count.redoTitle.value}
      </button>
    </Page>
  );
}
