import { asKind, kindIn } from '../../../packs/edit/form';
import type { Shape } from '../../../packs/edit/shape';
import { kindWord } from '../../words/pack-kinds';
import { useAround } from './context';
import { Fields } from './Fields';
import type { FieldProps } from './field';
import { Pick } from './Pick';
import { pointed } from './pointed';

/** Which kind, and then the fields of that kind. */
export function KindField(props: FieldProps<Extract<Shape, { shape: 'kinds' }>>) {
  const { shape, label, value, onChange } = props;
  const around = useAround();
  const { sign } = around;
  const kind = kindIn(shape, value);
  const pick = (
    <Pick
      label={label}
      value={kind?.name ?? ''}
      options={shape.kinds.map(one => ({
        id: one.name,
        text: kindWord(shape.key, one.name),
        sign: sign?.(shape.key, one.name),
      }))}
      onPick={name => onChange(pointed(shape, asKind(shape, name, value), around))}
    />
  );
  if (!kind || kind.fields.length === 0) return pick;
  return (
    <div class="kind">
      {pick}
      <Fields fields={kind.fields} value={value} onChange={onChange} />
    </div>
  );
}
