import { COLORS } from '../../might/cards';
import { correctDeck } from '../../might/decks';
import { isBlankSlip, stageOf } from '../../stage/deck';
import { putOn, without } from '../cards/battleflow';
import { dropUnderWay } from '../damage/drop-frames';
import { enemySaidGone } from '../damage/leave-fight';
import { diceLose } from '../damage/lose-hp';
import { letOut } from '../damage/release-consumed';
import { changeStageNow } from '../damage/stage-cards';
import { fitsAt, isHex } from '../facts/positions';
import { diceLeft, enemyOf, friendOf } from '../facts/select';
import type { Correction } from '../model/command';
import type { Enemy, State } from '../model/state';
import { no, type Refused, type Run } from '../run/run';
import { addToken } from '../run/tokens';
import { because } from '../says/refusals';
import { enemyFrom } from '../setup/initial-state';
import { sayAlly, sayEncounter, sayFriend } from './correct-encounter';
import { sayHp, sayPresence } from './correct-friend';
import { sayTarget } from './correct-target';

const whole = (n: number, most = 99): boolean => Number.isInteger(n) && n >= 0 && n <= most;
const badNumber = (): Refused => no('not-a-number', because('refuse.number-cannot-stand'));
const unknown = (): Refused => no('nobody', because('refuse.nobody'));

/** A correction by the table: it is taken as it is, and the log says that the table said it. */
export function correct(run: Run, correction: Correction): Refused {
  run.emit({ type: 'said', correction });
  return carryOut(run, correction);
}

function carryOut(run: Run, it: Correction): Refused {
  const { state } = run;
  switch (it.say) {
    case 'hp':
      return sayHp(run, it);
    case 'maxHp':
    case 'defense': {
      const friend = friendOf(state, it.who);
      if (!friend) return unknown();
      const now = it.say === 'maxHp' ? it.hp : it.defense;
      if (!whole(now)) return badNumber();
      const numbers =
        it.say === 'maxHp' ? { defense: friend.defense, maxHp: now } : { defense: now, maxHp: friend.maxHp };
      run.emit({ type: 'numbers', who: it.who, ...numbers });
      return null;
    }
    case 'die':
      return sayDie(run, it);
    case 'token': {
      const one = friendOf(state, it.who) ?? enemyOf(state, it.who);
      if (!one) return unknown();
      if (!whole(it.count)) return badNumber();
      addToken(run, it.who, it.token, it.count - (one.tokens[it.token] ?? 0));
      return null;
    }
    case 'animus':
      if (!friendOf(state, it.who)) return unknown();
      if (!whole(it.available) || !whole(it.reserve)) return badNumber();
      run.emit({ type: 'animus', who: it.who, animus: { available: it.available, reserve: it.reserve } });
      return null;
    case 'stands':
      return stand(run, [it]);
    case 'all':
      return stand(run, it.stands);
    case 'card':
      return sayCard(run, it);
    case 'faceUp':
      return faceUp(run, it.card);
    case 'stageDeck':
      if (!isOfDeck(state, [...it.left, ...it.discard]))
        return no('no-such-card', because('refuse.no-such-stage-card'));
      run.emit({
        type: 'stage',
        event: {
          type: 'corrected',
          deck: it.left,
          discard: it.discard,
          stage: it.stage,
          paper: state.stage.paper,
        },
      });
      return null;
    case 'might':
      if (!COLORS.includes(it.color)) return no('no-such-color', because('refuse.no-such-colour'));
      if (!isThere(state, it))
        return no('no-such-cards', because('refuse.no-such-might-cards', { color: it.color }));
      for (const event of correctDeck(state.might[it.side], it.color, it.left))
        run.emit({ type: 'might', side: it.side, event });
      return null;
    case 'target':
      return sayTarget(run, it);
    case 'lead':
      if (!friendOf(state, it.who)) return unknown();
      run.emit({ type: 'lead', who: it.who });
      return null;
    case 'obstacle': {
      if (!it.hexes.every(hex => isHex(state, hex))) return no('no-such-hex', because('refuse.no-such-hex'));
      const others = state.obstacles.filter(one => one.id !== it.id);
      const added = it.hexes.length > 0 ? [{ id: it.id, kind: it.kind, hexes: it.hexes }] : [];
      run.emit({ type: 'obstacles', obstacles: [...others, ...added], destroyed: [] });
      return null;
    }
    case 'tiles':
      if (!it.tiles.every(tile => tile.hexes.every(hex => isHex(state, hex))))
        return no('no-such-hex', because('refuse.no-such-hex'));
      run.emit({ type: 'tiles', tiles: it.tiles });
      return null;
    case 'presence':
      return sayPresence(run, it);
    case 'enemy':
      return comes(run, it);
    case 'enemyGone':
      if (!enemyOf(state, it.who)?.present) return unknown();
      enemySaidGone(run, it.who);
      return null;
    case 'stage':
      changeStageNow(run, it.stage);
      return null;
    case 'round':
      if (!whole(it.round) || it.round < 1) return badNumber();
      run.emit({ type: 'phase', phase: state.phase, step: state.step, round: it.round });
      return null;
    case 'encounter':
      return sayEncounter(run, it);
    case 'ally':
      return sayAlly(run, it.ally);
    case 'friend':
      return it.at === null || isHex(state, it.at)
        ? sayFriend(run, it)
        : no('no-such-hex', because('refuse.no-such-hex'));
    case 'skip':
      if (state.frames.length === 0) return no('nothing-to-skip', because('refuse.nothing-under-way'));
      dropUnderWay(run);
      return null;
    case 'outcome':
      run.emit({ type: 'over', outcome: it.outcome });
      return null;
  }
}

