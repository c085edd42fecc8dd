import type { ComponentChildren } from 'preact';
import type { SkillId } from '../../../rules/skills/names';
import type { DuelPlay } from '../../../table/play';
import { lightWords } from '../../../words/light';
import { skillNames } from '../../../words/names';
import { Answer, Asking } from '../dock/Asking';

const w = lightWords;

interface Props {
  readonly table: DuelPlay;
  /** The value that was rolled, or the skill that was acquired. */
  readonly of: { readonly value?: number; readonly skill?: SkillId };
  readonly children?: ComponentChildren;
}

/** Light: what was rolled is carried out where the pieces stand. */
export function OnTheBoard({ table, of: { value, skill }, children }: Props) {
  const text = skill ? w.gift(skillNames[skill]) : value === undefined ? w.choice : w.act(value);
  return (
    <Asking text={text}>
      <Answer text={w.done} main onClick={() => table.send({ do: 'played' })} />
      {value === undefined ? null : <Answer text={w.again} onClick={() => table.send({ do: 'again' })} />}
      {children}
    </Asking>
  );
}
