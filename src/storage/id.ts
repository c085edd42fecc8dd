/** Works in insecure contexts too, where `crypto.randomUUID` is missing. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(15));
  return Array.from(bytes, byte => byte.toString(36).padStart(2, '0')).join('');
}
