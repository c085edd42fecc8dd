import { aboutWords as w } from '../../words/about';
import { Sheet } from './Sheet';

/** Which keys there are; the About page shows the same list. */
export function KeyList() {
  return (
    <dl class="keys">
      {w.keyList.map(([key, what]) => (
        <div key={key}>
          <dt>
            <kbd>{key}</kbd>
          </dt>
          <dd>{what}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The list of keys over any page, after the key "?". */
export const KeysSheet = ({ onClose }: { onClose: () => void }) => (
  <Sheet title={w.keys} onClose={onClose}>
    <KeyList />
  </Sheet>
);
