import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { scopesOf } from '#core/staff.ts'
import { invoicesOf } from '#modules/payment/module.ts'
import { isUnpaid } from '#modules/payment/rules/outstanding.ts'
import type * as contract from '../contract.console.ts'
import { memberInScope } from '../member.ts'
import { eventsOf } from '../member-events.ts'
import { seenOrders } from '../order-view.ts'
import { tenantNames } from '../tenant-names.ts'

type Call = typeof contract.seeMember
type Orders = Awaited<ReturnType<typeof seenOrders>>

const mostOrders = 100

export async function seeMember(ctx: StaffCtx, { id }: Input<Call>): Promise<Output<Call>> {
  const { db, staff, language, audit } = ctx
  const member = await memberInScope(ctx, id)
  const orders = await seenOrders(db, scopesOf(staff), { user_ids: [id], language, limit: mostOrders })
  const order_ids = orders.map(({ order_id }) => order_id)
  audit({ thing: 'member', thing_id: id, before: null, after: { orders: orders.length } })
  return {
    member_id: id,
    full_name: member.full_name,
    email: member.email,
    is_email_verified: member.email_verified_at !== null,
    phone_number: member.phone_number,
    is_phone_verified: member.phone_verified_at !== null,
    tenant: (await tenantNames(db, [member]))(member.tenant_id),
    language: member.language,
    created_at: member.created_at.toISOString(),
    orders: orders.map(({ member_id: _, ...order }) => order),
    invoices: await openInvoices(ctx, orders),
    events: await eventsOf(db, { member, order_ids, language }),
  }
}

async function openInvoices({ db }: Pick<StaffCtx, 'db'>, orders: Orders) {
  const byOrder = await invoicesOf(
    db,
    orders.map(({ order_id }) => order_id),
  )
  return orders.flatMap(({ order_id, code }) =>
    (byOrder.get(order_id) ?? []).filter(isUnpaid).map((invoice) => ({
      invoice_code: invoice.code,
      order_code: code,
      amount: invoice.amount,
      due_at: invoice.due_at.toISOString(),
    })),
  )
}
