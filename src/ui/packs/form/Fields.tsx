import { useState } from 'preact/hooks';
import { blankOf, isWritten, withField } from '../../../packs/edit/form';
import type { Field as FieldShape, Shape } from '../../../packs/edit/shape';
import { Stroke } from '../../parts/frame/Icon';
import { fieldWord, formWords as w } from '../../words/pack-fields';
import { useAround } from './context';
import { useField } from './field';
import { pointed } from './pointed';

/** What takes the whole width: its × stands over it, not beside it. */
const broad: ReadonlySet<Shape['shape']> = new Set([
  'list',
  'fields',
  'kinds',
  'tuple',
  'either',
  'pool',
  'way',
]);

interface Props {
  fields: readonly FieldShape[];
  value: unknown;
  onChange: (value: unknown) => void;
}

/** The fields of one thing: those that it has, and behind them those that it may have. Ids are the app's own. */
export function Fields({ fields, value, onChange }: Props) {
  const around = useAround();
  const [begun, setBegun] = useState('');
  const Field = useField();
  const held = isWritten(value) ? value : {};
  const shown = fields.filter(field => !(field.key === 'id' && field.of().shape === 'text'));
  const absent = shown.filter(field => !field.needed && !(field.key in held));
  const start = (key: string, shape: Shape): unknown => {
    const first = shape.shape === 'text' && shape.what === 'id' ? around.refs(key)?.[0] : undefined;
    return first?.id ?? pointed(shape, blankOf(shape), around);
  };
  return (
    <>
      {shown
        .filter(field => field.needed || field.key in held)
        .map(({ key, needed, of }) => (
          <div
            key={key}
            class={needed ? 'form-field' : broad.has(of().shape) ? 'form-field broad' : 'form-field'}
          >
            <div class="grow">
              <Field
                shape={of()}
                name={key}
                label={key === 'at' && of().shape === 'whole' ? w.reached : fieldWord(key)}
                value={held[key]}
                begun={key === begun}
                onChange={next => onChange(withField(value, key, next))}
              />
            </div>
            {needed ? null : (
              <button
                type="button"
                class="btn square quiet"
                aria-label={w.drop(fieldWord(key))}
                onClick={() => onChange(withField(value, key, undefined))}
              >
                <Stroke of="close" />
              </button>
            )}
          </div>
        ))}
      {absent.length > 0 ? (
        <fieldset class="choices form-more" aria-label={w.more}>
          {absent.map(({ key, of }) => (
            <button
              key={key}
              type="button"
              class="btn quiet"
              aria-label={w.add(fieldWord(key))}
              onClick={() => {
                setBegun(key);
                onChange(withField(value, key, start(key, of())));
              }}
            >
              <Stroke of="plus" />
              {fieldWord(key)}
            </button>
          ))}
        </fieldset>
      ) : null}
    </>
  );
}
