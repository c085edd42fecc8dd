import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Refusal } from '../../../basics/result';
import type { Sitting } from '../../../play/sitting';
import { words } from '../../words';
import { say } from '../../words/say';
import { Page } from './Page';

interface Props<Table> {
  readonly sitting: Sitting<Table>;
  readonly id: string;
  readonly title: string;
  readonly back: readonly string[];
  readonly children: (table: Table) => VNode;
}

/** Opens a saved document of any game; what stands in the way is said, and another window's hold can be taken. */
export function OpenTable<Table>({ sitting, id, title, back, children }: Props<Table>) {
  const [table, setTable] = useState<Table | undefined>(undefined);
  const [refused, setRefused] = useState<Refusal | undefined>(undefined);
  const open = (takeOver: boolean) => {
    sitting.open(id, say, takeOver).then(opened => {
      if (opened.ok) setTable(opened.value);
      setRefused(opened.ok ? undefined : opened.error);
    }, console.error);
  };
  useEffect(() => {
    open(false);
    return sitting.pause;
  }, [id]);
  if (table && !refused) return children(table);
  if (!refused) return <p class="page soft">{words.app.loading}</p>;
  return (
    <Page title={title} back={back}>
      <p role="alert">{say(refused.message)}</p>
      {refused.code === 'elsewhere' ? (
        <button type="button" class="btn main big" onClick={() => open(true)}>
          {words.opening.here}
        </button>
      ) : null}
    </Page>
  );
}
