import { draw } from '../../../../basics/random';
import { bagDraw } from '../bag';
import { push } from '../grid';
import { cubeOfSide } from '../sides';
import { supplyOf } from '../state/common';
import { type Done, log, refused } from '../state/run';
import { type Basic, basics } from './basic';
import type { Of } from './commands';
import { plusGrant } from './grants';
import { moreOf, ownedBy, type PairGame, type SideTurn, thingsOf } from './model';
import { lay, notNow, type PairRun, stay, withMore } from './pair-run';
import { sayPair } from './says';
import { bagNumber, type DoneOnce, type Drawn, noGrants, rowNumber, type UpgradeKind } from './things';

const once = refused('once', 'RD-3', sayPair('harrow.once-in-turn'));
const has = (turn: SideTurn, what: DoneOnce): boolean => moreOf(turn).did.includes(what);
const did = (turn: SideTurn, what: DoneOnce): SideTurn =>
  withMore(turn, { did: [...moreOf(turn).did, what] });

/** PR-1: one kind, as many as the number over the rightmost filled space of its row. */
export function takeRow(run: PairRun, turn: SideTurn, basic: Basic): Done {
  if (turn.action !== 'abilities' || turn.side !== 'protectors') return notNow;
  if (has(turn, 'ability')) return once;
  const n = rowNumber(thingsOf(run.state), turn.side, ownedBy(run.state, turn.side).tokens[basic]);
  log(run, 'PR-1', sayPair('harrow.row', { side: turn.side, basic, n }));
  const grants = plusGrant(moreOf(turn).grants, basic, n);
  stay(run, withMore(did(turn, 'ability'), { grants }));
  return undefined;
}

/** FA-1, FA-2: what lies in the bag, how many are drawn, how many of them go back. */
export function bagNow(game: PairGame) {
  const things = thingsOf(game);
  const { tokens } = ownedBy(game, 'family');
  const held = basics.reduce((all, basic) => all + tokens[basic], 0) + things.upgrades.length;
  const [most, back] = bagNumber(things, game.mode === 'training');
  return { tokens, upgrades: things.upgrades, ...bagDraw(held, most, back) };
}

type Token = Basic | UpgradeKind;
const isBasic = (token: Token): token is Basic => basics.some(basic => basic === token);

/** What is in a bag as a list, so that each token is as likely as any other (FA-5). */
const listed = (tokens: Readonly<Record<Basic, number>>, upgrades: readonly UpgradeKind[]): Token[] => [
  ...basics.flatMap(basic => Array.from({ length: tokens[basic] }, (): Token => basic)),
  ...upgrades,
];

const counted = (tokens: readonly Token[]): Pick<Drawn, 'tokens' | 'upgrades'> => ({
  tokens: {
    advance: tokens.filter(one => one === 'advance').length,
    spawn: tokens.filter(one => one === 'spawn').length,
    strengthen: tokens.filter(one => one === 'strengthen').length,
  },
  upgrades: tokens.filter((one): one is UpgradeKind => !isBasic(one)),
});

/** The list without those taken; nothing where one of them is not in it. */
function without(all: readonly Token[], taken: readonly Token[]): Token[] | undefined {
  const left = [...all];
  for (const token of taken) {
    const i = left.indexOf(token);
    if (i < 0) return undefined;
    left.splice(i, 1);
  }
  return left;
}

function setBag(run: PairRun, bag: readonly Token[]): void {
  const { tokens, upgrades } = counted(bag);
  run.emit({ type: 'owned', side: 'family', owned: { ...ownedBy(run.state, 'family'), tokens } });
  lay(run, { upgrades });
}

/** FA-1: tokens are drawn from the bag: by the table, or by the app for those without it. */
export function drawBag(run: PairRun, turn: SideTurn, { tokens, upgrades }: Of<'draw'>): Done {
  if (turn.action !== 'abilities' || turn.side !== 'family') return notNow;
  if (has(turn, 'ability')) return once;
  const bag = bagNow(run.state);
  const all = listed(bag.tokens, bag.upgrades);
  let { stream } = thingsOf(run.state);
  let out: Token[] = [];
  if (tokens) out = listed(tokens, upgrades ?? []);
  else {
    if (run.state.tree.kind === 'box')
      return refused('tell-drawn', 'FA-1', sayPair('harrow.tell-drawn', { n: bag.drawn }));
    const left = [...all];
    for (let i = 0; i < bag.drawn; i++) {
      const [k, next] = draw(stream, 0, left.length - 1);
      stream = next;
      out.push(...left.splice(k, 1));
    }
  }
  const left = without(all, out);
  if (out.length !== bag.drawn || !left)
    return refused('not-in-bag', 'FA-2', sayPair('harrow.tell-drawn', { n: bag.drawn }));
  setBag(run, left);
  lay(run, { stream });
  const drawn: Drawn = { ...counted(out), back: bag.back };
  log(run, 'FA-1', sayPair('harrow.drew', { ...drawn.tokens, upgrades: drawn.upgrades.length }));
  const after = withMore(did(turn, 'ability'), { drawn });
  if (bag.back > 0) stay(run, after);
  else playDrawn(run, after, out);
  return undefined;
}

