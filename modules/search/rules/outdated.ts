/** Moments in milliseconds. */
type Listed = { relist_at: number | null; seats_free: number }
type OnSale = { next_closing: number | null; seats_free: number }

/** Whether a listing no longer says what the dates of its product do, as far as seats and the clock tell. */
export function isOutdated(listed: Listed | undefined, { next_closing, seats_free }: OnSale, now: Date): boolean {
  if (!listed || listed.seats_free !== seats_free) return true
  const never = Number.POSITIVE_INFINITY
  const relistAt = listed.relist_at ?? never
  // Listed by a clock that was ahead of this one, it would come after a date that closes before.
  return relistAt <= now.getTime() || relistAt > (next_closing ?? never)
}
