import type { Db } from '#core/context.ts'
import { attributeCode, findConsultant, goneAmong, recommendedBy } from '#modules/affiliate/module.ts'

type Wish = { tenant_id: string; user_id: string; code: string | undefined; now: Date }

/** The consultant who recommended us to a member, where they can answer at the desk; a code that came with the wish is remembered. */
export async function consultantFor(db: Db, { tenant_id, user_id, code, now }: Wish): Promise<string | undefined> {
  await attributeCode(db, { tenant_id, user_id, code, source: 'chat', now })
  const by = await recommendedBy(db, { tenant_id, user_id, code: undefined, now })
  const known = by && (await findConsultant(db, tenant_id, by.affiliate_code))
  return known && (await goneAmong(db, [known.id])).length === 0 ? known.id : undefined
}
