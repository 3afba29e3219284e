import type { AnyoneCtx } from '#core/context.ts'
import { jakartaDate } from '#core/time.ts'
import { partnerCards } from '../cards.ts'

export const agencies = ({ db, tenant, now }: AnyoneCtx) =>
  partnerCards(db, tenant.id, { kind: 'agency', limit: 100, today: jakartaDate(now) })
