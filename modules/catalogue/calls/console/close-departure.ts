import type { Input, Output } from '#core/call.ts'
import { confirmName } from '#core/confirm-by-name.ts'
import type { StaffCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import type * as contract from '../../contract.console.ts'
import { packageInScope } from '../../packages/access.ts'
import { dateOf, dateView } from '../../packages/dates.ts'
import { savedContent } from '../../packages/write.ts'
import { stopSelling } from '../../stop-selling.ts'

type Call = typeof contract.closeDeparture

export async function closeDeparture(ctx: StaffCtx, input: Input<Call>): Promise<Output<Call>> {
  const { db, now, audit, language } = ctx
  const { id: product_id, departure_id: id, reason, confirm_name } = input
  const { name } = savedContent(await packageInScope(ctx, product_id))
  confirmName({ confirm_name, name: name[language] || name.id, language })
  const date = await dateOf(ctx, product_id, id)
  if (!(await stopSelling(db, { product_id, id }, now))) throw new Refusal(codes.departure_closed)
  audit({ thing: 'departure', thing_id: id, before: { is_open: true }, after: { is_open: false }, reason })
  return dateView({ ...date, closed_at: now }, now)
}
