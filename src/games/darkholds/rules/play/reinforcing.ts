import type { Decided } from '../../../../play/rules';
import { wounded } from '../activation';
import { consciousOf, enemiesOf, squaresOf, type Warrior, warriorOf } from '../board';
import { isAwaited, strike } from '../dice';
import { rangeOf } from '../level';
import { type EnemyType, type FreeAttack, placeBy, reinforce } from '../reinforce';
import { threatens } from '../sight';
import { firstTarget } from '../targets';
import { boardOf, nameOfCell, nameOfFigure } from './board-of';
import { endIfAllLie } from './ending';
import type { Event, Figure, Play, TypeData } from './model';
import { Run } from './run';
import { say } from './says';

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
function attackFreely(run: Run, by: Warrior, targetId: string): void {
  const board = boardOf(run.play);
  const target = warriorOf(board, targetId);
  const weapon = by.combat[0];
  if (!target || target.prone || !weapon) return;
  const struck = strike(weapon, target, run.dice());
  if (isAwaited(struck)) return;
  const hurt = wounded(board, targetId, struck.wounds);
  const after = warriorOf(hurt.board, targetId);
  if (after) run.put({ type: 'figure', id: targetId, change: { wounds: after.wounds, prone: after.prone } });
  const names = { who: nameOfFigure(run.play, by.id), target: nameOfFigure(run.play, targetId) };
  const text = say('darkholds.strikes', { ...names, shot: false, ...struck, falls: hurt.falls });
  run.tell({ text, rule: 'RE-5', by: by.id });
}

/** RE-1 to RE-6: each entry point draws, and what comes is placed and attacks. */
export function reinforcePhase(run: Run): void {
  const { types, heroes, reinforcements } = run.play;
  const all = Object.keys(reinforcements);
  const kinds = types.map(enemyType);
  const due = reinforce(boardOf(run.play), heroes, kinds, []).draws;
  if (due.length === 0) run.tell({ text: say('darkholds.quiet-entries'), rule: 'RE-1' });
  if (all.length === 0)
    for (const { entry, cards: count } of due)
      run.tell({ text: say('darkholds.own-card', { entry, cards: count }), rule: 'DK-1' });
  const cards = due.flatMap(({ entry, cards: count }) =>
    Array.from({ length: count }, () => {
      const id = run.drawCard('reinforcement', all);
      const card = id === undefined ? undefined : reinforcements[id];
      if (card) run.tell({ text: say('darkholds.draws', { entry, label: card.label }), rule: 'RE-1' });
      return card?.line ?? [];
    }),
  );
  const come = reinforce(boardOf(run.play), heroes, kinds, cards);
  const named = new Map<string, string>();
  for (const { id, type, at } of come.placed) {
    const data = types.find(one => one.type === type);
    if (!data) continue;
    const figure = newFigure(run.play, data, nameOfCell(run.play, at));
    named.set(id, figure.id);
    run.put({ type: 'came', figure });
    run.tell({
      text: say('darkholds.comes', { who: figure.name, at: figure.at }),
      rule: 'RE-4',
      by: figure.id,
      path: [figure.at],
    });
  }
  for (const attack of come.attacks) freeAttack(run, attack, named);
  if (come.missing > 0) run.tell({ text: say('darkholds.missing', { count: come.missing }), rule: 'RE-6' });
  for (const [rank, tokens] of come.boosts) {
    for (const enemy of run.play.figures.filter(one => one.side === 'enemy' && one.rank === rank))
      run.put({ type: 'figure', id: enemy.id, change: { tokens: enemy.tokens + tokens } });
    run.tell({ text: say('darkholds.boosted', { rank, tokens }), rule: 'RE-6' });
  }
  endIfAllLie(run);
}

function freeAttack(run: Run, { by, target }: FreeAttack, named: ReadonlyMap<string, string>): void {
  const attacker = enemiesOf(boardOf(run.play)).find(({ id }) => id === (named.get(by) ?? by));
  if (attacker) attackFreely(run, attacker, target);
}

/** RE-3 to RE-5: one model that a card of the table's names. */
export function bring(play: Play, name: string, entry: string): Decided<Play, Event> {
  const type = play.types.find(one => one.type === name);
  const there = play.figures.filter(one => one.type === name).length;
  if (!type || there >= type.models) {
    const message = say('darkholds.no-more-models', { who: type?.name ?? name });
    return { ok: false, error: { code: 'no-more-models', rule: 'RE-3', message } };
  }
  const at = placeBy(boardOf(play), entry, enemyType(type));
  if (at === undefined)
    return { ok: false, error: { code: 'no-place', rule: 'RE-4', message: say('darkholds.no-such') } };
  const run = new Run(play);
  const figure = newFigure(play, type, nameOfCell(play, at));
  run.put({ type: 'came', figure });
  const text = say('darkholds.comes', { who: figure.name, at: figure.at });
  run.tell({ text, rule: 'RE-4', by: figure.id, path: [figure.at] });
  const board = boardOf(run.play);
  const warrior = warriorOf(board, figure.id);
  if (warrior) {
    const own = squaresOf(board.level, warrior);
    const near = consciousOf(board);
    const beside = near.some(one => rangeOf(board.level, own, squaresOf(board.level, one)) === 1);
    const target = firstTarget(
      board.level,
      own,
      near.filter(one => threatens(board, warrior, one)),
    )?.chosen;
    if (beside && target) attackFreely(run, warrior, target.id);
  }
  endIfAllLie(run);
  return { ok: true, value: run.events, state: run.play };
}
