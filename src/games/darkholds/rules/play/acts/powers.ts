import { type Warrior, warriorOf } from '../../board';
import { type Digits, succeeds } from '../../dice';
import { footingOf } from '../../footing';
import type { Act } from '../act';
import { boardOf, cellOf } from '../board-of';
import { mostSilver } from '../goods';
import { hurt } from '../harm';
import { type Kit, kitOf, moreOf, noKit } from '../kit';
import { type Figure, figureOf, isOurs, type Play } from '../model';
import { comeByCocoon } from '../reinforcing';
import type { Run } from '../run';
import { say } from '../says';
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
  rangeTo,
  refused,
  tooFar,
} from './acting';
import { blow, mayShoot } from './fighting';

type Of<D extends Act['do']> = Extract<Act, { readonly do: D }>;

/** AT-4: one tough roll for a wound that nothing parries; the wounds that stay, nothing where a digit is missing. */
function toughed({ tough }: Warrior, digits: Digits): number | undefined {
  if (tough === null) return 1;
  const roll = digits.take(1)?.[0];
  return roll === undefined ? undefined : succeeds(roll, tough) ? 0 : 1;
}

/** HA-8: conscious with constitution 1 left; weary if activated this turn, else lively. */
function wakes(run: Run, whom: Figure): void {
  const vigour = run.state.done.includes(whom.id) ? 0 : whom.full;
  run.emit({ type: 'figure', id: whom.id, change: { prone: false, wounds: whom.con - 1, vigour } });
  run.log({ text: say('darkholds.wakes', { who: whom.name }), rule: 'HA-8', by: whom.id });
}

/** HA-6: a ranged one is played as a shot; an invocation costs a wound token that nothing keeps off. */
export function cast(play: Play, { id, cast: index, target, rolls }: Of<'cast'>): Answer {
  const figure = figureOf(play, id);
  const spell = figure && kitOf(figure).casts[index];
  if (!figure || !spell) return noSuch();
  const board = boardOf(play);
  const at = target === undefined ? undefined : warriorOf(board, target);
  const by = warriorOf(board, id);
  const whom = target === undefined ? undefined : figureOf(play, target);
  if (spell.shot) {
    const names = { who: figure.name, target: whom?.name ?? '' };
    if (!at || !by || isOurs(at) === isOurs(by)) return noSuch();
    if (!mayShoot(play, by, at, spell.shot))
      return refused('out-of-reach', 'HA-6', say('darkholds.no-shot', names));
  }
  if (spell.revives && !(whom?.prone && isOurs(whom) === isOurs(figure)))
    return refused('nobody-lies', 'HA-8', say('darkholds.nobody-lies'));
  const doer = begun(play, id, { cost: spell.price });
  if (isRefused(doer)) return doer;
  const { run } = doer;
  noisy(run, figure);
  const { name, kind, text = '' } = spell;
  run.log({ text: say('darkholds.casts', { who: figure.name, name, kind, text }), rule: 'HA-6', by: id });
  if (spell.shot && at) {
    const missing = blow(run, figure, spell.shot, at, diceOf(run, rolls), true);
    if (missing) return missing;
  }
  if (spell.revives && whom) wakes(run, whom);
  const lies = figureOf(run.state, target ?? id);
  if (spell.stays && lies) {
    const spells = [...kitOf(lies).spells, { name, kind, until: spell.stays, ...(text ? { text } : {}) }];
    putKit(run, lies.id, { spells });
  }
  if (kind === 'invocation') hurt(run, id, 1);
  return done(run);
}

/** HA-7: 1 or more takes a wound token off, 0 gives one that only tough keeps off. */
export function recover(play: Play, { id, rolls }: Of<'recover'>): Answer {
  const figure = figureOf(play, id);
  if (figure && !kitOf(figure).callings.includes('sorcerer'))
    return refused(
      'not-called',
      'HA-7',
      say('darkholds.not-called', { who: figure.name, calling: 'sorcerer' }),
    );
  const doer = begun(play, id, { cost: 1 });
  if (isRefused(doer)) return doer;
  const { run, warrior } = doer;
  noisy(run, doer.figure);
  const digits = diceOf(run, rolls);
  const roll = digits.take(1)?.[0];
  if (roll === undefined) return badDigits(1);
  const stays = roll === 0 ? toughed(warrior, digits) : 0;
  if (stays === undefined) return badDigits(1);
  if (stays > 0) hurt(run, id, stays);
  else if (roll > 0 && warrior.wounds > 0)
    run.emit({ type: 'figure', id, change: { wounds: warrior.wounds - 1 } });
  run.log({
    text: say('darkholds.recovers', { who: doer.figure.name, roll, stays }),
    rule: 'HA-7',
    by: id,
    noted: { faces: digits.since(0) },
  });
  return done(run);
}

