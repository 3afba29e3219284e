/** All of them, a few at a time; one that fails does not keep the others, and is not forgotten. */
export async function everyOne<T>(all: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
  const failures: unknown[] = []
  for (let i = 0; i < all.length; i += 4) {
    const done = await Promise.allSettled(all.slice(i, i + 4).map(work))
    failures.push(...done.flatMap((one) => (one.status === 'rejected' ? [one.reason] : [])))
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} of ${all.length} failed`)
}
