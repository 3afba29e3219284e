/** So many refunds are sent together at most. */
export const mostInBatch = 200

/**
 * What became of a refund when its batch was released: given to its gateway, or put on the list of transfers; or left as it was,
 * because it waits for its own approval, had left already, or is on the list of another batch.
 */
export const batchOutcomes = ['gateway', 'transfer', 'waiting', 'done', 'elsewhere'] as const
export type BatchOutcome = (typeof batchOutcomes)[number]

export const batchStatuses = ['draft', 'awaiting_approval', 'released'] as const

type Row = { state: string; amount: number; counted: number }

/** What leaves by one word and was approved by nobody yet. */
export const sumUnapproved = (rows: readonly Omit<Row, 'counted'>[]): number =>
  rows.reduce((sum, { state, amount }) => sum + (state === 'due' ? amount : 0), 0)

/**
 * What counts for the limit: all of the batch with what the same person released alone that day, so that nobody sends much in many
 * small batches; and of each refund what counts for it alone.
 */
export const countedOfBatch = (rows: readonly Row[], alone_today: number): number => {
  const sum = sumUnapproved(rows)
  if (sum === 0) return 0
  return Math.max(sum + alone_today, ...rows.map(({ state, counted }) => (state === 'due' ? counted : 0)))
}
