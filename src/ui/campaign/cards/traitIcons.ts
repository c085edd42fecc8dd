import type { TraitId } from '../../../campaign/kinds/traits';
import * as icons from '../../oathsworn/icons/icons-book.gen';

export const traitIcons: { readonly [id in TraitId]: string } = {
  bushcraft: icons.bushcraft,
  keenEyed: icons.keenEyed,
  quickWitted: icons.quickWitted,
  endurance: icons.endurance,
  quartermaster: icons.quartermaster,
  scavenger: icons.scavenger,
  herbalist: icons.herbalist,
  toughAsNails: icons.toughAsNails,
  fieldMedic: icons.fieldMedic,
  trueGrit: icons.trueGrit,
  comradery: icons.comradery,
  wellConnected: icons.wellConnected,
};
