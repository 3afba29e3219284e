import { desc, eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { tabs } from '#modules/booking/rules/machine.ts'
import { bookings } from '#modules/booking/tables.ts'
import { products } from '#modules/catalogue/tables.ts'
import { checkOrderSummaries } from '#modules/orders/module.ts'
import { stillDueOf } from '#modules/payment/module.ts'
import { ask, type TestApp } from './test-app.ts'

type Owner = { member: { id: string }; token: string }
type Row = { booking: typeof bookings.$inferSelect; product: typeof products.$inferSelect }
type Due = Awaited<ReturnType<typeof stillDueOf>>

function itemOf({ booking, product }: Row, dues: Due) {
  const due = dues.get(booking.id)
  const next = due && {
    invoice_code: due.next.code,
    stage: due.next.stage,
    amount: due.next.amount,
    due_at: due.next.due_at.toISOString(),
  }
  const { id, code, state, category, departs_on, returns_on, seats, infants, total, hold_expires_at } = booking
  return {
    id,
    code,
    status: state,
    category: booking.is_private ? 'private-umroh' : category,
    product: expect.objectContaining({ id: product.id, slug: product.slug, name: booking.product_name.id }),
    departs_on,
    returns_on,
    participants: seats + infants,
    total,
    hold_expires_at: state === 'cart' ? (hold_expires_at?.toISOString() ?? null) : null,
    is_overdue: booking.overdue_at !== null,
    due_amount: due?.amount ?? 0,
    next_payment: next ?? null,
    created_at: booking.created_at.toISOString(),
  }
}

/** A member's lists as bookings and invoices give them by themselves, without any summary. */
async function listsFromRows({ application }: TestApp, user_id: string) {
  const { db, clock } = application
  const now = clock.now()
  const all = await db
    .select({ booking: bookings, product: products })
    .from(bookings)
    .innerJoin(products, eq(products.id, bookings.product_id))
    .where(eq(bookings.user_id, user_id))
    .orderBy(desc(bookings.created_at), desc(bookings.id))
  const rows = all.filter(({ booking: one }) => one.state !== 'cart' || (one.hold_expires_at ?? now) > now)
  const dues = await stillDueOf(
    db,
    rows.map(({ booking }) => booking.id),
  )
  const under = (states: readonly string[], isOwingToo = false) =>
    rows
      .filter(({ booking }) => states.includes(booking.state) || (isOwingToo && dues.has(booking.id)))
      .map((row) => itemOf(row, dues))
  return {
    unpaid: under(tabs.unpaid, true),
    in_progress: under(tabs.in_progress),
    completed: under(tabs.completed),
  }
}

/** Nothing stored is behind, and every list of a member says what the rows say. */
export async function expectListsTrue(home: TestApp, { member, token }: Owner): Promise<void> {
  expect(await checkOrderSummaries(home.application.db)).toEqual([])
  const wanted = await listsFromRows(home, member.id)
  const counts = Object.fromEntries(Object.entries(wanted).map(([tab, items]) => [tab, items.length]))
  for (const [tab, items] of Object.entries(wanted)) {
    const { body } = await ask(home, 'GET', `/api/v3/users/bookings/status/${tab}/category/all?limit=50`, { token })
    expect(body.data).toMatchObject({ items, total: items.length, counts })
    expect(body.data.items).toHaveLength(items.length)
  }
}
