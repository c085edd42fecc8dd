import { useState } from 'preact/hooks';
import { Sheet } from '../../../../ui/parts/Sheet';
import { Stepper } from '../../../../ui/parts/Stepper';
import { type Trait, traits } from '../../rules/board';
import { noKit } from '../../rules/play/kit';
import type { Figure, TypeData } from '../../rules/play/model';
import { words } from '../../words/setting';
import { words as more } from '../../words/teach';
import { type Learnt, Powers } from './Powers';

const w = words.teach;

const start = {
  vigour: 3,
  con: 2,
  range: 1,
  dice: 1,
  hit: 6,
  damage: 1,
  parry: 10,
  tough: 10,
  agility: 10,
  rank: 1,
  models: 4,
  shot: 0,
  reach: 6,
  shotHit: 6,
  width: 1,
  height: 1,
};
type Numbers = typeof start;
const all = ['enemy', 'hero', 'henchman'] as const;
type Side = (typeof all)[number];

const always = ['vigour', 'con', 'range', 'dice', 'hit', 'damage', 'parry', 'tough', 'agility'] as const;
const ofEnemies = ['rank', 'models', 'shot', 'width', 'height'] as const;
const ofShots = ['reach', 'shotHit'] as const;

const orNone = (value: number): number | null => (value >= 10 ? null : value);

interface Props {
  /** Ids that are taken. */
  readonly taken: readonly string[];
  readonly sides?: readonly Side[];
  readonly onClose: () => void;
  readonly onType: (type: TypeData) => void;
  readonly onFigure: (figure: Figure) => void;
}

/** A type of enemies, or one of the company: numbers alone, no text of any card. */
export function TeachSheet({ taken, sides = all, onClose, onType, onFigure }: Props) {
  const [side, setSide] = useState<Side>(sides[0] ?? 'hero');
  const [name, setName] = useState('');
  const [numbers, setNumbers] = useState<Numbers>(start);
  const [own, setOwn] = useState<readonly Trait[]>([]);
  const [learnt, setLearnt] = useState<Learnt>(noKit);
  const shown: readonly (keyof Numbers)[] = [
    ...always,
    ...(side === 'enemy' ? ofEnemies : []),
    ...(side === 'enemy' && numbers.shot > 0 ? ofShots : []),
  ];
  const called = name.trim() || `${w[side]} ${'ABCDEFGHIJKLMNOPQRSTUVWXYZ'[taken.length % 26]}`;
  const profile = {
    width: side === 'enemy' ? numbers.width : 1,
    height: side === 'enemy' ? numbers.height : 1,
    agility: orNone(numbers.agility),
    parry: orNone(numbers.parry),
    tough: orNone(numbers.tough),
    traits: own,
    shootLimit: side === 'enemy' ? numbers.shot : 0,
    combat: [{ range: numbers.range, dice: numbers.dice, hit: numbers.hit, damage: numbers.damage }],
    shot:
      side === 'enemy' && numbers.shot > 0
        ? [{ min: 2, max: numbers.reach, dice: 1, hit: numbers.shotHit, damage: 1 }]
        : [],
  };
  /** A word of small letters that nobody else has. */
  const newId = (): string => {
    const base = called.toLowerCase().replace(/[^a-z]/g, '') || 'x';
    let id = base;
    while (taken.includes(id)) id = `${id}x`;
    return id;
  };
  const done = () => {
    const { vigour, con, rank, models } = numbers;
    const id = newId();
    if (side === 'enemy') onType({ ...profile, type: id, name: called, rank, models, con, full: vigour });
    else
      onFigure({
        ...profile,
        ...{ id, name: called, side, type: id, rank: 1, entry: false, at: '' },
        ...{ vigour, full: vigour, con, wounds: 0, prone: false, tokens: 0 },
        kit: { ...noKit, ...learnt },
      });
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
      <div class="dh-chips">
        {sides.map(one => (
          <button
            key={one}
            type="button"
            class="btn"
            aria-pressed={side === one}
            onClick={() => setSide(one)}
          >
            {w[one]}
          </button>
        ))}
      </div>
      <label class="field">
        <span>{w.name}</span>
        <input
          class="input"
          value={name}
          maxLength={40}
          onInput={event => setName(event.currentTarget.value)}
        />
      </label>
      <div class="dh-numbers">
        {shown.map(key => (
          <div key={key} class="spread">
            <span>{w[key]}</span>
            <Stepper
              label={w[key]}
              value={numbers[key]}
              low={key === 'shot' || key === 'hit' ? 0 : 1}
              high={key === 'rank' ? 14 : key === 'models' ? 30 : 10}
              onChange={value => setNumbers({ ...numbers, [key]: value })}
            />
          </div>
        ))}
      </div>
      <div class="dh-chips">
        {traits.map(trait => (
          <button
            key={trait}
            type="button"
            class="btn"
            aria-pressed={own.includes(trait)}
            onClick={() => setOwn(own.includes(trait) ? own.filter(one => one !== trait) : [...own, trait])}
          >
            {w.traits[trait]}
          </button>
        ))}
      </div>
      {side === 'enemy' ? null : (
        <details>
          <summary>{more.more}</summary>
          <Powers value={learnt} onChange={setLearnt} />
        </details>
      )}
    </Sheet>
  );
}
