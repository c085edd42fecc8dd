import {
  type Books,
  type Enemy,
  easier,
  type Friend,
  held,
  isOathsworn,
  mostHp,
  sheetDefense,
} from '../books';
import { distance, isEdge } from '../hexes';
import type { LogFriend } from '../log';
import { isAnyway, isSaid, type Watch } from '../watch';

/** FT-2: they lie on the card, not on the body. */
const combat = ['defense', 'animus', 'redraw', 'empowered', 'battleflow', 'lethality'];

const tokensOf = (one: LogFriend): string => entries(Object.entries(one.tokens));
const entries = (of: Iterable<readonly [string, number]>): string =>
  [...of]
    .filter(([, count]) => count > 0)
    .map(([token, count]) => `${count} ${token}`)
    .toSorted()
    .join();

/** SE-17. */
function mayLeave({ consumed }: Friend, enemy: Enemy | undefined): boolean {
  if (!consumed || !enemy?.present || consumed.lost >= 6) return true;
  return !enemy.dice.some(die => die.slot === consumed.slot && die.hp > 0);
}

const shapeOf = (books: Books) => books.setup.encounter.board;

export const comers: Watch = (books, find) => {
  /** By who, the Oathsworn phases whose ends crippled has still to see. */
  const crippled = new Map<string, number>();
  /** Whose defense the table has named, since it threw something last. */
  const named = new Set<string>();
  let lostInside = new Map<string, number>();
  let freed: string | null = null;

  function guardian(one: LogFriend, before: Friend, anyway: boolean): void {
    const kept = entries([...before.tokens].filter(([token]) => combat.includes(token)));
    const hp = Math.min(6, before.maxHp);
    const { available, reserve } = one.animus;
    if (one.presence !== 'standing' || one.hp !== hp || available !== 2 || reserve !== 0)
      find('guardian-back', `it has ${one.hp} HP and ${available} animus`);
    if (tokensOf(one) !== kept) find('guardian-back', `it has ${tokensOf(one)}, not ${kept}`);
    if (before.presence === 'standing' || before.presence === 'consumed')
      find('guardian-back', 'it had not fallen');
    const maiden = books.friends.get(one.of ?? '');
    if (anyway || books.settings.board !== 'mirrored' || !one.at || !maiden?.at) return;
    if (distance(shapeOf(books), one.at, maiden.at) !== 1)
      find('guardian-back', `it comes to ${one.at}, not next to ${maiden.at}`);
  }

  function ally(one: LogFriend, anyway: boolean): void {
    const instead = books.friends.get(one.of ?? '');
    const most = mostHp(books.setup);
    if (one.hp !== most || one.maxHp !== most || one.animus.available !== 2)
      find('ally-comes', `${one.id} has ${one.hp} HP and ${one.animus.available} animus`);
    const fell =
      instead && isOathsworn(instead) && (instead.presence === 'unconscious' || instead.presence === 'dead');
    if (!fell && !anyway) find('ally-comes', `${one.id} comes for ${one.of}, who has not fallen`);
    const other = [...books.friends.values()].find(
      it =>
        it.role === 'ally' && it.of === one.of && (it.presence === 'standing' || it.presence === 'consumed'),
    );
    if (other && !anyway) find('ally-comes', `${one.id} comes beside ${other.id}`);
    if (one.at !== null && !anyway && !isEdge(shapeOf(books), one.at))
      find('ally-comes', `${one.id} comes to ${one.at}`);
  }

  return {
    begins() {
      lostInside = new Map();
      freed = null;
    },
    sees(event, tap) {
      const anyway = isAnyway(tap);
      switch (event.type) {
        case 'friendCame': {
          const one = event.friend;
          const before = books.friends.get(one.id);
          if (one.role === 'guardian' && before) guardian(one, before, anyway);
          if (one.role === 'ally') ally(one, anyway);
          const bare = one.hp === 1 && one.maxHp === 1 && tokensOf(one) === '' && one.cards.hand.length === 0;
          if (one.role === 'sentinel' && !bare)
            find('sentinel-new', `${one.id} has ${one.hp} HP, ${tokensOf(one)}`);
          return;
        }
        case 'die': {
          const enemy = books.enemies.get(event.enemy);
          const die = enemy?.dice.find(({ id }) => id === event.die);
          if (!die || isSaid(tap)) return;
          for (const one of books.friends.values())
            if (one.consumed?.enemy === event.enemy && one.consumed.slot === die.slot && die.hp > event.hp)
              lostInside.set(one.id, die.hp - event.hp);
          return;
        }
        case 'consumed': {
          const one = books.friends.get(event.who);
          if (!one?.consumed) return;
          if (event.consumed) {
            const loss = lostInside.get(one.id);
            if (loss !== undefined && event.consumed.lost !== one.consumed.lost + loss)
              find(
                'consumed-count',
                `${one.id}: ${event.consumed.lost} lost, not ${one.consumed.lost + loss}`,
              );
            lostInside.delete(one.id);
          } else if (one.presence === 'consumed') {
            freed = one.id;
            if (!isSaid(tap) && !mayLeave(one, books.enemies.get(one.consumed.enemy)))
              find('free-when', `${one.id} is set free with ${one.consumed.lost} lost`);
          }
          return;
        }
        case 'phase':
          return phase(event.phase, event.step);
        case 'token':
          if (event.token === 'crippled') cripples(event.who, event.count);
          return;
        default:
      }
    },
    saw(event) {
      if (event.type === 'thrown') named.delete(event.who);
      if (event.type !== 'animus' || event.who !== freed) return;
      const one = books.friends.get(freed);
      if (one && (one.animus.available !== 0 || one.presence !== 'standing'))
        find('set-free', `${freed} has ${one.animus.available} animus and is ${one.presence}`);
      freed = null;
    },
    ends(tap) {
      for (const [who, loss] of lostInside)
        if (books.friends.get(who)?.presence === 'consumed')
          find('consumed-count', `${who}: ${loss} are not counted`);
      const one = books.friends.get(freed ?? '');
      if (one && one.presence === 'standing' && one.animus.available > 0 && !isSaid(tap))
        find('set-free', `${one.id} keeps ${one.animus.available} animus`);
      const { command } = tap;
      if (command.do === 'say' && command.correction.say === 'defense')
        named.add(command.correction.who ?? '');
      for (const hero of books.setup.heroes) if (!named.has(hero.id)) thrown(hero.id);
    },
  };

  /** SE-22: what is thrown gives no defense. */
  function thrown(id: string): void {
    const one = books.friends.get(id);
    const hero = books.setup.heroes.find(it => it.id === id);
    if (!one || !hero || one.thrown.length === 0) return;
    const away = one.thrown.map(({ item }) => item).filter(item => books.items.get(item)?.kind !== 'weapon');
    const most = sheetDefense(books.setup, hero, away);
    if (
      away.length > 0 &&
      one.defense > most &&
      one.defense === sheetDefense(books.setup, hero, []) &&
      most + easier(books.setup) > 0
    )
      find('division', `${id} has defense ${one.defense} without ${away.join()}`);
  }

  function cripples(who: string, count: number): void {
    const one = books.friends.get(who) ?? books.enemies.get(who);
    if (!one) return;
    if (count === 0) crippled.delete(who);
    else if (count > held(one, 'crippled')) {
      const phases = books.phase === 'oathsworn' ? 2 : 1;
      crippled.set(who, Math.max(crippled.get(who) ?? 0, phases));
    }
  }

  function phase(name: string, step: string): void {
    if (name === 'encounter' && step === 'start' && books.phase === 'oathsworn')
      for (const [who, phases] of crippled) {
        const one = books.friends.get(who) ?? books.enemies.get(who);
        crippled.set(who, phases - 1);
        if (phases > 1) continue;
        crippled.delete(who);
        if (one && held(one, 'crippled') > 0) find('crippled-time', `${who} is crippled still`);
      }
    if (name === 'endOfRound' && step === 'end')
      for (const one of books.friends.values())
        if (one.caged && one.caged.until <= books.round) find('cage-ends', `${one.id} stays caged`);
    // Cards that the end of the round has drawn are resolved in that round still.
    if (name !== 'refresh' || step !== 'start') return;
    for (const { id, until, round } of books.lasting.values())
      if (until === 'endOfRound' || (until === 'endOfNextRound' && books.round > round))
        find('round-ends', `${id} of round ${round} lasts on`);
  }
};
