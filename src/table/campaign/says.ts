import { type Bare, speaker } from '../../basics/said';

/** What a company takes into a fight without anybody having written it; worded in src/ui/words. */
export type CompanySays = {
  'company.card-as-printed': Bare;
  /** The text of a card that only moves and attacks. */
  'company.card-use': { readonly move: number; readonly attack: boolean; readonly bonus: number };
  'company.card-first': Bare;
  'company.card-second': Bare;
  'company.guardian': Bare;
  'company.comradery': { readonly tokens: number };
  'company.injuries': { readonly who: string; readonly injuries: readonly string[] };
};

export const say = speaker<CompanySays>();
