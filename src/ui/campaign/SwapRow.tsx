import { useState } from 'preact/hooks';
import type { Character } from '../../campaign/character';
import { Sheet } from '../parts/Sheet';
import { go } from '../router';
import { words } from '../words/campaign';
import { useCompany } from './context';
import { Newcomer } from './Newcomer';

const w = words.people;
type Over = 'swap' | 'kind' | undefined;

/** LV-28 to LV-31: somebody else for this seat, a new sheet for the same one, or a death in the story. */
export function SwapRow({ c }: { c: Character }) {
  const company = useCompany();
  const { seats } = company.state.value;
  const [over, setOver] = useState<Over>(undefined);
  const close = () => setOver(undefined);
  const to = c.kind === 'full' ? 'companion' : 'full';
  return (
    <div class="row">
      <button type="button" class="btn" onClick={() => setOver('swap')}>
        {w.swap}
      </button>
      <button type="button" class="btn" onClick={() => setOver('kind')}>
        {w.changeKind(to)}
      </button>
      <button type="button" class="btn" onClick={() => company.send({ do: 'die', who: c.id })}>
        {w.dies}
      </button>
      {over === 'swap' ? (
        <Sheet title={w.swapTitle(c.name)} onClose={close}>
          <p>{w.swapNote}</p>
          <Newcomer
            seat={seats.indexOf(c.id)}
            out={c.id}
            onCome={newcomer => {
              close();
              const done = company.send({ do: 'swap', out: c.id, in: newcomer });
              if (done) go('company', company.id, 'people');
              return done;
            }}
          />
        </Sheet>
      ) : null}
      {over === 'kind' ? (
        <Sheet
          title={w.changeKind(to)}
          onClose={close}
          foot={
            <button
              type="button"
              class="btn main big"
              onClick={() => {
                close();
                company.send({ do: 'changeKind', who: c.id });
              }}
            >
              {w.changeKind(to)}
            </button>
          }
        >
          <p>{w.changeNote}</p>
        </Sheet>
      ) : null}
    </div>
  );
}
