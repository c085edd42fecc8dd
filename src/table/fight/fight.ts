import type { ReadonlySignal, Signal } from '@preact/signals';
import type { Said } from '../../basics/said';
import type { Command, Correction } from '../../encounter/model/command';
import type { Question } from '../../encounter/model/question';
import type { StrikePlanned } from '../../encounter/model/strike';
import type { Why } from '../../encounter/model/why';
import type { Forecast } from '../../foresight/forecast';
import type { ThreatMap } from '../../foresight/threat';
import type { Hex } from '../../hex/shape';
import type { MarkId } from '../../history/entry';
import type { Face } from '../../might/cards';
import type { AtTable } from '../../play/playing';
import type { AimView } from './aim';
import type { Playing } from './hand';
import type { Happened, Walked } from './happened';
import type { LookBack } from './look-back';
import type { Moved } from './moved';
import type { FightView } from './view';

export interface Preview {
  readonly why: Why | null;
  readonly walked: readonly Walked[];
  /** The words that a command would bring, and its cost in HP. */
  readonly notes: readonly Said[];
  readonly changed: Happened['changed'];
  /** The round that it would begin; null where it begins none. */
  readonly begins: number | null;
}

/** A refusal in a sentence; `anyway` does it all the same, where that is the table's to say. */
export interface Refused {
  readonly message: Said;
  readonly anyway: Command | null;
}

/** One fight in play: what a screen reads and the few things that it can do. */
export interface Fight extends AtTable {
  readonly view: ReadonlySignal<FightView>;
  readonly question: ReadonlySignal<Question | null>;
  /** Why the last command was refused; gone with the next one. */
  readonly refusal: ReadonlySignal<Refused | null>;
  /** What changed with the last tap. */
  readonly happened: ReadonlySignal<Happened>;
  /** Ways that models went and that hands may still have to follow. */
  readonly walked: ReadonlySignal<readonly Walked[]>;
  /** The models that the app has moved in this phase, each once: what the table has to follow. */
  readonly moved: ReadonlySignal<readonly Moved[]>;
  /** Steps of the card under way that could not be done, by their place on it, and why. */
  readonly leftOut: ReadonlySignal<ReadonlyMap<number, Said>>;
  /** What the face-up card would do now; nothing while that is off or not known yet. */
  readonly forecast: ReadonlySignal<Forecast | null | undefined>;
  /** What each hex would mean for whoever is in hand; the others follow. */
  readonly threat: ReadonlySignal<ThreatMap | null>;
  readonly foresight: Signal<boolean>;
  /** Whose model is in hand, or was last: foresight looks at it first. */
  readonly inHand: Signal<string | undefined>;
  readonly send: (command: Command) => boolean;
  /** The last tap brought one draw, of which the table may still say what a card shows. */
  readonly mayShow: ReadonlySignal<boolean>;
  readonly shows: (piece: number, face: Face) => boolean;
  /** All corrections of the table in one mark. */
  readonly sayAll: (corrections: readonly Correction[], title: string) => boolean;
  /** The table as it was at a mark. */
  readonly at: (mark: MarkId) => FightView | undefined;
  /** Why targets were chosen by one tap; none for most taps. */
  readonly whys: (mark: MarkId) => readonly Why[];
  /** All choices of the phase in which the last one was made, in order. */
  readonly whysLately: () => readonly Why[];
  /** What happened so far, gathered from the log. */
  readonly lookBack: () => LookBack;
  /** Where one of the company could walk for the animus that it has, and what each hex costs. */
  readonly reach: (who: string) => ReadonlyMap<Hex, number>;
  /** What the board says of an attack before it is drawn. */
  readonly aim: (who: string, strike: StrikePlanned) => AimView;
  /** What those next to a caged one add to its check; null where no places are kept. */
  readonly help: (who: string) => number | null;
  /** What one of the company could play. */
  readonly playing: (who: string) => readonly Playing[];
  /** What speaks against some of it, by `playKey`; it costs a little to find out. */
  readonly against: (who: string) => ReadonlyMap<string, Said>;
  /** What a command would do now, as far as anybody may know it; nothing where a die would be rolled. */
  readonly preview: (command: Command) => Preview | undefined;
  readonly close: () => Promise<unknown>;
}
