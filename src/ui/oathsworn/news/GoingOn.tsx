import { useEffect, useState } from 'preact/hooks';
import type * as Companies from '../../../table/campaign/companies';
import type * as Saves from '../../../table/saves/saves';
import { Icon } from '../../parts/frame/Icon';
import { banner, flame } from '../../parts/frame/icons-home.gen';
import { WayInside } from '../../parts/frame/WayInside';
import { hrefTo } from '../../shell/router';
import { words } from '../../words';
import type * as Fought from './Fought';
import { foremost, type LastCompany, type LastFight, lastCompany, lastFight } from './last';

const w = words.home;

export type Played = typeof Saves & typeof Companies & typeof Fought;

/** The lists come with the storage, after the first paint. */
async function load(): Promise<Played> {
  const [saves, companies, fought] = await Promise.all([
    import('../../../table/saves/saves'),
    import('../../../table/campaign/companies'),
    import('./Fought'),
  ]);
  const all = { ...saves, ...companies, ...fought };
  await Promise.all([saves.savedFights.read(), companies.companies.read()]);
  return all;
}

/** What was played on this device: read after the first paint, nothing until then. */
export function usePlayed(): Played | undefined {
  const [played, setPlayed] = useState<Played | undefined>(undefined);
  useEffect(() => {
    load().then(setPlayed, console.error);
  }, []);
  return played;
}

export interface GoingOn {
  readonly fight: LastFight | undefined;
  readonly company: LastCompany | undefined;
  /** Neither a fight nor a company was ever seen here. */
  readonly fresh: boolean;
}

/** The fight that runs and the company played last; until the lists are there, as they were shown last time. */
export function useGoingOn(played: Played | undefined): GoingOn {
  const [[knownFight, knownCompany]] = useState(() => [lastFight.read(), lastCompany.read()] as const);
  const fights = played?.savedFights.here.value;
  const companies = played?.companies.here.value;
  const fight = fights ? foremost(fights) : knownFight;
  const company = companies ? companies[0] : knownCompany;
  useEffect(() => {
    if (fights) lastFight.keep(fight);
    if (companies) lastCompany.keep(company);
  }, [fights, companies]);
  return { fight: fight?.phase === 'over' ? undefined : fight, company, fresh: !fight && !company };
}

const worded = (all: Readonly<Record<string, string>>, phase: string): string | undefined => all[phase];

/** What goes on first: the fight that runs, and the company's next step. */
export function GoOn({ fight, company }: GoingOn) {
  return (
    <>
      {fight ? (
        <GoOnWay
          to={['fight', fight.id]}
          icon={flame}
          name={w.goOn(fight.name)}
          note={[fight.round > 0 ? w.round(fight.round) : '', worded(words.phases, fight.phase)]}
        />
      ) : null}
      {company ? (
        <GoOnWay
          to={['company', company.id]}
          icon={banner}
          name={company.name}
          note={[w.chapter(company.chapter), worded(w.steps, company.phase)]}
          chapter={company.chapter}
        />
      ) : null}
    </>
  );
}

interface WayProps {
  readonly to: readonly string[];
  readonly icon: string;
  readonly name: string;
  readonly note: readonly (string | undefined)[];
  /** How far on the road, which the card shows as dots. */
  readonly chapter?: number;
}

/** The way to what goes on. */
export function GoOnWay(props: WayProps) {
  return (
    <a
      class="way panel go-on"
      href={hrefTo(...props.to)}
      style={props.chapter ? { '--at': props.chapter } : ''}
    >
      <Icon of={props.icon} />
      <WayInside name={props.name} note={props.note.filter(Boolean).join(' · ')} />
    </a>
  );
}
