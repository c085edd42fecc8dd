import { useState } from 'preact/hooks';
import { unlockLevels } from '../../../campaign/kinds/levels';
import type { Ability, Character } from '../../../campaign/model/character';
import type { Cooldown } from '../../../stage/company';
import { Choice } from '../../parts/input/Choice';
import { Stepper } from '../../parts/input/Stepper';
import { words } from '../../words/campaign';
import { EntryLine } from './EntryLine';
import { useRemembered } from './useRemembered';

const w = words.people;
const cooldowns = ['0', '1', '2', '3'] as const;
export const cooldownOf = (id: string): Cooldown => (id === '1' ? 1 : id === '2' ? 2 : id === '3' ? 3 : 0);

interface Props {
  c: Character;
  /** The level that brings the card; the starting cards are of level 1. */
  level: number;
  onCard: (card: Omit<Ability, 'id'>) => boolean;
}

/** A card by its name; cooldown and defense in a tap each, and they stay for the next card. */
export function AbilityLine({ c, level, onCard }: Props) {
  const { abilities } = useRemembered();
  const [cooldown, setCooldown] = useState<Cooldown>(0);
  const [defense, setDefense] = useState(0);
  const levels = [1, ...unlockLevels('full', level)];
  const [of, setOf] = useState(levels.includes(level) ? level : (levels.at(-1) ?? 1));
  const known = abilities.filter(one => one.class === c.class).map(one => one.card);
  const own = new Set(c.abilities.map(card => card.name.toLowerCase()));
  return (
    <>
      <EntryLine
        label={w.addCard}
        known={known.filter(card => !own.has(card.name.toLowerCase()))}
        note={card => w.cardLine(card.level, card.cooldown, card.defense)}
        onKnown={onCard}
        onNew={name => {
          const done = onCard({ name, level: of, cooldown, defense: defense === 0 ? null : defense });
          if (done) setDefense(0);
          return done;
        }}
      />
      <div class="entry-values">
        <Choice
          label={w.cooldown}
          value={cooldowns[cooldown]}
          options={cooldowns.map(id => ({ id, text: id }))}
          onPick={id => setCooldown(cooldownOf(id))}
        />
        <div class="line">
          <span class="soft">{w.cardDefense}</span>
          <Stepper label={w.cardDefense} value={defense} low={0} high={12} onChange={setDefense} />
        </div>
        {levels.length > 1 ? (
          <Choice
            label={w.cardLevel}
            value={String(of)}
            options={levels.map(n => ({ id: String(n), text: String(n) }))}
            onPick={id => setOf(Number(id))}
          />
        ) : null}
      </div>
    </>
  );
}
