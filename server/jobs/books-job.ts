import type { Job } from '#core/module.ts'
import { checkBooks } from '../check-books.ts'
import type { Application } from '../compose.ts'
import { booksSeconds } from '../watch/books.ts'

/** Looks at ledger, seats and lists for whoever watches. It reads whole tables: seldom, and never because somebody asks. */
export const booksJob: Job<Pick<Application['ports'], 'operations'>> = {
  name: 'books-check',
  seconds: booksSeconds,
  timeout_seconds: 300,
  async run({ db, ports }) {
    const { ledger_faults, seat_faults, list_faults } = await checkBooks(db)
    const [ledger, seats, lists] = [ledger_faults.length, seat_faults.length, list_faults.length]
    ports.operations.noteBooks({ ledger, seats, lists })
  },
}
