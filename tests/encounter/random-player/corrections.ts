import { nearestFree } from '../../../src/encounter/facts/free-hexes';
import { diceLeft, standing } from '../../../src/encounter/facts/select';
import type { Correction } from '../../../src/encounter/model/command';
import type { State } from '../../../src/encounter/model/state';
import { gridOf } from '../../../src/hex/grid';
import { COLORS } from '../../../src/might/cards';
import type { Chance } from './chance';

const compass = ['N', 'NE', 'SE', 'S', 'SW', 'NW'] as const;

const freeHex = (state: State, chance: Chance): string | null => {
  const { cells, names } = gridOf(state.encounter.board);
  const hex = nearestFree(state, [names[cells[chance.roll(cells.length)] ?? 0] ?? 'A1']);
  // A Sentinel is in nobody's way (GM-8).
  const there = standing(state).some(one => one.at === hex && one.role !== 'sentinel');
  return there ? null : hex;
};

type Maker = (state: State, chance: Chance) => Correction | null;

/** What a table says now and then, of every kind that there is; null where it makes no sense just now. */
export const corrections: { readonly [K in Correction['say']]: Maker } = {
  hp(state, chance) {
    const one = chance.any(standing(state).filter(it => it.role !== 'sentinel'));
    return one ? { say: 'hp', who: one.id, hp: 1 + chance.roll(one.maxHp) } : null;
  },
  maxHp(state, chance) {
    const one = chance.any(standing(state));
    return one ? { say: 'maxHp', who: one.id, hp: Math.max(one.hp, one.maxHp + chance.roll(2)) } : null;
  },
  die(state, chance) {
    const enemy = chance.any(state.enemies.filter(it => it.present));
    const die = enemy && chance.any(diceLeft(enemy));
    if (!enemy || !die) return null;
    if (chance.in100(50))
      return { say: 'die', enemy: enemy.id, die: die.id, hp: 1 + chance.roll(die.max), quiet: true };
    const by = chance.any(standing(state));
    return {
      say: 'die',
      enemy: enemy.id,
      die: die.id,
      hp: chance.roll(die.hp),
      quiet: false,
      ...(by ? { by: by.id } : {}),
    };
  },
  token(state, chance) {
    const one = chance.any([...standing(state), ...state.enemies.filter(it => it.present)]);
    const token = chance.one(['defense', 'poison', 'crippled', 'redraw', 'mud']);
    return one ? { say: 'token', who: one.id, token, count: chance.roll(4) } : null;
  },
  animus(state, chance) {
    const one = chance.any(standing(state));
    return one ? { say: 'animus', who: one.id, available: chance.roll(6), reserve: chance.roll(6) } : null;
  },
  defense(state, chance) {
    const one = chance.any(standing(state));
    return one ? { say: 'defense', who: one.id, defense: 1 + chance.roll(5) } : null;
  },
  stands(state, chance) {
    const one = chance.any(standing(state));
    return one
      ? { say: 'stands', who: one.id, at: freeHex(state, chance), facing: chance.one(compass) }
      : null;
  },
  all(state, chance) {
    const one = chance.any(standing(state));
    if (!one) return null;
    return { say: 'all', stands: [{ who: one.id, at: freeHex(state, chance), facing: chance.one(compass) }] };
  },
  card(state, chance) {
    const one = chance.any(standing(state));
    const card = one && chance.any([...one.cards.hand, ...one.cards.cooldown.flat(), ...one.cards.spent]);
    return one && card
      ? {
          say: 'card',
          who: one.id,
          card,
          to: chance.one<'hand' | 'spent' | 0 | 1 | 2 | 3>(['hand', 0, 1, 2, 3, 'spent']),
        }
      : null;
  },
  faceUp(state, chance) {
    const { deck, drawn, kept, discard } = state.stage;
    const top = deck[0];
    if (top === undefined || !state.stage.up) return null;
    const out = [...drawn, ...kept, ...discard];
    const stage = top.startsWith('?') ? Number(top[1]) : null;
    const could = state.encounter.cards.filter(one =>
      stage === null
        ? deck.includes(one.id)
        : one.stage === stage && !out.includes(one.id) && !deck.includes(one.id),
    );
    const card = chance.any(could);
    return card ? { say: 'faceUp', card: card.id } : null;
  },
  stageDeck({ stage }, chance) {
    const cut = stage.deck.length > 2 && chance.in100(50) ? stage.deck.slice(0, -1) : stage.deck;
    return { say: 'stageDeck', left: cut, discard: stage.discard, stage: stage.stage };
  },
  might(state, chance) {
    const [side, color] = [chance.one(['oathsworn', 'enemy'] as const), chance.one(COLORS)];
    const { deck } = state.might[side].cards[color];
    return { say: 'might', side, color, left: [...deck].reverse().slice(0, chance.roll(deck.length + 1)) };
  },
  target(state, chance) {
    const actor = chance.any(state.enemies.filter(it => it.present));
    if (!actor || !state.scene) return null;
    const target = chance.any(standing(state).filter(it => it.role !== 'sentinel'));
    return { say: 'target', actor: actor.id, target: chance.in100(15) ? null : (target?.id ?? null) };
  },
  lead(state, chance) {
    const one = chance.any(standing(state).filter(it => it.role === 'full' || it.role === 'companion'));
    return one ? { say: 'lead', who: one.id } : null;
  },
  obstacle(state, chance) {
    const hex = freeHex(state, chance);
    if (chance.in100(50) || hex === null) return { say: 'obstacle', id: 'rubble', kind: 'rubble', hexes: [] };
    return { say: 'obstacle', id: 'rubble', kind: 'rubble', hexes: [hex] };
  },
  tiles(state, chance) {
    const hex = freeHex(state, chance);
    return {
      say: 'tiles',
      tiles: [...state.tiles.slice(0, 6), ...(hex ? [{ kind: 'fire', hexes: [hex] }] : [])],
    };
  },
  presence(state, chance) {
    const others = standing(state).filter(it => it.role !== 'full' && it.role !== 'companion');
    const one = others.find(it => it.role === 'guardian') ?? chance.any(others);
    return one ? { say: 'presence', who: one.id, presence: 'gone' } : null;
  },
  enemy(state, chance) {
    const kind = chance.any(state.encounter.enemies.filter(it => it.role === 'minion'));
    const there = state.enemies.filter(it => it.present).length;
    return kind && there < 8 ? { say: 'enemy', kind: kind.id, at: freeHex(state, chance) } : null;
  },
  enemyGone(state, chance) {
    const minion = chance.any(
      state.enemies.filter(
        it => it.present && state.encounter.enemies.find(kind => kind.id === it.kind)?.role === 'minion',
      ),
    );
    return minion ? { say: 'enemyGone', who: minion.id } : null;
  },
  stage({ stage }, chance) {
    return chance.in100(30) ? { say: 'stage', stage: stage.stage === 1 ? 2 : 3 } : null;
  },
  round: state => (state.round > 0 ? { say: 'round', round: state.round } : null),
  encounter(state, chance) {
    const { enemies } = state.encounter;
    if (chance.in100(50))
      return {
        say: 'encounter',
        change: { enemies: enemies.map(kind => ({ ...kind, defense: Math.max(1, kind.defense) })) },
      };
    const counters = state.encounter.counters ?? [];
    const fog = {
      id: 'fog',
      name: 'Fog',
      start: 2,
      pulls: [{ pull: 'remind', at: 3, text: 'Thick.' }],
    } as const;
    return { say: 'encounter', change: { counters: [...counters.filter(one => one.id !== 'fog'), fog] } };
  },
  ally(state) {
    const id = `hired-${state.allies.length}`;
    if (state.friends.some(one => one.id === id) || state.allies.some(one => one.id === id)) return null;
    return {
      say: 'ally',
      ally: {
        id,
        name: 'Hired',
        defense: 2,
        might: { yellow: 1 },
        moveCost: 1,
        moveHexes: 2,
        attackCost: 1,
      },
    };
  },
  friend(state, chance) {
    if (state.friends.filter(one => one.role === 'friendly').length > 2) return null;
    return { say: 'friend', name: 'A villager', hp: 2, defense: 1, at: freeHex(state, chance) };
  },
  skip: state => (state.frames.length > 0 ? { say: 'skip' } : null),
  outcome: (_, chance) =>
    chance.in100(10) ? { say: 'outcome', outcome: chance.one(['victory', 'defeat']) } : null,
};
