import { type Output, object, optional, streamState, variants } from '../../../../basics/schema';
import type { Decided } from '../../../../play/rules';
import { countSchema } from '../fields';
import { say } from '../solo/says';
import { countOf, cubeCountsSchema, cubeSchema, entriesOf, minus, plus } from '../state/cubes';
import { refused } from '../state/run';
import { afterDrop, shake, tooMany, treeSchema } from '../state/tree-box';

/** The Tree alone, beside any game: the cubes outside, the cubes inside, what this box has shown. */
export const loneTreeSchema = object({ tree: treeSchema, ground: cubeCountsSchema, drops: countSchema });
export type LoneTree = Output<typeof loneTreeSchema>;

export const loneCommandSchema = variants('do', {
  lay: { cube: cubeSchema, n: countSchema },
  drop: { out: optional(cubeCountsSchema) },
  inside: { cube: cubeSchema, n: countSchema },
  forget: {},
});
export type LoneCommand = Output<typeof loneCommandSchema>;

export const loneEventSchema = variants('type', {
  laid: { cube: cubeSchema, n: countSchema },
  dropped: { out: cubeCountsSchema, stream: optional(streamState) },
  inside: { cube: cubeSchema, n: countSchema },
  forgot: {},
});
export type LoneEvent = Output<typeof loneEventSchema>;

export function applyLone(lone: LoneTree, event: LoneEvent): LoneTree {
  const { tree, ground } = lone;
  switch (event.type) {
    case 'laid':
      return {
        ...lone,
        ground: plus(minus(ground, { [event.cube]: countOf(ground, event.cube) }), { [event.cube]: event.n }),
      };
    case 'dropped':
      return {
        tree: afterDrop(tree, ground, event.out, event.stream),
        ground: event.out,
        drops: lone.drops + 1,
      };
    case 'inside':
      return { ...lone, tree: { ...tree, inside: { ...tree.inside, [event.cube]: event.n } } };
    case 'forgot':
      return { ...lone, tree: { ...tree, seen: [] } };
  }
}

/** TR-1, TR-5: one command at the Tree. */
export function decideLone(lone: LoneTree, command: LoneCommand): Decided<LoneTree, LoneEvent> {
  const { tree, ground } = lone;
  switch (command.do) {
    case 'lay':
      return { ok: true, value: [{ type: 'laid', cube: command.cube, n: Math.max(0, command.n) }] };
    case 'inside':
      return { ok: true, value: [{ type: 'inside', cube: command.cube, n: Math.max(0, command.n) }] };
    case 'forget':
      return { ok: true, value: [{ type: 'forgot' }] };
    case 'drop': {
      if (tree.kind === 'app') return { ok: true, value: [{ type: 'dropped', ...shake(tree, ground) }] };
      const { out } = command;
      if (!out) return { ok: false, error: refused('tell-out', 'TR-1', say('harrow.tell-out')) };
      const cube = tooMany(ground, tree.inside, out);
      if (cube) {
        const held = countOf(ground, cube) + countOf(tree.inside, cube);
        const message = say('harrow.out-too-many', { cube, out: countOf(out, cube), held });
        return { ok: false, error: refused('more-out', 'TR-1', message) };
      }
      return { ok: true, value: [{ type: 'dropped', out: Object.fromEntries(entriesOf(out)) }] };
    }
  }
}
