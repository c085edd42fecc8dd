import './stage-card.css';
import type { ComponentChildren } from 'preact';
import type { EnemyKind } from '../../../stage/encounter';
import type { Cubes, Stage, Step } from '../../../stage/steps';
import { MightSign, mightColors } from '../../oathsworn/pieces/Might';
import { Icon, Stroke } from '../../parts/frame/Icon';
import { still } from '../../parts/frame/still';
import { cardWords as w } from '../../words/card';
import { poolText } from '../../words/steps';
import { type Bit, type CardRow, cardRow } from './card-rows';
import { PartSign, partName } from './PartSign';

/** How far a step of the card has come. */
export type RowState =
  | { readonly is: 'todo' }
  | { readonly is: 'now' }
  | { readonly is: 'done' }
  | { readonly is: 'skipped'; readonly why?: string };

export interface StageCardProps {
  readonly stage: Stage;
  readonly name: string;
  readonly steps: readonly Step[];
  /** Words of the card's author, shown where the app knows no steps. */
  readonly text?: string | undefined;
  /** The kinds that act by it; nothing where every boss does. */
  readonly actors?: readonly string[] | undefined;
  /** The kinds of the encounter: they name the parts and models that the card speaks of. */
  readonly enemies: readonly EnemyKind[];
  /** Icons of the parts that are broken now. */
  readonly broken?: readonly string[];
  /** One for each step; nothing while the card only lies there. */
  readonly course?: readonly RowState[];
  /** Beside the name: how many lie below, or that this is a reaction. */
  readonly note?: string | undefined;
}

const numerals = { 1: 'I', 2: 'II', 3: 'III' } as const;

/** A stage card drawn as a card: numeral and name, then a row with a picture for each thing that it does. */
export const StageCard = still((props: StageCardProps) => {
  const { stage, name, steps, text, note, course } = props;
  return (
    <div class={`stage-card stage-${stage}${course ? ' under-way' : ''}`}>
      <CardHead stage={stage} name={name} note={note} />
      <Actors kinds={props.actors} enemies={props.enemies} />
      {steps.length === 0 && !text ? <CardBack stage={stage} /> : null}
      <ol class="card-rows">
        {steps.map((step, i) => (
          <Row
            key={`${i}${step.do}`}
            row={cardRow(step, props.enemies)}
            enemies={props.enemies}
            broken={props.broken ?? []}
            state={course?.[i] ?? { is: 'todo' }}
          />
        ))}
        {steps.length === 0 && text ? <li class="card-row words">{text}</li> : null}
      </ol>
    </div>
  );
});

/** What nobody has told of yet shows its back: hexes round the numeral of its stage. */
const CardBack = ({ stage }: { stage: Stage }) => (
  <span class="card-back" aria-hidden="true">
    <span class="card-back-hex">
      <b>{numerals[stage]}</b>
    </span>
  </span>
);

/** A card that nobody named is called by its number and by what it does (OWN-161); its rows say the latter already. */
function headOf(stage: Stage, name: string): string {
  const [, number] = /^I{1,3} (\d+): /.exec(name) ?? [];
  return number !== undefined && name.startsWith(`${numerals[stage]} `) ? w.numbered(number) : name;
}

/** Numeral and name, as a card bears them. */
export function CardHead(props: { stage: Stage; name: string; note?: string | undefined }) {
  return (
    <div class="card-head">
      <b class="stage-numeral">{numerals[props.stage]}</b>
      <b class="display grow">{headOf(props.stage, props.name)}</b>
      {props.note ? <span class="soft">{props.note}</span> : null}
    </div>
  );
}

/** Whom the card names to act; every boss needs no words. */
export function Actors(props: { kinds: readonly string[] | undefined; enemies: readonly EnemyKind[] }) {
  const { kinds, enemies } = props;
  if (!kinds) return null;
  const names = kinds.map(id => enemies.find(one => one.id === id)?.name ?? id);
  return <p class="card-acts">{w.acts(names.join(', '))}</p>;
}

interface RowProps {
  row: CardRow;
  /** What may be done with the row. */
  tools?: ComponentChildren;
  /** What opens below it. */
  below?: ComponentChildren;
  enemies: readonly EnemyKind[];
  broken: readonly string[];
  state: RowState;
}

/** One row of a card, with what hangs on it. */
export function Row({ row, enemies, broken, state, tools, below }: RowProps) {
  const weak = row.breaks?.some(icon => broken.includes(icon)) ?? false;
  return (
    <li class={`card-row ${state.is}${weak ? ' weak' : ''}`}>
      <span class="card-picture">
        <Icon of={row.icon} />
      </span>
      <div class="card-words">
        <b class="card-title">{row.title}</b>
        {state.is === 'todo' ? null : <span class="unseen">{w.states[state.is]}</span>}
        {row.pool ? <PoolSigns pool={row.pool} /> : null}
        {row.more ? (
          <span class="card-more">
            + <PoolSigns pool={row.more} />
          </span>
        ) : null}
        {row.bits.map(bit => (
          <BitOf key={bit.text} bit={bit} />
        ))}
        {row.breaks ? <Weakening icons={row.breaks} enemies={enemies} broken={broken} /> : null}
        {row.inner?.map((group, i) => (
          <div key={i.toString()} class="card-inner">
            {group.title ? <b class="card-title">{group.title}</b> : null}
            <ol class="card-rows">
              {group.rows.map((one, j) => (
                <Row
                  key={`${j}${one.title}`}
                  row={one}
                  enemies={enemies}
                  broken={broken}
                  state={{ is: 'todo' }}
                />
              ))}
            </ol>
          </div>
        ))}
        {state.is === 'skipped' && state.why ? <em class="card-why">{state.why}</em> : null}
      </div>
      {state.is === 'done' ? (
        <span class="card-tick">
          <Stroke of="check" />
        </span>
      ) : null}
      {tools}
      {below}
    </li>
  );
}

const BitOf = ({ bit }: { bit: Bit }) => (
  <span class="card-bit">
    {bit.icon ? <Icon of={bit.icon} /> : null}
    {bit.text}
  </span>
);

/** MT-8: the parts of which one broken takes a card away. */
function Weakening(props: {
  icons: readonly string[];
  enemies: readonly EnemyKind[];
  broken: readonly string[];
}) {
  return (
    <span class="card-weaker">
      <span class="soft">{w.weaker}</span>
      {props.icons.map(icon => {
        const gone = props.broken.includes(icon);
        return (
          <span key={icon} class={gone ? 'card-part broken' : 'card-part'}>
            <PartSign icon={icon} enemies={props.enemies} broken={gone} />
            {partName(icon, props.enemies)}
            {gone ? <span class="unseen"> ({w.isBroken})</span> : null}
          </span>
        );
      })}
    </span>
  );
}

/** The cards of a pool as the signs of their colours; many of one colour are counted. */
function PoolSigns({ pool }: { pool: Cubes }) {
  return (
    <span class="card-pool">
      <span class="unseen">{poolText(pool)}</span>
      {mightColors.map(color => {
        const count = pool[color] ?? 0;
        if (count === 0) return null;
        return count > 3 ? (
          <span key={color} aria-hidden="true">
            {count.toString()}
            <MightSign color={color} />
          </span>
        ) : (
          Array.from({ length: count }, (_, i) => <MightSign key={`${color}${i.toString()}`} color={color} />)
        );
      })}
    </span>
  );
}
