import { burn } from '../../board/moves/tiles';
import { applyEffects } from '../damage/apply-effects';
import { stageTriggered } from '../damage/break-location';
import { type DieLoss, diceLose, friendLoses } from '../damage/lose-hp';
import { cageEnds, holdsCard } from '../damage/open-cage';
import { remind } from '../damage/remind';
import { changeStageNow, drawStageCard } from '../damage/stage-cards';
import { diceNear } from '../facts/near-dice';
import { boardOf } from '../facts/positions';
import { friendOf, isStanding, minions, nameOf } from '../facts/select';
import type { Friend, Id, PhaseStep, State } from '../model/state';
import { gainAnimus } from '../run/animus';
import { note, push, type Run, task } from '../run/run';
import { sceneOf } from '../run/scene';
import { crippledEnds } from '../run/tokens';
import { say } from '../says/tells';

const goTo = (run: Run, phase: State['phase'], step: PhaseStep, round = run.state.round): void =>
  run.emit({ type: 'phase', phase, step, round });

/** One step of the round; false where the round waits for the players. */
export function roundGoes(run: Run): boolean {
  const { phase, step } = run.state;
  switch (phase) {
    case 'setup':
    case 'over':
      return false;
    case 'refresh':
      refresh(run);
      goTo(run, 'oathsworn', 'start');
      return true;
    case 'oathsworn':
      if (step === 'open') return false;
      if (step === 'start') {
        // SE-16: whoever is consumed suffers at its time
        consumedSuffer(run);
        due(run, 'oathsworn');
        goTo(run, 'oathsworn', 'open');
      } else {
        crippledEnds(run);
        goTo(run, 'encounter', 'start');
      }
      return true;
    case 'encounter':
      return encounterGoes(run, step);
    case 'endOfRound':
      if (step === 'start') {
        // OWN-210: no tap of the players carries the enemy's phase and the next round.
        if (run.state.settings.stops && !run.onward) return false;
        run.onward = false;
        endOfRound(run);
        goTo(run, 'endOfRound', 'end');
        if (run.state.encounter.victory.victory === 'hand') push(run, { frame: 'victory' });
      } else {
        roundIsOver(run);
        nextRound(run);
      }
      return true;
  }
}

function encounterGoes(run: Run, step: PhaseStep): boolean {
  switch (step) {
    case 'start':
      run.emit({ type: 'turn', turn: null });
      run.emit({ type: 'acted', who: run.state.enemies.map(one => one.id), acted: false });
      consumedSuffer(run);
      due(run, 'encounter');
      goTo(run, 'encounter', 'card');
      return true;
    case 'card':
      // RD-10: the stage card first
      drawStageCard(run, 'phase', []);
      goTo(run, 'encounter', 'minions');
      return true;
    case 'minions': {
      due(run, 'minions');
      // MN-2: who has not acted yet
      const left = minions(run.state).filter(one => !one.acted);
      // MN-1: then the minions
      if (left.length > 0) {
        run.emit({ type: 'scene', scene: sceneOf(null) });
        push(run, { frame: 'minions', left: left.map(one => one.id), moved: [], steps: null, step: 'move' });
      }
      goTo(run, 'encounter', 'end');
      return true;
    }
    default:
      run.emit({ type: 'scene', scene: null });
      goTo(run, 'endOfRound', 'start');
      return true;
  }
}

/** Animus back, position 0 to the hand, companions' cubes off; a cage does not hold the refresh. */
function refresh(run: Run): void {
  run.emit({ type: 'roundBegins' });
  due(run, 'refresh');
  for (const one of run.state.friends) {
    if (!isStanding(one) && one.presence !== 'consumed') continue;
    gainAnimus(run, one.id, one.regen);
    const cards = refreshed(one);
    if (cards) run.emit({ type: 'cards', who: one.id, cards, played: null });
  }
}

