import type { AnyoneCtx } from '#core/context.ts'
import { requestMemo } from '#core/memo.ts'
import { hiddenPartnerIds } from './store.ts'

/** Whom this tenant does not show; a page with several lists asks once. */
export const hiddenHere = ({ db, tenant, request }: Pick<AnyoneCtx, 'db' | 'tenant' | 'request'>): Promise<string[]> =>
  requestMemo(request, 'hidden partners', () => hiddenPartnerIds(db, tenant.id))
