import { useId } from 'preact/hooks';
import type { Shape } from '../../../packs/edit/shape';
import { Pictos } from '../../parts/Pictos';
import { formWords as w } from '../../words/pack-fields';
import { tokenName } from '../../words/said/fight/names';
import { useAround } from './context';
import type { FieldProps } from './field';
import { Pick } from './Pick';

/** Words that count when they are finished; an id that points at something is chosen. */
export function TextInput({
  shape,
  name,
  label,
  value,
  onChange,
}: FieldProps<Extract<Shape, { shape: 'text' }>>) {
  const around = useAround();
  const list = useId();
  const now = typeof value === 'string' ? value : '';
  const refs = shape.what === 'id' ? around.refs(name) : undefined;
  if (refs && refs.length > 0)
    return (
      <Pick
        label={label}
        value={now}
        options={refs.map(ref => ({ ...ref, sign: around.sign?.(name, ref.id) }))}
        onPick={onChange}
      />
    );
  if (refs) return <p class="soft">{w.nothingThere(label)}</p>;
  const finish = (next: string) => {
    if (next !== now && next.length >= shape.least) onChange(next);
  };
  if (shape.most > 200)
    return (
      <label class="field">
        <span>{label}</span>
        <textarea
          class="input word-input"
          rows={shape.what === 'path' ? 3 : 2}
          value={now}
          maxLength={shape.most}
          onChange={event => finish(event.currentTarget.value.trim())}
        />
      </label>
    );
  const hints = around.hints(name);
  const input = (
    <label class="field">
      <span>{label}</span>
      <input
        class="input"
        value={now}
        maxLength={shape.most}
        list={hints.length > 0 ? list : undefined}
        onChange={event => finish(event.currentTarget.value.trim())}
      />
      {hints.length > 0 ? (
        <datalist id={list}>
          {hints.map(hint => (
            <option key={hint} value={hint} />
          ))}
        </datalist>
      ) : null}
    </label>
  );
  const pictured = hints.map(id => ({ id, text: hintWord(name, id), sign: around.sign?.(name, id) }));
  if (!pictured.some(one => one.sign)) return input;
  return (
    <>
      <Pictos label={label} options={pictured} on={id => id === now} onTap={finish} />
      {input}
    </>
  );
}

const hintWord = (name: string, hint: string): string => (name === 'token' ? tokenName(hint) : hint);
