import { useState } from 'preact/hooks';
import type { Character } from '../../campaign/character';
import { Sheet } from '../parts/Sheet';
import { go } from '../shell/router';
import { words } from '../words/campaign';
import { useCompany } from './context';
import { Newcomer } from './Newcomer';
import { RuleTag } from './RuleTag';

const w = words.people;
type Over = 'swap' | 'kind' | 'dies' | undefined;

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
      <button type="button" class="btn" onClick={() => setOver('dies')}>
        {w.dies}
      </button>
      {over === 'swap' ? (
        <Sheet title={w.swapTitle(c.name)} onClose={close}>
          <p>
            {w.swapNote} <RuleTag rule="LV-29" /> {w.backNote} <RuleTag rule="LV-30" />
          </p>
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
          <p>
            {w.changeNote} <RuleTag rule="LV-31" />
          </p>
        </Sheet>
      ) : null}
      {over === 'dies' ? (
        <Sheet
          title={w.diesTitle(c.name)}
          onClose={close}
          foot={
            <button
              type="button"
              class="btn grave big"
              onClick={() => {
                close();
                if (company.send({ do: 'die', who: c.id })) go('company', company.id, 'people');
              }}
            >
              {w.dies}
            </button>
          }
        >
          <p>
            {w.diesNote} <RuleTag rule="OWN-7" /> {w.afterDeath} <RuleTag rule="LV-27" />
          </p>
        </Sheet>
      ) : null}
    </div>
  );
}