/** HA-8: by an ability or an item. */
export function revive(play: Play, { id, whom }: Of<'revive'>): Answer {
  const [figure, lies] = [figureOf(play, id), figureOf(play, whom)];
  if (!figure || !lies) return noSuch();
  if (!kitOf(figure).callings.includes('reviver'))
    return refused(
      'not-called',
      'HA-8',
      say('darkholds.not-called', { who: figure.name, calling: 'reviver' }),
    );
  if (!lies.prone || isOurs(lies) !== isOurs(figure))
    return refused('nobody-lies', 'HA-8', say('darkholds.nobody-lies'));
  const doer = begun(play, id, { cost: 1 });
  if (isRefused(doer)) return doer;
  wakes(doer.run, lies);
  return done(doer.run);
}

/** HA-10: one vigour takes a web token off. */
export function unweb(play: Play, id: string): Answer {
  const doer = begun(play, id, { cost: 1 });
  if (isRefused(doer)) return doer;
  const { web } = kitOf(doer.figure);
  if (web === 0) return noSuch();
  putKit(doer.run, id, { web: web - 1 });
  return done(doer.run);
}

/** HA-9: of the releaser's kindred, or a sell-sword, who takes any (IN-2). */
function freed(run: Run, by: Figure, at: string, lively: boolean): void {
  const { kindred } = kitOf(by);
  const hero = by.side === 'hero' ? by.id : kitOf(by).leader;
  const { hirelings } = moreOf(run.state);
  const hireling =
    hirelings.find(one => one.kindred === kindred && !one.sellsword) ?? hirelings.find(one => one.sellsword);
  if (!hireling) {
    run.log({ text: say('darkholds.nobody-taught', { kindred }), rule: 'HA-9', by: by.id });
    return;
  }
  const { name, kindred: own, sellsword, con, full, price: _, ...profile } = hireling;
  let n = 1;
  while (run.state.figures.some(({ id }) => id === `freed${n}`) || run.state.left.includes(`freed${n}`)) n++;
  const kit: Kit = { ...noKit, kindred: own, leader: hero, callings: sellsword ? ['sellsword'] : [] };
  const figure: Figure = {
    ...profile,
    ...{ id: `freed${n}`, name, side: 'henchman', type: 'henchman', rank: 1, entry: false, at },
    ...{ vigour: lively ? full : 0, full, con, wounds: 0, prone: false, tokens: 0, kit },
  };
  const cell = cellOf(run.state, at);
  // The cocoon's square is free, unless somebody larger does not fit.
  if (!footingOf(boardOf(run.state), { ...figure, at: cell }).standable(cell)) return;
  run.emit({ type: 'came', figure });
  if (!lively) run.emit({ type: 'done', id: figure.id });
  run.log({ text: say('darkholds.freed', { who: name, at, lively }), rule: 'HA-9', by: figure.id });
}

/** HA-9, RE-3: the rank of what lies in wait in a cocoon. */
const cocoonRank = 6;

/** HA-9: the marker goes first, then the roll tells what was in it. */
export function release(play: Play, { id, at, rolls }: Of<'release'>): Answer {
  const doer = begun(play, id, { cost: 1, company: true });
  if (isRefused(doer)) return doer;
  const { run, figure, warrior } = doer;
  if (play.features[at] !== 'cocoon') return noSuch();
  if (rangeTo(play, warrior, at) !== 1) return tooFar(figure.name, at);
  run.emit({ type: 'feature', at, feature: null });
  const digits = diceOf(run, rolls);
  const roll = digits.take(1)?.[0];
  if (roll === undefined) return badDigits(1);
  run.log({
    text: say('darkholds.releases', { who: figure.name, at, roll }),
    rule: 'HA-9',
    by: id,
    noted: { faces: [roll] },
  });
  if (roll <= 1) comeByCocoon(run, at, cocoonRank, digits);
  else if (roll === 2) {
    const parry = (warrior.parry ?? 10) < 10 ? digits.take(1)?.[0] : -1;
    if (parry === undefined) return badDigits(1);
    const wounds = parry >= 0 && succeeds(parry, warrior.parry ?? 10) ? 0 : toughed(warrior, digits);
    if (wounds === undefined) return badDigits(1);
    run.log({ text: say('darkholds.spiders', { who: figure.name, wounds }), rule: 'HA-9', by: id });
    if (wounds > 0) hurt(run, id, wounds);
  } else if (roll === 4) {
    const found = digits.take(1)?.[0];
    if (found === undefined) return badDigits(1);
    const silver = Math.min(mostSilver, kitOf(figure).silver + found);
    putKit(run, id, { silver });
    run.log({
      text: say('darkholds.hacksilver', { who: figure.name, silver: found }),
      rule: 'HA-9',
      by: id,
    });
  } else if (roll >= 5) freed(run, figure, at, roll >= 7);
  return done(run);
}
