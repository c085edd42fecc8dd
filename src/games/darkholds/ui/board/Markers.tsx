import type { Feature } from '../../rules/board';
import type { Play } from '../../rules/play/model';
import { ui } from '../../words/ui';
import { centreOf } from './boardView';

/** Our own signs for the markers, around the middle of a square. */
const signs: Readonly<Record<Feature, string>> = {
  column: 'M-13-13h26v26h-26zM-9-9v18M0-9v18M9-9v18',
  door: 'M-16 18v-30a16 8 0 0 1 32 0v30zM-16-2h32M10 6h.1',
  doorweb: 'M-20-20 20 20M20-20-20 20M0-20v40M-20 0h40M-10-10h20v20h-20z',
  gap: 'M-20-14l8 8-6 8 8 6-4 10M20-16l-8 8 8 10-10 6 6 10',
  equipment: 'M-10-6h20v16h-20zM-5-6v-6h10v6',
  pile: 'M-16 12l6-12 8 4 4-12 8 10 8 10z',
  cocoon: 'M0-18c14 6 14 30 0 36c-14-6-14-30 0-36zM-9-4h18M-9 6h18',
  exit: 'M-14 18v-34h28v34M-4 2h14M5-4l6 6-6 6',
};

/** Everything that lies on the level; it is named for whoever cannot see it. */
export function Markers({ play }: { play: Play }) {
  const at = (name: string): string => {
    const { x, y } = centreOf(play, name);
    return `translate(${x} ${y})`;
  };
  return (
    <g class="dh-markers">
      {play.level.guards.map(name => (
        <g key={`g${name}`} class="dh-guard" transform={at(name)}>
          <title>{ui.marker.guard}</title>
          <path d="M0-16 14-10v10c0 8-6 14-14 18-8-4-14-10-14-18v-10z" />
        </g>
      ))}
      {play.level.entries.map(one => (
        <g key={one.id} class="dh-entry" transform={at(one.at)}>
          <title>{one.id}</title>
          <circle r={17} />
          <circle r={11} />
          <circle r={5} />
        </g>
      ))}
      {play.level.ladders.flat().map(name => (
        <path
          key={`l${name}`}
          class="dh-ladder"
          d="M-8-18v36M8-18v36M-8-10h16M-8-2h16M-8 6h16M-8 14h16"
          transform={at(name)}
        />
      ))}
      {Object.entries(play.features).map(([name, feature]) => (
        <g key={name} class={`dh-marker dh-of-${feature}`} transform={at(name)}>
          <title>{ui.marker[feature]}</title>
          <path d={signs[feature]} />
        </g>
      ))}
      {Object.entries(play.rocks).map(([name, vigour]) => (
        <g key={name} class="dh-marker dh-rock" transform={at(name)}>
          <title>{ui.marker.rock(vigour)}</title>
          <path d="M-18 14l4-16 9-8 8 6 8-4 7 14-2 8z" />
          <text y={8}>{vigour}</text>
        </g>
      ))}
      {Object.entries(play.noise).map(([name, tokens]) => (
        <g key={name} class="dh-noise" transform={`${at(name)} translate(-15 14)`}>
          <title>{ui.marker.noise(tokens)}</title>
          <circle r={9} />
          <text y={5}>{tokens}</text>
        </g>
      ))}
    </g>
  );
}
