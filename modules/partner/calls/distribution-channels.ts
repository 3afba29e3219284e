import type { AnyoneCtx } from '#core/context.ts'
import { jakartaDate } from '#core/time.ts'
import { partnerCards } from '../cards.ts'

export const distributionChannels = ({ db, tenant, now }: AnyoneCtx) =>
  partnerCards(db, tenant.id, { kind: 'tdc', limit: 100, today: jakartaDate(now) })
