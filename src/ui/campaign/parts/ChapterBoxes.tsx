import { BOXES, chapterOf } from '../../../campaign/model/state';
import { Toggle } from '../../parts/input/Toggle';
import { words } from '../../words/campaign';
import { boxNames } from '../../words/campaign-names';
import { useCompany } from './context';

/** CP-7: the five boxes. */
export function ChapterBoxes({ chapter }: { chapter: number }) {
  const company = useCompany();
  const { boxes } = chapterOf(company.state.value, chapter);
  return (
    <fieldset class="choices" aria-label={words.sheet.boxesOf(chapter)}>
      {BOXES.map(box => (
        <Toggle
          key={box}
          isOn={boxes[box]}
          onClick={() => company.send({ set: 'box', chapter, box, on: !boxes[box] })}
        >
          {boxNames[box]}
        </Toggle>
      ))}
    </fieldset>
  );
}
