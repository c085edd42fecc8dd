import { computed, type ReadonlySignal } from '@preact/signals';
import { handFor } from '../../../play/hand';
import { sides } from '../rules/board/square';
import { refused } from '../rules/duel/commands/refusals';
import { withRest } from '../rules/duel/commands/with-rest';
import type { At, Duel } from '../rules/duel/model';
import { banishPicks, partSays, splitPicks } from '../rules/duel/queries/parts';
import { after, nextTaps, type Pick, picksOf } from '../rules/duel/queries/picks';
import { powerSays, whyNot } from '../rules/duel/queries/why-not';
import type { Tap } from '../rules/duel/tap';
import type { DuelPlay } from './play';

/** ER-3, JO-6: only Erde journeys in parts. */
const hasErde = ({ seats }: Duel): boolean => sides.some(side => seats[side].book.clan === 'erde');

interface Held {
  readonly taps: readonly Tap[];
  readonly looked: At | undefined;
  /** A correction: the next square tapped is where this one's unit stands. */
  readonly moving: At | undefined;
  /** What was just refused: which unit, where to, and the code. */
  readonly refused: { readonly unit: At; readonly to: At; readonly code: string } | undefined;
}
const empty: Held = { taps: [], looked: undefined, moving: undefined, refused: undefined };

/** What lies in the hand of whoever taps, and what a tap means now. */
export interface DuelHand {
  readonly held: ReadonlySignal<Held>;
  /** The commands that the taps so far may lead to. */
  readonly picks: ReadonlySignal<readonly Pick[]>;
  /** The taps that may come next. */
  readonly next: ReadonlySignal<readonly Tap[]>;
  /** Where the one unit can go that can do anything, before it is tapped. */
  readonly led: ReadonlySignal<readonly Tap[]>;
  readonly tapped: (tap: Tap) => void;
  readonly onSquare: (at: At) => void;
  readonly send: (pick: Pick) => void;
  readonly move: (at: At) => void;
  readonly letGo: () => void;
}

export const squaresIn = (taps: readonly Tap[]): At[] =>
  taps.flatMap(tap => (tap.tap === 'square' ? [tap.at] : []));

/** The wood has the turn: nobody else taps for it. */
export const woodPlays = ({ wood, turn, end, handicap }: Duel): boolean =>
  wood !== null && wood.side === (handicap?.side ?? turn.side) && end === null;

/** Every tap is read against the duel as it stands at that moment, never as it was drawn last. */
export function duelHand(table: DuelPlay): DuelHand {
  const { state } = table;
  const hand = handFor(
    () => [state.value],
    () => empty,
  );
  const held = computed(hand.held);
  const change = (some: Partial<Held>): void => hand.take({ ...hand.held(), refused: undefined, ...some });
  const all = computed((): readonly Pick[] => (woodPlays(state.value) ? [] : picksOf(state.value)));
  /** ER-3, ER-6: journeys in parts and Banish are found along their taps; there are too many to list them all. */
  const further = (taps: readonly Tap[]): readonly Pick[] => {
    const duel = state.value;
    return hasErde(duel) ? [...splitPicks(duel, taps), ...banishPicks(duel, taps)] : [];
  };
  const begun = (taps: readonly Tap[]): readonly Pick[] =>
    woodPlays(state.value) ? [] : [...after(all.value, taps), ...after(further(taps), taps)];
  const picks = computed(() => begun(held.value.taps));
  const next = computed(() => nextTaps(picks.value, held.value.taps.length));

  /** ER-2, WB-5: what everything begins with that can be done after the roll: the one unit, or the deed that was said. */
  const lead = computed((): readonly Tap[] => {
    const [first, ...others] = table.question.value?.ask === 'act' ? all.value : [];
    const goesOn = (i: number): boolean =>
      first !== undefined &&
      [first, ...others].every(
        ({ taps }) => taps.length > i + 1 && JSON.stringify(taps[i]) === JSON.stringify(first.taps[i]),
      );
    let long = 0;
    while (goesOn(long)) long += 1;
    return first?.taps.slice(0, long) ?? [];
  });
  const led = computed(() =>
    lead.value.length > 0 ? nextTaps(after(all.value, lead.value), lead.value.length) : [],
  );

  const send = (pick: Pick): void => {
    change({ taps: [] });
    table.send(...withRest(state.value, pick.command));
  };
  const tapped = (tap: Tap): void => {
    // What was refused before is no answer to this tap.
    table.dismissRefusal();
    const taps = [...held.value.taps, tap];
    const rest = begun(taps);
    const [only] = rest;
    if (only && rest.length === 1 && only.taps.length === taps.length) send(only);
    else if (rest.length > 0) change({ taps });
  };
  /** The unit that a tap on a square without a glow is about: in the hand, looked at, or the one that may go. */
  const askedFrom = (duel: Duel, at: At): At | undefined => {
    const { taps, looked } = held.value;
    const [first] = squaresIn(taps);
    const there = duel.units[at];
    if (woodPlays(duel) || duel.light || there?.side === duel.turn.side) return undefined;
    if (duel.quarryDue) return first ?? at;
    if (first !== undefined) return first;
    if (looked !== undefined && duel.units[looked]?.side === duel.turn.side) return looked;
    const [only] = lead.value;
    return !there && only?.tap === 'square' ? only.at : undefined;
  };
  const onSquare = (at: At): void => {
    table.dismissRefusal();
    const { moving, taps } = held.value;
    const duel = state.value;
    if (moving !== undefined) {
      hand.letGo();
      table.send({ do: 'move', at: moving, to: at });
      return;
    }
    const tap: Tap = { tap: 'square', at };
    if (begun([...taps, tap]).length > 0) {
      tapped(tap);
      return;
    }
    const split = taps.some(one => one.tap === 'value');
    // ER-3: another unit may be taken up until a part has been made.
    if (begun([tap]).length > 0 && !(split && taps.length > 2)) {
      change({ taps: [tap] });
      return;
    }
    if (split) {
      const why = refused(partSays(duel, taps, at));
      if (!why.ok) table.refuse(why.error);
      return;
    }
    // Where only one unit can do anything, it need not be tapped.
    if (taps.length === 0 && led.value.some(one => one.tap === 'square' && one.at === at)) {
      change({ taps: lead.value });
      tapped(tap);
      return;
    }
    // A skill in the hand stays there; one that takes effect lets whoever is no target be looked at.
    const power = taps[0]?.tap === 'use' || duel.turn.gift !== null;
    const speaks = power && !duel.light && !woodPlays(duel);
    const mayNot = speaks ? powerSays(duel, taps, at) : undefined;
    if (mayNot) {
      table.refuse(mayNot);
      if (taps.length === 0) change({ looked: duel.units[at] ? at : undefined });
      return;
    }
    // What does not glow is asked about all the same: the rules say why not.
    const from = askedFrom(duel, at);
    const says = from === undefined ? undefined : whyNot(duel, from, at);
    if (says) table.refuse(says);
    const said = says && from !== undefined ? { unit: from, to: at, code: says.code } : undefined;
    const { looked } = held.value;
    if (said && taps.length > 0) change({ refused: said });
    else
      change({
        taps: [],
        looked: duel.units[at] || duel.gardens[at] ? at : says && looked,
        refused: said,
      });
  };
  return {
    held,
    picks,
    next,
    led,
    tapped,
    onSquare,
    send,
    move: at => change({ moving: at }),
    letGo: () => {
      table.dismissRefusal();
      hand.letGo();
    },
  };
}
