import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { newId } from '#core/ids.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { fieldRefusals } from '#core/validation.ts'
import type * as contract from '../../contract.console.ts'
import { requireWithin } from '../../desk/budget.ts'
import { checkedColumns } from '../../desk/save.ts'
import { insertPromo, replacePackages } from '../../store.desk.ts'
import { fieldWords } from '../../words.ts'
import { promoChoices } from './promo-choices.ts'

type Call = typeof contract.createPromo

export async function createPromo(ctx: StaffCtx, input: Input<Call>): Promise<Output<Call>> {
  const { db, staff, now, audit, language } = ctx
  const { tenant_id, quota, budget = null } = input
  const { tenants } = await promoChoices(ctx)
  if (!tenants.some((one) => one.id === tenant_id)) throw new Refusal(codes.not_found)
  await requireWithin(ctx, budget)
  const id = newId(now)
  const { columns, product_ids } = await checkedColumns(ctx, input, { id, tenant_id })
  const slug = `${columns.code.toLowerCase()}-${id.slice(-6)}`
  const row = { id, tenant_id, slug, ...columns, quota, budget, created_at: now, changed_by: staff.id }
  // Somebody else has made the same one meanwhile.
  if (!(await insertPromo(db, row)))
    throw fieldRefusals([{ field: 'promo_code', word: 'code_taken' }], fieldWords(language))
  await replacePackages(db, id, product_ids)
  audit({ thing: 'promo', thing_id: id, before: null, after: { code: columns.code, quota, budget, tenant_id } })
  return { id }
}
