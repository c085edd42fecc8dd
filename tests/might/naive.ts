import { type Color, type Face, SIDES } from '../../src/might/cards';

/** A second reading of the rules, card by card and as slow as that is: every course of a draw with its chance. */
export interface SmallCase {
  readonly cards: Partial<Record<Color, number>>;
  readonly dice?: Partial<Record<Color, number>>;
  readonly redraws: number;
  readonly deck: Partial<Record<Color, readonly Face[]>>;
}

interface PoolCard {
  readonly color: Color;
  readonly die: boolean;
  readonly blank: boolean;
}

interface State {
  readonly left: Partial<Record<Color, readonly Face[]>>;
  readonly pool: readonly PoolCard[];
  readonly sum: number;
}

const STRONG: readonly Color[] = ['black', 'red', 'yellow', 'white'];
/** Chains of dice have no end; courses less likely than this are left out. */
const FORGET = 1e-12;

type Then = (state: State, p: number, face: Face | undefined) => void;

function draw(state: State, color: Color, die: boolean, p: number, then: Then): void {
  if (p < FORGET) return;
  const left = state.left[color] ?? [];
  if (die) for (const face of SIDES[color]) then(state, p / 6, face);
  else if (left.length === 0) then(state, p, undefined);
  else
    for (const face of new Set(left)) {
      const many = left.filter(one => one === face).length;
      const rest = [...left];
      rest.splice(rest.indexOf(face), 1);
      then({ ...state, left: { ...state.left, [color]: rest } }, (p * many) / left.length, face);
    }
}

const scored = (state: State, face: Face | undefined): State =>
  face === undefined ? state : { ...state, sum: state.sum + Number(face[0]) };

/** Draws one card and then, at once, all extra cards that it brings. */
function drawChain(
  state: State,
  color: Color,
  die: boolean,
  p: number,
  then: (state: State, p: number) => void,
): void {
  draw(state, color, die, p, (next, q, face) => {
    if (face?.endsWith('*')) drawChain(scored(next, face), color, die, q, then);
    else then(scored(next, face), q);
  });
}

/** The damages with their chances; a miss is under -1. */
export function enumerate({ cards, dice = {}, redraws, deck }: SmallCase): Map<number, number> {
  const found = new Map<number, number>();
  const toDraw = (['white', 'yellow', 'red', 'black'] as const).flatMap(color => [
    ...Array.from({ length: cards[color] ?? 0 }, () => ({ color, die: false })),
    ...Array.from({ length: dice[color] ?? 0 }, () => ({ color, die: true })),
  ]);

  const drawPool = (
    state: State,
    p: number,
    at: number,
    criticals: readonly { color: Color; die: boolean }[],
  ): void => {
    const next = toDraw[at];
    if (!next) drawExtras(state, p, criticals);
    else
      draw(state, next.color, next.die, p, (after, q, face) => {
        const came = face === undefined ? [] : [{ ...next, blank: face === '0' }];
        const more = face?.endsWith('*') ? [...criticals, next] : criticals;
        drawPool({ ...scored(after, face), pool: [...after.pool, ...came] }, q, at + 1, more);
      });
  };

  const drawExtras = (
    state: State,
    p: number,
    criticals: readonly { color: Color; die: boolean }[],
  ): void => {
    const [first, ...others] = criticals;
    if (!first) rescue(state, p, redraws);
    else
      draw(state, first.color, first.die, p, (after, q, face) =>
        drawExtras(scored(after, face), q, face?.endsWith('*') ? [...others, first] : others),
      );
  };

  const rescue = (state: State, p: number, redrawsLeft: number): void => {
    const blanks = state.pool.filter(card => card.blank);
    if (blanks.length < 2 || blanks.length - redrawsLeft > 1) {
      const damage = blanks.length >= 2 ? -1 : state.sum;
      found.set(damage, (found.get(damage) ?? 0) + p);
      return;
    }
    const out = STRONG.flatMap(color =>
      [false, true].map(die => blanks.find(b => b.color === color && b.die === die)),
    ).find(card => card !== undefined)!;
    const without = state.pool.filter(card => card !== out);
    draw({ ...state, pool: without }, out.color, out.die, p, (after, q, face) => {
      const came = face === undefined ? [] : [{ ...out, blank: face === '0' }];
      const now = { ...scored(after, face), pool: [...after.pool, ...came] };
      if (!face?.endsWith('*')) rescue(now, q, redrawsLeft - 1);
      else drawChain(now, out.color, out.die, q, (chained, r) => rescue(chained, r, redrawsLeft - 1));
    });
  };

  drawPool({ left: deck, pool: [], sum: 0 }, 1, 0, []);
  return found;
}
