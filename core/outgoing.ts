/** How a request to a service outside ended: `refused` with a 4xx, `busy` with a 5xx or 429, `silent` without an answer. */
export type OutgoingOutcome = 'ok' | 'refused' | 'busy' | 'silent' | 'too_large'
/** Called when a request begins; what it gives, when it has ended. */
export type OutgoingWatcher = (to: string) => (outcome: OutgoingOutcome) => void

const watchers = new Set<OutgoingWatcher>()

/** Has somebody see every request to a service outside. Gives what ends that. */
export function onOutgoing(watcher: OutgoingWatcher): () => void {
  watchers.add(watcher)
  return () => void watchers.delete(watcher)
}

/** Sends to a service. `to` is a name that stands in the source, never an address: an address may be of one person. */
export async function watchOutgoing<T>(
  to: string,
  send: () => Promise<T>,
  outcomeOf: (answer: T) => OutgoingOutcome,
): Promise<T> {
  const endings = [...watchers].map((watcher) => watcher(to))
  let outcome: OutgoingOutcome = 'silent'
  try {
    const answer = await send()
    outcome = outcomeOf(answer)
    return answer
  } finally {
    for (const end of endings) end(outcome)
  }
}

export function outcomeOfStatus(status: number): OutgoingOutcome {
  if (status >= 500 || status === 429) return 'busy'
  return status >= 400 ? 'refused' : 'ok'
}
