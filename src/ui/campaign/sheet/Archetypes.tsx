import { useState } from 'preact/hooks';
import { type Archetype, archetypeOf, type Character } from '../../../campaign/model/character';
import { words } from '../../words/campaign';
import { Refusal } from '../book/Refusal';
import { ArchetypeSheet } from '../cards/CardSheets';
import { EntryLine } from '../cards/EntryLine';
import { OwnCard } from '../cards/OwnCard';
import { useRemembered } from '../cards/useRemembered';
import { useCompany } from '../parts/context';
import { RuleTag } from '../parts/RuleTag';

const w = words.people;

/** SU-11: a companion uses one side of one card in a fight. */
export function Archetypes({ c }: { c: Character }) {
  const company = useCompany();
  const { archetypes } = useRemembered();
  const [open, setOpen] = useState<Archetype | undefined>(undefined);
  const used = archetypeOf(c);
  const known = archetypes.filter(one => one.class === c.class).map(one => one.card);
  return (
    <section class="leaf char-cards" aria-label={w.archetypes} data-spot="cards">
      <Refusal spot="cards" />
      <div class="leaf-head">
        <h3>{w.archetypes}</h3>
        <span class="soft">
          {w.archetypeNote} <RuleTag rule="SU-11" />
        </span>
      </div>
      <div class="archetypes">
        {c.archetypes.map(card => (
          <OwnCard
            key={card.id}
            card={card}
            held={used?.id === card.id}
            onFlip={() => company.send({ do: 'hand', who: c.id, cards: [card.id] })}
            onMore={() => setOpen(card)}
          />
        ))}
      </div>
      <EntryLine
        label={w.addSide}
        known={known.filter(card => !c.archetypes.some(one => one.name === card.name))}
        onKnown={card => company.send({ set: 'archetype', who: c.id, archetype: card })}
        onNew={name => company.send({ set: 'archetype', who: c.id, archetype: { name, level: c.level } })}
      />
      {open ? (
        <ArchetypeSheet
          who={c.id}
          card={open}
          onClose={() => setOpen(undefined)}
          onStrike={() => company.send({ set: 'noArchetype', who: c.id, archetype: open.id })}
        />
      ) : null}
    </section>
  );
}
