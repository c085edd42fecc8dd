import type { Decided } from '../../../../play/rules';
import { consciousOf, enemiesOf, squaresOf, type Warrior, warriorOf } from '../board';
import { type Digits, isAwaited, strike } from '../dice';
import { rangeOf } from '../level';
import { type EnemyType, type FreeAttack, placeBy, reinforce } from '../reinforce';
import { threatens } from '../sight';
import { firstTarget } from '../targets';
import { boardOf, cellOf, freeSquare, nameOfCell, nameOfFigure } from './board-of';
import { hurt } from './harm';
import { moreOf } from './kit';
import type { Event, Figure, Play, TypeData } from './model';
import { Run } from './run';
import { say } from './says';
import { notedBlow } from './tale';

const enemyType = ({ full: _, con: __, name: ___, ...type }: TypeData): EnemyType => type;

/** A number that no model of this type on the table bears. */
function nextNumber({ figures }: Play, type: string): number {
  const taken = figures.filter(one => one.type === type).map(({ id }) => Number(/\d+$/.exec(id)?.[0] ?? 0));
  let number = 1;
  while (taken.includes(number)) number++;
  return number;
}

/** A new model of a type, lively. */
export function newFigure(play: Play, type: TypeData, at: string): Figure {
  const { full, con, name, models: _, ...profile } = type;
  const number = nextNumber(play, type.type);
  return {
    ...profile,
    id: `${type.type}${number}`,
    name: `${name} ${number}`,
    side: 'enemy',
    entry: false,
    at,
    vigour: full,
    full,
    con,
    wounds: 0,
    prone: false,
    tokens: 0,
  };
}

/** RE-5: a free attack, by the app's dice. */
function attackFreely(run: Run, by: Warrior, targetId: string, digits: Digits = run.dice()): void {
  const target = warriorOf(boardOf(run.state), targetId);
  const weapon = by.combat[0];
  if (!target || target.prone || !weapon) return;
  const used = digits.used();
  const told = strike(weapon, target, digits);
  // Digits of the table that do not suffice: the app rolls the rest.
  const rest = isAwaited(told) ? run.dice() : undefined;
  const struck = rest ? strike(weapon, target, rest) : told;
  if (isAwaited(struck)) return;
  const faces = rest ? rest.since(0) : digits.since(used);
  const names = { who: nameOfFigure(run.state, by.id), target: nameOfFigure(run.state, targetId) };
  const before = run.state;
  const falls = hurt(run, targetId, struck.wounds);
  const blow = notedBlow(before, weapon, target, struck.wounds, falls);
  const text = say('darkholds.strikes', { ...names, shot: false, ...struck, falls });
  run.log({ text, rule: 'RE-5', by: by.id, noted: { faces, blow } });
}

/** RE-1: the heroes that count above four, unless the group leaves them out. */
export const heroesOf = (play: Play): number => (moreOf(play).settings.manyHeroes ? play.heroes : 1);

/** RE-1 to RE-6: each entry point draws, and what comes is placed and attacks. */
export function reinforcePhase(run: Run): void {
  const { types, reinforcements } = run.state;
  const heroes = heroesOf(run.state);
  const all = Object.keys(reinforcements);
  const kinds = types.map(enemyType);
  const due = reinforce(boardOf(run.state), heroes, kinds, []).draws;
  if (due.length === 0) run.log({ text: say('darkholds.quiet-entries'), rule: 'RE-1' });
  if (all.length === 0)
    for (const { entry, cards: count } of due)
      run.log({ text: say('darkholds.own-card', { entry, cards: count }), rule: 'DK-1' });
  const cards = due.flatMap(({ entry, cards: count }) =>
    Array.from({ length: count }, () => {
      const id = run.drawCard('reinforcement', all);
      const card = id === undefined ? undefined : reinforcements[id];
      if (card) run.log({ text: say('darkholds.draws', { entry, label: card.label }), rule: 'RE-1' });
      return card?.line ?? [];
    }),
  );
  const come = reinforce(boardOf(run.state), heroes, kinds, cards);
  const named = new Map<string, string>();
  for (const { id, type, at } of come.placed) {
    const data = types.find(one => one.type === type);
    if (!data) continue;
    const figure = newFigure(run.state, data, nameOfCell(run.state, at));
    named.set(id, figure.id);
    run.emit({ type: 'came', figure });
    run.log({
      text: say('darkholds.comes', { who: figure.name, at: figure.at }),
      rule: 'RE-4',
      by: figure.id,
      path: [figure.at],
    });
  }
  for (const attack of come.attacks) freeAttack(run, attack, named);
  if (come.missing > 0) run.log({ text: say('darkholds.missing', { count: come.missing }), rule: 'RE-6' });
  for (const [rank, tokens] of come.boosts) {
    for (const enemy of run.state.figures.filter(one => one.side === 'enemy' && one.rank === rank))
      run.emit({ type: 'figure', id: enemy.id, change: { tokens: enemy.tokens + tokens } });
    run.log({ text: say('darkholds.boosted', { rank, tokens }), rule: 'RE-6' });
  }
}

