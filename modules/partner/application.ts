import type { z } from 'zod'
import type { Db } from '#core/context.ts'
import type { application } from './shapes.ts'
import { type findApplication, listHistory } from './store.applications.ts'

type Row = NonNullable<Awaited<ReturnType<typeof findApplication>>>

/** An application as its applicant sees it, with what has happened to it. */
export async function applicationOf(db: Db, row: Row): Promise<z.output<typeof application>> {
  const history = await listHistory(db, row.id)
  const timeline = history.map(({ state, at, reason }) => ({ state, at: at.toISOString(), reason }))
  return { ...row, created_at: row.created_at.toISOString(), timeline }
}
