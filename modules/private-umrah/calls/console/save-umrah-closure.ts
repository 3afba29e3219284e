import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { platformOnly } from '#core/platform-only.ts'
import { fieldRefusals } from '#core/validation.ts'
import type * as contract from '../../contract.console.ts'
import { saveClosure } from '../../store.supply-desk.ts'
import { closuresView } from '../../supply-desk.ts'
import { supplyWords } from '../../words.supply.ts'

type Call = typeof contract.saveUmrahClosure

export async function saveUmrahClosure(ctx: StaffCtx, form: Input<Call>): Promise<Output<Call>> {
  platformOnly(ctx.staff)
  if (form.reopens_on <= form.closes_on)
    throw fieldRefusals([{ field: 'reopens_on', word: 'reopens_before' }], supplyWords(ctx.language))
  const before = (await closuresView(ctx)).find(({ closes_on }) => closes_on === form.closes_on)
  await saveClosure(ctx.db, form)
  ctx.audit({ thing: 'umrah_closure', thing_id: form.closes_on, before: before ?? null, after: form })
  return { id: form.closes_on }
}
