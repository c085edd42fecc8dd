import { NAME_LENGTH, SHORT_NAME_LENGTH } from '../../rules/fields';
import './camp.css';
import { useEffect, useState } from 'preact/hooks';
import { SaveFound } from '../../../../ui/parts/documents/SaveFound';
import { SaveState } from '../../../../ui/parts/documents/SaveState';
import { PhonesButton } from '../../../../ui/parts/exchange/PhonesButton';
import { DockNews } from '../../../../ui/parts/frame/DockNews';
import { Page } from '../../../../ui/parts/frame/Page';
import { UndoRedo } from '../../../../ui/parts/input/UndoRedo';
import { say } from '../../../../ui/words/say';
import { playOf, withBox } from '../../rules/box/level-of';
import { areaOf, type Campaign, isEndLevel, levelsOf } from '../../rules/campaign/model';
import { kitOf } from '../../rules/play/kit';
import type { Figure } from '../../rules/play/model';
import { emptyLevel } from '../../rules/play/new-level';
import { drownedStair } from '../../sample/drowned-stair';
import { underColdMere } from '../../sample/under-cold-mere';
import { lookIntoBox, ownBox, teachBox } from '../../table/box';
import type { CampaignTable } from '../../table/campaigns';
import { levels } from '../../table/level-list';
import { words as box } from '../../words/box';
import { words as w } from '../../words/campaign';
import { ui } from '../../words/ui';
import { canvas, drawnBefore, newSeed } from '../begin';
import { TeachSheet } from '../setting/TeachSheet';
import { ChronicleSheet } from '../tale/ChronicleSheet';
import { TaleSheet } from '../tale/TaleSheet';
import { Market } from './Market';

const nameOf = ({ names }: Campaign, at: number): string => names[at] || w.level(at + 1);

/** CA-1 to CA-4: everything between two levels, on one page. */
export function Camp({ table }: { table: CampaignTable }) {
  const campaign = table.state.value;
  const [chosen, setChosen] = useState<string | undefined>(undefined);
  const [teaching, setTeaching] = useState(false);
  const { party, at, course, end } = campaign;
  const one = party.find(({ id }) => id === chosen) ?? party[0];
  useEffect(() => {
    levels.read().catch(console.error);
    lookIntoBox().catch(console.error);
  }, []);
  return (
    <Page title={campaign.name} back={['darkholds']}>
      <div class="dh-camp">
        <div class="dh-wide dh-camp-chips">
          <UndoRedo of={table} />
          <PhonesButton id={table.id} as="sign" />
          <SaveState of={table} />
          <SaveFound help={table.saveHelp} />
        </div>
        <div class="dh-wide">
          <DockNews table={table} game="darkholds" sawHidden={ui.sawHidden} />
        </div>
        <ol class="bare dh-road dh-wide" aria-label={w.road}>
          {Array.from({ length: levelsOf[course] }, (_, i) => (
            <li
              key={`level ${i}`}
              class={campaign.pages.some(page => page.at === i && page.end === 'won') ? 'dh-road-won' : ''}
              aria-current={i === at && end === null ? 'step' : undefined}
            >
              {i === at && end === null ? nameOf(campaign, i) : i + 1}
            </li>
          ))}
        </ol>
        {end === null ? <Next table={table} /> : <p class="dh-wide dh-sentence">{w.ended[end]}</p>}
        <section class="panel" aria-label={ui.company}>
          <h2>{w.party}</h2>
          {party.length === 0 ? <p>{w.nobody}</p> : null}
          <ul class="bare stack">
            {party.map(figure => (
              <li key={figure.id}>
                <button
                  type="button"
                  class="btn grow"
                  aria-pressed={figure.id === one?.id}
                  onClick={() => setChosen(figure.id)}
                >
                  {figure.name} <span class="soft">{lineOf(campaign, figure)}</span>
                </button>
              </li>
            ))}
          </ul>
          <div class="dh-camp-chips">
            {Object.values(ownBox.value.company)
              .filter(figure => end === null && !party.some(({ id }) => id === figure.id))
              .map(figure => (
                <button
                  key={figure.id}
                  type="button"
                  class="btn quiet"
                  onClick={() => table.send({ do: 'recruit', figure: { ...figure, at: 'A1' } })}
                >
                  {w.joins(figure.name)}
                </button>
              ))}
          </div>
          <button type="button" class="btn" onClick={() => setTeaching(true)}>
            {w.recruit}
          </button>
        </section>
        {one ? <Market table={table} one={one} /> : null}
        <Chronicle table={table} />
      </div>
      {teaching ? (
        <TeachSheet
          taken={party.map(({ id }) => id)}
          sides={['hero', 'henchman']}
          onClose={() => setTeaching(false)}
          onFigure={figure => {
            table.send({ do: 'recruit', figure: { ...figure, at: 'A1' } });
            teachBox({ company: { [figure.id]: { ...figure, at: 'A1' } } }, box.title, say).catch(
              console.error,
            );
            setTeaching(false);
          }}
        />
      ) : null}
    </Page>
  );
}

