import { COMPANION_GROWTH, FULL_GROWTH, type Growth } from '../../../campaign/model/character';

/** LV-8: what an animus bonus can be, by kind. */
export const growths: { readonly [kind in 'full' | 'companion']: readonly Growth[] } = {
  full: FULL_GROWTH,
  companion: COMPANION_GROWTH,
};
