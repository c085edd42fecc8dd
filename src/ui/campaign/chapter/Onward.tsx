import type { Command } from '../../../campaign/model/command';
import { type Campaign, LAST_CHAPTER } from '../../../campaign/model/state';
import { buzz } from '../../shell/prefs';
import { words } from '../../words/campaign';
import { fightWay } from '../battle/fightWay';
import { toTop } from '../book/top';
import { useCompany } from '../parts/context';

const w = words.course;

/** What the chapter goes on with; before and in the encounter its own page says it. */
function onward(state: Campaign): readonly (readonly [string, Command])[] {
  switch (state.course.phase) {
    case 'start':
      return [[w.begin(state.chapter), { do: 'beginChapter' }]];
    case 'story':
      return [[w.endStory, { do: 'endStory' }]];
    case 'aftermath':
      return [
        [w.moveOn, { do: 'moveOn' }],
        [w.replay, { do: 'replay' }],
      ];
    case 'epilogue':
      if (!state.course.tally) return [[w.tally, { do: 'tally' }]];
      return [[state.chapter >= LAST_CHAPTER ? w.finish : w.next(state.chapter + 1), { do: 'nextChapter' }]];
    case 'between':
    case 'fight':
    case 'over':
      return [];
  }
}

/** The one way on, where the thumb is; in the aftermath there are two. */
export function Onward() {
  const company = useCompany();
  const ways = onward(company.state.value);
  const fight = fightWay.value;
  return (
    <>
      {fight ? (
        <button type="button" class="btn main" onClick={fight.onGo}>
          {fight.name}
        </button>
      ) : null}
      {ways.map(([text, command], i) => (
        <button
          key={text}
          type="button"
          class={i === ways.length - 1 ? 'btn main' : 'btn'}
          onClick={() => {
            buzz([12, 40, 12]);
            if (company.send(command)) toTop();
          }}
        >
          {text}
        </button>
      ))}
    </>
  );
}
