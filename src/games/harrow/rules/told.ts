import { type Class, classes } from './honesty';
import type { Scored, Told } from './records';

type About = Readonly<Record<string, string | number>>;

const numbersIn = (text: string): number[] => text.split(' ').map(Number);
const number = (value: number | undefined): number =>
  value !== undefined && Number.isFinite(value) ? value : 0;

/** What the list keeps of a game's tale, read back; nothing where there is none. */
export function toldIn(about: About): Told | null {
  if (about.scored === undefined) return null;
  const [first = '', second = ''] = `${about.scored}`.split('/');
  const scored = (text: string): Scored => {
    const [attacks, goals, brambles, table] = numbersIn(text);
    return {
      attacks: number(attacks),
      goals: number(goals),
      brambles: number(brambles),
      table: number(table),
    };
  };
  const parts = `${about.classes ?? ''}`.split('/');
  return {
    scored: [scored(first), scored(second)],
    foreseen: about.foreseen === 1,
    classes: Array.from({ length: classes }, (_, i): Class => {
      const [success, attacks] = numbersIn(parts[i] ?? '');
      return { success: number(success), attacks: number(attacks) };
    }),
    luck: number(Number(about.luck ?? 0)),
  };
}
