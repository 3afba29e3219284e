import type { Watcher } from '#test/chaos/world.ts'

type Reply = Parameters<Watcher['note']>[1]

/** What people were answered while something was broken. */
export type Tally = Watcher & {
  /** Answers that were none, by kind; a "no" that is meant is not among them. */
  errors(): ReadonlyMap<string, number>
  /** One line for whoever reads the trial. */
  summary(): string
}

const isOrder = (path: string): boolean => path.endsWith('/do-checkout')

const kindOf = (reply: Reply): string | undefined => {
  if (!reply) return 'no answer'
  if (reply.status < 500 && reply.status !== 429) return undefined
  return `${reply.status} ${reply.code}`.trim()
}

const inSeconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`

/** The longest time without an order that was placed counts from the first to the last before closing. */
export function tally(now: () => number = () => performance.now()): Tally {
  const errors = new Map<string, number>()
  const seen = { answers: 0, longestMs: 0, lastOrderAt: Number.NaN, waitedMs: 0, isClosing: false }
  return {
    note(path, reply) {
      seen.answers++
      const kind = kindOf(reply)
      if (kind) errors.set(kind, (errors.get(kind) ?? 0) + 1)
      if (seen.isClosing || !isOrder(path) || reply?.status !== 200) return
      const at = now()
      // The first has none before it.
      if (at - seen.lastOrderAt > seen.longestMs) seen.longestMs = at - seen.lastOrderAt
      seen.lastOrderAt = at
    },
    waited(ms) {
      seen.waitedMs = Math.max(seen.waitedMs, ms)
    },
    closing() {
      seen.isClosing = true
    },
    errors: () => errors,
    summary() {
      const kinds = [...errors].map(([kind, times]) => `${times} × ${kind}`)
      const answers = `${seen.answers} answers, ${kinds.length === 0 ? 'no errors' : kinds.join(', ')}`
      return `${answers}; longest time without an order ${inSeconds(seen.longestMs)}, longest wait of one buyer ${inSeconds(seen.waitedMs)}`
    },
  }
}
