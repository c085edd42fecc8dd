import { walks } from '../../../src/board/geometry/walk';
import { strideOf } from '../../../src/encounter/damage/stride';
import { edge } from '../../../src/encounter/enemy/perform-place';
import { nearestFree, takenBy } from '../../../src/encounter/facts/free-hexes';
import { boardOf, sizeOf } from '../../../src/encounter/facts/positions';
import { enemyAttackNow, friendOf, heroes, standing, tokensOf } from '../../../src/encounter/facts/select';
import type { Command } from '../../../src/encounter/model/command';
import type { StrikeFrame } from '../../../src/encounter/model/frame';
import type { Friend, State } from '../../../src/encounter/model/state';
import type { Strike } from '../../../src/encounter/model/strike';
import { nameable } from '../../../src/encounter/run/learn-card';
import { isCombatToken } from '../../../src/encounter/run/tokens';
import { legalDice } from '../../../src/encounter/strike/aim';
import { addsNothing } from '../../../src/encounter/windows/adds-nothing';
import { guardsNobody } from '../../../src/encounter/windows/guard-whom';
import { costOf, playable } from '../../../src/encounter/windows/playable';
import { gridOf } from '../../../src/hex/grid';
import { COLORS } from '../../../src/might/cards';
import { stageOf } from '../../../src/stage/deck';
import type { ReminderTime } from '../../../src/stage/encounter';
import { steps, tellable } from './cards';
import type { Chance } from './chance';

const compass = ['N', 'NE', 'SE', 'S', 'SW', 'NW'] as const;

/** Nothing under way in the Oathsworn phase. */
export const isOpen = (state: State): boolean =>
  state.phase === 'oathsworn' && state.step === 'open' && state.frames.length === 0;

/** Injuries in hand come before moves, attacks and ability cards of a turn. */
const mustSuffer = (state: State, one: Friend): boolean =>
  isOpen(state) && one.role === 'full' && one.cards.hand.some(id => state.library.injuries[id]);

/** Creatures of a fallen Grove Maiden lie dormant. */
const isDormant = (state: State, one: Friend): boolean => {
  if (one.role !== 'guardian' && one.role !== 'sentinel') return false;
  const maiden = friendOf(state, one.of);
  return maiden?.presence === 'unconscious' || maiden?.presence === 'dead';
};

const acting = (state: State): readonly Friend[] => standing(state).filter(one => !isDormant(state, one));
const unheld = (state: State): readonly Friend[] => acting(state).filter(one => !one.caged);

const freeHex = (state: State, chance: Chance): string | null => {
  if (state.settings.board === 'off') return null;
  const { cells, names } = gridOf(state.encounter.board);
  const hex = names[cells[chance.roll(cells.length)] ?? 0];
  return nearestFree(state, [hex ?? 'A1']);
};

const rim = (state: State, chance: Chance): string | null =>
  state.settings.board === 'off'
    ? null
    : (chance.any(edge(state).filter(hex => takenBy(state, hex) === null)) ?? null);

/** Hexes of Sentinels, which are in nobody's way (GM-8). */
const sentinelHexes = (state: State): readonly string[] =>
  standing(state).flatMap(one => (one.role === 'sentinel' && one.at !== null ? [one.at] : []));

type Maker = (state: State, chance: Chance) => Command | null;

