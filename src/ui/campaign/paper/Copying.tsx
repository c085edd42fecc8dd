import { useState } from 'preact/hooks';
import { words } from '../../words/campaign';
import { BookSheet } from '../book/BookSheet';
import { useOthers } from '../cards/useRemembered';
import { useCompany } from '../parts/context';
import { copied, sharedWith } from './commands';

const w = words.paper;

/** What another company of this device has written already need not be typed again. */
export function Copying() {
  const company = useCompany();
  const others = useOthers();
  const [open, setOpen] = useState(false);
  const state = company.state.value;
  const useful = others
    .map(one => ({ ...one, commands: copied(state, one.sheets), names: sharedWith(state, one.sheets) }))
    .filter(one => one.commands.length > 0);
  if (useful.length === 0) return null;
  return (
    <div class="row">
      <button type="button" class="btn" onClick={() => setOpen(true)}>
        {w.copy}
      </button>
      {open ? (
        <BookSheet title={w.copy} onClose={() => setOpen(false)}>
          <p class="soft">{w.copyNote}</p>
          <div class="stack">
            {useful.map(one => (
              <button
                key={one.id}
                type="button"
                class="btn copy-from"
                onClick={() => {
                  if (company.send(...one.commands)) setOpen(false);
                }}
              >
                <b>{one.name}</b> <span class="soft">{w.copyFor(one.names)}</span>
              </button>
            ))}
          </div>
        </BookSheet>
      ) : null}
    </div>
  );
}