function lineOf({ party }: Campaign, figure: Figure): string {
  const { silver, items, leader } = kitOf(figure);
  const lead = party.find(({ id }) => id === leader)?.name;
  return [
    ui.wounds(figure.wounds, figure.con),
    w.silver(silver),
    w.cards(items.length),
    lead === undefined ? '' : w.ledBy(lead),
  ]
    .filter(Boolean)
    .join(' · ');
}

/** The level that comes next: its name, and where it is taken from. */
function Next({ table }: { table: CampaignTable }) {
  const campaign = table.state.value;
  const { at, course } = campaign;
  const before = (levels.here.value ?? []).filter(one => one.name !== ui.sample);
  const begin = (kind: 'mere' | 'stair' | 'canvas') => {
    const seed = newSeed();
    const level =
      kind === 'mere'
        ? underColdMere(seed)
        : kind === 'stair'
          ? drownedStair(seed)
          : withBox(
              emptyLevel(nameOf(campaign, at), seed, canvas.wide, canvas.high),
              ownBox.value,
              seed,
              areaOf(at),
            );
    table.send({ do: 'begin', level });
  };
  const samples = at % 2 === 0 ? (['mere', 'stair'] as const) : (['stair', 'mere'] as const);
  return (
    <section class="panel dh-wide" aria-label={w.next}>
      <h2>{isEndLevel(course, at) ? w.endLevel : w.levelOfArea(at + 1, areaOf(at))}</h2>
      <label class="field">
        <span>{w.levelName}</span>
        <input
          class="input"
          value={campaign.names[at] ?? ''}
          maxLength={SHORT_NAME_LENGTH}
          onChange={event => table.send({ do: 'name', at, name: event.currentTarget.value })}
        />
      </label>
      <div class="dh-camp-chips">
        {samples.map((kind, i) => (
          <button
            key={kind}
            type="button"
            class={i === 0 ? 'btn main big' : 'btn'}
            onClick={() => begin(kind)}
          >
            {w.play[kind]}
          </button>
        ))}
        <button type="button" class="btn" onClick={() => begin('canvas')}>
          {w.draw}
        </button>
        {Object.entries(ownBox.value.levels).map(([name, drawn]) => (
          <button
            key={name}
            type="button"
            class="btn"
            onClick={() =>
              table.send({ do: 'begin', level: playOf(drawn, ownBox.value, newSeed(), areaOf(at)) })
            }
          >
            {w.ofBox(name)}
          </button>
        ))}
        {before.map(one => (
          <button
            key={one.id}
            type="button"
            class="btn quiet"
            onClick={() => {
              drawnBefore(one.id, newSeed()).then(level => {
                if (level) table.send({ do: 'begin', level });
              }, console.error);
            }}
          >
            {w.asDrawn(one.name)}
          </button>
        ))}
      </div>
    </section>
  );
}

/** A page for every level played, with the dead. */
function Chronicle({ table }: { table: CampaignTable }) {
  const { pages, fallen } = table.state.value;
  const [read, setRead] = useState<number | 'all' | undefined>(undefined);
  const page = read === undefined || read === 'all' ? undefined : pages[read];
  if (pages.length === 0) return null;
  return (
    <section class="panel dh-wide" aria-label={w.chronicle}>
      <h2>{w.chronicle}</h2>
      <ol class="bare stack">
        {pages.map((page, i) => (
          <li key={`${page.at} ${i}`}>
            <b>{page.name}</b> {w.page(page.end, page.turns)}
            <button type="button" class="btn quiet" onClick={() => setRead(i)}>
              {w.read}
            </button>
            {page.fallen.length > 0 ? <span>{w.fell(page.fallen.join(', '))}</span> : null}
            <input
              class="input grow"
              aria-label={w.line(page.name)}
              placeholder={w.line(page.name)}
              value={page.line}
              maxLength={NAME_LENGTH}
              onChange={event => table.send({ do: 'line', page: i, line: event.currentTarget.value })}
            />
          </li>
        ))}
      </ol>
      {fallen.length > 0 ? <p class="soft">{w.dead(fallen.map(({ name }) => name).join(', '))}</p> : null}
      <button type="button" class="btn" onClick={() => setRead('all')}>
        {w.whole}
      </button>
      {page ? (
        <TaleSheet {...page} tale={page.tale} minutes={page.minutes} onClose={() => setRead(undefined)} />
      ) : null}
      {read === 'all' ? (
        <ChronicleSheet campaign={table.state.value} onClose={() => setRead(undefined)} />
      ) : null}
    </section>
  );
}
