/** `retrying`: asked again by itself. `unsent`: a form that waits for its sender. */
type StalledState = 'none' | 'retrying' | 'unsent'

/** Requests of the router that found no server: who shows them need not know who asks. */
export function stalledRequests() {
  const requests = new Map<object, (() => void) | undefined>()
  const listeners = new Set<() => void>()
  const changed = () => {
    for (const listener of listeners) listener()
  }
  const set = (request: object, resend?: () => void) => {
    requests.set(request, resend)
    changed()
  }
  return {
    retry: (request: object) => set(request),
    /** Waits until somebody sends the form again. */
    hold: (request: object) => new Promise<void>((resend) => set(request, resend)),
    end(request: object): void {
      if (requests.delete(request)) changed()
    },
    resend(): void {
      const waiting = [...requests].filter(([, resend]) => resend)
      for (const [request, resend] of waiting) {
        requests.set(request, undefined)
        resend?.()
      }
      changed()
    },
    state(): StalledState {
      if (requests.size === 0) return 'none'
      return [...requests.values()].some(Boolean) ? 'unsent' : 'retrying'
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export type StalledRequests = ReturnType<typeof stalledRequests>

export const stalled = stalledRequests()
