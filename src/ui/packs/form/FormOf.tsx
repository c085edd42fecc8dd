import { useState } from 'preact/hooks';
import type { Form } from '../../../packs/edit/form';
import { fieldWord } from '../../words/pack-fields';
import { say } from '../../words/say';
import '../../words/said/shared/learn-door';
import { Fields } from './Fields';
import { FieldContext } from './field';
import { ShapeField } from './ShapeField';

interface Props<T> {
  form: Form<T>;
  value: T;
  /** The key that it has in the file. */
  name: string;
  /** Only these fields, where it has fields. */
  keys?: readonly string[];
  onChange: (value: T) => void;
}

/** A form for any part of the format; every change goes through the door before anybody sees it. */
export function FormOf<T>({ form, value, name, keys, onChange }: Props<T>) {
  const [refused, setRefused] = useState<string | undefined>(undefined);
  const take = (next: unknown) => {
    const read = form.read(next);
    const problem = read.ok ? undefined : read.error[0];
    setRefused(problem && say(problem.message));
    if (read.ok) onChange(read.value);
  };
  const { shape } = form;
  return (
    <FieldContext.Provider value={ShapeField}>
      <div class="form-of stack">
        {refused ? <p role="alert">{refused}</p> : null}
        {shape.shape === 'fields' ? (
          <Fields
            fields={keys ? shape.fields.filter(field => keys.includes(field.key)) : shape.fields}
            value={value}
            onChange={take}
          />
        ) : (
          <ShapeField shape={shape} name={name} label={fieldWord(name)} value={value} onChange={take} />
        )}
      </div>
    </FieldContext.Provider>
  );
}
