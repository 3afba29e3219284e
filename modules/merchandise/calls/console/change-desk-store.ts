import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { phoneNumberOf } from '#core/phone.ts'
import { codes } from '#core/refusal-codes.ts'
import { daysBetween, jakartaDate } from '#core/time.ts'
import { fieldRefusals } from '#core/validation.ts'
import { datedRulesOn } from '#modules/dated-rules/module.ts'
import { refuseStale } from '../../conflict.ts'
import type * as contract from '../../contract.console.ts'
import { noteSupplyChanged } from '../../engine/supply.ts'
import { type StoreForm, updateStore } from '../../store.store-desk.ts'
import { lockStore } from '../../store-desk.ts'
import { fieldWords } from '../../words.ts'

type Call = typeof contract.changeDeskStore

/** Texts in two languages are two facts. */
const storeFacts = ({ about, open_days, ...form }: StoreForm) => ({
  'about.id': about.id,
  'about.en': about.en,
  phone_number: form.phone_number,
  opens_at: form.opens_at,
  closes_at: form.closes_at,
  open_days: open_days.join(),
  closed_from: form.closed_from,
  closed_until: form.closed_until,
})

async function checkDays(form: StoreForm, { db, now, language }: StaffCtx): Promise<void> {
  const { opens_at, closes_at, closed_from, closed_until } = form
  const say = fieldWords(language)
  if (opens_at >= closes_at) throw fieldRefusals([{ field: 'closes_at', word: 'hours_order' }], say)
  if ((closed_from === null) !== (closed_until === null))
    throw fieldRefusals([{ field: closed_from ? 'closed_until' : 'closed_from', word: 'holiday_both' }], say)
  if (closed_from !== null && closed_until !== null && closed_until < closed_from)
    throw fieldRefusals([{ field: 'closed_until', word: 'holiday_order' }], say)
  const { store_holiday_days_most: most } = await datedRulesOn(db, jakartaDate(now))
  if (closed_from !== null && closed_until !== null && daysBetween(closed_from, closed_until) >= most)
    throw fieldRefusals([{ field: 'closed_until', word: 'holiday_long', values: [most] }], say)
}

export async function changeDeskStore(ctx: StaffCtx, { id, version, ...typed }: Input<Call>): Promise<Output<Call>> {
  const { db, staff, language, audit } = ctx
  const store = await lockStore(ctx, id)
  const { phone_number, open_days, closed_from = null, closed_until = null } = typed
  const form = {
    ...{ about: typed.about, opens_at: typed.opens_at, closes_at: typed.closes_at, closed_from, closed_until },
    // One that stands there already stays as it is.
    phone_number: phone_number === store.phone_number ? phone_number : phoneNumberOf(phone_number, language),
    open_days: [...new Set(open_days)].sort(),
  }
  const [held, sent] = [storeFacts(store), storeFacts(form)]
  await refuseStale(ctx, store, { version, held, typed: sent, code: codes.store_changed })
  await checkDays(form, ctx)
  const next = await updateStore(db, id, { ...form, changed_by: staff.id })
  noteSupplyChanged()
  audit({ thing: 'store', thing_id: id, before: held, after: sent })
  return { id, version: next }
}
