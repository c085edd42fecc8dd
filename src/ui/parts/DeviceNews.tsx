import { useState } from 'preact/hooks';
import type { Device } from '../../offline/device';
import { words } from '../words';

const w = words.device;

/** What the device has to say on the first page: an address that cannot keep anything, a new version, installing. */
export function DeviceNews({ device }: { device: Device }) {
  const [said, setSaid] = useState<string | undefined>(undefined);
  const { updates, install, place } = device;
  return (
    <>
      {place.secure ? null : (
        <p class="notice" role="status">
          {w.insecure}
        </p>
      )}
      {updates.ready.value ? (
        <div class="notice spread" role="status">
          <span>{said ?? w.ready}</span>
          <button
            type="button"
            class="btn"
            onClick={() => {
              updates.apply().then(result => setSaid(w.applying[result]), console.error);
            }}
          >
            {w.update}
          </button>
        </div>
      ) : null}
      {install.state.value === 'offered' ? (
        <div class="notice spread">
          <span>{w.installHint}</span>
          <button
            type="button"
            class="btn"
            onClick={() => {
              Promise.resolve(install.ask()).catch(console.error);
            }}
          >
            {w.install}
          </button>
        </div>
      ) : null}
      {install.state.value === 'by-share-menu' ? <p class="notice">{w.shareMenu}</p> : null}
    </>
  );
}

/** Whether the whole app is on this device, for the settings. */
export function Kept({ device }: { device: Device }) {
  return <p class="soft">{w.kept[device.updates.kept.value]}</p>;
}
