import { type Bare, speaker } from '../../../../src/basics/said';

export type CounterSays = {
  'counter.no-count': { readonly n: number };
  'counter.added': { readonly n: number };
  'counter.no-document': Bare;
};
export const say = speaker<CounterSays>();
