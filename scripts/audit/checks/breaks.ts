import { isBoss, isDead, isOathsworn, isUp } from '../books';
import type { LogFrame } from '../log-event';
import { isSaid, type Watch } from '../watch';

interface Broken {
  readonly enemy: string;
  readonly boss: boolean;
  readonly by: string | null;
}

/** Cards that a break draws, as they should come. */
interface Reaction {
  readonly why: 'reaction' | 'loss';
  readonly enemies: readonly string[];
  readonly by: string | null;
  readonly last: boolean;
}

export const breaks: Watch = (books, find) => {
  let batch: Broken[] = [];
  let owed: Reaction[] = [];
  /** The last die of the last boss is gone (FT-6). */
  let gone = false;
  let mayEnd = false;

  const waiting = (frame: LogFrame): number =>
    frame.frame === 'break' ? frame.drawings.reduce((sum, { count }) => sum + count, 0) : 0;
  const lastToCome = (): boolean =>
    books.jobs.some(({ last }) => last) ||
    owed.some(({ last }) => last) ||
    books.frames.some(
      frame =>
        (frame.frame === 'card' && frame.job.last) ||
        (frame.frame === 'break' && frame.drawings.some(({ last }) => last)),
    );
  const allGone = (): boolean => [...books.enemies.values()].every(one => !isBoss(books, one) || isDead(one));

  function broke(count: number): void {
    const bosses = batch.filter(({ boss }) => boss).length;
    if (count !== books.diceLost + bosses)
      find('dice-counted', `${count} dice are lost, not ${books.diceLost + bosses}`);
    const last = bosses > 0 && standing() === 0;
    const [first] = batch;
    const by = first?.by ?? null;
    const enemies = [...new Set(batch.map(({ enemy }) => enemy))];
    for (let i = last ? 1 : 0; i < batch.length; i++)
      owed.push({ why: by === null ? 'loss' : 'reaction', enemies, by, last });
    if (last) gone = true;
    batch = [];
  }

  const standing = (): number =>
    [...books.enemies.values()].filter(one => one.present && isBoss(books, one) && !isDead(one)).length;

  return {
    begins() {
      batch = [];
      mayEnd = false;
    },
    sees(event, tap) {
      const { command } = tap;
      const over = gone && !lastToCome() && event.type !== 'over';
      if (over && (event.type === 'queued' || (event.type === 'hp' && !isSaid(tap))))
        find('end-in-time', `${event.type} comes after the last die and its reactions`);
      if (event.type === 'die') {
        const enemy = books.enemies.get(event.enemy);
        const die = enemy?.dice.find(({ id }) => id === event.die);
        const quiet =
          command.do === 'say' && command.correction.say === 'die' && command.correction.quiet === true;
        if (!enemy || !die || die.hp <= 0 || event.hp > 0 || quiet) return;
        const kind = books.kinds.get(enemy.kind);
        const boss = kind?.role === 'boss';
        if (boss || kind?.reacts) batch.push({ enemy: enemy.id, boss, by: event.by });
      }
      if (event.type === 'diceLost') broke(event.count);
      if (event.type === 'note' && event.code === 'noStageCard' && owed.length > 0) owed.shift();
      if (event.type === 'queued' && (event.job.why === 'reaction' || event.job.why === 'loss')) {
        const next = owed.shift();
        const { why, breakers, last = false } = event.job;
        if (!next) return find('one-reaction', `${event.job.card} is drawn for no break`);
        const named = breakers.map(({ enemy }) => enemy);
        const same = named.toSorted().join() === next.enemies.toSorted().join();
        if (why !== next.why || !same || breakers.some(({ by }) => by !== next.by) || last !== next.last)
          find(
            'breaker',
            `${why} of ${named.join()} by ${breakers[0]?.by}, not ${next.why} of ${next.enemies.join()} by ${next.by}`,
          );
      }
      if (event.type === 'started' && books.jobs[0]?.id !== event.job.id)
        find('in-order', `${event.job.card} comes before ${books.jobs[0]?.card ?? 'it was drawn'}`);
      if (event.type === 'note' && event.code === 'counter') mayEnd = true;
      if (event.type !== 'over') return;
      const { outcome } = event;
      const victory = books.setup.encounter.victory.victory;
      const byTable = isSaid(tap) || command.do === 'count' || command.do === 'giveUp' || mayEnd;
      const down = [...books.friends.values()].filter(isOathsworn).every(one => !isUp(one));
      if (outcome === 'victory' && !gone && victory === 'dice' && !byTable)
        find('right-end', 'it is won without a reason');
      if (outcome === 'defeat' && !down && !byTable) find('right-end', 'it is lost without a reason');
      if (outcome === 'defeat' && gone && !byTable) find('right-end', 'it is lost with the last die gone');
      if (outcome === 'givenUp' && command.do !== 'giveUp') find('right-end', 'it is given up by nobody');
    },
    ends() {
      if (batch.length > 0) find('one-reaction', `${batch.length} broken dice come to nothing`);
      if (books.over) {
        owed = [];
        return;
      }
      const asked = books.frames.reduce((sum, frame) => sum + waiting(frame), 0);
      if (owed.length !== asked)
        find('one-reaction', `${owed.length - asked} cards are owed for broken dice`);
      if (gone && !lastToCome() && allGone())
        find('end-in-time', 'the last die is gone, and the fight goes on');
      const top = books.frames.at(-1)?.frame;
      const down = [...books.friends.values()].filter(isOathsworn).every(one => !isUp(one));
      if (down && top !== 'die') find('defeat-in-time', 'all Oathsworn are down, and the fight goes on');
      for (const enemy of books.enemies.values())
        if (enemy.present && isDead(enemy) && !(isBoss(books, enemy) && gone))
          find('enemy-falls', `${enemy.id} has no HP and stays`);
    },
  };
};
