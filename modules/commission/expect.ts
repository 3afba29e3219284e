import type { Db } from '#core/context.ts'
import { newId } from '#core/ids.ts'
import { jakartaDate } from '#core/time.ts'
import { findEarner } from '#modules/affiliate/module.ts'
import { memberProfile } from '#modules/identity/module.ts'
import { moveForPayees } from '#modules/payment/module.ts'
import { findStaff } from '#modules/staff/module.ts'
import { commissionMachine } from './rules/machine.ts'
import { isOwnPurchase, type Known } from './rules/own-purchase.ts'
import { amountOf, rateOn } from './rules/rate.ts'
import { type Commission, insertCommission, insertStep, listRatesFor } from './store.ts'
import { worthOf } from './worth.ts'

/** A thing of an order whose first invoice is paid. */
type Sold = Pick<Commission, 'tenant_id' | 'order_kind' | 'order_id' | 'item' | 'order_code' | 'title'> & {
  user_id: string
  affiliate_code: string | null
  partner_id: string | null
  product_id: string | null
  travellers: number
  /** Numbers that its buyer has proven for this order. */
  phones: readonly (string | null)[]
}

/** Writes down what the consultant whose code an order has is to have of it; nothing where it is their own, or worth nothing. */
export async function expectCommission(db: Db, sold: Sold, now: Date): Promise<void> {
  const { tenant_id, affiliate_code } = sold
  const consultant = affiliate_code ? await findEarner(db, tenant_id, affiliate_code) : undefined
  if (!consultant || isOwnPurchase(await buyerOf(db, sold), await knownOf(db, consultant))) return
  const rate = rateOn(await listRatesFor(db, sold), sold, jakartaDate(now))
  const base = await worthOf(db, sold)
  const amount = rate ? amountOf(rate, { base, travellers: sold.travellers }) : 0
  if (!rate || amount <= 0) return
  const { order_kind, order_id, item, order_code, title } = sold
  const row: Commission = {
    ...{ id: newId(now), tenant_id, consultant_id: consultant.id, order_kind, order_id, item, order_code, title },
    ...{
      state: commissionMachine.start,
      rate_id: rate.id,
      base,
      amount,
      reversed: 0,
      expected_at: now,
      ended_at: null,
    },
  }
  if (!(await insertCommission(db, row))) return
  const step = { id: newId(now), commission_id: row.id, event: 'expect', state: row.state, actor: 'buyer' } as const
  await insertStep(db, { ...step, amount, reason: 'the first invoice is paid', created_at: now })
  await moveForPayees(db, [{ event: 'commission_expected', source_id: row.id, amount }], now)
}

/** What a buyer has proven: of the account, and for the order. */
async function buyerOf(db: Db, { tenant_id, user_id, phones }: Sold): Promise<Known> {
  const member = await memberProfile(db, tenant_id, user_id)
  return {
    emails: [member?.email_verified_at ? member.email : null],
    phones: [member?.phone_verified_at ? member.phone_number : null, ...phones],
  }
}

type Consultant = { whatsapp_number: string; staff_id: string | null }

async function knownOf(db: Db, { whatsapp_number, staff_id }: Consultant): Promise<Known> {
  const person = staff_id ? await findStaff(db, staff_id) : undefined
  return { emails: [person?.email ?? null], phones: [whatsapp_number] }
}
