import { Hatches } from '../../board/Marks';
import { words } from '../../words/fight';

const w = words.foresight;
const kinds = ['target', 'struck', 'sought', 'safe'] as const;

/** What the hatching on the board means, each kind as it is drawn there. */
export const ThreatLegend = () => (
  <ul class="bare threat-legend" aria-label={w.legend}>
    {kinds.map(kind => (
      <li key={kind}>
        <svg class={`danger-key ${kind}`} viewBox="0 0 24 20" aria-hidden="true">
          <Hatches />
          <polygon
            points="1,10 6.5,1 17.5,1 23,10 17.5,19 6.5,19"
            fill={kind === 'safe' ? 'none' : `url(#hatch-${kind})`}
          />
        </svg>
        {w.meanings[kind]}
      </li>
    ))}
    <li class="soft">{w.notMinions}</li>
  </ul>
);