function refreshed(one: Friend): Friend['cards'] | null {
  const [zero, first, second, third] = one.cards.cooldown;
  // RD-7: cubes off the archetype
  const cubes = one.role === 'companion' ? [] : one.cards.cubes;
  if (zero.length === 0 && cubes === one.cards.cubes) return null;
  // FT-7, OWN-30, RD-6: position 0 comes back, items and injuries too
  return { ...one.cards, hand: [...one.cards.hand, ...zero], cooldown: [[], first, second, third], cubes };
}

/** A consumed character suffers at the start of every Oathsworn and encounter phase. */
function consumedSuffer(run: Run): void {
  for (const one of run.state.friends)
    if (one.consumed && one.presence === 'consumed')
      applyEffects(run, one.consumed.each, [one.id], one.consumed.enemy);
}

function endOfRound(run: Run): void {
  due(run, 'endOfRound');
  fire(run);
  for (const one of run.state.friends) {
    if (!one.caged || one.caged.until > run.state.round) continue;
    note(run, 'cageEnds', say('tell.cage-held', { name: one.name }));
    cageEnds(run, one.id);
    // SE-6: who is still caged suffers what the card says
    applyEffects(run, one.caged.fail, [one.id], null);
  }
}

/** OWN-334, RD-11: what was to last for the round is put away once all that happens at its end, its cards too, is done. */
function roundIsOver(run: Run): void {
  for (const card of run.state.stage.kept)
    if (
      !holdsCard(run.state, card) &&
      !run.state.lasting.some(one => one.card === card && one.until !== 'endOfRound')
    )
      run.emit({ type: 'stage', event: { type: 'discarded', card } });
  for (const one of run.state.lasting) if (isOver(run.state, one)) run.emit({ type: 'lapsed', id: one.id });
  if (run.state.taunt && run.state.taunt.until <= run.state.round)
    run.emit({ type: 'taunt', by: null, until: 0 });
}

const isOver = (state: State, one: State['lasting'][number]): boolean => {
  switch (one.until) {
    // RD-11: what lasts for the round ends with it
    case 'endOfRound':
      return true;
    case 'endOfNextRound':
      return state.round > one.round;
    case 'endOfStage':
      return state.stage.stage > one.stage;
    case 'endOfEncounter':
      return false;
  }
};

/** Each character on fire loses 1 HP (TL-1); a boss's lost die has no breaker (DM-7). */
function fire(run: Run): void {
  if (run.state.tiles.length === 0) return;
  const { burnt, out, tiles } = burn(boardOf(run.state));
  if (burnt.length === 0) return;
  run.emit({ type: 'tiles', tiles });
  for (const tile of out) task(run, say('tell.fire-out', { at: tile.hexes }));
  const dice: DieLoss[] = [];
  for (const { id, hex } of burnt) {
    note(run, 'fire', say('tell.burns', { name: nameOf(run.state, id) }));
    if (friendOf(run.state, id)) friendLoses(run, id, 1, null);
    else {
      const die = burntDie(run.state, id, hex);
      if (die !== null) dice.push({ enemy: id, die, hp: 1 });
    }
  }
  diceLose(run, dice, null);
}

/** OWN-34: the die nearest to the burning hex, then by the order of slots. */
const burntDie = (state: State, id: Id, hex: string): Id | null => diceNear(state, id, [hex])[0] ?? null;

function nextRound(run: Run) {
  const { state } = run;
  const { victory } = state.encounter;
  if (victory.victory === 'rounds' && state.round >= victory.rounds)
    return run.emit({ type: 'over', outcome: 'victory' });
  // RD-1: then the next round
  goTo(run, 'refresh', 'start', state.round + 1);
  changeStageNow(run, stageTriggered(run, []));
  const { round, reminders } = run.state;
  if (reminders.length > 0) remind(run, time => time.at === 'round' && time.round === round);
}

type Moment = 'refresh' | 'oathsworn' | 'encounter' | 'minions' | 'endOfRound';

const due = (run: Run, at: Moment): void => {
  if (run.state.reminders.length > 0) remind(run, time => time.at === at);
};
