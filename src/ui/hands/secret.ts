/** The lengths of a note, and of the name of a card in hand, that nobody else may see. */
export const SECRET_NOTE_LENGTH = 1_000;
export const SECRET_CARD_LENGTH = 80;

const keyOf = (id: string): string => `northwest.secret.${id}`;

/** OWN-303: beside the document, never in it: no log, no backup and no message holds it. */
export function secretOf(id: string): string {
  try {
    return localStorage.getItem(keyOf(id)) ?? '';
  } catch {
    return '';
  }
}

export function keepSecret(id: string, note: string): void {
  try {
    if (note === '') localStorage.removeItem(keyOf(id));
    else localStorage.setItem(keyOf(id), note.slice(0, SECRET_NOTE_LENGTH));
  } catch {
    // Without storage the note lasts as long as the page.
  }
}

/** No hand of cards is larger. */
const mostInHand = 30;

/** A secret hand is a note with a card in each line. */
export const handOf = (id: string): readonly string[] => secretOf(id).split('\n').filter(Boolean);

export function keepHand(id: string, cards: readonly string[]): void {
  const lines = cards.map(card => card.replaceAll(/\s+/g, ' ').trim()).filter(Boolean);
  keepSecret(id, lines.slice(0, mostInHand).join('\n'));
}
