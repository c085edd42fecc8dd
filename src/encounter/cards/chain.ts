import { slotOf } from '../../board/geometry/strike';
import { hexDistance, hexesOf, sees } from '../../board/targets/measure';
import { rangeNow } from '../damage/thrown-items';
import { brokenBy } from '../facts/broken-by';
import { boardOf } from '../facts/positions';
import { enemyOf, friendOf, nameOf, slotsOf } from '../facts/select';
import type { Link } from '../model/frame';
import type { Option } from '../model/question';
import type { Id, State } from '../model/state';
import { say } from '../says/asks';
import type { HeroAttack } from './aims';

const linkId = (state: State, { target, hex }: Link): string =>
  hexesOf(boardOf(state), target).length === 1 ? target : `${target}@${hex}`;

/** The links that ids of options stand for. */
export const linksFrom = (state: State, ids: readonly string[]): readonly Link[] =>
  ids.flatMap(id => {
    const cut = id.lastIndexOf('@');
    const target = enemyOf(state, id) ? id : id.slice(0, cut);
    const hex = target === id ? enemyOf(state, id)?.at : id.slice(cut + 1);
    return enemyOf(state, target) && hex ? [{ target, hex }] : [];
  });

/**
 * SE-8, SE-11: the next link may go to any enemy not yet hit, by a hex in range and in sight of the one before. An attack
 * that needs no sight needs none of its first target (OWN-291).
 */
export function linksOf(state: State, who: Id, effect: HeroAttack, chosen: readonly Link[]): readonly Link[] {
  const friend = friendOf(state, who);
  const before = chosen.at(-1);
  const from = before?.hex ?? friend?.at ?? null;
  if (!friend || !effect.chain || from === null || chosen.length >= effect.chain.max) return [];
  const range = before ? effect.chain.range : (effect.range ?? rangeNow(state, friend));
  const unseen = before === undefined && effect.noSight === true;
  const board = boardOf(state);
  const broken = brokenBy(state, who);
  return state.enemies
    .filter(one => one.present && !broken.includes(one.id) && !chosen.some(link => link.target === one.id))
    .flatMap(one =>
      hexesOf(board, one.id)
        .filter(hex => hexDistance(board, from, hex) <= range && (unseen || sees(board, from, hex)))
        .map(hex => ({ target: one.id, hex })),
    );
}

export function linkOption(state: State, link: Link): Option {
  const slot = slotNameAt(state, link);
  const who = nameOf(state, link.target);
  return {
    id: linkId(state, link),
    label: slot === null ? who : say('ask.link', { who, slot, hex: link.hex }),
    hexes: [link.hex],
    hit: [link.target],
  };
}

/** The name of the location that its die stands in there; null for a single hex. */
function slotNameAt(state: State, { target, hex }: Link): string | null {
  const enemy = enemyOf(state, target);
  if (!enemy || hexesOf(boardOf(state), target).length === 1) return null;
  const id = slotOf(boardOf(state), target, hex);
  return slotsOf(state, enemy).find(slot => slot.id === id)?.name ?? id ?? '';
}
