import type { DifferingLine } from '../../../../../ui/library/SideBySide';
import type { Ability } from '../../../rules/battle/card';
import { nameOf as cellName } from '../../../rules/battle/space';
import { cardNamed } from '../../../rules/box/cards';
import { deckNamed, type OwnDeck } from '../../../rules/box/decks';
import type { OwnBox, Pack } from '../../../rules/box/model';
import { landId, type PackDifference } from '../../../rules/box/pack';
import { type Nature, type Row, rowOf } from '../../../rules/meeting/natures';
import type { Member } from '../../../rules/play/cards';
import { endText } from '../../../words/lobby';
import { landmarkNames, landNames, natureNames, resourceNames } from '../../../words/names';
import { packWords as w } from '../../../words/pack';
import { wsheets } from '../../../words/world-sheets';
import { goodsText } from '../sheets/Goods';

type Fields = Readonly<Record<string, string>>;

/** What one thing of a pack is called. */
export function nameOf({ part, id }: PackDifference): string {
  switch (part) {
    case 'lands':
      return landNames[id] ?? landmarkNames[id] ?? id;
    case 'formation':
      return w.formation;
    case 'rows':
      return natureNames[id as Nature] ?? id;
    default:
      return id;
  }
}

const flag = (is: boolean): string => (is ? w.yes : w.no);
const some = (text: string): string => text || w.none;

const abilityText = ({ name, on, target, damage, works, ranged }: Ability): string =>
  w.ability(name, on, target, damage, [
    ...(works < 8 ? [w.works(works)] : []),
    ...(ranged ? [w.ranged] : []),
  ]);

const cardFields = (card: Member): Fields => ({
  [w.kind]: card.kind,
  [w.nature]: card.nature === null ? w.none : natureNames[card.nature],
  [w.realm]: card.realm === null ? w.none : wsheets.realms[card.realm],
  ...Object.fromEntries(
    (['attack', 'defense', 'health', 'speed'] as const).map(name => [
      w[name],
      card.unsure?.includes(name) ? '?' : `${card[name]}`,
    ]),
  ),
  [w.steps]: `${card.steps}`,
  [w.flying]: flag(card.flying),
  [w.attraction]: card.attraction === null ? w.none : `${card.attraction.type} ${card.attraction.score}`,
  [w.abilities]: some(card.abilities.map(abilityText).join('; ')),
  [w.gathers]: some(card.gathers.map(one => resourceNames[one] ?? one).join(', ')),
  [w.seafaring]: flag(card.seafaring),
  [w.barter]: flag(card.barter),
  [w.magic]: card.magic ?? w.none,
  [w.cost]: some(goodsText(card.cost)),
  [w.points]: `${card.points}`,
});

const deckFields = ({ cards, wall, tower }: OwnDeck): Fields => ({
  [w.cards]: some(cards.map(({ name, n }) => w.card(name, n)).join(', ')),
  [w.wall]: some(goodsText(wall)),
  [w.tower]: some(goodsText(tower)),
});

const rowFields = ({ results, declined }: Row): Fields => ({
  [w.results]: results.map((end, i) => `${i + 1}: ${endText(end)}`).join('; '),
  [w.declined]: declined ?? w.none,
});

function fieldsOf(box: Pack, { part, id }: PackDifference): Fields {
  switch (part) {
    case 'cards': {
      const card = cardNamed(box.cards ?? [], id);
      return card ? cardFields(card) : {};
    }
    case 'decks': {
      const deck = deckNamed(box.decks ?? [], id);
      return deck ? deckFields(deck) : {};
    }
    case 'lands':
      return { [w.lands]: `${box.lands?.find(({ tile }) => landId(tile) === id)?.n ?? 0}` };
    case 'formation':
      return { [w.cells]: (box.formation ?? []).map(cellName).join(' · ') };
    case 'rows':
      return rowFields(rowOf(id as Nature, box.rows));
  }
}

/** The fields in which ours and theirs differ, each in words. */
export function linesOf(box: OwnBox, pack: Pack, one: PackDifference): readonly DifferingLine[] {
  const [ours, theirs] = [fieldsOf(box, one), fieldsOf(pack, one)];
  return [...new Set([...Object.keys(ours), ...Object.keys(theirs)])]
    .map(what => ({ what, ours: ours[what] ?? w.none, theirs: theirs[what] ?? w.none }))
    .filter(line => line.ours !== line.theirs);
}
