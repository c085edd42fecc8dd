import type { Order } from './kit';

/** DK-2: the closed list of what a darkhold card does; what is not in it is text to read. */
export type CardDeed =
  | { readonly do: 'place'; readonly type: string; readonly count: number; readonly entry: string }
  | { readonly do: 'noise'; readonly tokens: number }
  | { readonly do: 'vigour'; readonly type: string; readonly tokens: number }
  | { readonly do: 'order'; readonly order: Order }
  | { readonly do: 'rockfall'; readonly at: string; readonly vigour: number }
  | {
      readonly do: 'wound';
      readonly whom: 'heroes' | 'henchmen' | 'company' | 'enemies';
      readonly wounds: number;
    }
  | { readonly do: 'block'; readonly entry: string; readonly blocked: boolean }
  | { readonly do: 'read'; readonly text: string };

export const mostDeeds = 6;
