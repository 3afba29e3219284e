/** What came of a request; nothing where no answer came. */
export type Reply = { status: number; code: string } | undefined

/** What people were answered while something was broken. */
export type Tally = {
  note(path: string, reply: Reply): void
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

/** The longest time without an order that was placed counts between the first and the last. */
export function tally(now: () => number = () => performance.now()): Tally {
  const errors = new Map<string, number>()
  const seen = { answers: 0, longestMs: 0, lastOrderAt: Number.NaN }
  return {
    note(path, reply) {
      seen.answers++
      const kind = kindOf(reply)
      if (kind) errors.set(kind, (errors.get(kind) ?? 0) + 1)
      if (!isOrder(path) || reply?.status !== 200) return
      const at = now()
      // The first has none before it.
      if (at - seen.lastOrderAt > seen.longestMs) seen.longestMs = at - seen.lastOrderAt
      seen.lastOrderAt = at
    },
    errors: () => errors,
    summary() {
      const kinds = [...errors].map(([kind, times]) => `${times} × ${kind}`)
      const longest = `${(seen.longestMs / 1000).toFixed(1)} s`
      return `${seen.answers} answers, ${kinds.length === 0 ? 'no errors' : kinds.join(', ')}; longest time without an order ${longest}`
    },
  }
}
