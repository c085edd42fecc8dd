import { isRoyal, unitsThat } from '../../board/position';
import { nameOf, sides } from '../../board/square';
import type { Turn } from '../../turn/state';
import type { ActionData } from '../commands/commands';
import type { Run } from '../commands/run';
import type { Duel } from '../model';
import { clanAt, positionOf } from '../turn-of';

/** So many hits, pushes or steps end a royal of a rival's path. */
const needed: Readonly<Record<string, number>> = { huldra: 3, ferrymen: 2 };

/** The rule of each kind of action. */
const ruleOf = (duel: Duel, { do: kind, hunt, parts }: ActionData): string => {
  const clan = clanAt(duel, duel.turn.side);
  switch (kind) {
    case 'journey':
      return hunt !== undefined ? 'HU-6' : parts ? 'ER-3' : clan === 'hexen' ? 'HX-1' : 'JO-1';
    case 'deed':
      return { huldra: 'HU-3', murg: 'MU-2', erde: 'ER-2', wibo: 'WB-3', ferrymen: 'FL-2', hexen: 'HX-2' }[
        clan
      ];
    case 'leap':
      return 'HU-7';
    case 'swap':
      return 'WB-7';
    case 'retreat':
      return action6(duel) ? 'WB-6' : 'WB-5';
  }
};
const action6 = ({ turn: { wibo } }: Duel): boolean => wibo.at === 'retreat' && wibo.unit !== wibo.pawn;

/** One line of what was done, before it is known what came of it. */
export function tellAction(run: Run, action: ActionData): void {
  const { state: duel } = run;
  const clan = clanAt(duel, duel.turn.side);
  const kind = duel.units[action.unit]?.kind ?? 'pawn';
  const [from, to] = [action.unit, action.to ?? action.with ?? ''];
  const rule = ruleOf(duel, action);
  const drawn = { from, to };
  if (action.parts) {
    run.log({ type: 'split', clan, value: duel.turn.bone?.value ?? 0 }, rule);
    for (const part of action.parts)
      run.log(
        { type: 'moved', clan, kind: duel.units[part.unit]?.kind ?? 'pawn', from: part.unit, to: part.to },
        'JO-1',
        { from: part.unit, to: part.to },
      );
    return;
  }
  switch (action.do) {
    case 'journey':
      run.log({ type: 'moved', clan, kind, from, to }, rule, drawn);
      if (action.hunt !== undefined)
        run.log({ type: 'acted', clan, kind, at: to, targets: [action.hunt] }, rule);
      return;
    case 'deed':
      run.log({ type: 'acted', clan, kind, at: from, targets: action.targets ?? [] }, rule, {
        from,
        to: action.targets?.[0] ?? from,
      });
      return;
    case 'leap':
      run.log({ type: 'leapt', clan, kind, from, to }, rule, drawn);
      return;
    case 'swap':
      run.log({ type: 'swapped', from, to }, rule, drawn);
      return;
    case 'retreat':
      run.log({ type: 'retreated', clan, kind, from, to }, rule, drawn);
  }
}

/** VQ-3, HU-1, FL-6: who left, who was marked, what was Reclaimed, told before the board is changed. */
export function tellLosses(run: Run, after: Turn): void {
  const { state: duel } = run;
  const before = positionOf(duel);
  for (const side of sides) {
    const clan = clanAt(duel, side);
    for (const kind of ['pawn', 'sage', 'knight', 'rook', 'queen', 'king'] as const) {
      const of = (position: Turn['position']) =>
        unitsThat(position, unit => unit.side === side && unit.kind === kind);
      const [was, is] = [of(before), of(after.position)];
      const left = was.filter(({ at }) => !is.some(one => one.at === at)).slice(0, was.length - is.length);
      for (const { at } of left)
        run.log({ type: 'vanquished', clan, kind, at: nameOf(at) }, 'VQ-3', { to: nameOf(at) });
      const isPlated = ({ unit }: (typeof was)[number]): boolean => unit.auras.includes('ironPlating');
      for (const one of was.filter(isPlated))
        if (is.some(now => now.at === one.at && !isPlated(now)))
          run.log({ type: 'platingLost', at: nameOf(one.at) }, 'VQ-3');
      const marks = (some: typeof was): number => Math.max(0, ...some.map(({ unit }) => unit.marks));
      if (is.some(({ unit }) => isRoyal(unit)) && marks(is) > marks(was)) {
        const rival = clanAt(duel, side === 'south' ? 'north' : 'south');
        run.log(
          { type: 'marked', clan, kind, marks: marks(is), of: needed[rival] ?? 0 },
          rival === 'huldra' ? 'HU-1' : 'FL-6',
        );
      }
    }
  }
  for (const at of after.position.reclaimed)
    if (!before.reclaimed.has(at))
      run.log({ type: 'reclaimed', at: nameOf(at), count: after.position.reclaimed.size }, 'ER-2');
}
