import { COLORS } from '../../might/cards';
import type { HeroEffect } from '../../stage/company';
import { brokenBy } from '../facts/broken-by';
import { cardOfAlly, enemyAttackNow, friendOf, nameOf, standing, tokensOf } from '../facts/select';
import type { PlayFrame } from '../model/frame';
import type { Option, Question } from '../model/question';
import type { Friend, Id, State } from '../model/state';
import { pick } from '../run/pick';
import { say } from '../says/asks';
import { reachProblem } from '../strike/reach';
import { guardedBy } from '../windows/guard-whom';
import { aimOption, aimsOf, boardTells, type HeroAttack, isArea } from './aims';
import { linkOption, linksFrom, linksOf } from './chain';
import { attackGranted } from './grant-attack';
import { scaleEffect } from './scale-effect';

const choiceOf = (state: State, frame: PlayFrame) => {
  const { abilities, items, archetypes } = state.library;
  const card = abilities[frame.card] ?? items[frame.card] ?? archetypes[frame.who];
  const player = friendOf(state, frame.who);
  const once = player && cardOfAlly(state, player)?.once;
  const choices = [
    ...(card?.choices ?? []),
    ...(items[frame.card]?.companion ? [items[frame.card]?.companion] : []),
    ...(once ? [once] : []),
  ];
  return choices.find(one => one?.id === frame.choice);
};

export const effectsOf = (state: State, frame: PlayFrame): readonly HeroEffect[] =>
  (frame.effects ?? choiceOf(state, frame)?.effects ?? []).map(effect =>
    scaleEffect(state, frame.who, effect),
  );

/** FT-11: a friend that is off the board, and not consumed, does nothing. */
export function isDown(state: State, who: Id): boolean {
  const friend = friendOf(state, who);
  return friend === undefined || (friend.presence !== 'standing' && friend.presence !== 'consumed');
}

/** What the card's next effect leaves to its player; null when it can go on. */
export function askPlay(state: State, frame: PlayFrame): Extract<Question, { ask: 'pick' }> | null {
  const effect = effectsOf(state, frame)[frame.at];
  if (!effect || frame.asked === frame.at || isDown(state, frame.who)) return null;
  const { who } = frame;
  switch (effect.effect) {
    case 'attack':
      return held(state, who, effect) ? null : askAttack(state, frame, effect);
    case 'refresh':
      return askColors(state, who);
    case 'guard': {
      const attacked = guardedBy(state, who, effect, enemyAttackNow(state));
      return attacked.length < 2 ? null : askFriend(state, who, attacked);
    }
    default:
      return 'on' in effect && effect.on === 'friend' ? askFriend(state, who, standing(state)) : null;
  }
}

/** ST-4: a friend that cannot move cannot charge, nor follow a chain that is not ranged. */
export function held(state: State, who: Id, effect: HeroAttack): boolean {
  const friend = friendOf(state, who);
  const goes = effect.charge !== undefined || (effect.chain !== undefined && !effect.chain.ranged);
  return goes && friend !== undefined && tokensOf(friend, 'crippled') > 0;
}

function askAttack(state: State, frame: PlayFrame, effect: HeroAttack) {
  const { who } = frame;
  const name = nameOf(state, who);
  const about = { actor: who };
  const known = boardTells(state, who);
  if (known && isArea(effect)) {
    const aims = effect.area === 'adjacent' ? [] : aimsOf(state, who, effect);
    if (aims.length === 0) return null;
    const options = aims.map(aim => aimOption(state, aim));
    const kind = effect.charge === undefined ? areaKind(effect) : 'charge';
    return pick('area', say('ask.where-aims', { who: name }), who, options, [0, 1], { ...about, kind });
  }
  if (known && effect.chain) {
    const links = linksOf(state, who, effect, linksFrom(state, frame.targets));
    if (links.length === 0) return null;
    const text = say(frame.targets.length === 0 ? 'ask.whom-first' : 'ask.whom-next', { who: name });
    const options = links.map(link => linkOption(state, link));
    return pick('chain', text, who, options, [0, 1], { ...about, count: frame.targets.length + 1 });
  }
  const broken = brokenBy(state, who);
  const options = state.enemies
    .filter(one => one.present && !broken.includes(one.id))
    .map(one => enemyOption(state, who, one.id, effect))
    .sort((a, b) => Number(a.against !== undefined) - Number(b.against !== undefined));
  if (options.length === 0) return null;
  const several = isArea(effect) || effect.chain !== undefined;
  const most = several ? options.length : 1;
  return pick('hit', say('ask.whom-attacks', { who: name }), who, options, [0, most], about);
}

const areaKind = ({ area }: HeroAttack): string =>
  typeof area === 'string' ? area : area && 'cone' in area ? 'cone' : 'drawn';

/** AT-4, AT-5: one out of reach is offered too, with what the rules say against it. */
function enemyOption(state: State, who: Id, id: Id, effect: HeroAttack): Option {
  const strike = { ...attackGranted(state, who, effect), targets: [id] };
  const against = reachProblem(state, { by: who, strike }, { area: isArea(effect) });
  return { id, label: nameOf(state, id), ...(against ? { against: against.message } : {}) };
}

/** MT-10: the discards that could be shuffled back; nothing to ask with real cards, or with none there. */
function askColors(state: State, who: Id) {
  const colors = colorsToRefresh(state);
  if (colors.length === 0) return null;
  const text = say('ask.discards', { who: nameOf(state, who) });
  return pick(
    'colors',
    text,
    who,
    colors.map(color => ({ id: color, label: say('ask.color', { color }) })),
    [0, colors.length],
    { actor: who },
  );
}

export const colorsToRefresh = (state: State) =>
  state.settings.might === 'physical'
    ? []
    : COLORS.filter(color => state.might.oathsworn.cards[color].discard.length > 0);

function askFriend(state: State, who: Id, among: readonly Friend[]) {
  const options = among.map(one => ({ id: one.id, label: one.name }));
  return pick('friend', say('ask.whom-helps', { who: nameOf(state, who) }), who, options, [0, 1], {
    actor: who,
  });
}
