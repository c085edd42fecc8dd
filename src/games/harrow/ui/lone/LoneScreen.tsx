import '../solo/solo.css';
import { useState } from 'preact/hooks';
import { SaveState } from '../../../../ui/parts/documents/SaveState';
import { DockNews } from '../../../../ui/parts/frame/DockNews';
import { Page } from '../../../../ui/parts/frame/Page';
import { Choice } from '../../../../ui/parts/input/Choice';
import { Stepper } from '../../../../ui/parts/input/Stepper';
import { UndoRedo } from '../../../../ui/parts/input/UndoRedo';
import type { Cube } from '../../rules/sides';
import { countOf, cubes } from '../../rules/state/cubes';
import { loneOdds, ratesIn } from '../../rules/state/odds';
import type { LoneTable } from '../../table/lone';
import { doors } from '../../words/doors-ui';
import { ui } from '../../words/ui';
import { CubeSign } from '../parts/Cubes';
import { Bar, Hits } from '../parts/Odds';
import { DropButtons } from '../solo/AskDrop';

const w = doors.lone;

/** The Tree alone: steppers, odds, drop, out. */
export function LoneScreen({ table }: { table: LoneTable }) {
  const lone = table.state.value;
  const [mine, setMine] = useState<Cube>('red');
  const [theirs, setTheirs] = useState<Cube>('blue');
  const odds = loneOdds(lone, mine, theirs);
  const { fresh, lodged } = ratesIn(lone);
  const options = cubes.map(id => ({ id, text: ui.cubeName[id] ?? id }));
  return (
    <Page title={w.title} back={['harrow']}>
      <SaveState of={table} />
      <div class="row">
        <UndoRedo of={table} />
        <span class="soft">{w.drops(lone.drops)}</span>
      </div>
      <section class="panel settings hc-lone">
        {cubes.map(cube => (
          <fieldset key={cube} class="hc-fix-row" aria-label={ui.cubeName[cube]}>
            <b>
              <CubeSign of={cube} /> {ui.cubeName[cube]}
            </b>
            <span class="soft">{ui.tree.ground}</span>
            <Stepper
              label={`${ui.cubeName[cube]} ${ui.tree.ground}`}
              value={countOf(lone.ground, cube)}
              low={0}
              high={20}
              onChange={n => table.send({ do: 'lay', cube, n })}
            />
            <span class="soft">{ui.tree.inside}</span>
            <Stepper
              label={`${ui.cubeName[cube]} ${ui.tree.inside}`}
              value={countOf(lone.tree.inside, cube)}
              low={0}
              high={20}
              onChange={n => table.send({ do: 'inside', cube, n })}
            />
          </fieldset>
        ))}
        <p class="soft">{ui.tree.rates(fresh, lodged, lone.tree.seen.length, lone.tree.kind === 'app')}</p>
      </section>
      <section class="panel settings">
        <Choice label={w.mine} value={mine} options={options} onPick={setMine} />
        <Choice label={w.theirs} value={theirs} options={options} onPick={setTheirs} />
        <Bar label={ui.tree.success} p={odds.success} strong />
        <Hits hits={odds.hits} />
        <DockNews table={table} game="harrow" sawHidden={ui.sawHidden} />
        <DropButtons game={lone} onDrop={out => table.send({ do: 'drop', ...(out ? { out } : {}) })} />
      </section>
    </Page>
  );
}