/** One maker for each thing that a player may do at an open phase or as an interrupt; null where it is not allowed. */
export const makers: { readonly [kind: string]: Maker } = {
  attack(state, chance) {
    const inside = isOpen(state) ? state.friends.filter(it => it.presence === 'consumed') : [];
    const one = chance.any([...acting(state), ...inside].filter(it => !isDormant(state, it)));
    if (!one || one.caged || mustSuffer(state, one) || one.role === 'sentinel') return null;
    return strikes(state, one, chance);
  },
  move(state, chance) {
    const one = chance.any(acting(state));
    if (
      !one ||
      one.caged ||
      one.role === 'sentinel' ||
      tokensOf(one, 'crippled') > 0 ||
      mustSuffer(state, one)
    )
      return null;
    const facing = chance.one(compass);
    const { hexes, cost, each } = strideOf(state, one, one.animus.available);
    if (cost > one.animus.available) return null;
    if (state.settings.board === 'off' || one.at === null) {
      const more = chance.roll(one.animus.available - cost + 1);
      return { do: 'move', who: one.id, to: null, facing, animus: cost + more };
    }
    const ways = walks(boardOf(state), { mover: one.id, movement: Math.min(4, hexes) });
    // Now and then over a Sentinel, where there is one near.
    const raised = sentinelHexes(state);
    const over = ways.filter(({ path }) => path.some(hex => raised.includes(hex)));
    const walk = chance.any(over.length > 0 && chance.in100(40) ? over : ways);
    const animus = each ? (walk?.cost ?? 0) : cost;
    return walk ? { do: 'move', who: one.id, to: walk.hex, facing, animus } : null;
  },
  turn(state, chance) {
    const one = chance.any(acting(state).filter(it => !it.caged));
    return one && isOpen(state) ? { do: 'turn', who: one.id, facing: chance.one(compass) } : null;
  },
  hadTurns(state, chance) {
    const one = chance.any(state.friends);
    if (!one || state.phase !== 'oathsworn') return null;
    return { do: 'hadTurns', who: one.id, had: chance.in100(70) };
  },
  pass(state, chance) {
    const one = chance.any(acting(state));
    return one && isOpen(state) ? { do: 'pass', who: one.id } : null;
  },
  play(state, chance) {
    const one = chance.any(acting(state));
    if (!one || one.caged) return null;
    const open = isOpen(state);
    const under = state.frames.flatMap(frame =>
      frame.frame === 'play' && frame.who === one.id ? [frame.card] : [],
    );
    const can = playable(state, one).filter(
      it =>
        costOf(one, it) <= one.animus.available &&
        (open || it.choice.interrupt !== undefined || it.what === 'item') &&
        !(it.what === 'ability' && !it.choice.interrupt && mustSuffer(state, one)) &&
        !under.includes(it.card) &&
        (it.choice.interrupt === undefined || open || fitsWindow(state, it.choice.effects[0]?.effect)) &&
        !guardsNobody(state, one.id, it.choice, enemyAttackNow(state)) &&
        !addsNothing(state, one.id, it.choice, enemyAttackNow(state)),
    );
    const it = chance.any(can);
    return it ? { do: 'play', who: one.id, card: it.card, choice: it.choice.id } : null;
  },
  injury(state, chance) {
    const held = unheld(state).flatMap(one =>
      one.cards.hand
        .filter(id => one.role === 'full' && state.library.injuries[id])
        .map(card => ({ who: one.id, card })),
    );
    const it = chance.any(held);
    return it && isOpen(state) ? { do: 'injury', ...it } : null;
  },
  spend(state, chance) {
    const held = acting(state).flatMap(one =>
      Object.entries(one.tokens).flatMap(([token, count]) =>
        count > 0 && isCombatToken(token) ? [{ one, token }] : [],
      ),
    );
    const it = chance.any(held);
    if (!it) return null;
    const { one, token } = it;
    if (one.role === 'full' || (token !== 'animus' && token !== 'battleflow'))
      return token === 'battleflow'
        ? { do: 'spend', who: one.id, token, use: chance.one([0, 1, 2, 3]) }
        : { do: 'spend', who: one.id, token };
    return isOpen(state)
      ? { do: 'spend', who: one.id, token, use: chance.one(['move', 'attack', 'refresh']) }
      : null;
  },
  animus(state, chance) {
    const one = chance.any(acting(state));
    if (!one) return null;
    const by = chance.roll(one.animus.reserve + one.animus.available + 1) - one.animus.available;
    return { do: 'animus', who: one.id, by };
  },
  refresh: (_, chance) => ({ do: 'refresh', colors: chance.some(COLORS, 1 + chance.roll(4)) }),
  taunt(state, chance) {
    const loud = acting(state).filter(one => one.role !== 'sentinel' && !one.caged);
    return { do: 'taunt', who: chance.in100(20) ? null : (chance.any(loud)?.id ?? null) };
  },
  throw(state, chance) {
    const held = unheld(state).flatMap(one =>
      [...one.cards.hand, ...one.cards.cooldown.flat(), ...one.cards.spent]
        .filter(id => state.library.items[id] && !one.thrown.some(it => it.item === id))
        .map(item => ({ who: one.id, item })),
    );
    const it = chance.any(held);
    return it ? { do: 'throw', ...it, at: freeHex(state, chance) } : null;
  },
  pickUp(state, chance) {
    const it = chance.any(
      unheld(state).flatMap(one => one.thrown.map(({ item }) => ({ who: one.id, item }))),
    );
    return it ? { do: 'pickUp', ...it } : null;
  },
  escape(state, chance) {
    const one = chance.any(acting(state).filter(it => it.caged));
    const cost = one?.role === 'companion' || one?.role === 'ally' ? 1 : 3;
    if (!one?.caged || !isOpen(state) || one.animus.available < cost) return null;
    if (one.caged.tried && state.turn?.who === one.id) return null;
    return { do: 'escape', who: one.id, success: chance.in100(50) };
  },
  ally(state, chance) {
    const fallen = heroes(state).filter(
      one =>
        (one.presence === 'unconscious' || one.presence === 'dead') &&
        !state.friends.some(
          it =>
            it.of === one.id &&
            it.role === 'ally' &&
            (it.presence === 'standing' || it.presence === 'consumed'),
        ),
    );
    const [who, ally] = [chance.any(fallen), chance.any(state.allies)];
    if (!who || !ally || !isOpen(state)) return null;
    const free =
      state.settings.board === 'off' ? [] : edge(state).filter(hex => takenBy(state, hex) === null);
    const raised = sentinelHexes(state).filter(hex => free.includes(hex));
    const at = chance.any(raised.length > 0 && chance.in100(50) ? raised : free);
    return { do: 'ally', who: who.id, ally: ally.id, at: at ?? null };
  },
  sentinel(state, chance) {
    const maiden = unheld(state).find(one => one.class === 'grove');
    if (!maiden) return null;
    const own = standing(state).filter(one => one.role === 'sentinel');
    // Near her or an enemy, where many come by, at the edge, where allies come, or anywhere.
    const beside = chance.any([maiden, ...state.enemies.filter(one => one.present)])?.at ?? null;
    const near = beside === null ? null : nearestFree(state, [beside]);
    const at = chance.in100(40) ? near : chance.in100(30) ? rim(state, chance) : freeHex(state, chance);
    if (at !== null && own.some(one => one.at === at)) return null;
    const instead = own.length >= 8 ? own[chance.roll(own.length)] : undefined;
    return { do: 'sentinel', of: maiden.id, at, ...(instead ? { instead: instead.id } : {}) };
  },
  rejuvenate(state, chance) {
    const maiden = unheld(state).find(one => one.class === 'grove');
    const fallen = state.friends.find(one => one.role === 'guardian' && one.presence !== 'standing');
    const cost = maiden?.role === 'companion' ? 2 : 6;
    if (
      !maiden ||
      !fallen ||
      fallen.presence === 'consumed' ||
      !isOpen(state) ||
      maiden.animus.available < cost
    )
      return null;
    const at = chance.in100(50) ? chance.any(sentinelHexes(state)) : undefined;
    return { do: 'rejuvenate', of: maiden.id, at: at ?? freeHex(state, chance) };
  },
  falcon(state, chance) {
    const huntress = unheld(state).find(one => one.falcons.length > 0);
    const to = chance.any([...standing(state), ...state.enemies.filter(one => one.present)]);
    return huntress && to ? { do: 'falcon', of: huntress.id, falcon: chance.roll(2), to: to.id } : null;
  },
  count(state, chance) {
    const counter = chance.any(state.encounter.counters ?? []);
    if (!counter) return null;
    const now = state.counters?.[counter.id] ?? counter.start;
    return { do: 'count', counter: counter.id, by: now > 0 && chance.in100(40) ? -1 : 1 };
  },
  tell(state, chance) {
    const { paper, up, deck } = state.stage;
    const top = deck[0];
    if (!paper || !up || top === undefined) return null;
    const known = chance.any(nameable(state, stageOf(state.stage, top)));
    if (known && chance.in100(50)) return { do: 'tell', card: { id: known.id } };
    return {
      do: 'tell',
      card: { steps: [{ do: 'target', rules: [] }, ...tellable(state.encounter, steps(chance, 2))] },
    };
  },
  teach(state, chance) {
    const card = chance.any(state.encounter.cards);
    if (!card) return null;
    const told = tellable(state.encounter, steps(chance, 2, 1));
    return { do: 'teach', card: { ...card, steps: told, known: true } };
  },
  remind: (state, chance) => ({
    do: 'remind',
    reminder: {
      id: `own${chance.roll(4)}`,
      time: chance.one<ReminderTime>([
        { at: 'refresh' },
        { at: 'minions' },
        { at: 'round', round: state.round + 1 },
        { at: 'broken', slot: 'front' },
        { at: 'hurt', who: state.lead },
      ]),
      text: 'Look at the board.',
    },
  }),
  forget(state, chance) {
    const it = chance.any(state.reminders);
    return it ? { do: 'forget', reminder: it.id } : null;
  },
  seen: state => (state.due.length > 0 ? { do: 'seen', reminders: state.due } : null),
  tick: state => (state.tasks.length > 0 ? { do: 'tick', tasks: state.tasks.map(one => one.id) } : null),
  check: (state, chance) =>
    state.checklist.length > 0
      ? { do: 'check', item: chance.roll(state.checklist.length), done: chance.in100(80) }
      : null,
  settings(state, chance) {
    const stage = state.stage.paper ? chance.one(['physical', 'count'] as const) : 'app';
    return {
      do: 'settings',
      settings: {
        ...state.settings,
        board: chance.one(['mirrored', 'off', 'moved']),
        might: chance.one(['cards', 'dice', 'mixed', 'physical']),
        windows: chance.one(['needed', 'all']),
        stage: chance.in100(20) ? 'physical' : stage,
      },
    };
  },
};

