import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { newId } from '#core/ids.ts'
import { jakartaDate } from '#core/time.ts'
import { fieldRefusal } from '#core/validation.ts'
import type * as contract from '../../contract.console.ts'
import { itemView, lockAtDesk, writeBeside } from '../../item-desk.ts'
import { insertCertificate } from '../../store.desk.ts'

type Call = typeof contract.addCertificate

export async function addCertificate(ctx: StaffCtx, { id, ...proof }: Input<Call>): Promise<Output<Call>> {
  const { db, now, language, audit } = ctx
  const item = await lockAtDesk(ctx, id)
  if (proof.valid_until < jakartaDate(now)) throw fieldRefusal('valid_until', 'date_invalid', language)
  await insertCertificate(db, { id: newId(now), item_id: id, ...proof, created_at: now })
  await writeBeside(db, id)
  audit({ thing: 'item_certificate', thing_id: id, before: null, after: proof })
  return itemView(ctx, item)
}
