import { say } from '../../../../ui/words/say';
import type { Play } from '../../rules/play/model';

/** What was told last. */
export function Told({ play, few }: { play: Play; few: number }) {
  if (play.told.length === 0) return null;
  return (
    <ol class="bare dh-deeds">
      {play.told.slice(-few).map((one, i) => (
        <li key={`${i}${one.rule}`}>
          {say(one.text)} <small class="soft">{one.rule}</small>
        </li>
      ))}
    </ol>
  );
}
