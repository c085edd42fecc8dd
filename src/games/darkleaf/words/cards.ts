import type { Clan } from '../rules/board/position';

/** HU-1 to HX-1: how a clan wins. */
export const paths: Readonly<Record<Clan, string>> = {
  huldra: 'Hunt the rival royal three times.',
  murg: 'Destroy the rival royal with a roll of 6.',
  ferrymen: 'Flow the rival royal off the board twice.',
  erde: 'Reclaim the four centre squares, then journey the king onto one.',
  wibo: 'End a turn with six pawns in your Seat.',
  hexen: 'See both Divine Quarry vanquished.',
};
export const turnsOf: Readonly<Record<Clan, string>> = {
  huldra: 'Roll, then journey or hunt at exactly that distance.',
  murg: 'Say first whether you journey or destroy, then roll.',
  ferrymen: 'Roll and journey; who stands in the way is pushed.',
  erde: 'Journeys may be split between two units; pawns reclaim the centre.',
  wibo: 'Up to three rolls: journey, morph, retreat.',
  hexen: 'The roll is a direction; then cast a hex.',
};
