import { streamFrom } from '../../../basics/random';
import type { Said } from '../../../basics/said';
import { registerKind } from '../../../play/kinds';
import { type Playing, playDocument } from '../../../play/playing';
import { sitting } from '../../../play/sitting';
import { deviceStore } from '../../../play/store';
import type { Session } from '../../../session/session';
import { knownKind } from '../../../storage/known';
import { loneKind, parseLone } from '../door/lone';
import { decideLone, type LoneCommand, type LoneEvent, type LoneTree } from '../rules/lone/lone';
import { say } from '../rules/solo/says';
import type { Observation } from '../rules/tree';

registerKind(knownKind(loneKind));

export type LoneTable = Playing<LoneTree, LoneCommand, LoneEvent, null>;

const playLone = (session: Session<LoneTree, LoneEvent>, words: (said: Said) => string): LoneTable =>
  playDocument(
    session,
    loneKind,
    {
      command: parseLone,
      decide: decideLone,
      questionOf: () => null,
      titleOf: (_, { do: what }) => (what === 'drop' ? say('harrow.t-drop') : say('harrow.t-fix')),
      revealedBy: events => events.some(event => event.type === 'dropped' && event.stream !== undefined),
    },
    words,
  );

export const loneSitting = sitting(loneKind, playLone);
export const beginLone = async (
  name: string,
  kind: 'app' | 'box',
  seed: number,
  seen: readonly Observation[],
) =>
  (await deviceStore()).create(loneKind, {
    name,
    state: { tree: { kind, inside: {}, seen, stream: streamFrom(seed) }, ground: {}, drops: 0 },
  });
