import type { Moment } from '../../../table/fight/happened';
import type { FightView } from '../../../table/fight/view';
import { pictureOf } from '../../../table/packs/pictures';
import { Art } from '../../oathsworn/faces/Art';
import { FaceOf } from '../../oathsworn/faces/FaceOf';
import { lookOf } from '../../oathsworn/faces/lookOf';
import { words } from '../../words/fight';
import { useFight } from '../parts/context';
import { endingOf } from '../parts/ending';
import { nameIn } from '../parts/nameIn';

const w = words.moments;
const numerals = { 1: 'I', 2: 'II', 3: 'III' } as const;

/** One moment over the board: the boss's picture, a die that shatters, a band with a number. */
export function Ceremony({ moment }: { moment: Moment }) {
  const view = useFight().view.value;
  return (
    <div class={`ceremony ceremony-${moment.moment}`} aria-hidden="true">
      <div class="ceremony-band">
        <Picture view={view} moment={moment} />
        <b class="display">{titleOf(view, moment)}</b>
      </div>
    </div>
  );
}

function Picture({ view, moment }: { view: FightView; moment: Moment }) {
  if (moment.moment === 'round') return null;
  if (moment.moment === 'fall') {
    const friend = view.friends.find(one => one.id === moment.who);
    return friend ? (
      <span class="ceremony-ring">
        <FaceOf id={lookOf(friend)} />
      </span>
    ) : null;
  }
  const id = moment.moment === 'break' ? moment.enemy : undefined;
  const kinds = view.encounter.enemies;
  const kind =
    kinds.find(one => one.id === view.enemies.find(enemy => enemy.id === id)?.kind) ??
    kinds.find(one => one.role === 'boss');
  return (
    <span class="ceremony-picture">
      {kind ? <Art of={pictureOf(view.encounter.id, kind.id)} large /> : null}
      {moment.moment === 'break' ? (
        <span class="shatter">
          <i>0</i>
          <i>0</i>
        </span>
      ) : null}
    </span>
  );
}

function titleOf(view: FightView, moment: Moment): string {
  switch (moment.moment) {
    case 'break': {
      const enemy = view.enemies.find(one => one.id === moment.enemy);
      const kind = view.encounter.enemies.find(one => one.id === enemy?.kind);
      const slot = enemy?.dice.find(die => die.id === moment.die)?.slot;
      const part = kind?.slots?.find(one => one.id === slot)?.name;
      return part ? w.breaks(part) : w.isDown(nameIn(view, moment.enemy));
    }
    case 'fall':
      return w.falls(nameIn(view, moment.who));
    case 'stage':
      return words.stage.stage(numerals[moment.stage]);
    case 'round':
      return words.fight.round(moment.round);
    case 'end':
      return endingOf(view) ?? '';
  }
}
