import { addMs, dayMs } from '#core/time.ts'
import type { AuditQuery } from './store.audit.ts'

type Filters = Pick<AuditQuery, 'search' | 'call' | 'drafts'> & {
  from?: string | undefined
  until?: string | undefined
}

const beginOf = (day: string): Date => new Date(`${day}T00:00:00+07:00`)

/** Days as a reader means them: in Jakarta, the last one included. */
export const auditQuery = ({ search, call, drafts, from, until }: Filters): AuditQuery => ({
  search,
  call,
  drafts,
  from: from === undefined ? undefined : beginOf(from),
  until: until === undefined ? undefined : addMs(beginOf(until), dayMs),
})
