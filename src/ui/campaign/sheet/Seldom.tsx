import { useState } from 'preact/hooks';
import { LAST_LEVEL } from '../../../campaign/kinds/levels';
import type { Character } from '../../../campaign/model/character';
import { words } from '../../words/campaign';
import { BookSheet } from '../book/BookSheet';
import { useCompany } from '../parts/context';
import { NumberField } from '../parts/NumberField';
import { OneLine } from '../parts/OneLine';
import { Dies, Kind, Swap } from './Leaving';

const w = words.people;
type Asked = 'swap' | 'kind' | 'dies';
/** A HP die shows no more; above the difficulty's most a mark says so (OWN-16). */
const DIE = 6;

/** What is seldom needed, behind one button: numbers put right by hand, and whoever leaves the seat. */
export function Seldom({ c, onClose }: { c: Character; onClose: () => void }) {
  const company = useCompany();
  const [asked, setAsked] = useState<Asked | undefined>(undefined);
  if (asked === 'swap') return <Swap c={c} onClose={onClose} />;
  if (asked === 'kind') return <Kind c={c} onClose={onClose} />;
  if (asked === 'dies') return <Dies c={c} onClose={onClose} />;
  const write = (part: {
    level?: number;
    iron?: number;
    hp?: number;
    boardAnimus?: number;
    boardRegen?: number;
  }) => company.send({ set: 'member', who: c.id, ...part });
  const field = (label: string, value: number, high: number, set: (n: number) => void) => (
    <NumberField label={label} full={`${label}: ${c.name}`} value={value} high={high} onSay={set} />
  );
  return (
    <BookSheet title={w.seldomOf(c.name)} onClose={onClose}>
      <h3>{w.numbers}</h3>
      <div class="fields">
        {company.state.value.mode === 'story' ? field(w.iron, c.iron, 9999, iron => write({ iron })) : null}
        {c.hp === null ? null : field(w.hp, c.hp, DIE, hp => write({ hp }))}
        {c.kind === 'full' ? (
          <>
            {field(w.animus, c.boardAnimus ?? 0, 20, boardAnimus => write({ boardAnimus }))}
            {field(w.regen, c.boardRegen ?? 0, 20, boardRegen => write({ boardRegen }))}
          </>
        ) : null}
        {field(w.levelWord, c.level, LAST_LEVEL, level => write({ level: Math.max(1, level) }))}
      </div>
      <OneLine
        label={`${w.name}: ${c.name}`}
        button={words.sheet.write}
        onSay={name => company.send({ set: 'member', who: c.id, name })}
      />
      {c.fate === 'active' ? (
        <>
          <h3>{w.seat}</h3>
          <div class="choices">
            <button type="button" class="btn" onClick={() => setAsked('swap')}>
              {w.swap} …
            </button>
            <button type="button" class="btn" onClick={() => setAsked('kind')}>
              {w.changeKind(c.kind === 'full' ? 'companion' : 'full')} …
            </button>
            <button type="button" class="btn" onClick={() => setAsked('dies')}>
              {w.dies} …
            </button>
          </div>
        </>
      ) : null}
    </BookSheet>
  );
}
