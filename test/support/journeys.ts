import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { booking_participants, bookings } from '#modules/booking/tables.ts'
import { rebuildOrderSummaries } from '#modules/orders/module.ts'
import { anOrder, payInvoice } from './bookings.ts'
import { ask, type TestApp } from './test-app.ts'

export type Journey = Awaited<ReturnType<typeof anOrder>>

/** An order whose first invoice is paid. */
export async function aJourney(home: TestApp, wish: Parameters<typeof anOrder>[1] = {}): Promise<Journey> {
  const order = await anOrder(home, wish)
  await payInvoice(home, order, order.invoices[0]?.invoice_code ?? '')
  return order
}

/** Puts a booking where a test needs it, whatever led there, and the lists with it. */
export async function putBooking(home: TestApp, id: string, to: Partial<typeof bookings.$inferInsert>): Promise<void> {
  const { db, clock } = home.application
  await db.update(bookings).set(to).where(eq(bookings.id, id))
  await rebuildOrderSummaries(db, clock.now())
}

export const travellersOf = (home: TestApp, id: string) =>
  home.application.db
    .select()
    .from(booking_participants)
    .where(eq(booking_participants.booking_id, id))
    .orderBy(booking_participants.position)

/** A passport that outlives any journey of a test. */
export const aPassport = { passport_number: 'C1234567', passport_expires_on: '2034-01-01' }

/** Tells what is asked of a traveller beside scans. */
export const tellDetails = (
  home: TestApp,
  { id, token }: { id: string; token: string },
  person: string,
  body: object,
) => ask(home, 'PATCH', `/api/v3/users/bookings/${id}/participants/${person}/details`, { token, body })

export const scan = (text = 'teal'): Promise<Buffer> =>
  sharp({ create: { width: 64, height: 40, channels: 3, background: text } })
    .jpeg()
    .toBuffer()

type Form = Record<string, string | { name: string; bytes: Buffer }>

export function formOf(fields: Form): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === 'string') form.set(name, value)
    else form.set(name, new Blob([new Uint8Array(value.bytes)]), value.name)
  }
  return form
}

/** Sends a form with files, as a browser does. */
export async function send(
  home: TestApp,
  url: string,
  { token, fields, headers }: { token: string; fields: Form; headers?: Record<string, string> },
) {
  const sent = new Response(formOf(fields))
  const type = { 'content-type': sent.headers.get('content-type') ?? '' }
  return ask(home, 'POST', url, {
    token,
    headers: { ...type, ...headers },
    body: Buffer.from(await sent.arrayBuffer()),
  })
}

/** A file that a call answers with. */
export async function fetched(home: TestApp, url: string, token?: string, language = 'id') {
  const reply = await home.app.inject({
    url,
    headers: { host: 'localhost', 'accept-language': language, ...(token && { authorization: `Bearer ${token}` }) },
  })
  return { status: reply.statusCode, headers: reply.headers, bytes: reply.rawPayload }
}
