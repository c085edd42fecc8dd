import { useState } from 'preact/hooks';
import {
  addPartAt,
  addSlot,
  type BodyHex,
  bodySheet,
  changeSlot,
  ownerOf,
  paintPart,
  removeSlot,
  roomForSlot,
  toggleBodyHex,
} from '../../../packs/edit/body';
import { slotForm } from '../../../packs/edit/forms';
import { placeOfWay, waysOf } from '../../../stage/body';
import type { EnemyKind } from '../../../stage/encounter';
import { corners } from '../../board/geometry';
import { Stroke } from '../../parts/frame/Icon';
import { Stepper } from '../../parts/input/Stepper';
import { Toggle } from '../../parts/input/Toggle';
import { editWords } from '../../words/packs-edit';
import { type FormAround, FormContext, useAround } from '../form/context';
import { Folded } from '../form/Folded';
import { FormOf } from '../form/FormOf';
import { TextField } from '../parts/TextField';

const w = editWords.enemy;
const size = 26;
const tall = Math.sqrt(3) * size;
const centre = ({ q, r }: BodyHex) => ({ x: 1.5 * size * q, y: tall * (r + q / 2) });
const nameOf = ({ way }: BodyHex) => way.join(' ') || w.core;

/** What a tap on a hex does: a new part, more of the part named, or a hex without a die. */
type Brush = { readonly makes: 'part' | 'hex' } | { readonly paints: string };

/** The body by tapping: which hexes belong to it, and on which of them the die of each part stands. */
export function BodyPad({ enemy, onChange }: { enemy: EnemyKind; onChange: (enemy: EnemyKind) => void }) {
  const [brush, setBrush] = useState<Brush>({ makes: 'part' });
  const around = useAround();
  // A part gives its icon its name; elsewhere icons are chosen from those that there are.
  const free: FormAround = { ...around, refs: key => (key === 'icon' ? undefined : around.refs(key)) };
  const slots = enemy.slots ?? [];
  const slot = 'paints' in brush ? slots.find(one => one.id === brush.paints) : undefined;
  const makes = 'makes' in brush ? brush.makes : slot ? undefined : 'part';
  const covered = new Set(waysOf(enemy).map(placeOfWay));
  const large = covered.size > 1;
  const tap = ({ way }: BodyHex) => {
    const owner = covered.has(placeOfWay(way)) ? ownerOf(enemy, way) : undefined;
    // A part that is tapped is the one that the next taps are for.
    if (makes === 'part' && owner && large) return setBrush({ paints: owner.id });
    const next = slot
      ? paintPart(enemy, slot.id, way)
      : makes === 'part' && !covered.has(placeOfWay(way))
        ? addPartAt(enemy, way, `${w.newSlot} ${slots.length + 1}`)
        : toggleBodyHex(enemy, way);
    if (next !== enemy) onChange(next);
  };
  return (
    <section class="panel editor-form">
      <h2>{w.body}</h2>
      <fieldset class="choices" aria-label={w.what}>
        <Toggle isOn={makes === 'part'} onClick={() => setBrush({ makes: 'part' })}>
          <Stroke of="plus" />
          {w.newPart}
        </Toggle>
        {slots.map((one, i) => (
          <button
            key={one.id}
            type="button"
            class={`btn slot-tone tone-${i % 6}`}
            aria-pressed={one.id === slot?.id}
            onClick={() => setBrush({ paints: one.id })}
          >
            {one.name}
          </button>
        ))}
        <button
          type="button"
          class="btn quiet"
          aria-pressed={makes === 'hex'}
          onClick={() => setBrush({ makes: 'hex' })}
        >
          {w.hexes}
        </button>
        {roomForSlot(enemy) ? (
          <button
            type="button"
            class="btn quiet"
            onClick={() => onChange(addSlot(enemy, `${w.newSlot} ${slots.length + 1}`))}
          >
            <Stroke of="plus" />
            {large ? w.addSlot : w.addDie}
          </button>
        ) : null}
      </fieldset>
      <p class="soft">{slot ? w.slotNote(slot.name) : makes === 'part' ? w.partNote : w.bodyNote}</p>
      <div class="body-pad">
        <svg viewBox="-110 -125 220 242" aria-hidden="true">
          <polygon class="body-front" points="-10,-113 0,-123 10,-113" />
          {bodySheet.map(hex => {
            const at = centre(hex);
            const place = placeOfWay(hex.way);
            const owner = covered.has(place) && large ? ownerOf(enemy, hex.way) : undefined;
            const tone = owner ? ` tone-${slots.indexOf(owner) % 6}` : '';
            const mine = owner && owner.id === slot?.id ? ' mine' : '';
            return (
              <g key={place} class={`body-hex${covered.has(place) ? ' on' : ''}${tone}${mine}`}>
                <polygon points={corners(at, size - 1)} />
                {owner ? (
                  <text x={at.x} y={at.y + 6}>
                    {owner.dice.reduce((a, b) => a + b, 0)}
                  </text>
                ) : null}
              </g>
            );
          })}
        </svg>
        {bodySheet.map(hex => {
          const at = centre(hex);
          const on = covered.has(placeOfWay(hex.way));
          const owner = on && large ? ownerOf(enemy, hex.way) : undefined;
          return (
            <button
              key={placeOfWay(hex.way)}
              type="button"
              class="body-key"
              style={{ left: `${((at.x + 110) / 220) * 100}%`, top: `${((at.y + 125) / 242) * 100}%` }}
              aria-pressed={slot ? owner?.id === slot.id : on}
              aria-label={w.hex(nameOf(hex), on ? (owner?.name ?? w.bare) : w.off)}
              onClick={() => tap(hex)}
            />
          );
        })}
      </div>
      <h3>{w.slots}</h3>
      {slots.map((one, i) => (
        <div key={one.id} class={`slot-line tone-${i % 6}`}>
          <TextField
            label={w.slotName}
            value={one.name}
            inLine
            onChange={name => name && onChange(changeSlot(enemy, one.id, { name }))}
          />
          <Stepper
            label={`${one.name}: ${w.dice}`}
            value={one.dice[0] ?? 6}
            low={1}
            high={12}
            onChange={hp => onChange(changeSlot(enemy, one.id, { dice: [hp, ...one.dice.slice(1)] }))}
          />
          <button
            type="button"
            class="btn square"
            aria-label={w.removeSlot(one.name)}
            disabled={slots.length < 2}
            onClick={() => onChange(removeSlot(enemy, one.id))}
          >
            <Stroke of="close" />
          </button>
          <Folded title={w.moreDice(one.name)}>
            <FormContext.Provider value={free}>
              <FormOf
                form={slotForm}
                value={one}
                name="slot"
                keys={['dice', 'icon', 'hexes']}
                onChange={next => onChange(changeSlot(enemy, one.id, next))}
              />
            </FormContext.Provider>
          </Folded>
        </div>
      ))}
    </section>
  );
}
