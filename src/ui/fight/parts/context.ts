import type { Signal } from '@preact/signals';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Answer, Command } from '../../../encounter/model/command';
import type { Direction } from '../../../hex/direction';
import type { Hex } from '../../../hex/shape';
import type { Fight } from '../../../table/fight/fight';

export const FightContext = createContext<Fight | undefined>(undefined);

export function useFight(): Fight {
  const fight = useContext(FightContext);
  if (!fight) throw new Error('No fight is open here');
  return fight;
}

/** Sends the answer to the question that stands. */
export function useAnswer(): (answer: Answer) => boolean {
  const fight = useFight();
  return answer => fight.send({ do: 'answer', answer });
}

/** What follows when a command is carried out, at once or after the table has insisted on it. */
interface Afterwards {
  readonly refused: Fight['refusal']['value'];
  readonly then: () => void;
}

/** Sends a command and goes on; where it is refused, `RefusalLine` goes on if the table does it anyway. */
export function useSend(): (command: Command, then: () => void) => void {
  const fight = useFight();
  const { afterwards } = useDesk();
  return (command, then) => {
    if (fight.send(command)) then();
    else afterwards.current = { refused: fight.refusal.value, then };
  };
}

/** Something waits for a hex: a tap on the board sends it. */
export interface Aiming {
  readonly sentence: string;
  readonly command: (at: Hex | null) => Command;
}

/** What the hand over the board holds. */
export interface Hand {
  readonly chosen?: string;
  /** It is moved for animus; otherwise it is only put right. */
  readonly moving?: boolean;
  /** Something waits for a hex. */
  readonly aiming?: Aiming;
  /** One of the company was put where animus could carry it: paid for, or just moved? */
  readonly dropped?: {
    readonly who: string;
    readonly at: Hex;
    readonly cost: number;
    readonly facing: Direction;
  };
}

/** What lies over the table: sheets, and a tap on the board that somebody is asked for. */
export interface Desk {
  readonly attack: (who: string, free?: boolean) => void;
  readonly move: (who: string) => void;
  /** Asks for a hex; with no board it is sent at once, the hands know where. */
  readonly aim: (aiming: Aiming) => void;
  readonly open: (sheet: 'resync' | 'scenery' | 'interrupt' | 'stage' | 'tell' | 'book') => void;
  readonly friend: (who: string) => void;
  readonly close: () => void;
  readonly hand: Signal<Hand>;
  readonly letGo: () => void;
  /** Hexes that the question under the thumb is about. */
  readonly marked: Signal<ReadonlySet<Hex>>;
  readonly afterwards: { current: Afterwards | undefined };
}

export const DeskContext = createContext<Desk | undefined>(undefined);

export function useDesk(): Desk {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error('No table is laid here');
  return desk;
}
