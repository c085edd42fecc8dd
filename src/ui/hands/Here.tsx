import type { Member } from '../../hands/messages';
import type { Hands } from '../../share/hands';
import { handsWords as w } from '../words/hands';
import { say } from '../words/say';

/** Who is at the table; the tablet may send somebody off. */
export function Here({ hands }: { hands: Hands }) {
  const { device, role } = hands.seat.value;
  const here = hands.here.value;
  const others = here.filter(one => one.device !== device);
  const names = new Map(hands.owners.value.map(({ id, name }) => [id, say(name)]));
  /** What somebody does at the table; whom a player plays, where that was said. */
  const part = ({ role: of, owns }: Member): string => {
    const whom = of === 'phone' ? owns.flatMap(id => names.get(id) ?? []) : [];
    return whom.length > 0 ? w.plays(whom) : w.roles[of];
  };
  return (
    <section class="hands-here" aria-label={w.here}>
      <h3>{w.here}</h3>
      {others.length === 0 ? <p class="soft">{w.alone}</p> : null}
      <ul class="bare">
        {here.map(one => (
          <li key={one.device} class="spread">
            <span class="grow">
              <b>{one.name || w.devices[one.role]}</b>
              <span class="soft">
                {one.device === device ? `${w.you}, ` : ''}
                {part(one)}
              </span>
            </span>
            {role === 'tablet' && one.device !== device ? (
              <button
                type="button"
                class="btn"
                aria-label={w.sendOffOne(one.name || w.devices[one.role])}
                onClick={() => {
                  hands.sendOff(one.device).catch(console.error);
                }}
              >
                {w.sendOff}
              </button>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
