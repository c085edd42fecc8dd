import './lobby.css';
import { useEffect, useState } from 'preact/hooks';
import { Page } from '../../../ui/parts/frame/Page';
import { Choice } from '../../../ui/parts/input/Choice';
import { Stepper } from '../../../ui/parts/input/Stepper';
import { readyMap } from '../rules/box/box';
import type { SideCube } from '../rules/sides';
import { type Level, levels, ownLevel, piles } from '../rules/solo/model';
import { cardsOfLevel, evenPiles, mostTerrain, ownCards } from '../rules/solo/setup';
import { soloOfBox } from '../sample/solo';
import { lookIntoBox } from '../table/box';
import { ownBoxes } from '../table/lists';
import { doors } from '../words/doors-ui';
import { ui } from '../words/ui';
import { knownTree, newSeed, openNewSolo, openSample } from './begin';

const w = doors.setup;
const sample = 'sample';

/** SO-1: the box, level and Tree; the piles as the player likes. */
export function NewSolo() {
  const [level, setLevel] = useState<Level>(1);
  const [tree, setTree] = useState<'app' | 'box'>('app');
  const [box, setBox] = useState<string>(sample);
  const [dealt, setDealt] = useState<Readonly<Record<SideCube, number>>>(evenPiles(cardsOfLevel[1]));
  const [own, setOwn] = useState({ cards: cardsOfLevel[ownLevel], terrain: 2 });
  const wanted = level === ownLevel ? own.cards : cardsOfLevel[level];
  const [failed, setFailed] = useState<string | undefined>(undefined);
  useEffect(() => {
    ownBoxes.read().catch(console.error);
  }, []);
  const boxes = ownBoxes.here.value ?? [];
  const begin = async (): Promise<void> => {
    if (box === sample) {
      setFailed(await openSample(w.sample, level, tree, level === ownLevel ? own : undefined));
      return;
    }
    const mine = await lookIntoBox(box);
    const ready = mine && readyMap(mine);
    if (!mine || !ready || 'problems' in ready) {
      setFailed(w.notReady);
      return;
    }
    const seen = await knownTree(tree, box);
    const state = soloOfBox({
      seed: newSeed(),
      level,
      tree,
      dealt,
      own: mine,
      map: ready.map,
      box,
      seen,
      terrain: own.terrain,
    });
    setFailed(await openNewSolo(ready.map.name || doors.box.title, state));
  };
  const total = piles.reduce((all, pile) => all + dealt[pile], 0);
  return (
    <Page title={w.title} back={['harrow']}>
      <section class="panel settings">
        <Choice
          label={w.level}
          value={`${level}`}
          options={levels.map(one => ({ id: `${one}`, text: w.levels[one] ?? '' }))}
          onPick={id => {
            const next = levels.find(one => `${one}` === id) ?? 1;
            setLevel(next);
            setDealt(evenPiles(next === ownLevel ? own.cards : cardsOfLevel[next]));
          }}
        />
        <p class="soft">{w.levelNote[level]}</p>
        {level === ownLevel ? (
          <>
            <div class="hc-fix-row">
              <b>{w.ownCards}</b>
              <Stepper
                label={w.ownCards}
                value={own.cards}
                low={ownCards.least}
                high={ownCards.most}
                onChange={cards => {
                  setOwn({ ...own, cards });
                  setDealt(evenPiles(cards));
                }}
              />
            </div>
            <div class="hc-fix-row">
              <b>{w.ownTerrain}</b>
              <Stepper
                label={w.ownTerrain}
                value={own.terrain}
                low={0}
                high={mostTerrain}
                onChange={terrain => setOwn({ ...own, terrain })}
              />
            </div>
          </>
        ) : null}
        {boxes.length > 0 ? (
          <>
            <Choice
              label={w.box}
              value={box}
              options={[{ id: sample, text: w.sample }, ...boxes.map(({ id, name }) => ({ id, text: name }))]}
              onPick={setBox}
            />
            <p class="soft">{w.boxNote}</p>
          </>
        ) : null}
        {box === sample ? null : (
          <>
            <p>
              {w.piles}: {total} / {wanted}
            </p>
            {piles.map(pile => (
              <div key={pile} class="hc-fix-row">
                <b>{ui.cubeName[pile]}</b>
                <Stepper
                  label={`${w.piles}: ${ui.cubeName[pile]}`}
                  value={dealt[pile]}
                  low={0}
                  high={16}
                  onChange={n => setDealt({ ...dealt, [pile]: n })}
                />
              </div>
            ))}
          </>
        )}
        <Choice
          label={w.tree}
          value={tree}
          options={[
            { id: 'app', text: w.trees.app },
            { id: 'box', text: w.trees.box },
          ]}
          onPick={setTree}
        />
        <p class="soft">{w.treeNote[tree]}</p>
        {failed ? (
          <p class="notice" role="alert">
            {failed}
          </p>
        ) : null}
        <button
          type="button"
          class="btn main big"
          disabled={box !== sample && total !== wanted}
          onClick={() => {
            begin().catch(console.error);
          }}
        >
          {w.begin}
        </button>
      </section>
    </Page>
  );
}
