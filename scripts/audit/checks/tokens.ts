import { type Friend, held } from '../books';
import type { Draw, Draws } from '../draws';
import type { LogEvent, LogTap } from '../log-event';
import { isSaid, type Watch } from '../watch';

/** GM-4, GM-12: a Guardian and Sentinels may spend the Grove Maiden's. */
function purse(one: Friend): readonly string[] {
  const called = one.role === 'guardian' || one.role === 'sentinel';
  return called && one.of !== null ? [one.id, one.of] : [one.id];
}

/** What must be taken or given back right after a draw has told so. */
interface Due {
  readonly who: readonly string[];
  readonly by: Map<string, number>;
  readonly check: 'token-count' | 'tokens-back' | 'tokens-home' | 'spent-once';
}

export const tokens =
  (draws: Draws): Watch =>
  (books, find) => {
    let due: Due[] = [];
    /** By draw, what others gave for it: token, then giver. */
    const lent = new WeakMap<Draw, Map<string, Map<string, number>>>();
    let spent: { token: string; who: readonly string[] } | null = null;
    let against = new Map<string, number>();

    const settle = (): void => {
      for (const { who, by, check } of due)
        for (const [token, count] of by)
          if (count !== 0) find(check, `${who.join(' or ')}: ${count} ${token} are not booked`);
      due = [];
    };

    function take(event: Extract<LogEvent, { type: 'token' }>): void {
      const one = books.friends.get(event.who);
      const change = event.count - (one ? held(one, event.token) : 0);
      const open = due.find(({ who, by }) => who.includes(event.who) && (by.get(event.token) ?? 0) !== 0);
      if (!one || !open) return;
      open.by.set(event.token, (open.by.get(event.token) ?? 0) - change);
      const draw = draws.now('strike');
      if (open.check !== 'token-count' || !draw || change >= 0) return;
      const all = lent.get(draw) ?? new Map<string, Map<string, number>>();
      const of = all.get(event.token) ?? new Map<string, number>();
      of.set(event.who, (of.get(event.who) ?? 0) - change);
      lent.set(draw, all.set(event.token, of));
    }

    /** MT-11, FT-3: each giver gets back what it gave, and the attacker one of its choice. */
    function back(by: string, draw: Draw, event: { token: string; back: Draw['spent'] }): void {
      for (const token of ['redraw', 'empowered', 'lethality'] as const)
        if (event.back[token] !== draw.spent[token])
          find('tokens-back', `${by} gets ${event.back[token]} ${token} back of ${draw.spent[token]}`);
      const all = new Map<string, Map<string, number>>([[by, new Map([[event.token, 1]])]]);
      for (const [token, of] of lent.get(draw) ?? [])
        for (const [who, count] of of) {
          const own = all.get(who) ?? new Map<string, number>();
          all.set(who, own.set(token, (own.get(token) ?? 0) + count));
        }
      for (const [who, own] of all) due.push({ who: [who], by: own, check: 'tokens-home' });
    }

    return {
      begins({ command }) {
        spent = null;
        against = new Map();
        if (command.do === 'answer' && command.answer.answer === 'tokens')
          for (const { who, count } of command.answer.spend)
            against.set(who, (against.get(who) ?? 0) + count);
        if (command.do !== 'spend') return;
        const one = books.friends.get(command.who);
        if (one) spent = { token: command.token, who: purse(one) };
        const blow = books.frames.findLast(({ frame }) => frame === 'blow');
        const struck =
          blow?.frame === 'blow' &&
          blow.flow?.step === 'revealed' &&
          blow.flow.setup.targets.some(({ id }) => id === command.who);
        if (struck && command.token === 'defense') against.set(command.who, 1);
      },
      sees(event, tap) {
        if (event.type === 'token') {
          sees(event, tap);
          return take(event);
        }
        if (event.type !== 'top') settle();
        if (event.type !== 'might') return;
        const { side, event: might } = event;
        const draw = draws.now(side === 'enemy' ? 'blow' : 'strike');
        const strike = books.frames.findLast(({ frame }) => frame === 'strike');
        const by = strike?.frame === 'strike' ? books.friends.get(strike.by) : undefined;
        if (might.type === 'token-spent') counts(might.target);
        if (side === 'enemy' || !draw || !by) return;
        const who = purse(by);
        if (might.type === 'adjusted' && might.change.guard) counts(might.change.guard.target);
        if (might.type === 'pool-chosen')
          due.push({
            who,
            by: new Map([
              ['empowered', -might.tokens.empowered],
              ['lethality', -might.tokens.lethality],
            ]),
            check: 'token-count',
          });
        if (might.type === 'exchanged' && might.by === 'token')
          due.push({ who, by: new Map([['redraw', -1]]), check: 'token-count' });
        if (might.type === 'determined') back(by.id, draw, might);
      },
      ends() {
        settle();
        if (spent) find('spent-once', `${spent.token} of ${spent.who[0]} is not one fewer`);
        for (const [who, count] of against)
          if (count > 0) find('spent-once', `${count} Defense of ${who} do not count against the attack`);
      },
    };

    function counts(target: string): void {
      const one = books.friends.get(target);
      against.set(target, (against.get(target) ?? 0) - 1);
      if (one) due.push({ who: purse(one), by: new Map([['defense', -1]]), check: 'spent-once' });
    }

    function sees(event: Extract<LogEvent, { type: 'token' }>, tap: LogTap): void {
      if (!Number.isInteger(event.count) || event.count < 0)
        find('token-count', `${event.who} has ${event.count} ${event.token}`);
      if (!spent || event.token !== spent.token || isSaid(tap)) return;
      const one = books.friends.get(event.who);
      if (spent.who.includes(event.who) && one && event.count === held(one, event.token) - 1) spent = null;
    }
  };
