import { type Warrior, warriorOf } from '../board';
import { isAwaited, strike } from '../dice';
import { firstSeen } from '../targets';
import { type Answer, done, noSuch, notNow } from './acts/acting';
import { boardOf, nameOfFigure } from './board-of';
import { endIfAllLie } from './ending';
import { hurt } from './harm';
import { type Command, figureOf, isOurs, type Play } from './model';
import { Run } from './run';
import { say } from './says';
import { notedBlow } from './tale';

type Light = Extract<Command, { readonly do: 'light' }>;

/** TG-1: the first of those that the table names as seen; those named as closest come before the others. */
export function lightTarget(
  play: Play,
  { sees, closest }: Pick<Light, 'sees' | 'closest'>,
): { readonly id: string; readonly why: readonly string[] } | undefined {
  const board = boardOf(play);
  const seen = sees.flatMap(id => {
    const one = warriorOf(board, id);
    return one && isOurs(one) && !one.prone ? [one] : [];
  });
  const near = seen.filter(({ id }) => closest.includes(id));
  const first = firstSeen(seen, ({ id }) => (near.length === 0 || closest.includes(id) ? 0 : 1));
  return first && { id: first.chosen.id, why: first.why };
}

/** Each shoots or attacks as often as the table says; who has fallen is no target any more (AN-10). */
function strikes(run: Run, by: Warrior, command: Light): void {
  const each = [
    ...(command.shots > 0 && by.shot[0]
      ? [{ weapon: by.shot[0], shot: true, times: Math.min(command.shots, by.shootLimit) }]
      : []),
    ...(by.combat[0] ? [{ weapon: by.combat[0], shot: false, times: command.attacks }] : []),
  ];
  for (const { weapon, shot, times } of each)
    for (let i = 0; i < times; i++) {
      const target = lightTarget(run.state, command);
      const warrior = target && warriorOf(boardOf(run.state), target.id);
      if (!warrior) return;
      const digits = run.dice();
      const struck = strike(weapon, warrior, digits);
      if (isAwaited(struck)) return;
      const names = { who: nameOfFigure(run.state, by.id), target: nameOfFigure(run.state, warrior.id) };
      const before = run.state;
      const falls = hurt(run, warrior.id, struck.wounds);
      const blow = notedBlow(before, weapon, warrior, struck.wounds, falls);
      run.log({
        text: say('darkholds.strikes', { ...names, shot, ...struck, falls }),
        rule: 'AT-2',
        by: by.id,
        noted: { faces: digits.since(0), blow },
      });
    }
}

/** AN-2, AN-7 without a board: the table says whom these enemies see and who is closest, the app whom they go for. */
export function light(play: Play, command: Light): Answer {
  if (play.phase !== 'enemies' || play.waiting) return notNow();
  const { ids, sees, closest, attacks, shots } = command;
  const known = ids.every(id => figureOf(play, id)?.side === 'enemy' && !play.done.includes(id));
  const ours = [...sees, ...closest].every(id => {
    const one = figureOf(play, id);
    return one !== undefined && isOurs(one);
  });
  if (ids.length === 0 || !known || !ours || new Set(ids).size < ids.length) return noSuch();
  const run = new Run(play);
  for (const id of ids) {
    const who = nameOfFigure(play, id);
    const by = warriorOf(boardOf(run.state), id);
    const target = lightTarget(run.state, { sees, closest });
    if (!by || by.vigour < 1) run.log({ text: say('darkholds.weary', { who }), rule: 'AN-1', by: id });
    else if (!target) run.log({ text: say('darkholds.light-blind', { who }), rule: 'AN-4', by: id });
    else {
      const { vigour } = by;
      const text = say('darkholds.goes-for', {
        who,
        target: nameOfFigure(run.state, target.id),
        why: target.why,
      });
      run.log({ text, rule: 'TG-1', by: id });
      strikes(run, by, { ...command, attacks: Math.min(attacks, vigour), shots: Math.min(shots, vigour) });
    }
    run.emit({ type: 'done', id });
  }
  endIfAllLie(run);
  return done(run);
}
