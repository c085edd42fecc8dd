import { Stroke } from '../../parts/frame/Icon';
import { words } from '../../words/campaign';

const w = words.people;

interface Props {
  card: { readonly name: string; readonly level: number; readonly defense?: number | null };
  /** It goes into the fight. */
  held: boolean;
  onFlip: () => void;
  onMore: () => void;
}

/** A card of somebody's own: a tap takes it along or leaves it here, the dots open it. */
export function OwnCard({ card, held, onFlip, onMore }: Props) {
  return (
    <span class="ability">
      <button type="button" class="ability-card" aria-pressed={held} onClick={onFlip}>
        <span class="ability-name">{card.name}</span>
        <span class="soft">
          {w.short(card.level)}
          {card.defense ? ` · +${card.defense}` : ''}
        </span>
      </button>
      <button type="button" class="ability-more" aria-label={w.edit(card.name)} onClick={onMore}>
        <Stroke of="more" />
      </button>
    </span>
  );
}
