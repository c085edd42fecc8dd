import { guideOf } from '../../rules/play/guide';
import type { Play } from '../../rules/play/model';
import { underColdMere } from '../../sample/under-cold-mere';
import { guide } from '../../words/dock';

const mere = underColdMere(1);

/** A first turn of the sample, sentence by sentence. */
export function Guide({ play }: { play: Play }) {
  const step = play.level.name === mere.level.name ? guideOf(play, mere) : undefined;
  return step ? <p class="dh-guide">{guide[step]}</p> : null;
}
