import { useState } from 'preact/hooks';
import { prefs } from '../../../../ui/shell/prefs';
import type { Common } from '../../rules/state/common';
import { type CubeCounts, countOf, cubes, totalOf } from '../../rules/state/cubes';
import { ui } from '../../words/ui';
import { CubeSign } from '../parts/Cubes';

const w = ui.ask;

/** AT-4, TR-1: the app shakes its own tree; of a box on the table it is tapped what came out, one tap a colour. */
export function DropButtons({
  game,
  onDrop,
}: {
  game: Pick<Common, 'ground' | 'tree'>;
  onDrop: (out?: CubeCounts) => void;
}) {
  const [out, setOut] = useState<CubeCounts>({});
  const { ground, tree } = game;
  if (tree.kind === 'app')
    return (
      <div class="hc-answers">
        <button
          type="button"
          class="btn main big"
          onClick={() => {
            onDrop();
            if (prefs.sound.peek() === 'on')
              import('../parts/rattle').then(({ rattle }) => rattle(totalOf(ground)), console.error);
          }}
        >
          {w.dropApp}
        </button>
      </div>
    );
  const there = cubes.filter(cube => countOf(ground, cube) + countOf(tree.inside, cube) > 0);
  return (
    <div class="hc-came">
      <p class="soft">{w.came}</p>
      {there.map(cube => (
        <fieldset key={cube} class="hc-chips" aria-label={ui.cubeName[cube]}>
          <CubeSign of={cube} />
          {Array.from({ length: countOf(ground, cube) + countOf(tree.inside, cube) + 1 }, (_, n) => (
            <button
              key={`${cube}${n}`}
              type="button"
              class="btn square"
              aria-pressed={countOf(out, cube) === n}
              onClick={() => setOut({ ...out, [cube]: n })}
            >
              {n}
            </button>
          ))}
        </fieldset>
      ))}
      <button
        type="button"
        class="btn main big"
        onClick={() => {
          onDrop(out);
          // What came out of the last drop says nothing of the next.
          setOut({});
        }}
      >
        {w.cameDone(totalOf(out))}
      </button>
    </div>
  );
}
