import type { Hands } from '../../share/hands';
import { handsWords as w } from '../words/hands';

/** Who is at the table; the tablet may send somebody off. */
export function Here({ hands }: { hands: Hands }) {
  const { device, role } = hands.seat.value;
  const here = hands.here.value;
  const others = here.filter(one => one.device !== device);
  return (
    <section aria-label={w.here}>
      <h3>{w.here}</h3>
      {others.length === 0 ? <p class="soft">{w.alone}</p> : null}
      <ul class="bare stack">
        {here.map(one => (
          <li key={one.device} class="setup-row">
            <span>
              <b>{one.name || w.devices[one.role]}</b>{' '}
              <span class="soft">
                {one.device === device ? `${w.you}, ` : ''}
                {w.roles[one.role]}
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
