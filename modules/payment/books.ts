import type { Output } from '#core/call.ts'
import type { listEntries } from './contract.console.ts'
import type { EntryRow } from './store.books.ts'

/** An entry as the desk reads it. */
export const entryView = ({ id, created_at, ...row }: EntryRow): Output<typeof listEntries>['rows'][number] => ({
  entry_id: id,
  ...row,
  created_at: created_at.toISOString(),
})
