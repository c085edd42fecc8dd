import { useState } from 'preact/hooks';
import { Stroke } from '../../parts/frame/Icon';
import { words } from '../../words/campaign';
import { BookSheet } from '../book/BookSheet';
import { useCompany } from '../parts/context';
import { Newcomer } from './Newcomer';

/** LV-25: a seat that somebody new must take. */
export function EmptySeat({ seat }: { seat: number }) {
  const company = useCompany();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" class="way panel main" onClick={() => setOpen(true)}>
        <Stroke of="plus" />
        <span class="grow">
          <span class="way-name">{words.owed.member}</span>
          <span class="way-note">{words.owed.choose}</span>
        </span>
      </button>
      {open ? (
        <BookSheet title={words.owed.member} onClose={() => setOpen(false)}>
          <Newcomer
            seat={seat}
            onCome={newcomer => {
              const done = company.send({ do: 'replace', seat, in: newcomer });
              if (done) setOpen(false);
              return done;
            }}
          />
        </BookSheet>
      ) : null}
    </>
  );
}
