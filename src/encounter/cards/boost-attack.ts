import type { HeroEffect } from '../../stage/company';
import type { Frame, PlayFrame, StrikeFrame } from '../model/frame';
import { note, pop, push, type Run, top } from '../run/run';
import { done } from '../says/deeds';
import { addDamage } from '../strike/land';

type Boost = Extract<HeroEffect, { effect: 'boost' }>;

/** IT-5, IT-7: an item or ability adds to one's own attack that is under way: to its draw and to what a hit does. */
export function boostAttack(run: Run, frame: PlayFrame, { bonus = 0, redraws = 0, hit = [] }: Boost) {
  const now = run.state.frames.at(-1);
  const beneath = run.state.frames.at(-2);
  const window = beneath?.frame === 'hands' && beneath.window === 'onHit' ? beneath : null;
  const own = window ? run.state.frames.at(-3) : beneath;
  if (now?.frame !== 'play' || own?.frame !== 'strike' || !own.flow || own.by !== frame.who)
    return note(run, 'noAttack', done('done.no-own-attack'));
  if (!window && (bonus !== 0 || redraws !== 0))
    run.emit({ type: 'might', side: 'oathsworn', event: { type: 'adjusted', change: { bonus, redraws } } });
  const more = window ? bonus : 0;
  if (hit.length > 0 || more !== 0) beneathIt(run, window, strike => withMore(strike, hit, more));
  // A break is pushed on top, and so it is pushed last.
  if (more !== 0) addDamage(run, own, more);
}

/** The strike lies beneath what answers to it. */
function beneathIt(run: Run, window: Frame | null, change: (strike: StrikeFrame) => StrikeFrame): void {
  const now = run.state.frames.at(-1);
  for (let i = 0; i < (window ? 2 : 1); i++) pop(run);
  const strike = run.state.frames.at(-1);
  if (strike?.frame === 'strike') top(run, change(strike));
  if (window) push(run, window);
  if (now) push(run, now);
}

/** DM-1: what one answer adds counts for the next: HP lost come of all the damage together. */
const withMore = (frame: StrikeFrame, hit: NonNullable<Boost['hit']>, more: number): StrikeFrame => ({
  ...frame,
  strike: { ...frame.strike, hit: [...(frame.strike.hit ?? []), ...hit] },
  ...(frame.landed?.dealt
    ? {
        landed: {
          ...frame.landed,
          dealt: frame.landed.dealt.map(one => ({ ...one, damage: one.damage + more })),
        },
      }
    : {}),
});
