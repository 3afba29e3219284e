import { askedOnce } from '#core/asked-once.ts'
import type { AnyoneCtx } from '#core/context.ts'
import { hiddenPartnerIds } from './store.ts'

/** Whom this tenant does not show; a page with several lists asks once. */
export const hiddenHere = ({ db, tenant, request }: Pick<AnyoneCtx, 'db' | 'tenant' | 'request'>): Promise<string[]> =>
  askedOnce(request, 'hidden partners', () => hiddenPartnerIds(db, tenant.id))