/** FA-2: some of those drawn go back; the rest is played in any order. */
export function putBack(run: PairRun, turn: SideTurn, { tokens, upgrades }: Of<'back'>): Done {
  const { drawn } = moreOf(turn);
  if (!drawn) return notNow;
  const goes = listed(tokens, upgrades ?? []);
  const kept = without(listed(drawn.tokens, drawn.upgrades), goes);
  if (!kept || goes.length !== drawn.back)
    return refused('put-back', 'FA-2', sayPair('harrow.put-back', { n: drawn.back }));
  const bag = bagNow(run.state);
  setBag(run, [...listed(bag.tokens, bag.upgrades), ...goes]);
  log(run, 'FA-2', sayPair('harrow.went-back', { n: goes.length }));
  playDrawn(run, turn, kept);
  return undefined;
}

/** FA-1, FA-4: what was kept gives its actions; two upgrades give a cube and lie on the Attack jar then. */
function playDrawn(run: PairRun, turn: SideTurn, kept: readonly Token[]): void {
  let after = withMore(turn, { drawn: null });
  for (const token of kept) after = playToken(run, after, token);
  stay(run, after);
}

function playToken(run: PairRun, turn: SideTurn, token: Token): SideTurn {
  const more = moreOf(turn);
  if (isBasic(token))
    return withMore(turn, {
      grants: plusGrant(more.grants, token, 1),
      toLay: [...more.toLay, token],
    });
  const things = thingsOf(run.state);
  if (token === 'other') {
    log(run, 'FA-3', sayPair('harrow.upgrade-played', { kind: token }));
    lay(run, { upgrades: [...things.upgrades, token] });
    return withMore(turn, { grants: plusGrant(more.grants, 'any', 1) });
  }
  if (supplyOf(run.state, cubeOfSide.family) > 0)
    run.emit({ type: 'cubes', come: { [cubeOfSide.family]: 1 } });
  lay(run, { waiting: [...things.waiting, token] });
  log(run, 'FA-4', sayPair('harrow.upgrade-played', { kind: token }));
  return turn;
}

/** FA-3: one of the tokens kept leaves to the box, and an upgrade token takes its place; once, before any is used. */
export function playUpgrade(run: PairRun, turn: SideTurn, { of, kind }: Of<'upgrade'>): Done {
  const more = moreOf(turn);
  if (turn.side !== 'family' || !has(turn, 'ability') || more.drawn) return notNow;
  if (has(turn, 'upgrade')) return once;
  const untouched = basics.every(basic => more.used[basic] === 0);
  if (!untouched || !more.toLay.includes(of))
    return refused('upgrade', 'FA-3', sayPair('harrow.upgrade-first'));
  const { hands } = thingsOf(run.state);
  lay(run, { hands: { ...hands, family: Math.max(0, (hands.family ?? 0) - 1) } });
  const toLay = more.toLay.filter((_, i) => i !== more.toLay.indexOf(of));
  const grants = { ...noGrants, ...more.grants, [of]: more.grants[of] - 1 };
  stay(run, playToken(run, withMore(did(turn, 'upgrade'), { toLay, grants }), kind));
  return undefined;
}

/** KA-1, KA-2: a row is pushed; the two tokens on the grid act, cubes that lay on the row come. */
export function pushRow(run: PairRun, turn: SideTurn, row: number): Done {
  const things = thingsOf(run.state);
  if (turn.action !== 'abilities' || turn.side !== 'kammi' || !things.grid) return notNow;
  if (has(turn, 'ability')) return once;
  if (row < 0 || row > 2) return refused('no-row', 'KA-1', sayPair('harrow.no-row'));
  const pushed = push(things.grid, row);
  const cubes = things.gridCubes[row] ?? 0;
  const [a, b, c] = things.gridCubes;
  lay(run, {
    grid: pushed.grid,
    gridCubes: [row === 0 ? 0 : a, row === 1 ? 0 : b, row === 2 ? 0 : c],
  });
  const { tokens } = ownedBy(run.state, 'kammi');
  let { grants } = moreOf(turn);
  for (const kind of basics)
    for (const token of pushed.turn.activate)
      if (token === kind) grants = plusGrant(grants, kind, rowNumber(things, 'kammi', tokens[kind]));
  const [left, right] = pushed.turn.activate;
  log(run, 'KA-1', sayPair('harrow.pushed', { row: row + 1, left, right, out: pushed.turn.out }));
  if (cubes > 0) {
    run.emit({ type: 'cubes', come: { purple: cubes } });
    log(run, 'KA-2', sayPair('harrow.row-cubes', { row: row + 1, n: cubes }));
  }
  stay(run, withMore(did(turn, 'ability'), { grants }));
  return undefined;
}
