import { damageTo } from '../../might/outcome';
import { hpLost } from '../../might/pieces';
import { defenseTokens, payerOfDefense, tokensOffered } from '../facts/defense-tokens';
import { defenseOfFriend, friendOf, isStanding, nameOf } from '../facts/select';
import type { Answer } from '../model/command';
import type { StrikeFrame } from '../model/frame';
import type { Defender, Question } from '../model/question';
import type { Id, State } from '../model/state';
import { no, type Refused, type Run } from '../run/run';
import { addToken } from '../run/tokens';
import { say } from '../says/asks';

/** FT-8: the defense of a friend in one's own area, with the tokens that it has spent on this attack. */
export const guardedDefense = (state: State, { flow }: StrikeFrame, who: Id): number => {
  const friend = friendOf(state, who);
  return (friend ? defenseOfFriend(state, friend) : 1) + (flow?.guards?.[who] ?? 0);
};

/** What its draw comes to for one of its targets (AE-5, AE-6). */
export function damageOn({ flow, strike }: StrikeFrame, target: Id): number {
  const nth = strike.chain ? strike.targets.indexOf(target) + 1 : 1;
  return flow ? damageTo(flow, { target: nth, hexes: strike.hexes?.[target] ?? 1 }) : 0;
}

/** Friends whom it hits, with what they could still spend on it: no card is played, as nothing lay hidden. */
function defenders(state: State, frame: StrikeFrame): readonly Defender[] {
  const hit = frame.strike.targets.flatMap(target => {
    const friend = friendOf(state, target);
    if (!friend || !isStanding(friend)) return [];
    const damage = damageOn(frame, target);
    const defense = guardedDefense(state, frame, target);
    return [{ friend, damage, defense, hpLost: hpLost(damage, defense) }];
  });
  const hurt = hit.flatMap(one => (one.hpLost > 0 ? [one.friend.id] : []));
  return hit.map(({ friend, ...against }) => ({
    who: friend.id,
    name: friend.name,
    cards: [],
    plus: false,
    tokens: tokensOffered(state, friend, hurt),
    ...against,
  }));
}

/** OWN-129: asked where somebody would lose HP and holds a token against it. */
export function askGuards(state: State, frame: StrikeFrame): Question | null {
  if (!frame.flow?.outcome || frame.flow.outcome.missed) return null;
  const there = defenders(state, frame).filter(one => (one.hpLost ?? 0) > 0);
  if (!there.some(one => one.tokens > 0)) return null;
  return {
    ask: 'soak',
    sentence: say('ask.soak', {
      by: [nameOf(state, frame.by)],
      targets: there.map(one => one.name),
      damage: there.map(one => one.damage ?? 0),
      tokens: true,
      interrupt: false,
    }),
    attackers: [frame.by],
    defenders: there,
    draw: null,
    weakened: null,
    plays: [],
    takes: ['tokens', 'go'],
  };
}

/** The tokens that they spend, one by one. */
export function guard(run: Run, spend: Extract<Answer, { answer: 'tokens' }>['spend']): Refused {
  for (const { who, count } of spend) {
    if (!Number.isInteger(count) || count < 0 || count > 99)
      return no('not-a-number', say('refuse.answer-tokens'));
    for (let i = 0; i < count; i++) {
      const refused = guardsFriend(run, who);
      if (refused) return refused;
    }
  }
  return null;
}

/** The company's attack whose draw lies open, with this one among those whom it hits. */
export const strikeInTheOpen = (state: State, who: Id): StrikeFrame | undefined =>
  state.frames.findLast(
    (frame): frame is StrikeFrame =>
      frame.frame === 'strike' &&
      (frame.step === 'draw' || frame.step === 'aim' || frame.step === 'soak') &&
      frame.flow !== null &&
      (frame.flow.step === 'drawn' || frame.flow.outcome?.missed === false) &&
      frame.strike.targets.includes(who),
  );

/** TK-1, FT-8: one Defense token against it: it counts there, and it is gone. */
export function guardsFriend(run: Run, who: Id): Refused {
  const frame = strikeInTheOpen(run.state, who);
  const friend = friendOf(run.state, who);
  if (!frame || !friend || !isStanding(friend)) return no('not-there', say('refuse.answer-not-attacked'));
  if (defenseTokens(run.state, friend) === 0) return no('no-token', say('refuse.answer-tokens'));
  const change = { guard: { target: who, by: 1 } };
  run.emit({ type: 'might', side: 'oathsworn', event: { type: 'adjusted', change } });
  addToken(run, payerOfDefense(friend), 'defense', -1);
  return null;
}
