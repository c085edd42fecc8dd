import type { Said } from '../../../../../basics/said';
import type { Decided } from '../../../../../play/rules';
import { squaresOf, type Warrior, warriorOf } from '../../board';
import { type Digits, digitsOf } from '../../dice';
import { rangeOf } from '../../level';
import { boardOf, cellOf } from '../board-of';
import { type Kit, kitOf, moreOf } from '../kit';
import { type Event, type Figure, figureOf, isOurs, type Play } from '../model';
import { Run } from '../run';
import { say } from '../says';

export type Answer = Decided<Play, Event>;
export type Refused = Extract<Answer, { readonly ok: false }>;

export const refused = (code: string, rule: string, message: Said): Refused => ({
  ok: false,
  error: { code, rule, message },
});
export const notNow = (): Refused => refused('not-now', 'TU-1', say('darkholds.not-now'));
export const noSuch = (): Refused => refused('no-such', 'BD-1', say('darkholds.no-such'));
export const badDigits = (count: number): Refused =>
  refused('digits', 'AT-2', say('darkholds.digits', { count }));
export const done = (run: Run): Answer => ({ ok: true, value: run.events, state: run.state });

/** Somebody who acts, with what it costs paid; `figure` and `warrior` are as they stood before. */
export interface Doer {
  readonly run: Run;
  readonly figure: Figure;
  readonly warrior: Warrior;
}
export const isRefused = <T extends object>(made: T | Refused): made is Refused => 'error' in made;

/** Of the heroes' side only where the group counts; an overlord's enemies always (OV-1). */
const isCounted = (play: Play, figure: Figure): boolean => {
  const { count, overlord } = moreOf(play).settings;
  return isOurs(figure) ? count : overlord;
};

/** TU-2, IN-2: a henchman is led by the player of its hero. */
export function playerOf(play: Play, figure: Figure): string {
  const kit = kitOf(figure);
  const leader = kit.leader === null ? undefined : figureOf(play, kit.leader);
  return leader ? kitOf(leader).player : kit.player;
}

export const putKit = (run: Run, id: string, change: Partial<Kit>): void => {
  const figure = figureOf(run.state, id);
  if (figure) run.emit({ type: 'figure', id, change: { kit: { ...kitOf(figure), ...change } } });
};

/** TU-2: vigour that it has not spent is lost. */
export function finish(run: Run, id: string): void {
  const figure = figureOf(run.state, id);
  if (figure && !run.state.done.includes(id)) {
    if (figure.vigour > 0) run.emit({ type: 'figure', id, change: { vigour: 0 } });
    if (kitOf(figure).aim > 0) putKit(run, id, { aim: 0 });
    run.emit({ type: 'done', id });
  }
  if (moreOf(run.state).active === id) run.emit({ type: 'more', change: { active: null } });
}

/** Why somebody may not act now. */
function barred(play: Play, figure: Figure): Refused | undefined {
  if (play.phase === 'setup' || play.phase === 'over' || play.waiting) return notNow();
  const who = figure.name;
  if (figure.prone) return refused('unconscious', 'WR-5', say('darkholds.is-unconscious', { who }));
  if (!isOurs(figure) && !(play.phase === 'enemies' && moreOf(play).settings.overlord)) return notNow();
  if (!isCounted(play, figure)) return undefined;
  if (isOurs(figure) && play.phase !== 'heroes') return notNow();
  if (play.done.includes(figure.id))
    return refused('was-activated', 'TU-2', say('darkholds.was-activated', { who }));
  const { players, initiative } = moreOf(play);
  const turn = initiative === null ? undefined : players[initiative];
  if (isOurs(figure) && turn !== undefined && players.length > 1 && playerOf(play, figure) !== turn)
    return refused('not-initiative', 'TU-2', say('darkholds.not-initiative', { who, player: turn }));
  return undefined;
}

interface Asked {
  readonly cost: number;
  /** HA-11: heroes and henchmen alone. */
  readonly company?: boolean;
  /** MV-5: a step keeps its half. */
  readonly steps?: boolean;
}

/** WR-3, TU-2: begins an action: whoever spent vigour before is done, and its price is paid where it counts. */
export function begun(play: Play, id: string, { cost, company, steps }: Asked): Doer | Refused {
  const figure = figureOf(play, id);
  const warrior = warriorOf(boardOf(play), id);
  if (!figure || !warrior) return noSuch();
  const who = figure.name;
  if (company && !isOurs(figure))
    return refused('company-alone', 'HA-11', say('darkholds.company-alone', { who }));
  const bar = barred(play, figure);
  if (bar) return bar;
  const run = new Run(play);
  const more = moreOf(play);
  if (more.found) run.emit({ type: 'more', change: { found: null } });
  if (!isCounted(play, figure)) return { run, figure, warrior };
  if (figure.vigour < cost)
    return refused('no-vigour', 'WR-3', say('darkholds.no-vigour', { who, cost, vigour: figure.vigour }));
  if (more.active !== id) {
    if (more.active !== null) finish(run, more.active);
    run.emit({ type: 'more', change: { active: id } });
  }
  const vigour = figure.vigour - cost;
  if (cost > 0) run.emit({ type: 'figure', id, change: { vigour } });
  const kit = kitOf(figure);
  const aim = vigour === 0 ? 0 : kit.aim;
  const half = steps === true && kit.half;
  if (aim !== kit.aim || half !== kit.half) putKit(run, id, { aim, half });
  return { run, figure, warrior };
}

export const countsFor = isCounted;

/** Dice of the app, or those that the table has told. */
export const diceOf = (run: Run, rolls: readonly number[] | undefined): Digits =>
  rolls ? digitsOf(rolls) : run.dice();

/** MK-16, AN-13: a noise token on its square; enemies make none unless all do. */
export function noisy(run: Run, figure: Figure): void {
  if (!isOurs(figure) && !moreOf(run.state).settings.enemyNoise) return;
  const { at } = figure;
  run.emit({ type: 'noise', at, tokens: (run.state.noise[at] ?? 0) + 1 });
}

/** How far a square is from somebody; 1 is adjacent (BD-6). */
export function rangeTo(play: Play, warrior: Warrior, at: string): number {
  const { level } = boardOf(play);
  const cell = cellOf(play, at);
  return cell < 0 ? Number.POSITIVE_INFINITY : rangeOf(level, squaresOf(level, warrior), [cell]);
}

export function rangeBetween(play: Play, a: Warrior, b: Warrior): number {
  const { level } = boardOf(play);
  return rangeOf(level, squaresOf(level, a), squaresOf(level, b));
}

export const tooFar = (who: string, what: string): Refused =>
  refused('not-adjacent', 'BD-6', say('darkholds.not-adjacent', { who, what }));
