import { blankOf, type Written, whichOf } from '../../../packs/edit/form';
import type { Shape } from '../../../packs/edit/shape';
import type { Cubes } from '../../../stage/steps';
import { PoolPicker } from '../../oathsworn/pieces/PoolPicker';
import { Choice } from '../../parts/input/Choice';
import { fieldWord, oneWord, optionWord, formWords as w } from '../../words/pack-fields';
import { useAround } from './context';
import { Fields } from './Fields';
import type { FieldProps } from './field';
import { Gathered } from './Gathered';
import { KindField } from './KindField';
import { ListField } from './ListField';
import { NumberField } from './NumberField';
import { Pick } from './Pick';
import { TextInput } from './TextInput';
import { WayPad } from './WayPad';

/** One field of the format, whatever it is. */
export function ShapeField(props: FieldProps) {
  const { shape, name, label, value, onChange } = props;
  const { sign } = useAround();
  switch (shape.shape) {
    case 'whole':
      return <NumberField {...props} shape={shape} />;
    case 'flag':
      return (
        <Choice
          label={label}
          value={value === true ? 'yes' : 'no'}
          options={[
            { id: 'no', text: w.no },
            { id: 'yes', text: w.yes },
          ]}
          onPick={id => onChange(id === 'yes')}
        />
      );
    case 'text':
      return <TextInput {...props} shape={shape} />;
    case 'one':
      if (shape.options.length === 1)
        return (
          <span>
            {label}: {optionWord(name, shape.options[0] ?? '')}
          </span>
        );
      return (
        <Pick
          label={label}
          value={String(value)}
          options={shape.options.map(one => ({
            id: String(one),
            text: optionWord(name, one),
            sign: sign?.(name, String(one)),
          }))}
          onPick={id => onChange(shape.options.find(one => String(one) === id))}
        />
      );
    case 'pool':
      return (
        <div class="field">
          <span>{label}</span>
          <PoolPicker label={label} pool={poolIn(value)} onChange={onChange} />
        </div>
      );
    case 'way':
      return <WayPad label={label} way={value} onChange={onChange} />;
    case 'list':
      return <ListField {...props} shape={shape} />;
    case 'tuple':
      return (
        <Gathered label={label}>
          {shape.of.map((one, i) => (
            <ShapeField
              key={i}
              shape={one}
              name={name}
              label={w.one(oneWord(name), i + 1)}
              value={Array.isArray(value) ? value[i] : undefined}
              onChange={next =>
                onChange(shape.of.map((_, k) => (k === i ? next : Array.isArray(value) ? value[k] : next)))
              }
            />
          ))}
        </Gathered>
      );
    case 'fields':
      return (
        <Gathered label={label}>
          <Fields fields={shape.fields} value={value} onChange={onChange} />
        </Gathered>
      );
    case 'kinds':
      return <KindField {...props} shape={shape} />;
    case 'either':
      return <Either {...props} shape={shape} />;
  }
}

const colors = ['white', 'yellow', 'red', 'black'] as const;

/** The rest of what a pool holds stays as it is. */
function poolIn(value: unknown): Cubes {
  if (typeof value !== 'object' || value === null) return {};
  const held: Written = { ...value };
  const counts = colors.flatMap(color => (typeof held[color] === 'number' ? [[color, held[color]]] : []));
  return { ...held, ...Object.fromEntries(counts) };
}

/** One of several shapes: first which, then it. */
function Either({ shape, name, label, value, onChange }: FieldProps<Extract<Shape, { shape: 'either' }>>) {
  const sides = shape.of.flatMap((side): readonly { text: string; side: Shape; holds: unknown }[] =>
    side.shape === 'one'
      ? side.options.map(one => ({ text: optionWord(name, one), side, holds: one }))
      : [{ text: sideWord(side), side, holds: undefined }],
  );
  const mine = shape.of[whichOf(shape.of, value)];
  const at = sides.findIndex(one => one.side === mine && (one.holds === undefined || one.holds === value));
  const chosen = sides[at];
  return (
    <>
      <Pick
        label={label}
        value={String(at)}
        options={sides.map((one, i) => ({ id: String(i), text: one.text }))}
        onPick={id => {
          const next = sides[Number(id)];
          if (next && next !== chosen) onChange(next.holds ?? blankOf(next.side));
        }}
      />
      {chosen && chosen.holds === undefined ? (
        <ShapeField shape={chosen.side} name={name} label={label} value={value} onChange={onChange} />
      ) : null}
    </>
  );
}

function sideWord(side: Shape): string {
  if (side.shape === 'whole') return w.number;
  if (side.shape === 'fields' && side.fields[0]) return fieldWord(side.fields[0].key);
  return w.drawn;
}
