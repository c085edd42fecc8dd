import { keptNowhere } from '../../../play/store';
import { say } from '../../words/say';
import '../../words/said/shared/learn-storage';

/** Said wherever saves are listed, as long as none of them is kept on this device. */
export function KeptNowhere() {
  return keptNowhere.value ? (
    <p class="refusal" role="status">
      {say(keptNowhere.value)}
    </p>
  ) : null;
}
