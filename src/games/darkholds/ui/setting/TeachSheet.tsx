import { InputField } from '../../../../ui/parts/input/InputField';
import { Toggle } from '../../../../ui/parts/input/Toggle';
import { SHORT_NAME_LENGTH } from '../../rules/fields';
import './teach.css';
import { useState } from 'preact/hooks';
import { Sheet } from '../../../../ui/parts/frame/Sheet';
import { type Trait, traits } from '../../rules/board';
import {
  type Further,
  figureOf,
  hirelingOf,
  laterOf,
  type Taught,
  type Told,
  tonightOf,
  typeOf,
  untold,
} from '../../rules/box/taught';
import { type Hireling, noKit } from '../../rules/play/kit';
import type { Figure, TypeData } from '../../rules/play/model';
import { words } from '../../words/setting';
import { words as more } from '../../words/teach';
import { Asks } from './Asks';
import { type Learnt, Powers } from './Powers';
import { Weapons } from './Weapons';

const w = words.teach;
const all = ['enemy', 'hero', 'henchman'] as const satisfies readonly Taught[];
const nothing = () => undefined;

interface Props {
  /** Ids that are taken. */
  readonly taken: readonly string[];
  readonly sides?: readonly Taught[];
  readonly onClose: () => void;
  readonly onType?: (type: TypeData) => void;
  readonly onFigure?: (figure: Figure) => void;
  readonly onHireling?: (hireling: Hireling) => void;
}

/** TA-1: somebody new in numbers, no text of any card: first what is needed tonight, the rest whenever it is. */
export function TeachSheet({
  taken,
  sides = all,
  onClose,
  onType = nothing,
  onFigure = nothing,
  onHireling = nothing,
}: Props) {
  const [side, setSide] = useState<Taught>(sides[0] ?? 'hero');
  const [name, setName] = useState('');
  const [told, setTold] = useState<Told>(untold);
  const [own, setOwn] = useState<readonly Trait[]>([]);
  const [further, setFurther] = useState<readonly Further[]>([]);
  const [learnt, setLearnt] = useState<Learnt>(noKit);
  const [sellsword, setSellsword] = useState(false);
  const called = name.trim() || `${w[side]} ${'ABCDEFGHIJKLMNOPQRSTUVWXYZ'[taken.length % 26]}`;
  /** A word of small letters that nobody else has. */
  const newId = (): string => {
    const base = called.toLowerCase().replace(/[^a-z]/g, '') || 'x';
    let id = base;
    while (taken.includes(id)) id = `${id}x`;
    return id;
  };
  const done = () => {
    if (side === 'enemy') onType(typeOf(newId(), called, told, own, further));
    else if (side === 'hireling')
      onHireling(hirelingOf(called, told, own, { kindred: learnt.kindred, sellsword }, further));
    else onFigure(figureOf(side, newId(), called, told, own, learnt, further));
  };
  return (
    <Sheet
      title={w.title}
      onClose={onClose}
      foot={
        <button type="button" class="btn main big" onClick={done}>
          {w.done}
        </button>
      }
    >
      {sides.length > 1 ? (
        <div class="dh-chips">
          {sides.map(one => (
            <Toggle key={one} isOn={side === one} onClick={() => setSide(one)}>
              {w[one]}
            </Toggle>
          ))}
        </div>
      ) : null}
      <InputField label={w.name} value={name} maxLength={SHORT_NAME_LENGTH} onInput={setName} />
      {side === 'hireling' ? (
        <>
          <InputField
            label={more.kindred}
            value={learnt.kindred}
            maxLength={SHORT_NAME_LENGTH}
            onInput={text => setLearnt({ ...learnt, kindred: text.trim() })}
          />
          <div class="stack">
            <Toggle isOn={sellsword} onClick={() => setSellsword(!sellsword)}>
              {more.callings.sellsword}
            </Toggle>
            <span class="soft">{w.whoHires}</span>
          </div>
        </>
      ) : null}
      <Asks asked={tonightOf(side, told)} told={told} onTell={setTold} />
      <details class="hero-more unfolds">
        <summary>{w.later[side === 'enemy' ? 'enemy' : 'others']}</summary>
        <Asks asked={laterOf(side)} told={told} onTell={setTold} />
        <div class="dh-chips">
          {traits.map(trait => (
            <Toggle
              key={trait}
              isOn={own.includes(trait)}
              onClick={() => setOwn(own.includes(trait) ? own.filter(one => one !== trait) : [...own, trait])}
            >
              {w.traits[trait]}
            </Toggle>
          ))}
        </div>
      </details>
      <details class="hero-more unfolds">
        <summary>{more.weapons}</summary>
        <Weapons value={further} onChange={setFurther} />
      </details>
      {side === 'hero' || side === 'henchman' ? (
        <details class="hero-more unfolds">
          <summary>{more.more}</summary>
          <Powers value={learnt} onChange={setLearnt} />
        </details>
      ) : null}
    </Sheet>
  );
}
