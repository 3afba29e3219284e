const listeners = new Set<() => void>()
// Several answers may tell it at once, and a page needs a moment to be loaded again.
const calmMs = 5_000
let noticedAt = Number.NEGATIVE_INFINITY

/** Calls back once an answer or the socket has shown that nobody is signed in here any more; gives a way to stop. */
export function onSignInEnd(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Loading the page again is then what leads to the sign-in, and back. */
export function tellSignInEnd(): void {
  if (listeners.size === 0 || Date.now() - noticedAt < calmMs) return
  noticedAt = Date.now()
  for (const listener of listeners) listener()
}
