import { never } from '../../basics/never';
import { COLORS } from '../../might/cards';
import { refreshDecks } from '../../might/decks';
import type { HeroEffect } from '../../stage/company';
import { applyEffects } from '../damage/apply-effects';
import { carryOut } from '../damage/carry-out-moves';
import { friendHeals } from '../damage/lose-hp';
import { passes } from '../damage/walk-path';
import { brokenBy } from '../facts/broken-by';
import { enemyAttackNow, friendOf, nameOf, tokensOf } from '../facts/select';
import type { PlayFrame, StrikeFrame } from '../model/frame';
import type { Id, State } from '../model/state';
import type { Strike, StrikeTargets } from '../model/strike';
import { gainAnimus } from '../run/animus';
import { barred } from '../run/may';
import { note, push, type Run, task, top } from '../run/run';
import { addToken } from '../run/tokens';
import { say } from '../says/tells';
import { attackOf } from '../strike/flow';
import { guardedBy } from '../windows/guard-whom';
import { type Aim, aimsOf, boardTells, type HeroAttack, isArea } from './aims';
import { boostAttack } from './boost-attack';
import { linksFrom } from './chain';
import { attackGranted } from './grant-attack';
import { colorsToRefresh, held } from './play-questions';

/** One effect of a card, with what its player has chosen for it. */
export function performEffect(run: Run, frame: PlayFrame, effect: HeroEffect) {
  const { who, targets } = frame;
  const on: readonly Id[] = 'on' in effect && effect.on === 'friend' ? targets : [who];
  switch (effect.effect) {
    case 'attack':
      return attacks(run, frame, effect);
    case 'move':
      for (const id of on) moves(run, id, effect);
      return;
    case 'gain':
      for (const id of on) addToken(run, id, effect.token, effect.count);
      return;
    case 'heal':
      for (const id of on) friendHeals(run, id, effect.hp);
      return;
    case 'animus':
      for (const id of on) gainAnimus(run, id, effect.by);
      return;
    case 'boost':
      return boostAttack(run, frame, effect);
    case 'taunt':
      return run.emit({ type: 'taunt', by: who, until: run.state.round });
    case 'refresh':
      return refreshes(run, frame);
    case 'guard':
      return guards(run, frame, effect);
    case 'weaken': {
      const { which = 'lowest', ignore } = effect;
      if (!enemyAttackNow(run.state)) return noAttack(run);
      return run.emit({
        type: 'might',
        side: 'enemy',
        event: { type: 'adjusted', change: { [which]: ignore } },
      });
    }
    case 'forceRedraw':
      if (enemyAttackNow(run.state)?.flow?.step !== 'revealed') return noAttack(run);
      return push(run, { frame: 'redraw', by: who, left: effect.count, piece: null });
    case 'text':
      return push(run, { frame: 'hands', text: effect.text, who, window: null });
    default:
      return never(effect);
  }
}

const noAttack = (run: Run): void => note(run, 'noAttack', say('tell.no-blow'));

const isCrippled = (state: State, who: Id): boolean => {
  const friend = friendOf(state, who);
  return friend !== undefined && tokensOf(friend, 'crippled') > 0;
};

function moves(run: Run, who: Id, { hexes, how }: Extract<HeroEffect, { effect: 'move' }>) {
  const name = nameOf(run.state, who);
  const friend = friendOf(run.state, who);
  // OWN-192: the card lets it move, and so it must be able to.
  const bar = friend && barred(run.state, friend, 'move');
  if (bar) return note(run, 'skipped', bar.message);
  if (isCrippled(run.state, who)) return note(run, 'crippled', say('tell.crippled-stays', { name }));
  // OP-4: up to the number printed
  const exact = how === 'exact';
  if (!boardTells(run.state, who)) return task(run, say('tell.may-move', { name, hexes, exact }), [who]);
  push(run, {
    frame: 'place',
    who,
    text: say('tell.move-where', { name, hexes, exact }),
    hexes: null,
    topic: 'walk',
    about: { actor: who, count: hexes },
    walk: { hexes, exact },
  });
}

function refreshes(run: Run, { who, targets }: PlayFrame) {
  const { might } = run.state.settings;
  if (might === 'physical')
    return push(run, {
      frame: 'hands',
      text: say('tell.refresh-which'),
      who,
      window: null,
      task: 'refresh',
      about: { actor: who },
    });
  if (colorsToRefresh(run.state).length === 0) return note(run, 'noDiscard', say('tell.no-discard'));
  const colors = COLORS.filter(color => targets.includes(color));
  for (const event of refreshDecks(run.state.might.oathsworn, colors))
    run.emit({ type: 'might', side: 'oathsworn', event });
  if (colors.length > 0) note(run, 'refreshed', say('tell.refreshed', { colors }));
}

