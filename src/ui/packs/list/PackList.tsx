import { useState } from 'preact/hooks';
import { Icon, Stroke } from '../../parts/Icon';
import { book } from '../../parts/icons-home.gen';
import { lazy } from '../../parts/lazy';
import { Page } from '../../parts/Page';
import { packWords as w } from '../../words/packs';

// The page stands at once; what reads packs comes after it.
const PackLines = lazy(async () => (await import('./PackLines')).PackLines);

export function PackList() {
  const [refused, setRefused] = useState<string | undefined>(undefined);
  return (
    <Page title={w.title}>
      <p class="soft">{w.note}</p>
      {refused ? <p role="alert">{refused}</p> : null}
      <button
        type="button"
        class="way panel main"
        onClick={() => {
          import('./writeNew').then(({ writeNew }) => writeNew()).then(setRefused, console.error);
        }}
      >
        <Icon of={book} />
        <span class="grow">
          <span class="way-name">{w.write}</span>
          <span class="way-note">{w.writeNote}</span>
        </span>
        <Stroke of="next" />
      </button>
      <PackLines setRefused={setRefused} />
    </Page>
  );
}
