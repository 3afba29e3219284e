import { Gauge, type Registry } from '@prometheus-io/client'

/** How many faults the last look at the books came upon, and when that was. */
export type BooksSeen = { at: Date; ledger: number; seats: number; lists: number }

/** Of the last look that this process took (`books-job.ts`): a scrape never starts one. */
export function measureBooks(registry: Registry, state: { books?: BooksSeen }): void {
  const gauge = (name: string, help: string, figureOf: (books: BooksSeen) => number) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        // A process that has not looked says nothing, rather than that all is well.
        if (state.books) this.set(figureOf(state.books))
        else this.remove()
      },
    })
  gauge('ledger_balanced', 'Whether the ledger had no fault when it was last checked.', ({ ledger }) =>
    ledger === 0 ? 1 : 0,
  )
  gauge(
    'seats_faults',
    'Dates with more seats given away than they have, or not counted as sold or held.',
    (books) => books.seats,
  )
  gauge('order_list_faults', 'Rows of the lists of orders that differ from their orders.', ({ lists }) => lists)
  gauge(
    'books_checked_timestamp_seconds',
    'When this process last checked ledger, seats and lists.',
    ({ at }) => at.getTime() / 1000,
  )
}
