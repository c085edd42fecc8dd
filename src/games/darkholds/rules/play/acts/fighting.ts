import { areFoes, type ShotWeapon, squaresOf, type Warrior, warriorOf } from '../../board';
import { bodiesOf, shotMask, sightMask } from '../../bodies';
import type { Digits } from '../../dice';
import { isAwaited, type Strike, strike } from '../../dice';
import { clearLine, shotLine, sightLine } from '../../sight';
import type { Share } from '../act';
import { boardOf, cellOf, nameOfFigure } from '../board-of';
import { hurt } from '../harm';
import { kitOf, moreOf } from '../kit';
import { type Figure, figureOf, isOurs, type Play } from '../model';
import type { Run } from '../run';
import { say } from '../says';
import { notedBlow } from '../tale';
import {
  type Answer,
  badDigits,
  begun,
  diceOf,
  done,
  isRefused,
  noisy,
  noSuch,
  putKit,
  type Refused,
  rangeBetween,
  rangeTo,
  refused,
} from './acting';

/** AT-2: one weapon at one foe; what came of it is told. Nothing where digits are missing. */
export function blow(
  run: Run,
  figure: Figure,
  weapon: Strike,
  target: Warrior,
  digits: Digits,
  shot: boolean,
): Refused | undefined {
  const used = digits.used();
  const struck = strike(weapon, target, digits);
  if (isAwaited(struck)) return badDigits(struck.count);
  const names = { who: figure.name, target: nameOfFigure(run.state, target.id) };
  const before = run.state;
  const falls = hurt(run, target.id, struck.wounds);
  run.log({
    text: say('darkholds.strikes', { ...names, shot, ...struck, falls }),
    rule: 'AT-2',
    by: figure.id,
    noted: {
      faces: digits.since(used),
      blow: notedBlow(before, weapon, target, struck.wounds, falls),
    },
  });
  return undefined;
}

/** WR-6: the combat weapon that is named, or the first that reaches. */
function weaponFor(play: Play, by: Warrior, target: Warrior, named: number | undefined) {
  const range = rangeBetween(play, by, target);
  if (named === undefined) return by.combat.find(one => one.range >= range);
  const weapon = by.combat[named];
  return weapon && weapon.range >= range ? weapon : undefined;
}

/** HA-2, AT-5: an attack, whole or its dice divided among foes in the weapon's range. */
export function attack(
  play: Play,
  id: string,
  shares: readonly Share[],
  named: number | undefined,
  rolls: readonly number[] | undefined,
): Answer {
  const board = boardOf(play);
  const by = warriorOf(board, id);
  const [first] = shares;
  const target = first && warriorOf(board, first.target);
  if (!by || !target || !areFoes(by, target)) return noSuch();
  const who = nameOfFigure(play, id);
  const names = { who, target: nameOfFigure(play, target.id) };
  if (by.combat.length === 0) return refused('no-weapon', 'WR-6', say('darkholds.no-weapon', names));
  const weapon = weaponFor(play, by, target, named);
  const outOfReach = (at: Warrior): Refused =>
    refused(
      'out-of-reach',
      'WR-6',
      say('darkholds.out-of-reach', { who, target: nameOfFigure(play, at.id) }),
    );
  if (!weapon) return outOfReach(target);
  // AT-5: enemies do not split, and no die is counted twice.
  const dice = shares.reduce((sum, share) => sum + share.dice, 0);
  const isSplit = shares.length > 1;
  const twice = new Set(shares.map(share => share.target)).size < shares.length;
  const bad = twice || dice > weapon.dice || shares.some(share => share.dice < 1) || !isOurs(by);
  if (isSplit && bad) return refused('bad-split', 'AT-5', say('darkholds.bad-split', { dice: weapon.dice }));
  for (const share of shares) {
    const foe = warriorOf(board, share.target);
    if (!foe || !areFoes(by, foe)) return noSuch();
    if (rangeBetween(play, by, foe) > weapon.range || !sightLine(board, by, foe)) return outOfReach(foe);
  }
  const doer = begun(play, id, { cost: 1 });
  if (isRefused(doer)) return doer;
  const { run, figure } = doer;
  const digits = diceOf(run, rolls);
  noisy(run, figure);
  for (const share of shares) {
    const foe = warriorOf(boardOf(run.state), share.target);
    const own = isSplit ? { ...weapon, dice: share.dice } : weapon;
    const missing = foe && blow(run, figure, own, foe, digits, false);
    if (missing) return missing;
  }
  return done(run);
}

/** LS-6: a weapon that reaches a target with a clear line. */
export const mayShoot = (
  play: Play,
  by: Warrior,
  target: Warrior,
  { min, max }: Pick<ShotWeapon, 'min' | 'max'>,
): boolean => {
  const range = rangeBetween(play, by, target);
  return range >= min && range <= max && shotLine(boardOf(play), by, target) !== undefined;
};

