/** What each process holds a copy of, and looks at anew once it has changed. */
export type Copied = 'listings' | 'seats' | 'shop' | 'dated-rules'
type Listener = (what: Copied) => void

const listeners = new Set<Listener>()

/** This process has changed it, perhaps in a transaction that is still open; whoever has other processes tells them. */
export function announceChange(what: Copied): void {
  for (const listener of listeners) listener(what)
}

/** Ends with what it returns. */
export function onAnnounced(listener: Listener): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
