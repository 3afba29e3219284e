import { formatNumber } from '#core/format.ts'
import type { Total } from '#core/list.ts'
import type { Language } from '#core/messages.ts'

/** How many wait, as people read it; "1.000+" where nobody counts further. Nothing where none do. */
export const countOf = (total: Total | null, language: Language): string | undefined =>
  total && total.count > 0 ? `${formatNumber(total.count, language)}${total.is_more ? '+' : ''}` : undefined