/** OWN-310: slips without a name, and cards of this encounter, each of them once. */
function isOfDeck({ stage }: State, ids: readonly string[]): boolean {
  const named = ids.filter(id => !isBlankSlip(id));
  return new Set(named).size === named.length && named.every(id => stage.stages[id] !== undefined);
}

function sayDie(run: Run, it: Extract<Correction, { say: 'die' }>): Refused {
  const enemy = enemyOf(run.state, it.enemy);
  const die = enemy?.dice.find(one => one.id === it.die);
  if (!enemy || !die) return no('no-such-die', because('refuse.no-such-die'));
  if (!whole(it.hp)) return badNumber();
  if (it.by !== undefined && !friendOf(run.state, it.by)) return unknown();
  // Not quiet: the die was lost in the fight, and the break draws its reaction.
  if (!it.quiet && it.hp < die.hp)
    diceLose(run, [{ enemy: it.enemy, die: it.die, hp: die.hp - it.hp }], it.by ?? null);
  else {
    run.emit({ type: 'die', enemy: it.enemy, die: it.die, hp: it.hp, by: null });
    downOrUp(run, enemy);
    // FT-12: a location without a die holds no friend, also where the table says so.
    for (const one of run.state.friends) letOut(run, one.id, it.enemy);
  }
  return null;
}

/** OWN-171: without any HP it is down, and whoever was down for that is back with the first HP; no card is drawn. */
function downOrUp(run: Run, before: Enemy): void {
  const now = enemyOf(run.state, before.id);
  const alive = now !== undefined && diceLeft(now).length > 0;
  if (before.present && !alive) enemySaidGone(run, before.id);
  if (!before.present && alive && diceLeft(before).length === 0)
    run.emit({ type: 'enemyCame', enemy: { ...now, present: true } });
}

/** MT-1: what is left to draw can only be of the cards that do not lie on the table. */
function isThere(state: State, { side, color, left }: Extract<Correction, { say: 'might' }>): boolean {
  const { deck, discard } = state.might[side].cards[color];
  const others = [...deck, ...discard];
  return left.every(face => {
    const at = others.indexOf(face);
    if (at >= 0) others.splice(at, 1);
    return at >= 0;
  });
}

function stand(run: Run, stands: Extract<Correction, { say: 'all' }>['stands']): Refused {
  for (const { who, at, facing } of stands) {
    if (!friendOf(run.state, who) && !enemyOf(run.state, who)) return unknown();
    if (at !== null && !fitsAt(run.state, who, at, facing))
      return no('no-such-hex', because('refuse.does-not-fit'));
    run.emit({ type: 'stands', who, at, facing, how: 'said', path: [] });
  }
  return null;
}

function sayCard(run: Run, it: Extract<Correction, { say: 'card' }>): Refused {
  const friend = friendOf(run.state, it.who);
  if (!friend) return unknown();
  const { hand, cooldown, spent } = friend.cards;
  if (![...hand, ...cooldown.flat(), ...spent].includes(it.card))
    return no('no-such-card', because('refuse.card-not-there'));
  const rest = without(friend.cards, it.card);
  const cards =
    it.to === 'hand'
      ? { ...rest, hand: [...rest.hand, it.card] }
      : it.to === 'spent'
        ? { ...rest, spent: [...rest.spent, it.card] }
        : putOn(friend.cards, it.card, it.to);
  run.emit({ type: 'cards', who: it.who, cards, played: null });
  return null;
}

/** Which card lies face up: a blank one gets its name, a known one is looked for in the deck and changes places. */
function faceUp(run: Run, card: string): Refused {
  const { stage } = run.state;
  const top = stage.deck[0];
  if (top === undefined) return no('empty-deck', because('refuse.no-stage-card-left'));
  if (top === card) return null;
  const known = run.state.encounter.cards.find(one => one.id === card);
  if (!known) return no('no-such-card', because('refuse.no-such-stage-card'));
  if (isBlankSlip(top)) {
    if (stageOf(stage, top) !== known.stage) return no('other-stage', because('refuse.other-stage'));
    run.emit({ type: 'stage', event: { type: 'named', card, stage: known.stage, drawn: false } });
    return null;
  }
  const at = stage.deck.indexOf(card);
  if (at < 0) return no('not-in-deck', because('refuse.not-in-stage-deck'));
  const left = stage.deck.map((id, i) => (i === 0 ? card : i === at ? top : id));
  const { discard, stage: now, paper } = stage;
  run.emit({ type: 'stage', event: { type: 'corrected', deck: left, discard, stage: now, paper } });
  return null;
}

function comes(run: Run, it: Extract<Correction, { say: 'enemy' }>): Refused {
  const kind = run.state.encounter.enemies.find(one => one.id === it.kind);
  if (!kind) return no('no-such-kind', because('refuse.no-such-enemy'));
  if (it.at !== null && !isHex(run.state, it.at)) return no('no-such-hex', because('refuse.no-such-hex'));
  let number = it.number ?? 1;
  const taken = (n: number): boolean =>
    run.state.enemies.some(one => one.id === `${kind.id}${n}` && one.present);
  while (taken(number)) number++;
  run.emit({ type: 'enemyCame', enemy: enemyFrom(kind, `${kind.id}${number}`, { at: it.at, number }) });
  return null;
}
