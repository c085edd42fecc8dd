/** What a tap on another card means while one of ours is chosen. */
export type Aim =
  | 'strike'
  | 'attract'
  | 'pass'
  | { readonly ability: string }
  // AT-4: whom it attracts is told, and the dice lie on the table.
  | { readonly attracts: string };

/** BG-2 to BG-4: why a card comes to the table. */
export type Coming = { readonly as: 'card' | 'army' } | { readonly as: 'summon'; readonly by: string };
