import type { Input, Output } from '#core/call.ts'
import type { Db, StaffCtx } from '#core/context.ts'
import { newId } from '#core/ids.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { jakartaDate } from '#core/time.ts'
import { fieldRefusals } from '#core/validation.ts'
import { consultantsOfStaff } from '#modules/affiliate/module.ts'
import { packageSlugs } from '#modules/catalogue/module.ts'
import { findPartner } from '#modules/partner/module.ts'
import type * as contract from '../../contract.console.ts'
import { ownTenants, rateViews } from '../../rates.ts'
import { insertRate, type RateRow } from '../../store.ts'
import { fieldWords } from '../../words.ts'

type Call = typeof contract.addCommissionRate

export async function addCommissionRate(ctx: StaffCtx, input: Input<Call>): Promise<Output<Call>> {
  const { db, staff, now, language, audit } = ctx
  const { tenant_id, valid_from, source, basis_points = null, amount = null } = input
  if (!(await ownTenants(db, staff)).some(({ id }) => id === tenant_id)) throw new Refusal(codes.not_found)
  const own = await consultantsOfStaff(db, staff.id, [{ kind: 'tenant', id: tenant_id }])
  if (own.length > 0) throw new Refusal(codes.commission_yours)
  const of = await soldOf(db, input)
  if (!of) throw fieldRefusals([{ field: 'slug', word: 'not_known' }], fieldWords(language))
  const today = jakartaDate(now)
  // Orders paid before today have their commission already.
  if (valid_from < today) throw new Refusal(codes.commission_rate_past)
  const row: RateRow = {
    ...{ id: newId(now), tenant_id, ...of, basis_points, amount, valid_from, source },
    ...{ made_by: staff.id, created_at: now },
  }
  if (!(await insertRate(db, row))) throw new Refusal(codes.commission_rate_taken)
  const after = { tenant_id, ...of, basis_points, amount, valid_from, source }
  audit({ thing: 'commission_rate', thing_id: row.id, before: null, after })
  const view = (await rateViews(db, staff, { language, today })).find(({ rate_id }) => rate_id === row.id)
  if (!view) throw new Error('a rate was not shown')
  return view
}

/** What a new rate is of; nothing, where nobody has that address. */
async function soldOf(db: Db, { kind, slug }: Input<Call>) {
  if (kind === 'all') return { partner_id: null, product_id: null }
  if (kind === 'partner') {
    const partner = await findPartner(db, slug)
    return partner && { partner_id: partner.id, product_id: null }
  }
  const [product] = await packageSlugs(db, { slugs: [slug] })
  return product && { partner_id: null, product_id: product.id }
}
