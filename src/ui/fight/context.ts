import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Answer } from '../../encounter/command';
import type { Fight } from '../../table/fight';

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
