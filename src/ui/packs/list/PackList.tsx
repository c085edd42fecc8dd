import '../parts/packs.css';
import { useState } from 'preact/hooks';
import { Icon, Stroke } from '../../parts/frame/Icon';
import { book } from '../../parts/frame/icons-home.gen';
import { Page } from '../../parts/frame/Page';
import { packWords as w } from '../../words/packs';
import { PackLines } from './PackLines';
import { writeNew } from './writeNew';

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
          writeNew().then(setRefused, console.error);
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
