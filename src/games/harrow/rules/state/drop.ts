import { countsSaid } from '../solo/counts';
import { say } from '../solo/says';
import { type CubeCounts, countOf, entriesOf, totalOf } from './cubes';
import { type CommonRun, type Done, log, refused } from './run';
import { shake, tooMany } from './tree-box';

/** AT-4, HE-15: all cubes of all sides go into the Tree; what comes out lies on the Battleground again. */
export function drop(run: CommonRun, out: CubeCounts | undefined): Done {
  const { ground, tree } = run.state;
  if (tree.kind === 'app') {
    const shaken = shake(tree, ground);
    run.emit({ type: 'dropped', out: shaken.out, stream: shaken.stream });
  } else {
    if (!out) return refused('tell-out', 'TR-1', say('harrow.tell-out'));
    const cube = tooMany(ground, tree.inside, out);
    if (cube) {
      const held = countOf(ground, cube) + countOf(tree.inside, cube);
      return refused('more-out', 'TR-1', say('harrow.out-too-many', { cube, out: countOf(out, cube), held }));
    }
    // Colours of which nothing came out are left away.
    run.emit({ type: 'dropped', out: Object.fromEntries(entriesOf(out)) });
  }
  const after = run.state;
  log(
    run,
    'AT-4',
    say('harrow.dropped', { out: countsSaid(after.ground), inside: totalOf(after.tree.inside) }),
  );
  return undefined;
}
