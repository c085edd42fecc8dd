/**
 * Another site shows this page within its own, and could lay something over what is tapped. A host's headers forbid
 * it, but not every host lets one set them.
 */
export function framedByOthers(): boolean {
  if (window.top === window.self) return false;
  try {
    return window.top?.location.origin !== location.origin;
  } catch {
    return true;
  }
}
