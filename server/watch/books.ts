import { Gauge, type Registry } from '@prometheus-io/client'
import { minuteMs, secondMs } from '#core/time.ts'

/** How many faults the last look at the books came upon, and when that was. */
export type BooksSeen = { at: Date; ledger: number; seats: number; lists: number }

export const booksSeconds = (10 * minuteMs) / secondMs
/** By then another process has looked twice: one fault seen here would else be told for as long as this one runs. */
const agedMs = 2 * booksSeconds * secondMs

const isRecent = ({ at }: BooksSeen): boolean => Date.now() - at.getTime() < agedMs

/** Of the last look that this process took (`books-job.ts`): a scrape never starts one. */
export function measureBooks(registry: Registry, state: { books?: BooksSeen }): void {
  const gauge = (name: string, help: string, figureOf: (books: BooksSeen) => number | undefined) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        // A process that has not looked says nothing, rather than that all is well.
        const figure = state.books && figureOf(state.books)
        if (figure === undefined) this.remove()
        else this.set(figure)
      },
    })
  const verdict = (name: string, help: string, figureOf: (books: BooksSeen) => number) =>
    gauge(name, help, (books) => (isRecent(books) ? figureOf(books) : undefined))
  verdict('ledger_balanced', 'Whether the ledger had no fault when it was last checked.', ({ ledger }) =>
    ledger === 0 ? 1 : 0,
  )
  verdict(
    'seats_faults',
    'Dates with more seats given away than they have, or not counted as sold or held.',
    (books) => books.seats,
  )
  verdict('order_list_faults', 'Rows of the lists of orders that differ from their orders.', ({ lists }) => lists)
  gauge(
    'books_checked_timestamp_seconds',
    'When this process last checked ledger, seats and lists.',
    ({ at }) => at.getTime() / 1000,
  )
}
