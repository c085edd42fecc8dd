import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Device } from '../../offline/device';
import { askToKeep, room } from '../../play/files';
import type { Room } from '../../storage/device';
import { Page } from '../parts/frame/Page';
import { words } from '../words';
import { deviceWords as w } from '../words/device';
import { movingWords } from '../words/moving';
import { say } from '../words/say';
import '../words/said/shared/learn-saves';
import { WayTo } from './WayTo';
import './safe.css';

/** The folder of the app on plain http where https is served too; the page above it leads there. */
const belowGuide = (): boolean => location.pathname === '/plain/';

/** Whether the app is installed, works offline and keeps its saves, and what can be done about each. */
export function DevicePage({ device }: { device: Device | undefined }) {
  const [kept, setKept] = useState<Room | undefined>(undefined);
  useEffect(() => {
    room().then(setKept, console.error);
  }, []);
  if (!device) return <Page title={w.title}>{words.app.loading}</Page>;
  const { place, updates, install } = device;
  const installed = install.state.value;
  return (
    <Page title={w.title} back={['settings']}>
      <section class="panel settings">
        <dl class="stack">
          <Row name={w.rows.secure} good={place.secure} told={place.secure ? w.secure.yes : w.secure.no}>
            {place.secure ? null : belowGuide() ? (
              <a class="btn main" href="../">
                {w.guide}
              </a>
            ) : (
              <p>{w.elsewhere}</p>
            )}
          </Row>
          <Row
            name={w.rows.kept}
            good={updates.kept.value === 'kept'}
            told={words.device.kept[updates.kept.value]}
          >
            {updates.kept.value === 'failed' ? (
              <button type="button" class="btn" onClick={() => location.reload()}>
                {w.mend['not-kept']}
              </button>
            ) : null}
          </Row>
          <Row name={w.rows.installed} good={installed === 'installed'} told={w.installed[installed]}>
            {installed === 'offered' ? (
              <button type="button" class="btn" onClick={() => void install.ask().catch(console.error)}>
                {w.mend.install}
              </button>
            ) : null}
          </Row>
          <Row name={w.rows.lasting} good={kept?.kept === 'granted'} told={kept ? say(kept.message) : ''}>
            {kept?.kept === 'not-granted' ? (
              <button
                type="button"
                class="btn"
                onClick={() => {
                  askToKeep().then(setKept, console.error);
                }}
              >
                {w.mend.lasting}
              </button>
            ) : null}
          </Row>
        </dl>
        <WayTo to={['moving']} name={movingWords.title} note={movingWords.note} />
      </section>
    </Page>
  );
}

interface RowProps {
  readonly name: string;
  readonly good: boolean;
  readonly told: string;
  readonly children: ComponentChildren;
}

function Row({ name, good, told, children }: RowProps) {
  return (
    <div class={good ? 'safe-place good' : 'safe-place'}>
      <dt>{name}</dt>
      <dd>{told}</dd>
      <dd class="plain">{children}</dd>
    </div>
  );
}