/** HA-2, AT-5: a shot is never divided; each Aim takes one off its value. */
export function shoot(
  play: Play,
  id: string,
  targetId: string,
  named: number | undefined,
  rolls: readonly number[] | undefined,
): Answer {
  const board = boardOf(play);
  const [by, target] = [warriorOf(board, id), warriorOf(board, targetId)];
  if (!by || !target || !areFoes(by, target)) return noSuch();
  const names = { who: nameOfFigure(play, id), target: nameOfFigure(play, targetId) };
  if (by.shot.length === 0) return refused('no-weapon', 'WR-2', say('darkholds.no-shot-weapon', names));
  const weapon = named === undefined ? by.shot.find(one => mayShoot(play, by, target, one)) : by.shot[named];
  if (!weapon || !mayShoot(play, by, target, weapon))
    return refused('out-of-reach', 'LS-6', say('darkholds.no-shot', names));
  const doer = begun(play, id, { cost: 1 });
  if (isRefused(doer)) return doer;
  const { run, figure } = doer;
  noisy(run, figure);
  const aimed = { ...weapon, hit: weapon.hit - kitOf(figure).aim };
  return blow(run, figure, aimed, target, diceOf(run, rolls), true) ?? done(run);
}

/** AT-5. */
export function takeAim(play: Play, id: string): Answer {
  const doer = begun(play, id, { cost: 1, company: true });
  if (isRefused(doer)) return doer;
  const { run, figure, warrior } = doer;
  if (warrior.shot.length === 0)
    return refused('no-weapon', 'WR-2', say('darkholds.no-shot-weapon', { who: figure.name }));
  const now = figureOf(run.state, id);
  const weary = now !== undefined && now.vigour === 0 && moreOf(play).settings.count;
  if (!weary) putKit(run, id, { aim: kitOf(figure).aim + 1 });
  run.log({
    text: say('darkholds.aims', { who: figure.name, aims: kitOf(figure).aim + 1 }),
    rule: 'AT-5',
    by: id,
  });
  return done(run);
}

/** MK-12. */
export const strengthOf: Readonly<Record<'door' | 'doorweb', number>> = { door: 3, doorweb: 2 };

/** MK-12: every die hits, nothing parries, each does its damage; at 0 the marker goes. */
export function bash(
  play: Play,
  id: string,
  at: string,
  by: 'combat' | 'shot' | 'cast',
  index: number,
): Answer {
  const feature = play.features[at];
  const one = figureOf(play, id);
  const from = warriorOf(boardOf(play), id);
  if (!one || !from || (feature !== 'door' && feature !== 'doorweb')) return noSuch();
  const who = one.name;
  if (feature === 'doorweb' && by === 'shot')
    return refused('not-by-shot', 'MK-12', say('darkholds.web-not-shot', { who, at }));
  const cast = kitOf(one).casts[index];
  const weapon = by === 'cast' ? cast?.shot : by === 'shot' ? from.shot[index] : from.combat[index];
  if (!weapon) return refused('no-weapon', 'MK-12', say('darkholds.no-weapon', { who }));
  const [least, most] = 'range' in weapon ? [1, weapon.range] : [weapon.min, weapon.max];
  const range = rangeTo(play, from, at);
  const { level } = boardOf(play);
  const mask = by === 'combat' ? sightMask(from) : shotMask(from);
  const line = clearLine(level, bodiesOf(boardOf(play)), mask, squaresOf(level, from), [cellOf(play, at)]);
  if (range < least || range > most || !line)
    return refused('out-of-reach', 'MK-12', say('darkholds.out-of-reach', { who, target: at }));
  const doer = begun(play, id, { cost: by === 'cast' ? (cast?.price ?? 1) : 1 });
  if (isRefused(doer)) return doer;
  const { run, figure } = doer;
  noisy(run, figure);
  const { hurt: wounds } = moreOf(play);
  const total = (wounds[at] ?? 0) + weapon.dice * weapon.damage;
  const breaks = total >= strengthOf[feature];
  const { [at]: _, ...others } = wounds;
  run.emit({ type: 'more', change: { hurt: breaks ? others : { ...wounds, [at]: total } } });
  if (breaks) run.emit({ type: 'feature', at, feature: null });
  const left = Math.max(0, strengthOf[feature] - total);
  run.log({ text: say('darkholds.bashes', { who, feature, at, left }), rule: 'MK-12', by: id });
  // HA-6: whoever invokes takes a wound token.
  if (by === 'cast' && cast?.kind === 'invocation') hurt(run, id, 1);
  return done(run);
}
