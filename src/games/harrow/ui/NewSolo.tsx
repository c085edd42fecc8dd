import './lobby.css';
import { useState } from 'preact/hooks';
import { Choice } from '../../../ui/parts/Choice';
import { Page } from '../../../ui/parts/Page';
import { type Level, levels } from '../rules/solo/model';
import { ui } from '../words/ui';
import { openSample } from './begin';

const w = ui.setup;

/** SO-1: level and Tree; everything else is as the box says. */
export function NewSolo() {
  const [level, setLevel] = useState<Level>(1);
  const [tree, setTree] = useState<'app' | 'box'>('app');
  const [failed, setFailed] = useState<string | undefined>(undefined);
  return (
    <Page title={w.title} back={['harrow']}>
      <section class="panel settings">
        <Choice
          label={w.level}
          value={`${level}`}
          options={levels.map(one => ({ id: `${one}`, text: w.levels[one] ?? '' }))}
          onPick={id => setLevel(levels.find(one => `${one}` === id) ?? 1)}
        />
        <p class="soft">{w.levelNote[level]}</p>
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
          onClick={() => {
            openSample(w.sample, level, tree).then(setFailed, console.error);
          }}
        >
          {w.begin}
        </button>
      </section>
    </Page>
  );
}
