import type { AnyoneCtx } from '#core/context.ts'
import { hiddenPartnerIds } from '#modules/partner/module.ts'
import type { Unsold } from './store.ts'

/** What this tenant does not sell: partners it hides, and hajj where its flag is 0. */
export async function unsoldAt({ db, tenant }: Pick<AnyoneCtx, 'db' | 'tenant'>): Promise<Unsold> {
  return { hidden: await hiddenPartnerIds(db, tenant.id), closed: tenant.feature_flag.is_hajj === 0 ? ['haji'] : [] }
}
