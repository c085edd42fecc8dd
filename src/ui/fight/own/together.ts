import type { Defense } from '../../../encounter/model/command';
import type { Question } from '../../../encounter/model/question';
import { seatsAt } from '../../../play/seats';
import type { FightView } from '../../../table/fight/view';
import { holderOf, ownFriends } from './whose';

type Defenders = Extract<Question, { ask: 'defend' }>['defenders'];

/** OWN-301: several who defend themselves against one attack, each on their own phone. */
export interface Together {
  /** What the others have chosen so far. */
  readonly theirs: readonly Defense[];
  /** Who defends somebody and has not said yet that it stays so. */
  readonly missing: readonly string[];
  /** Whoever lies before this phone first. */
  readonly ordered: Defenders;
  /** Somebody before this phone is attacked. */
  readonly own: boolean;
  readonly tell: (plays: readonly Defense[], ready: boolean) => void;
}

interface Told {
  readonly plays: readonly Defense[];
  readonly ready: boolean;
}

const isDefense = (one: unknown): one is Defense =>
  typeof one === 'object' &&
  one !== null &&
  'who' in one &&
  typeof one.who === 'string' &&
  (!('card' in one) || typeof one.card === 'string') &&
  (!('plus' in one) || (Number.isInteger(one.plus) && Number(one.plus) >= 0 && Number(one.plus) <= 9));

/** What another device said, as far as it is anything. */
function told(value: unknown): Told | undefined {
  if (typeof value !== 'object' || value === null || !('plays' in value) || !('ready' in value))
    return undefined;
  const { plays, ready } = value;
  return Array.isArray(plays) && plays.every(isDefense) ? { plays, ready: ready === true } : undefined;
}

/** Undefined: nobody has a sheet on a phone here. */
export function togetherIn(
  id: string,
  view: FightView,
  about: string,
  defenders: Defenders,
): Together | undefined {
  const here = seatsAt(id);
  if (!here) return undefined;
  const mine = new Set(ownFriends(id, view).map(one => one.id));
  const others = defenders.filter(({ who }) => !mine.has(who));
  const saidBy = (device: string): Told | undefined => {
    const draft = here.drafts.get(device);
    return draft?.about === about ? told(draft.value) : undefined;
  };
  const theirs: Defense[] = [];
  const missing = new Set<string>();
  for (const { who, cards, plus } of others) {
    const holder = holderOf(here, view, who);
    if (!holder) continue;
    const said = saidBy(holder.device);
    if (!said?.ready) missing.add(holder.name);
    const play = said?.plays.find(one => one.who === who);
    // It stood on another screen: it counts only as far as this question has it.
    if (play && (play.card === undefined ? plus : cards.some(one => one.id === play.card))) theirs.push(play);
  }
  return {
    theirs,
    missing: [...missing],
    ordered: [...defenders.filter(({ who }) => mine.has(who)), ...others],
    own: others.length < defenders.length,
    tell: (plays, ready) =>
      here.tell({ about, value: { plays: plays.filter(one => mine.has(one.who)), ready } }),
  };
}
