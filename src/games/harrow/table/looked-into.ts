import { deviceStore } from '../../../play/store';
import { openSession } from '../../../session/session';
import type { Kind } from '../../../storage/kinds';

interface Open<State> {
  readonly id: string;
  readonly state: { readonly peek: () => State };
}

/** A document as it stands, also where this window has it open; nothing where another one has, or it is gone. */
export async function lookInto<State, Event>(
  kind: Kind<State, Event>,
  id: string,
  open: Open<State> | undefined,
): Promise<State | undefined> {
  if (open?.id === id) return open.state.peek();
  const opened = await openSession({ store: await deviceStore(), kind, id });
  if (!opened.ok) return undefined;
  const state = opened.value.state.peek();
  await opened.value.close();
  return state;
}
