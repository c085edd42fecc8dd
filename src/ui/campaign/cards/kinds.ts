import type { ItemKind } from '../../../campaign/model/items';
import * as icons from '../../oathsworn/icons/icons-book.gen';

const byKind: { readonly [kind in ItemKind]: string } = {
  weapon: icons.weapon,
  shield: icons.shield,
  armor: icons.armor,
  gear: icons.gear,
};

export const kindIcon = (kind: ItemKind): string => byKind[kind];