function freeAttack(run: Run, { by, target }: FreeAttack, named: ReadonlyMap<string, string>): void {
  const attacker = enemiesOf(boardOf(run.state)).find(({ id }) => id === (named.get(by) ?? by));
  if (attacker) attackFreely(run, attacker, target);
}

/** RE-5: one that came attacks at once, if it stands beside anybody; its dice are the app's unless they are told. */
function attackAtOnce(run: Run, id: string, digits?: Digits): void {
  const board = boardOf(run.state);
  const warrior = warriorOf(board, id);
  if (!warrior) return;
  const own = squaresOf(board.level, warrior);
  const near = consciousOf(board);
  const beside = near.some(one => rangeOf(board.level, own, squaresOf(board.level, one)) === 1);
  const target = firstTarget(
    board.level,
    own,
    near.filter(one => threatens(board, warrior, one)),
  )?.chosen;
  if (beside && target) attackFreely(run, warrior, target.id, digits);
}

function comes(run: Run, type: TypeData, at: number, digits?: Digits): void {
  const figure = newFigure(run.state, type, nameOfCell(run.state, at));
  run.emit({ type: 'came', figure });
  const text = say('darkholds.comes', { who: figure.name, at: figure.at });
  run.log({ text, rule: 'RE-4', by: figure.id, path: [figure.at] });
  attackAtOnce(run, figure.id, digits);
}

/** The entry point of a model that the table puts on its own board, which is not on the screen. */
export const byTable = 'table';

function comesUnseen(run: Run, type: TypeData, at: string): void {
  const figure = newFigure(run.state, type, at);
  run.emit({ type: 'came', figure });
  run.log({ text: say('darkholds.comes-unseen', { who: figure.name }), rule: 'RE-4', by: figure.id });
}

const freeModels = ({ figures }: Play, { type, models }: TypeData): number =>
  models - figures.filter(one => one.type === type).length;

/** RE-3 to RE-5: one model of a type by an entry point; whether there was one, and a place for it. */
export function bringInto(run: Run, name: string, entry: string): boolean {
  const type = run.state.types.find(one => one.type === name);
  if (!type || freeModels(run.state, type) < 1) return false;
  const at = placeBy(boardOf(run.state), entry, enemyType(type));
  if (at === undefined) return false;
  comes(run, type, at);
  return true;
}

/** RE-6: each enemy of the lowest rank on the board has one vigour more next time. */
function boostLowest(run: Run): void {
  const enemies = run.state.figures.filter(({ side }) => side === 'enemy');
  const rank = Math.min(...enemies.map(one => one.rank));
  run.log({ text: say('darkholds.missing', { count: 1 }), rule: 'RE-6' });
  for (const one of enemies.filter(enemy => enemy.rank === rank))
    run.emit({ type: 'figure', id: one.id, change: { tokens: one.tokens + 1 } });
  if (enemies.length > 0) run.log({ text: say('darkholds.boosted', { rank, tokens: 1 }), rule: 'RE-6' });
}

/** HA-9: what was in a cocoon comes by its square, of that rank or the next higher one that is free (RE-3). */
export function comeByCocoon(run: Run, at: string, rank: number, digits: Digits): void {
  const type = [...run.state.types]
    .filter(one => one.rank >= rank && freeModels(run.state, one) > 0)
    .sort((a, b) => a.rank - b.rank)[0];
  const board = boardOf(run.state);
  const id = 'cocoon';
  const cell = cellOf(run.state, at);
  const entry = { id, at: cell, tile: board.level.tileOf[cell] ?? -1, blocked: false };
  const place = type && placeBy({ ...board, entries: [entry] }, id, enemyType(type));
  if (type && place !== undefined) comes(run, type, place, digits);
  else boostLowest(run);
}

/** RE-3 to RE-5: one model that a card of the table's names. */
export function bring(play: Play, name: string, entry: string): Decided<Play, Event> {
  const type = play.types.find(one => one.type === name);
  if (!type || freeModels(play, type) < 1) {
    const message = say('darkholds.no-more-models', { who: type?.name ?? name });
    return { ok: false, error: { code: 'no-more-models', rule: 'RE-3', message } };
  }
  const run = new Run(play);
  const at = entry === byTable ? freeSquare(play) : undefined;
  if (at !== undefined) comesUnseen(run, type, at);
  else if (!bringInto(run, name, entry))
    return { ok: false, error: { code: 'no-place', rule: 'RE-4', message: say('darkholds.no-such') } };
  return { ok: true, value: run.events, state: run.state };
}
