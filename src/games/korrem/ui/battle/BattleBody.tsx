import './battle.css';
import { useEffect, useState } from 'preact/hooks';
import { textOf } from '../../../../chances/fraction';
import { lazy } from '../../../../ui/parts/lazy';
import { around, type Cell, nameOf, same } from '../../rules/battle/space';
import { fighterOf } from '../../rules/fight/model';
import { dangerOf } from '../../rules/npc/danger';
import type { BattleTable } from '../../table/battles';
import { Grid } from '../grid/Grid';
import { Ahead } from './Ahead';
import type { Aim } from './aim';
import { Dock } from './Dock';
import { Light } from './Light';

const CardSheet = lazy(async () => (await import('./CardSheet')).CardSheet);
const NewCard = lazy(async () => (await import('./NewCard')).NewCard);

/** The grid of a battle with what is foreseen and what is to be done; by itself, or one of several. */
export function BattleBody({ table }: { table: BattleTable }) {
  const battle = table.state.value;
  const asked = table.question.value;
  const [picked, setPicked] = useState<string | undefined>(undefined);
  const [aim, setAim] = useState<Aim>('strike');
  const [fixing, setFixing] = useState<string | undefined>(undefined);
  const [adding, setAdding] = useState(false);
  const [dangers, setDangers] = useState<ReadonlyMap<string, string>>(new Map());
  const chosen = picked !== undefined && fighterOf(battle, picked) ? picked : undefined;
  const pick = (id: string | undefined): void => {
    setPicked(id);
    setAim('strike');
    setDangers(new Map());
  };

  useEffect(() => pick(undefined), [battle.phase, battle.step, battle.doing]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !document.querySelector('dialog[open]')) pick(undefined);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);

  const onCard = (id: string): void => {
    const card = fighterOf(battle, id);
    if (!card || battle.end || asked?.ask === 'name' || asked?.ask === 'dodge') return;
    if (asked?.ask === 'done' && id !== asked.doing.id) {
      table.send({ do: 'aim', target: id });
      return;
    }
    const by = chosen === undefined ? undefined : fighterOf(battle, chosen);
    if (asked?.ask === 'own' && by && by.side === battle.acting && id !== by.id) {
      const sent =
        aim === 'attract'
          ? table.send({ do: 'attract', by: by.id, on: id })
          : aim === 'pass'
            ? table.send({ do: 'artifact', id: by.id, to: id })
            : card.side !== by.side && table.send({ do: 'strike', on: id, by: [by.id] });
      if (sent) pick(undefined);
      if (sent || aim !== 'strike' || card.side !== by.side) return;
    }
    pick(chosen === id ? undefined : id);
  };
  const onCell = (at: Cell): void => {
    if (chosen === undefined) return;
    if (table.send({ do: 'walk', id: chosen, to: at })) pick(undefined);
  };
  /** OD-3: the chance to fall in the coming phase of the NPCs, at each cell that is one step away. */
  const whereToStand = (): void => {
    const card = chosen === undefined ? undefined : fighterOf(battle, chosen);
    const npc = battle.armies.find(army => army.npc);
    if (!card || !npc) return;
    const open = [card.at, ...around(card.at)].filter(
      at => same(at, card.at) || !battle.cards.some(other => same(other.at, at)),
    );
    setDangers(
      new Map(
        open.map(at => {
          const moved = battle.cards.map(one => (one.id === card.id ? { ...one, at } : one));
          const found = dangerOf(moved, npc.id, battle.fliers).find(({ id }) => id === card.id);
          return [nameOf(at), found ? textOf(found.dies) : ''] as const;
        }),
      ),
    );
  };
  const slides = asked?.ask === 'regroup' ? asked.slides : [];
  const glows = (at: Cell): boolean =>
    slides.some(({ to }) => same(to, at)) || (chosen !== undefined && asked?.ask !== 'regroup');
  const next = asked?.ask === 'roll' ? asked.id : undefined;
  return (
    <>
      <div class="ko-middle">
        {battle.light ? (
          <Light battle={battle} chosen={chosen} next={next} onCard={onCard} />
        ) : (
          <Grid
            battle={battle}
            chosen={chosen}
            next={next}
            glows={glows}
            dangers={dangers}
            onCard={onCard}
            onCell={onCell}
          />
        )}
      </div>
      <Ahead battle={battle} />
      <Dock
        table={table}
        chosen={chosen}
        aim={aim}
        onAim={setAim}
        onWhere={whereToStand}
        onFix={setFixing}
        onAdd={() => setAdding(true)}
        onLetGo={() => pick(undefined)}
      />
      {fixing === undefined ? null : (
        <CardSheet table={table} id={fixing} onClose={() => setFixing(undefined)} />
      )}
      {adding ? <NewCard table={table} onClose={() => setAdding(false)} /> : null}
    </>
  );
}
