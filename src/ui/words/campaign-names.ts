import type { TokenKind } from '../../campaign/kinds/tokens';
import type { TraitId } from '../../campaign/kinds/traits';
import type { Growth } from '../../campaign/model/character';
import type { MissingPiece } from '../../campaign/model/items';
import type { Box, Difficulty } from '../../campaign/model/state';

/** What things of a campaign are called, on its screens and in its sentences. */
export const difficultyNames: { readonly [difficulty in Difficulty]: string } = {
  journeyman: 'Journeyman Company',
  pilgrim: 'Pilgrim Company',
  free: 'Free Company',
  grim: 'Grim Company',
  dread: 'Dread Company',
};

export const tokenNames: { readonly [kind in TokenKind]: string } = {
  defense: 'Defense',
  animus: '+2 Animus',
  redraw: 'Redraw',
  empowered: 'Empowered x3',
  battleflow: 'Battleflow',
};

export const traitNames: { readonly [id in TraitId]: string } = {
  bushcraft: 'Bushcraft',
  keenEyed: 'Keen-Eyed',
  quickWitted: 'Quick-Witted',
  endurance: 'Endurance',
  quartermaster: 'Quartermaster',
  scavenger: 'Scavenger',
  herbalist: 'Herbalist',
  toughAsNails: 'Tough As Nails',
  fieldMedic: 'Field Medic',
  trueGrit: 'True Grit',
  comradery: 'Comradery',
  wellConnected: 'Well-Connected',
};

export const boxNames: { readonly [box in Box]: string } = {
  story: 'Story done',
  ambushed: 'Ambushed',
  rulesSeen: 'Special rules seen',
  extraUnique: 'Extra unique item',
  encounter: 'Encounter done',
};

export const growthNames: { readonly [growth in Growth]: string } = {
  maxAnimus: '+2 max animus',
  regen: '+1 regen',
  animus: '+2 Animus token',
  battleflow: 'Battleflow token',
};

export const missingNames: { readonly [piece in MissingPiece]: string } = {
  hands: 'two hands of weapons',
  hand: 'one hand of weapons',
  armor: 'an armor',
  gear: 'a gear',
};
