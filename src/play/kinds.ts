import type { KnownKind } from '../storage/known';

/** What a file or an old save may hold. Filled as games are loaded: the list of documents needs none of them. */
export const kinds: KnownKind[] = [];

export const registerKind = (kind: KnownKind): void => {
  if (!kinds.some(one => one.name === kind.name)) kinds.push(kind);
};

let others: () => Promise<readonly KnownKind[]> = async () => [];

/** The composition root says where the kinds of all games are. */
export const provideKinds = (load: () => Promise<readonly KnownKind[]>): void => {
  others = load;
};

/** A file is read by the rules of what it holds, so every game must be known before it is looked into. */
export async function registerAllKinds(): Promise<void> {
  for (const kind of await others()) registerKind(kind);
}
