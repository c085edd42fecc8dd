import { type Attack, newAttack, tokensSpent } from '../../might/attack';
import { decideAttack } from '../../might/attack-decide';
import { attackSetup } from '../../might/attack-setup';
import { counts } from '../../might/cards';
import type { AttackCommand, EnemyCommand } from '../../might/commands';
import { isUnarmed } from '../damage/thrown-items';
import { heldFor, purseOf } from '../facts/purse';
import { friendOf, tokensOf } from '../facts/select';
import type { StrikeFrame } from '../model/frame';
import type { Friend, State } from '../model/state';
import { no, type Refused, type Run, top } from '../run/run';
import { addToken } from '../run/tokens';
import { say } from '../says/asks';
import { attackCommands } from './might-commands';

export function attackOf(state: State, frame: StrikeFrame): Attack | null {
  const by = friendOf(state, frame.by);
  if (!by) return null;
  const { strike } = frame;
  return newAttack(
    attackSetup({
      purpose: { kind: 'attack' },
      might: strike.might ?? by.might,
      unarmed: strike.unarmed ?? isUnarmed(state, by),
      sentinels: strike.sentinels ?? 0,
      cannotMiss: strike.cannotMiss ?? false,
      empowered: strike.empower ?? 0,
      tokens: {
        redraw: heldFor(state, by, 'redraw'),
        // GM-12: what the Grove Maiden holds serves her Sentinels
        empowered: heldFor(state, by, 'empowered'),
        lethality: heldFor(state, by, 'lethality'),
      },
      redraws: strike.redraws ?? 0,
      // AT-11: kept whichever die is hit
      bonus: strike.bonus ?? 0,
      determination: !strike.free,
      source: state.settings.might === 'physical' ? 'tapped' : 'app',
      ...(strike.fixed === undefined ? {} : { fixed: strike.fixed }),
    }),
  );
}

/**
 * TK-3, TK-4: its flow with the tokens that are there now, beside those spent on it: some may have come or gone since
 * the attack began.
 */
export function atHand(state: State, { by: who, flow }: StrikeFrame): Attack | null {
  const by = friendOf(state, who);
  if (!flow || !by) return flow;
  const now = (token: string): number => heldFor(state, by, token);
  // Empowered and Lethality tokens are spent all at once, with the choice of the pool.
  const redraw = now('redraw') + flow.spent.redraw;
  const tokens = { redraw, empowered: now('empowered'), lethality: now('lethality') };
  return { ...flow, setup: { ...flow.setup, tokens } };
}

/** What the command said at once about the pool, as the might flow reads it. */
export function choiceOf(frame: StrikeFrame, state: State): AttackCommand | null {
  const { strike, flow } = frame;
  const by = friendOf(state, frame.by);
  if (strike.white === undefined || !by || !flow) return null;
  const track = strike.might ?? timesSentinels(by, strike.sentinels ?? 0);
  const cubes = counts(strike.cubes ?? (flow.setup.unarmed ? {} : track));
  return {
    type: 'choose',
    cubes,
    white: strike.white,
    ...(strike.empowered ? { empowered: counts(strike.empowered) } : {}),
    ...(strike.dice || state.settings.might === 'dice'
      ? { dice: counts(strike.dice ?? withWhite(cubes, strike)) }
      : {}),
    ...(strike.tokens ? { tokens: strike.tokens } : {}),
  };
}

const timesSentinels = (by: Friend, sentinels: number) => {
  const might = counts(by.might);
  if (sentinels === 0) return might;
  // One card of the might for each Sentinel: the strongest that it has.
  const best = (['black', 'red', 'yellow', 'white'] as const).find(color => might[color] > 0) ?? 'white';
  return counts({ [best]: sentinels });
};

const withWhite = (cubes: ReturnType<typeof counts>, strike: StrikeFrame['strike']) =>
  strike.empowered ?? { ...cubes, white: cubes.white + (strike.white ?? 0) };

/** A command of the might flow, its events and what they take from the sheet. */
export function flowOf(run: Run, frame: StrikeFrame, command: AttackCommand | EnemyCommand): Refused {
  const flow = atHand(run.state, frame);
  if (!flow || !attackCommands(command)) return no('wrong-answer', say('refuse.answer-not-in-attack'));
  const decided = decideAttack(flow, run.state.might.oathsworn, command);
  if (!decided.ok) return decided.error;
  for (const event of decided.value) {
    run.emit({ type: 'might', side: 'oathsworn', event, by: frame.by });
    const by = friendOf(run.state, frame.by);
    if (!by) continue;
    const { redraw, empowered, lethality } = tokensSpent(event);
    for (const [token, count] of [
      ['redraw', redraw],
      ['empowered', empowered],
      ['lethality', lethality],
    ] as const)
      pay(run, by, token, count);
    if (event.type === 'determined') addToken(run, by.id, event.token, 1);
  }
  const now = run.state.frames.at(-1);
  if (now?.frame === 'strike' && now.step === 'pool' && now.flow?.step !== 'choose')
    top(run, { ...now, step: 'draw' });
  return null;
}

/** The table drew by itself: what it spent on the draw is gone if that hit; a miss gives it back (MT-11). */
export function spendsOnSaid(run: Run, { by: who, strike }: StrikeFrame): void {
  const by = friendOf(run.state, who);
  if (!by || strike.said === undefined || strike.said === 'missed') return;
  pay(run, by, 'empowered', strike.tokens?.empowered ?? 0);
  pay(run, by, 'lethality', strike.tokens?.lethality ?? 0);
}

/** TK-4, TK-6: what a draw told by the table says it spent must be held. */
export const holdsSaid = (state: State, by: Friend, { tokens = {} }: StrikeFrame['strike']): boolean =>
  heldFor(state, by, 'empowered') >= (tokens.empowered ?? 0) &&
  heldFor(state, by, 'lethality') >= (tokens.lethality ?? 0);

/** Negative counts come back (MT-11): to whoever they were taken from (FT-3). */
function pay(run: Run, by: Friend, token: string, count: number) {
  if (count < 0) return comesBack(run, by, token, -count);
  let left = count;
  for (const one of purseOf(run.state, by)) {
    const now = friendOf(run.state, one.id);
    const taken = now ? Math.min(left, tokensOf(now, token)) : 0;
    if (taken > 0) addToken(run, one.id, token, -taken);
    if (one.id !== by.id) lends(run, token, taken);
    left -= taken;
  }
}

const lentIn = ({ lent }: StrikeFrame, token: string): number => lent?.[token] ?? 0;

function lends(run: Run, token: string, count: number): void {
  const now = run.state.frames.at(-1);
  if (now?.frame === 'strike' && count !== 0)
    top(run, { ...now, lent: { ...now.lent, [token]: lentIn(now, token) + count } });
}

function comesBack(run: Run, by: Friend, token: string, count: number): void {
  const now = run.state.frames.at(-1);
  const owner = purseOf(run.state, by).find(one => one.id !== by.id);
  const lent = owner && now?.frame === 'strike' ? Math.min(count, lentIn(now, token)) : 0;
  if (owner) addToken(run, owner.id, token, lent);
  lends(run, token, -lent);
  addToken(run, by.id, token, count - lent);
}
