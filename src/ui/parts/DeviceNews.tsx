import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { Device } from '../../offline/device';
import { words } from '../words';
import { Stroke } from './Icon';

const w = words.device;

/** What holds for the whole visit and is known at once: it stands in the page. */
export function PlaceNews({ device }: { device: Device }) {
  return device.place.secure ? null : (
    <p class="notice" role="status">
      {w.insecure}
    </p>
  );
}

const key = 'northwest.install-hint';
const wasPutAway = (): boolean => {
  try {
    return localStorage.getItem(key) === 'off';
  } catch {
    return false;
  }
};

/** What turns up later, a new version or the offer to install: it lies over the page's foot, so that nothing jumps. */
export function DeviceNews({ device }: { device: Device }) {
  const [said, setSaid] = useState<string | undefined>(undefined);
  const [away, setAway] = useState(wasPutAway);
  const { updates, install } = device;
  const putAway = () => {
    setAway(true);
    try {
      localStorage.setItem(key, 'off');
    } catch {
      // Then it is offered again next time.
    }
  };
  if (updates.ready.value)
    return (
      <Toast>
        <span class="grow">{said ?? w.ready}</span>
        <button
          type="button"
          class="btn"
          onClick={() => {
            updates.apply().then(result => setSaid(w.applying[result]), console.error);
          }}
        >
          {w.update}
        </button>
      </Toast>
    );
  if (away) return null;
  switch (install.state.value) {
    case 'offered':
      return (
        <Toast onClose={putAway}>
          <span class="grow">{w.installHint}</span>
          <button
            type="button"
            class="btn"
            onClick={() => {
              Promise.resolve(install.ask()).catch(console.error);
            }}
          >
            {w.install}
          </button>
        </Toast>
      );
    case 'by-share-menu':
      return (
        <Toast onClose={putAway}>
          <span class="grow">{w.shareMenu}</span>
        </Toast>
      );
    default:
      return null;
  }
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

/** Whether the whole app is on this device, for the settings. */
export function Kept({ device }: { device: Device }) {
  return <p class="soft">{w.kept[device.updates.kept.value]}</p>;
}
