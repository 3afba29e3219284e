import type { z } from 'zod'
import type { reviewShape } from '#core/review.ts'
import type { GuideRow } from './store.guides.ts'

type Reviewed = Pick<GuideRow, 'verdict' | 'reviewer' | 'reviewed_at' | 'note'>

/** How a guide stands, for the desk; a review of another wording was not read with it. */
export const reviewOf = ({ verdict, reviewer, reviewed_at, note }: Reviewed): z.output<typeof reviewShape> => ({
  state: verdict ?? 'awaiting',
  reviewer,
  reviewed_at: reviewed_at?.toISOString() ?? null,
  note,
})

export const guideOf = ({ id, tenant_id, slug, path, title, ...row }: GuideRow) => ({
  id,
  tenant_id,
  slug,
  path,
  title,
  review: reviewOf(row),
})
