import { useEffect, useRef, useState } from 'preact/hooks';
import { freshIn } from '../../../packs/edit/form';
import type { Shape } from '../../../packs/edit/shape';
import { Stroke } from '../../parts/frame/Icon';
import { Toggle } from '../../parts/input/Toggle';
import { oneWord, formWords as w } from '../../words/pack-fields';
import { useAround } from './context';
import { Folded } from './Folded';
import { type FieldProps, useField } from './field';
import { HexesField } from './HexesField';
import { pointed } from './pointed';
import { summaryOf } from './summary';
import { WaysPad } from './WayPad';

/** Several of a kind: hexes by tapping, names by choosing, all else one under the other. */
export function ListField(props: FieldProps<Extract<Shape, { shape: 'list' }>>) {
  const { shape, name, label, value, onChange } = props;
  const around = useAround();
  const of = shape.of();
  const list: readonly unknown[] = Array.isArray(value) ? value : [];
  if (of.shape === 'text' && of.what === 'hex' && around.encounter)
    return <HexesField label={label} hexes={list} most={shape.most} onChange={onChange} />;
  const refs = of.shape === 'text' && of.what === 'id' ? around.refs(name) : undefined;
  if (refs) return <Names name={name} label={label} names={list} refs={refs} onChange={onChange} />;
  if (of.shape === 'way')
    return (
      <div class="field">
        <span>{label}</span>
        <WaysPad label={label} ways={list} onChange={next => next.length >= shape.least && onChange(next)} />
        <Folded title={w.byWay}>
          <Lines {...props} of={of} list={list} />
        </Folded>
      </div>
    );
  return <Lines {...props} of={of} list={list} />;
}

interface NamesProps {
  name: string;
  label: string;
  names: readonly unknown[];
  refs: readonly { readonly id: string; readonly text: string }[];
  onChange: (names: readonly unknown[]) => void;
}

function Names({ name, label, names, refs, onChange }: NamesProps) {
  const { sign } = useAround();
  const lost = names.filter(one => !refs.some(ref => ref.id === one)).map(String);
  const all = [...refs, ...lost.map(id => ({ id, text: id }))];
  return (
    <div class="choice">
      <span class="soft">{label}</span>
      {all.length === 0 ? <p class="soft">{w.nothingThere(label)}</p> : null}
      <fieldset class="choices" aria-label={label}>
        {all.map(ref => {
          const on = names.includes(ref.id);
          return (
            <Toggle
              key={ref.id}
              isOn={on}
              onClick={() => onChange(on ? names.filter(one => one !== ref.id) : [...names, ref.id])}
            >
              {sign?.(name, ref.id)}
              {ref.text}
            </Toggle>
          );
        })}
      </fieldset>
    </div>
  );
}

type LinesProps = FieldProps<Extract<Shape, { shape: 'list' }>> & {
  readonly of: Shape;
  readonly list: readonly unknown[];
};

/** One line for each, folded until it is opened; what was just added is open. */
function Lines({ shape, of, list, name, label, begun, onChange }: LinesProps) {
  const [open, setOpen] = useState<number | undefined>(undefined);
  const around = useAround();
  const { encounter } = around;
  const lines = useRef<HTMLOListElement>(null);
  const added = useRef(false);
  const Field = useField();
  const one = oneWord(name);
  const plain = of.shape === 'whole' || of.shape === 'text';
  const put = (i: number, next: unknown) => onChange(list.map((it, k) => (k === i ? next : it)));
  const add = () => {
    const fresh = freshIn(of, list, w.one(one, list.length + 1));
    onChange([...list, pointed(of, fresh, around)]);
    setOpen(list.length);
    added.current = true;
  };
  // What was just added is seen whole, wherever the button stood.
  useEffect(() => {
    if (!added.current || open === undefined) return;
    added.current = false;
    lines.current?.children.item(open)?.scrollIntoView({ block: 'nearest' });
  });
  // Whoever adds a list has a first thing to say in it.
  useEffect(() => {
    if (begun && list.length === 0) add();
  }, []);
  return (
    <section class="lines" aria-label={label}>
      <span class="soft">{label}</span>
      <ol class="bare steps-list" ref={lines}>
        {list.map((item, i) => {
          const said = summaryOf(item, encounter?.enemies) || w.one(one, i + 1);
          return (
            <li key={i} class={open === i && !plain ? 'open' : ''}>
              <div class="line-head">
                {plain ? (
                  <div class="grow">
                    <Field
                      shape={of}
                      name={name}
                      label={w.one(one, i + 1)}
                      value={item}
                      onChange={next => put(i, next)}
                    />
                  </div>
                ) : (
                  <button
                    type="button"
                    class="btn quiet line-says"
                    aria-expanded={open === i}
                    onClick={() => setOpen(open === i ? undefined : i)}
                  >
                    {said}
                  </button>
                )}
                <button
                  type="button"
                  class="btn square quiet"
                  aria-label={w.up(said)}
                  disabled={i === 0}
                  onClick={() => {
                    onChange([...list.slice(0, i - 1), item, list[i - 1], ...list.slice(i + 1)]);
                    if (open === i) setOpen(i - 1);
                  }}
                >
                  ↑
                </button>
                <button
                  type="button"
                  class="btn square quiet"
                  aria-label={w.remove(said)}
                  disabled={list.length <= shape.least}
                  onClick={() => {
                    onChange(list.filter((_, k) => k !== i));
                    setOpen(undefined);
                  }}
                >
                  <Stroke of="close" />
                </button>
              </div>
              {open === i && !plain ? (
                <div class="line-form">
                  <Field
                    shape={of}
                    name={name}
                    label={w.one(one, i + 1)}
                    value={item}
                    onChange={next => put(i, next)}
                  />
                </div>
              ) : null}
            </li>
          );
        })}
      </ol>
      <button
        type="button"
        class="btn"
        aria-label={w.add(one)}
        disabled={list.length >= shape.most}
        onClick={add}
      >
        <Stroke of="plus" />
        {one}
      </button>
    </section>
  );
}
