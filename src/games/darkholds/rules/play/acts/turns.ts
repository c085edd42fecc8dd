import { draw } from '../../../../../basics/random';
import { kitOf, moreOf } from '../kit';
import { figureOf, isOurs, type Play } from '../model';
import { Run } from '../run';
import { say } from '../says';
import {
  type Answer,
  begun,
  countsFor,
  done,
  finish,
  isRefused,
  noSuch,
  notNow,
  playerOf,
  refused,
} from './acting';

/** TU-2: one begins; whoever spent vigour before is done. */
export function activate(play: Play, id: string): Answer {
  const doer = begun(play, id, { cost: 0 });
  return isRefused(doer) ? doer : done(doer.run);
}

/** OV-1, TU-2: one has done all that it will; without a name every enemy has. */
export function rest(play: Play, id: string | undefined): Answer {
  const run = new Run(play);
  if (id !== undefined) {
    const figure = figureOf(play, id);
    if (!figure || !countsFor(play, figure)) return noSuch();
    if (isOurs(figure) ? play.phase !== 'heroes' : play.phase !== 'enemies') return notNow();
    finish(run, id);
    return done(run);
  }
  if (play.phase !== 'enemies' || !moreOf(play).settings.overlord || play.waiting) return notNow();
  for (const one of play.figures) if (!isOurs(one)) finish(run, one.id);
  return done(run);
}

/** TU-2: agreed, or rolled by the app, highest first; the same once more among those who tie. */
export function begins(play: Play, player: string | undefined): Answer {
  const { players } = moreOf(play);
  if (play.phase !== 'heroes') return notNow();
  if (players.length === 0) return refused('no-players', 'TU-2', say('darkholds.no-players'));
  const run = new Run(play);
  let left = player === undefined ? [...players] : players.filter(one => one === player);
  if (left.length === 0) return noSuch();
  while (left.length > 1) {
    const rolled = left.map(name => {
      const [face, stream] = draw(run.state.stream, 0, 9);
      run.emit({ type: 'rolled', stream });
      return { name, face };
    });
    const best = Math.max(...rolled.map(({ face }) => face));
    left = rolled.filter(({ face }) => face === best).map(({ name }) => name);
  }
  const [first = ''] = left;
  run.emit({ type: 'more', change: { initiative: players.indexOf(first) } });
  run.log({ text: say('darkholds.begins', { who: first }), rule: 'TU-2' });
  return done(run);
}

/** TU-2: whether a player has somebody on the board who is lively and was not activated. */
export const staysIn = (play: Play, player: string): boolean =>
  play.figures.some(
    one =>
      isOurs(one) &&
      !one.prone &&
      one.vigour > 0 &&
      !play.done.includes(one.id) &&
      playerOf(play, one) === player,
  );

/** TU-2: the initiative goes to the next who still has somebody, or to whom it is given. */
export function pass(play: Play, to: string | undefined): Answer {
  const { players, initiative, active } = moreOf(play);
  if (play.phase !== 'heroes' || players.length < 2 || initiative === null) return notNow();
  const run = new Run(play);
  if (active !== null) finish(run, active);
  const round = players.map((_, i) => players[(initiative + 1 + i) % players.length] ?? '');
  const next = to ?? round.find(player => staysIn(run.state, player));
  if (next === undefined || !players.includes(next)) return noSuch();
  if (to !== undefined && !staysIn(run.state, to))
    return refused('nobody-lively', 'TU-2', say('darkholds.nobody-lively', { who: to }));
  run.emit({ type: 'more', change: { initiative: players.indexOf(next) } });
  return done(run);
}

/** TU-5: blessed and the effects of prayers and invocations go, those marked indefinite stay; Aims go too. */
export function fade(run: Run): void {
  for (const one of run.state.figures) {
    const kit = kitOf(one);
    const spells = kit.spells.filter(({ until }) => until === 'level');
    if (spells.length < kit.spells.length || kit.blessed || kit.aim > 0 || kit.half)
      run.emit({
        type: 'figure',
        id: one.id,
        change: { kit: { ...kit, spells, blessed: false, aim: 0, half: false } },
      });
  }
}

/** TU-4: the enemy player's marker moves on; TU-2: nobody has begun yet. */
export function nextPlayers(run: Run, keep: boolean): void {
  const { players, enemyPlayer, initiative, active, order, found } = moreOf(run.state);
  if (players.length > 1 && !keep)
    run.emit({ type: 'more', change: { enemyPlayer: (enemyPlayer + 1) % players.length } });
  if (initiative !== null || active !== null || order !== 'nearest' || found)
    run.emit({ type: 'more', change: { initiative: null, active: null, order: 'nearest', found: null } });
}
