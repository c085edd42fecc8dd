import { streamFrom } from '../../../basics/random';
import { defineDocument, type TableOf } from '../../../play/define-document';
import { loneKind, parseLone } from '../door/lone';
import { decideLone } from '../rules/lone/lone';
import { say } from '../rules/solo/says';
import type { Observation } from '../rules/tree';

export const loneDocument = defineDocument({
  kind: loneKind,
  rules: {
    command: parseLone,
    decide: decideLone,
    titleOf: (_, { do: what }) => (what === 'drop' ? say('harrow.t-drop') : say('harrow.t-fix')),
    revealedBy: events => events.some(event => event.type === 'dropped' && event.stream !== undefined),
  },
});
export type LoneTable = TableOf<typeof loneDocument>;

export const beginLone = (name: string, kind: 'app' | 'box', seed: number, seen: readonly Observation[]) =>
  loneDocument.create(name, {
    tree: { kind, inside: {}, seen, stream: streamFrom(seed) },
    ground: {},
    drops: 0,
  });
