import { isCritical, worth } from '../../../might/cards';
import { companyOf } from '../../../table/campaign/linked-id';
import type { BestDraw } from '../../../table/fight/look-back';
import type { FightView } from '../../../table/fight/view';
import { againSetup } from '../../../table/setup/again';
import { classIcon } from '../../oathsworn/faces/classIcons';
import { lookOf } from '../../oathsworn/faces/lookOf';
import { MightCard } from '../../oathsworn/pieces/Might';
import { ShareReport } from '../../oathsworn/report/ShareReport';
import { Icon } from '../../parts/frame/Icon';
import { Sheet } from '../../parts/frame/Sheet';
import { go, hrefTo } from '../../shell/router';
import { boxWords } from '../../words/box';
import { words } from '../../words/fight';
import { useFight } from '../parts/context';
import { endingOf } from '../parts/ending';
import { nameIn } from '../parts/nameIn';
import { Charts } from './report/Charts';
import { Ending } from './report/Ending';
import { reportOf } from './report/report';

const w = words.summary;

/** The same fight from its start, in one tap. */
async function again(view: FightView, then: () => void): Promise<void> {
  const { beginFight } = await import('../../../table/fight/open');
  const seed = crypto.getRandomValues(new Int32Array(1))[0] ?? 1;
  const begun = await beginFight(againSetup(view, seed));
  if (!begun.ok) return;
  then();
  go('fight', begun.value);
}

/** What happened: rounds, damage by and to each, the best draw, the narrowest escape; then on to what comes next. */
export function Summary({ onClose }: { onClose: () => void }) {
  const fight = useFight();
  const view = fight.view.value;
  const company = companyOf(fight.id);
  const { lost } = view.tally;
  const { best, narrowest, chronicle } = fight.lookBack();
  const takenBy = (id: string) => chronicle.sources.find(one => one.who === id)?.taken ?? 0;
  const most = Math.max(1, ...chronicle.sources.map(one => one.taken));
  // A full bar is a whole character, so that two HP lost do not look like all of them.
  const mostLost = Math.max(1, ...view.friends.map(one => one.maxHp), ...Object.values(lost));
  const sum = (of: Readonly<Record<string, number>>) => Object.values(of).reduce((a, b) => a + b, 0);
  return (
    <Sheet
      title={endingOf(view) ?? w.soFar}
      onClose={onClose}
      wide
      foot={
        <>
          {company || view.outcome === null ? null : (
            <button type="button" class="btn big" onClick={() => void again(view, onClose)}>
              {boxWords.again}
            </button>
          )}
          <a class="btn main big" href={company ? hrefTo('company', company) : hrefTo()}>
            {company ? w.onward : words.app.home}
          </a>
        </>
      }
    >
      <Ending
        figures={[
          { what: w.rounds, value: view.round },
          { what: w.hpTaken, value: chronicle.sources.reduce((all, one) => all + one.taken, 0) },
          { what: w.lostInAll, value: sum(lost) },
        ]}
      />
      <Charts view={view} chronicle={chronicle} />
      <section class="bars" aria-label={w.each}>
        <h3>{w.each}</h3>
        {view.friends
          .filter(friend => friend.role !== 'sentinel')
          .map(friend => (
            <div key={friend.id} class="bar-row">
              <span class="row">
                <Icon of={classIcon(lookOf(friend))} />
                <b class="display grow">{friend.name}</b>
                <span class="soft">{w.left(friend.hp, friend.maxHp)}</span>
              </span>
              <Bar of={takenBy(friend.id)} most={most} label={w.takenKey} kind="good" />
              <Bar of={lost[friend.id] ?? 0} most={mostLost} label={w.lost} kind="bad" />
            </div>
          ))}
      </section>
      {best ? <Best best={best} name={nameIn(view, best.who)} /> : null}
      {narrowest ? (
        <section class="feat" aria-label={w.narrowest}>
          <h3>{w.narrowest}</h3>
          <p>
            {w.escaped(
              nameIn(view, narrowest.who),
              narrowest.hp,
              nameIn(view, narrowest.by),
              narrowest.lost,
              narrowest.round,
            )}
          </p>
        </section>
      ) : null}
      <ShareReport words={w} file="battle-report" make={() => reportOf(view, fight.lookBack())} />
    </Sheet>
  );
}

function Best({ best, name }: { best: BestDraw; name: string }) {
  return (
    <section class="feat" aria-label={w.best}>
      <h3>{w.best}</h3>
      <p>{w.drew(name, best.damage, best.round)}</p>
      {best.pieces.length > 0 ? (
        <div class="draw small">
          {best.pieces.map(piece => (
            <MightCard
              key={piece.id}
              face={{ color: piece.color, value: worth(piece.face), crit: isCritical(piece.face) }}
              die={piece.from === 'die'}
              extra={piece.part === 'extra'}
              ignored={best.outcome?.ignored.includes(piece.id) ?? false}
            />
          ))}
        </div>
      ) : null}
    </section>
  );
}

function Bar(props: { of: number; most: number; label: string; kind: 'good' | 'bad' }) {
  return (
    <span class="bar">
      <span class="soft">{props.label}</span>
      <span class={`odds-bar ${props.kind}`}>
        <i style={{ width: `${(props.of / props.most) * 100}%` }} />
      </span>
      <b>{props.of}</b>
    </span>
  );
}
