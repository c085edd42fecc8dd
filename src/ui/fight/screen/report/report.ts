import type { Chronicle } from '../../../../table/fight/chronicle';
import type { LookBack } from '../../../../table/fight/look-back';
import type { FightView } from '../../../../table/fight/view';
import type { Drawn } from '../../../oathsworn/report/picture';
import { words } from '../../../words/fight';
import { endingOf } from '../../parts/ending';
import { nameIn } from '../../parts/nameIn';

const w = words.summary;

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** A part by its name on the enemy's board. */
/** Nothing where its only die has no part: it is whole or gone. */
export function partName(view: FightView, enemy: string, die: string): string | undefined {
  const kind = view.enemies.find(one => one.id === enemy)?.kind;
  const slots = view.encounter.enemies.find(one => one.id === kind)?.slots ?? [];
  return slots.find(slot => slot.id === die)?.name;
}

export const whoseDoing = (view: FightView, who: string | null): string =>
  who === null ? w.nobody : nameIn(view, who);

/** Who came ahead when, held against how it ended. */
export const turningPoint = (view: FightView, { turning, ahead }: Chronicle): string | undefined =>
  turning === undefined || ahead === undefined
    ? undefined
    : w.turned(turning, ahead, view.outcome ? view.outcome === 'victory' : undefined);

/** Of a fight that goes on too: what has happened so far. */
export function reportOf(view: FightView, { chronicle, best, narrowest }: LookBack): Drawn {
  const { rounds, sources, parts } = chronicle;
  const turned = turningPoint(view, chronicle);
  const taken = sum(rounds.map(one => one.taken));
  const lost = sum(rounds.map(one => one.lost));
  const takenBy = (who: string) => sources.find(one => one.who === who)?.taken ?? 0;
  const luck = (side: 'company' | 'enemy') =>
    w.luckOf(
      side,
      sum(rounds.map(one => one.luck[side].drew)),
      sum(rounds.map(one => one.luck[side].expected)),
    );
  return {
    classes: view.friends.flatMap(one => (one.class && one.role !== 'ally' ? [one.class] : [])),
    title: w.reportTitle(endingOf(view) ?? `${w.soFar}:`, view.encounter.name),
    lines: [
      w.reportHead(Math.max(view.round, 1), taken, lost),
      ...view.friends
        .filter(friend => friend.role !== 'sentinel')
        .map(friend =>
          w.reportWho(
            friend.name,
            friend.hp,
            friend.maxHp,
            takenBy(friend.id),
            view.tally.lost[friend.id] ?? 0,
          ),
        ),
      ...parts.map(one =>
        w.part(
          partName(view, one.enemy, one.die),
          nameIn(view, one.enemy),
          one.round,
          one.by ? nameIn(view, one.by) : '',
        ),
      ),
      ...(turned === undefined ? [] : [turned]),
      ...(best ? [w.drew(nameIn(view, best.who), best.damage, best.round)] : []),
      ...(narrowest
        ? [
            w.escaped(
              nameIn(view, narrowest.who),
              narrowest.hp,
              narrowest.by ? nameIn(view, narrowest.by) : '',
              narrowest.lost,
              narrowest.round,
            ),
          ]
        : []),
      luck('company'),
      luck('enemy'),
      w.reportFoot,
    ],
  };
}
