import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Device } from '../../offline/device';
import { askedInVain, missing, noteAskedInVain } from '../../offline/first-start';
import { type News, newsOfReady } from '../../offline/news';
import type { Room } from '../../storage/device';
import { Stroke } from '../parts/frame/Icon';
import { deviceWords as w } from '../words/device';
import { go } from './router';

const firstLines = 2;
/** A start that takes longer than this says what it is about. */
const preparingAfter = 1500;

interface Props {
  readonly device: Device;
  /** Something was played here and could be lost. */
  readonly played: boolean;
}

/**
 * What turns up after the first page stands lies over its foot, so that nothing jumps: a new version, or the one thing
 * that is still missing before the app and its saves stay on this device.
 */
export function DeviceLine({ device, played }: Props) {
  return device.updates.ready.value ? <Ready device={device} /> : <Start device={device} played={played} />;
}

function Ready({ device }: { device: Device }) {
  const [said, setSaid] = useState<string | undefined>(undefined);
  const [news, setNews] = useState<News | undefined>(undefined);
  useEffect(() => {
    newsOfReady().then(setNews, console.error);
  }, []);
  const told = news?.news.slice(0, firstLines) ?? [];
  const more = (news?.news.length ?? 0) - told.length;
  return (
    <Toast>
      <div class="grow">
        <b>{said ?? (news ? w.readyNamed(news.version) : w.ready)}</b>
        {told.length > 0 ? (
          <ul class="news">
            {told.map((line, n) => (
              <li key={line}>
                {line} {n === told.length - 1 && more > 0 ? <span class="soft">{w.moreNews(more)}</span> : ''}
              </li>
            ))}
          </ul>
        ) : null}
      </div>
      <button
        type="button"
        class="btn"
        onClick={() => {
          device.updates.apply().then(result => setSaid(w.applying[result]), console.error);
        }}
      >
        {w.update}
      </button>
    </Toast>
  );
}

/** The line is closed for this visit; the next one tells again what is missing. */
let putAway = false;

function Start({ device, played }: Props) {
  const [room, setRoom] = useState<Room['kept'] | undefined>(undefined);
  const [said, setSaid] = useState<string | undefined>(undefined);
  const [slow, setSlow] = useState(false);
  const [away, setAway] = useState(putAway);
  useEffect(() => {
    if (!played) return;
    import('../../play/files')
      .then(({ room: ask }) => ask())
      .then(({ kept }) => setRoom(kept), console.error);
  }, [played]);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), preparingAfter);
    return () => clearTimeout(timer);
  }, []);
  const close = () => {
    putAway = true;
    setAway(true);
  };
  if (away) return null;
  if (said !== undefined)
    return (
      <Toast onClose={close}>
        <span class="grow">{said}</span>
      </Toast>
    );
  const lacks = missing(device, room);
  if (lacks === 'secure') return null;
  if (!lacks)
    return slow && device.updates.kept.value === 'preparing' ? (
      <Toast>
        <span class="grow">{w.preparing}</span>
      </Toast>
    ) : null;
  const mend = async (): Promise<void> => {
    switch (lacks) {
      case 'not-kept':
        return location.reload();
      case 'home-screen':
        return go('settings', 'device');
      case 'install':
        return void (await device.install.ask());
      case 'lasting': {
        const { kept } = await (await import('../../play/files')).askToKeep();
        if (kept !== 'granted') noteAskedInVain();
        setRoom(kept);
        setSaid(askedInVain() ? w.notPromised : w.promised);
      }
    }
  };
  return (
    <Toast onClose={close}>
      <span class="grow">{w.missing[lacks]}</span>
      <button type="button" class="btn" onClick={() => void mend().catch(console.error)}>
        {w.mend[lacks]}
      </button>
    </Toast>
  );
}

function Toast({ children, onClose }: { children: ComponentChildren; onClose?: () => void }) {
  return (
    <div class="toast panel" role="status">
      {children}
      {onClose ? (
        <button type="button" class="btn square quiet" aria-label={w.later} onClick={onClose}>
          <Stroke of="close" />
        </button>
      ) : null}
    </div>
  );
}
