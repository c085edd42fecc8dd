import { isUp } from '../books';
import { isSaid, type Watch } from '../watch';

export const animus: Watch = (books, find) => {
  /** What the refresh still owes, by who; null outside of it. */
  let owed: Map<string, number> | null = null;
  return {
    sees(event, tap) {
      if (event.type === 'roundBegins')
        owed = new Map(
          [...books.friends.values()]
            .filter(isUp)
            .map(one => [one.id, Math.min(one.regen, one.animus.reserve)] as const)
            .filter(([, gain]) => gain > 0),
        );
      if (event.type === 'phase' && owed) {
        for (const [who, gain] of owed) find('refresh', `${who} does not regain ${gain}`);
        owed = null;
      }
      if (event.type !== 'animus') return;
      const one = books.friends.get(event.who);
      if (!one) return;
      const { available, reserve } = event.animus;
      if (available < 0 || reserve < 0 || !Number.isInteger(available))
        find('animus-sum', `${one.id} has ${available} and ${reserve}`);
      const sum = one.animus.available + one.animus.reserve;
      if (!isSaid(tap) && available + reserve !== sum)
        find('animus-sum', `${one.id} has ${available + reserve} in all, not ${sum}`);
      if (!owed) return;
      const gain = available - one.animus.available;
      if (owed.get(one.id) !== gain)
        find('refresh', `${one.id} regains ${gain}, not ${owed.get(one.id) ?? 0}`);
      owed.delete(one.id);
    },
  };
};