/** EA-5: against one attack only; without one under way it holds until the end of the round (OWN-128). */
function guards(run: Run, frame: PlayFrame, effect: Extract<HeroEffect, { effect: 'guard' }>) {
  const among = guardedBy(run.state, frame.who, effect, enemyAttackNow(run.state));
  const chosen = among.length === 1 ? among[0]?.id : frame.targets[0];
  if (chosen === undefined) return note(run, 'noTarget', say('tell.nobody-guarded'));
  if (enemyAttackNow(run.state)?.flow?.setup.targets.some(target => target.id === chosen))
    return run.emit({
      type: 'might',
      side: 'enemy',
      event: { type: 'adjusted', change: { guard: { target: chosen, by: effect.defense } } },
    });
  applyEffects(run, [{ effect: 'defense', by: effect.defense, until: 'endOfRound' }], [chosen], frame.who);
}

function attacks(run: Run, frame: PlayFrame, effect: HeroAttack) {
  const { who } = frame;
  const name = nameOf(run.state, who);
  if (held(run.state, who, effect)) return note(run, 'crippled', say('tell.crippled-cannot', { name }));
  const known = boardTells(run.state, who);
  if (known && isArea(effect)) return aimed(run, frame, effect);
  if (known && effect.chain) return chained(run, frame, effect);
  if (frame.targets.length === 0) return attacksNobody(run, who);
  const { targets } = frame;
  const whom: StrikeTargets = effect.chain ? { targets, chain: true } : { targets };
  strikes(run, who, { ...attackGranted(run.state, who, effect), ...whom });
}

/** FT-4, AT-4: there is no target, or what would still strike it is lost. */
const attacksNobody = (run: Run, who: Id): void =>
  brokenBy(run.state, who).length > 0
    ? note(run, 'cut', say('tell.cut'))
    : note(run, 'noTarget', say('tell.nobody-attacked'));

/** The area lies where its player aimed it; whoever charges has gone through before the draw (AE-4). */
function aimed(run: Run, frame: PlayFrame, effect: HeroAttack) {
  const { who } = frame;
  const aims = aimsOf(run.state, who, effect);
  const aim = effect.area === 'adjacent' ? aims[0] : aims.find(one => frame.targets.includes(one.id));
  if (!aim) return attacksNobody(run, who);
  goesWith(run, who, aim);
  strikes(run, who, {
    ...attackGranted(run.state, who, effect),
    targets: aim.hit.map(one => one.id),
    hexes: Object.fromEntries(aim.hit.map(one => [one.id, one.hexes])),
    ...(aim.movement ? { through: aim.hexes } : {}),
  });
}

function goesWith(run: Run, who: Id, { facing, movement }: Aim): void {
  const friend = friendOf(run.state, who);
  if (!friend || !facing) return;
  if (movement) {
    carryOut(run, who, movement);
    passes(run, who, [...movement.path.slice(1), movement.at]);
    // OWN-122: the attacker faces the way that was chosen
  } else if (friend.facing !== facing)
    run.emit({ type: 'stands', who, at: friend.at, facing, how: 'turned', path: [] });
}

/** SE-8 to SE-11: the targets in the order chosen; who is not shooting stands next to the last one afterwards. */
function chained(run: Run, frame: PlayFrame, effect: HeroAttack) {
  const { who } = frame;
  const links = linksFrom(run.state, frame.targets);
  const last = links.at(-1);
  if (!last) return attacksNobody(run, who);
  const now = run.state.frames.at(-1);
  if (!effect.chain?.ranged && now?.frame === 'play') top(run, { ...now, ends: last });
  strikes(run, who, {
    ...attackGranted(run.state, who, effect),
    targets: links.map(link => link.target),
    chain: true,
    aims: Object.fromEntries(links.map(link => [link.target, link.hex])),
  });
}

function strikes(run: Run, by: Id, strike: Strike): void {
  const bare: StrikeFrame = { frame: 'strike', by, strike, step: 'pool', flow: null, aimed: {} };
  const flow = attackOf(run.state, bare);
  if (flow) push(run, { ...bare, flow });
}
