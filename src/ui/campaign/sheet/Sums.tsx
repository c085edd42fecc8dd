import type { Character } from '../../../campaign/model/character';
import type { Item, NewItem } from '../../../campaign/model/items';
import { PoolPicker } from '../../oathsworn/pieces/PoolPicker';
import { words } from '../../words/campaign';
import { useCompany } from '../parts/context';
import { NumberField } from '../parts/NumberField';

const w = words.paper;

const blank: NewItem = {
  name: w.worn,
  kind: 'gear',
  hands: 0,
  defense: 0,
  might: {},
  range: null,
  cooldown: null,
  value: null,
  unique: false,
  chapter: null,
  /** LV-26: two weapons, an armor and a gear. */
  cards: 4,
};

/** OWN-144: all that it wears as one line: defense, cubes, range. */
export function Sums({ c }: { c: Character }) {
  const company = useCompany();
  const known: Item | undefined = c.items.find(item => item.cards);
  const sums: NewItem = known ?? blank;
  const say = (part: Partial<NewItem>) =>
    known
      ? company.send({ set: 'itemIs', item: { ...known, ...part } })
      : company.send({ set: 'item', item: { ...blank, ...part }, to: { who: c.id } });
  const field = (label: string, value: number, high: number, onSay: (n: number) => void) => (
    <NumberField label={label} full={`${label}, ${c.name}`} value={value} high={high} onSay={onSay} />
  );
  return (
    <>
      {field(w.defense, sums.defense, 40, defense => say({ defense }))}
      {field(words.item.range, sums.range ?? 0, 20, range => say({ range: range === 0 ? null : range }))}
      <div class="field">
        <span class="soft">{w.cubes}</span>
        <PoolPicker label={`${w.cubes}, ${c.name}`} pool={sums.might} onChange={might => say({ might })} />
      </div>
      {known ? field(w.cards, known.cards ?? 1, 12, cards => say({ cards: Math.max(1, cards) })) : null}
    </>
  );
}