/** An effect on the enemy's draw is only played where a draw of the enemy lies there. */
const fitsWindow = (state: State, effect: string | undefined): boolean =>
  effect !== 'weaken' || state.frames.some(frame => frame.frame === 'blow' && frame.flow !== null);

interface Plain {
  readonly targets: readonly string[];
  readonly cost?: number;
}

/** An attack in one of its many ways. */
function strikes(state: State, one: Friend, chance: Chance): Command | null {
  const there = state.enemies.filter(it => it.present);
  const targets = chance.some(there, chance.in100(80) ? 1 : 3).map(it => it.id);
  const [first] = targets;
  if (first === undefined) return null;
  const open = isOpen(state);
  const least = !open
    ? 0
    : one.presence === 'consumed'
      ? one.role === 'full'
        ? 3
        : 1
      : one.role === 'companion'
        ? 1
        : one.role === 'guardian'
          ? (state.guardian?.attackCost ?? 0)
          : (state.allyOf[one.id]?.attackCost ?? 0);
  const cost = open ? Math.max(least, chance.roll(3)) : 0;
  if (cost > one.animus.available) return null;
  const plain: Plain = { targets, ...(open ? { cost } : {}) };
  const aimed = there.find(it => it.id === first);
  const asPlain: StrikeFrame = {
    ...{ frame: 'strike', by: one.id, step: 'pool', flow: null, aimed: {} },
    strike: { targets },
  };
  const die = aimed && chance.any(legalDice(state, asPlain, first));
  const bought: Strike = { targets, free: true, white: 2 };
  const more = chance.one<Strike>([
    plain,
    { ...plain, white: 1 + chance.roll(5) },
    { ...plain, said: chance.in100(25) ? 'missed' : { damage: chance.roll(12) } },
    {
      ...plain,
      said: { damage: 2 + chance.roll(10) },
      ...(die && targets.length === 1 ? { die } : {}),
    },
    { ...plain, bonus: 2, redraws: 1, empower: 2 },
    { ...plain, fixed: 4 },
    { ...plain, unarmed: true },
    { ...plain, cannotMiss: true, white: 3 },
    { ...plain, chain: true },
    { ...plain, hit: [{ effect: 'knockback', hexes: 2 }] },
    { ...plain, range: 5, hexes: { [first]: aimed && sizeOf(state, aimed) !== 'single' ? 2 : 1 } },
    ...(open && one.role === 'companion' && one.presence === 'standing' ? [bought] : []),
    ...(one.class === 'huntress' ? [{ ...plain, falcons: true, white: 2 }] : []),
    ...(one.class === 'grove' ? sentinelStrikes(state, one, plain) : []),
  ]);
  return { do: 'attack', who: one.id, strike: more };
}

function sentinelStrikes(state: State, one: Friend, plain: Plain): readonly Strike[] {
  const own = standing(state).filter(it => it.role === 'sentinel' && it.of === one.id).length;
  return own > 0 && !one.thrown.length && Object.values(one.might).some(n => n > 0)
    ? [{ ...plain, sentinels: own }]
    : [];
}
