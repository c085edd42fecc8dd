/** What the place where the app was opened from allows. Plain http over a network allows none of it. */
export interface Place {
  /** https, or this very machine: else nothing is kept offline and the screen may go dark. */
  readonly secure: boolean;
  readonly canKeepOffline: boolean;
  readonly canStayAwake: boolean;
  readonly canLock: boolean;
  readonly canPersist: boolean;
}

export const placeOf = (): Place => ({
  secure: window.isSecureContext,
  canKeepOffline: window.isSecureContext && 'serviceWorker' in navigator,
  canStayAwake: 'wakeLock' in navigator,
  canLock: 'locks' in navigator,
  canPersist: 'storage' in navigator && 'persist' in navigator.storage,
});
