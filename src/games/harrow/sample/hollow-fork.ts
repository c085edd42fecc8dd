import type { MapData } from '../rules/map';

/** The sample's map: 61 hexes that half a turn lays onto themselves. */
export const hollowFork: MapData = {
  name: 'Hollow Fork',
  shape: { columns: 9, rows: [9, 10] },
  columns: [
    '..fpbww..',
    '..fppbmm..',
    '.ppmbbwf.',
    '.pwffbwpb.',
    'wfpwxwpfw',
    '.bpwbffwp.',
    '.fwbbmpp.',
    '..mmbppf..',
    '..wwbpf..',
  ],
  homes: ['E2', 'E8'],
  storms: ['C6', 'G4'],
  solo: {
    red: ['B4', 'H7', 'D6', 'F5', 'C3', 'G7', 'A5', 'I5'],
    blue: ['G3', 'C7', 'E4', 'E6', 'H5', 'B6', 'D3', 'F8'],
    purple: ['C4', 'G6', 'D5', 'F6', 'A3', 'I7', 'H4', 'B7'],
  },
};
