import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import type { Said } from '../../basics/said';
import { decide } from '../../campaign/deeds/decide';
import { parseCommand } from '../../campaign/door/door';
import type { Command } from '../../campaign/model/command';
import type { Event } from '../../campaign/model/event';
import type { Campaign } from '../../campaign/model/state';
import { titleOf } from '../../campaign/title/titles';
import { type AtTable, playDocument } from '../../play/playing';
import type { Rules } from '../../play/rules';
import type { Session } from '../../session/session';
import { campaignKind } from './kind';

/** A rule that a deed breaks; the players may do it all the same. */
export interface Broken {
  readonly rule: string;
  readonly message: Said;
  readonly anyway: () => void;
}

/** One company in play: its sheets, and the few things that a screen can do to them. */
export interface Company extends AtTable {
  readonly state: ReadonlySignal<Campaign>;
  readonly refusal: ReadonlySignal<Said | null>;
  readonly broken: ReadonlySignal<Broken | null>;
  /** Each tap makes one mark, so one undo takes it back. */
  readonly send: (...commands: readonly Command[]) => boolean;
  /** All text ever written, undone or not, so that nobody types it twice. */
  readonly written: () => readonly Event[];
  readonly close: () => Promise<unknown>;
}

/** The list calls a company as its sheet does, also after an undo. A name given to a copy stays until it is changed. */
function keepName(session: Session<Campaign, Event>): () => void {
  let last = session.state.peek().name;
  return effect(() => {
    const { name } = session.state.value;
    if (name === last) return;
    last = name;
    session.rename(name).catch(console.error);
  });
}

const rules: Rules<Campaign, Command, Event, never> = {
  command: parseCommand,
  decide,
  questionOf: () => null,
  titleOf,
  revealedBy: () => false,
  sharing: async () => (await import('./sharing')).sharing,
};

/** A saved company in play: commands go through the rules into the history; `say` words the titles of its marks. */
export function playOn(session: Session<Campaign, Event>, say: (said: Said) => string): Company {
  const playing = playDocument(session, campaignKind, rules, say);
  /** The last command, kept for "do it anyway". */
  const sent = signal<readonly Command[]>([]);

  const send = (...commands: readonly Command[]): boolean => {
    sent.value = commands;
    return playing.send(...commands);
  };

  const broken = computed((): Broken | null => {
    const refused = playing.refusal.value;
    const command = refused?.command;
    if (refused?.code !== 'breaks-rule' || !command || !('do' in command)) return null;
    const { rule = '', message } = refused;
    const commands = sent.value;
    return {
      rule,
      message,
      anyway: () => {
        send(...commands.map(one => (one === command ? { ...command, anyway: true as const } : one)));
      },
    };
  });

  const unnamed = keepName(session);

  return {
    ...playing,
    refusal: computed(() => (broken.value ? null : (playing.refusal.value?.message ?? null))),
    broken,
    send,
    written: () => session.history.peek().entries.flatMap(entry => ('events' in entry ? entry.events : [])),
    close: () => {
      unnamed();
      return playing.close();
    },
  };
}
