import type { Device } from '../../../offline/device';
import { hrefTo } from '../../shell/router';
import { words } from '../../words';

/** News for the whole visit, known at once, within the page. */
export function PlaceNews({ device }: { device: Device }) {
  return device.place.secure ? null : (
    <p class="notice spread" role="status">
      <span>{words.device.insecure}</span>
      <a class="btn" href={hrefTo('settings', 'device')}>
        {words.device.mend}
      </a>
    </p>
  );
}
