/** `slow`: no answer for long. `retrying`: asked again by itself. `unsent`: a form that waits for its sender. */
const states = ['unsent', 'retrying', 'slow'] as const
type State = (typeof states)[number]

/** Requests of the router that found no server: who shows them need not know who asks. */
export function stalledRequests() {
  const requests = new Map<object, { state: State; resend?: () => void }>()
  const listeners = new Set<() => void>()
  const changed = () => {
    for (const listener of listeners) listener()
  }
  const set = (request: object, state: State, resend?: () => void) => {
    requests.set(request, { state, ...(resend && { resend }) })
    changed()
  }
  return {
    wait(request: object): void {
      if (!requests.has(request)) set(request, 'slow')
    },
    retry: (request: object) => set(request, 'retrying'),
    /** Waits until somebody sends the form again. */
    hold: (request: object) => new Promise<void>((resend) => set(request, 'unsent', resend)),
    end(request: object): void {
      if (requests.delete(request)) changed()
    },
    resend(): void {
      for (const [request, { resend }] of [...requests]) {
        if (!resend) continue
        set(request, 'retrying')
        resend()
      }
    },
    state(): State | 'none' {
      const all = [...requests.values()].map(({ state }) => state)
      return states.find((state) => all.includes(state)) ?? 'none'
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export type StalledRequests = ReturnType<typeof stalledRequests>

export const stalled = stalledRequests()
