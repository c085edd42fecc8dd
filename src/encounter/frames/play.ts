import { never } from '../../basics/never';
import type { HeroEffect } from '../../stage/company';
import { gainAnimus } from '../animus';
import { playAbility, putOn, without } from '../battleflow';
import { applyEffects } from '../effects';
import { friendOf, nameOf, standing, tokensOf } from '../find';
import type { PlayFrame } from '../frame';
import { friendHeals } from '../losses';
import type { Question } from '../question';
import { emit, note, pop, push, type Run, task, top } from '../run';
import type { Id, State } from '../state';
import { attackOf } from '../strike-flow';
import { reachProblem } from '../strike-reach';
import { addToken } from '../tokens';
import { type Handler, wrongAnswer } from './handler';
import { pick, picked } from './pick';

/** A card being played, effect by effect; at last it goes to its place, and battleflow follows an ability. */
export const play: Handler<PlayFrame> = {
  question: (state, frame) => ask(state, frame),
  answer: (run, frame, answer) => {
    const ids = picked(ask(run.state, frame), answer);
    if (!ids) return wrongAnswer();
    top(run, { ...frame, targets: ids, asked: frame.at });
    return null;
  },
  go: (run, frame) => {
    const effect = effectsOf(run.state, frame)[frame.at];
    if (!effect) return putAway(run, frame);
    top(run, { ...frame, at: frame.at + 1, targets: [], asked: -1 });
    perform(run, frame, effect);
  },
};

const choiceOf = (state: State, frame: PlayFrame) => {
  const { abilities, items, archetypes } = state.library;
  const card = abilities[frame.card] ?? items[frame.card] ?? archetypes[frame.who];
  const choices = [
    ...(card?.choices ?? []),
    ...(items[frame.card]?.companion ? [items[frame.card]?.companion] : []),
    ...(state.allyOf[frame.who]?.once ? [state.allyOf[frame.who]?.once] : []),
  ];
  return choices.find(one => one?.id === frame.choice);
};

const effectsOf = (state: State, frame: PlayFrame): readonly HeroEffect[] =>
  choiceOf(state, frame)?.effects ?? [];

function ask(state: State, frame: PlayFrame): Question | null {
  const effect = effectsOf(state, frame)[frame.at];
  if (!effect || frame.asked === frame.at) return null;
  const name = nameOf(state, frame.who);
  if (effect.effect === 'attack') {
    if (frame.cut) return null;
    const options = state.enemies
      .filter(one => one.present)
      .map(one => ({ id: one.id, label: nameOf(state, one.id) }));
    const several = effect.area !== undefined || effect.chain !== undefined || effect.charge !== undefined;
    return pick('hit', `Whom does ${name} attack?`, frame.who, options, [0, several ? options.length : 1]);
  }
  if ('on' in effect && effect.on === 'friend') {
    const options = standing(state).map(one => ({ id: one.id, label: one.name }));
    return pick('friend', `Whom does ${name} help?`, frame.who, options, [0, 1]);
  }
  return null;
}

function perform(run: Run, frame: PlayFrame, effect: HeroEffect) {
  const { who, targets } = frame;
  const on: readonly Id[] = 'on' in effect && effect.on === 'friend' ? targets : [who];
  switch (effect.effect) {
    case 'attack':
      return frame.cut
        ? note(run, 'cut', 'What would still strike the target is lost.')
        : attacks(run, frame, effect);
    case 'move':
      if (isCrippled(run.state, who))
        return note(run, 'crippled', `${nameOf(run.state, who)} is crippled and does not move.`);
      task(run, `${nameOf(run.state, who)} may move up to ${effect.hexes}.`);
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
    case 'taunt':
      return emit(run, { type: 'taunt', by: who, until: run.state.round });
    case 'refresh':
      return push(run, {
        frame: 'hands',
        text: 'Refresh: choose which discards are shuffled back.',
        who,
        window: null,
      });
    case 'guard':
      return applyEffects(run, [{ effect: 'defense', by: effect.defense, until: 'endOfRound' }], on, who);
    case 'weaken':
      return inBlow(run, 'lowest', effect.ignore);
    case 'forceRedraw':
      return push(run, {
        frame: 'hands',
        text: `Force ${effect.count} redraw(s) on the enemy.`,
        who,
        window: null,
      });
    case 'text':
      return push(run, { frame: 'hands', text: effect.text, who, window: null });
    default:
      return never(effect);
  }
}

const isCrippled = (state: State, who: Id): boolean => {
  const friend = friendOf(state, who);
  return friend !== undefined && tokensOf(friend, 'crippled') > 0;
};

function inBlow(run: Run, what: 'lowest', by: number): void {
  emit(run, { type: 'might', side: 'enemy', event: { type: 'adjusted', change: { [what]: by } } });
}

function attacks(run: Run, frame: PlayFrame, effect: Extract<HeroEffect, { effect: 'attack' }>) {
  if (frame.targets.length === 0) return note(run, 'noTarget', 'Nobody is attacked.');
  // ST-4: whoever cannot move cannot charge, nor follow a chain that is not ranged.
  if (
    isCrippled(run.state, frame.who) &&
    (effect.charge !== undefined || (effect.chain && !effect.chain.ranged))
  )
    return note(run, 'crippled', `${nameOf(run.state, frame.who)} is crippled and cannot do that.`);
  const strike = {
    targets: frame.targets,
    ...(effect.range === undefined ? {} : { range: effect.range }),
    ...(effect.bonus === undefined ? {} : { bonus: effect.bonus }),
    ...(effect.empower === undefined ? {} : { empower: effect.empower }),
    ...(effect.redraws === undefined ? {} : { redraws: effect.redraws }),
    ...(effect.unarmed === undefined ? {} : { unarmed: effect.unarmed }),
    ...(effect.hit === undefined ? {} : { hit: effect.hit }),
    ...(effect.chain ? { chain: true } : {}),
  };
  const bare = { frame: 'strike', by: frame.who, strike, step: 'pool', flow: null, aimed: {} } as const;
  const flow = attackOf(run.state, bare);
  const area = effect.area !== undefined || effect.charge !== undefined;
  const against = reachProblem(run.state, bare, {
    area,
    ...(effect.chain ? { chain: effect.chain.range } : {}),
  });
  if (against) note(run, 'outOfReach', against.message);
  if (flow) push(run, { ...bare, flow });
}

/** Abilities onto their cooldown with battleflow; items without, or face down; a companion's cube on its archetype. */
function putAway(run: Run, frame: PlayFrame) {
  pop(run);
  const friend = friendOf(run.state, frame.who);
  if (!friend) return;
  const { who } = frame;
  const ability = run.state.library.abilities[frame.card];
  const item = run.state.library.items[frame.card];
  if (ability)
    return emit(run, {
      type: 'cards',
      who,
      cards: playAbility(friend.cards, frame.card, ability.cooldown),
      played: frame.card,
    });
  if (item) {
    const rest = without(friend.cards, frame.card);
    const spent = friend.role === 'companion' || item.cooldown === undefined;
    const cards =
      spent || item.cooldown === undefined
        ? { ...rest, spent: [...rest.spent, frame.card] }
        : putOn(friend.cards, frame.card, item.cooldown);
    return emit(run, { type: 'cards', who, cards, played: frame.card });
  }
  const cubes = [...friend.cards.cubes, frame.choice];
  emit(run, { type: 'cards', who, cards: { ...friend.cards, cubes }, played: frame.choice });
}
