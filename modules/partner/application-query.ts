import { addMs, dayMs } from '#core/time.ts'
import type { ApplicationQuery } from './store.review.ts'

type Filters = Omit<ApplicationQuery, 'sent_by'> & { days?: number | undefined }

/** Days as a reader means them: so long ago, or longer. */
export const applicationQuery = ({ search, state, kind, days }: Filters, now: Date): ApplicationQuery => ({
  search,
  state,
  kind,
  sent_by: days === undefined ? undefined : addMs(now, -days * dayMs),
})
