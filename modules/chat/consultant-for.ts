import type { Db } from '#core/context.ts'
import { findConsultant } from '#modules/affiliate/module.ts'

type Wish = { tenant_id: string; user_id: string; code: string | undefined; now: Date }

/** The consultant who recommended us to a member, where they can answer at the desk. */
export async function consultantFor(db: Db, { tenant_id, code }: Wish): Promise<string | undefined> {
  const known = code === undefined ? undefined : await findConsultant(db, tenant_id, code)
  return known?.staff_id ? known.id : undefined
}
