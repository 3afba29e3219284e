import { type APIRequestContext, expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { fillDate } from './dates.ts'
import { bornBefore, claimDeparture } from './departures.ts'
import { codeFor, someone } from './person.ts'
import { siteUrl } from './site.ts'

const headers = () => ({ origin: siteUrl() })

async function ask(request: APIRequestContext, path: string, data?: object) {
  const url = `${siteUrl()}${path}`
  const reply = await (data ? request.post(url, { headers: headers(), data }) : request.get(url))
  expect(reply.ok(), `${path}: ${await reply.text()}`).toBe(true)
  const text = await reply.text()
  return text ? JSON.parse(text).data : undefined
}

type Wish = {
  adults?: number
  children?: number
  plan?: 'full' | 'down_payment'
  category?: 'umroh' | 'haji' | 'wisata-syariah'
}

/** An order of the member in this browser, placed by the calls that the checkout makes. */
export async function placeOrder(
  page: Page,
  { adults = 1, children = 0, plan = 'full', category = 'umroh' }: Wish = {},
) {
  const { request } = page.context()
  const phone_number = someone().phone_number.replace(/^0/, '+62')
  const { product, departure } = await claimDeparture(request, { category })
  const rooms = [{ type: 'quad', adults }]
  const cart = await ask(request, '/api/v3/bookings/cart', {
    ...{ product_id: product.id, departure_id: departure.id, rooms, children },
  })
  const { participants } = await ask(request, `/api/v3/bookings/${cart.booking_id}/detail/order`)
  const person = { gender: 'female', birth_date: '1985-04-12', address: 'Jl. Melati No. 7, Bandung', phone_number }
  const named = participants.map(({ id, age_group }: { id: string; age_group: string }, i: number) => ({
    ...{ id, name: `Jamaah ${'ABCDEFGH'[i]} Rahmawati`, relation: 'relative' },
    ...(age_group === 'child' && { birth_date: bornBefore(departure.returns_on, { years: 5 }) }),
  }))
  const form = { name: 'Siti Nur Rahmawati', ...person, job_name: 'Guru', instansi: 'SMP Harapan', plan }
  const path = `/api/v3/bookings/${cart.booking_id}`
  const checked = await ask(request, `${path}/do-checkout`, {
    ...{ ...form, email: 'siti@contoh.test', participants: named },
  })
  if (!checked.verification)
    return { id: cart.booking_id, code: cart.booking_code, product, invoices: checked.invoices }
  const code = await codeFor(request, phone_number)
  const { invoices } = await ask(request, `${path}/verification`, { code })
  return { id: cart.booking_id, code: cart.booking_code, product, invoices }
}

export type Placed = Awaited<ReturnType<typeof placeOrder>>

/** Pays an invoice at the bank's side; the gateway then tells us. */
export async function payAtBank(page: Page, { id, invoices }: Placed, place = 0): Promise<void> {
  const { request } = page.context()
  const { invoice_code } = invoices[place]
  const { payment_method } = await ask(request, `/api/v3/bookings/${id}/gateways/${invoice_code}`)
  const method = payment_method.find((one: { kind: string }) => one.kind === 'virtual_account')
  const { payment_number } = await ask(request, `/api/v3/bookings/${id}/payments/${invoice_code}`, {
    payment_method_id: method.id,
  })
  const paid = await request.post(`${siteUrl()}/sandbox/doku/payments/${payment_number}/pay?deliver=once`)
  expect(paid.ok(), await paid.text()).toBe(true)
}

/** What stands in the passport of the one traveller, told in the order's page. */
export async function tellPassport(page: Page): Promise<void> {
  const part = page.getByRole('group', { name: 'Data paspor' })
  await part.getByLabel('Nomor paspor').fill('C1234567')
  await fillDate(part, 'Berlaku sampai', '2034-01-01')
  await part.getByLabel('Jenis kelamin').selectOption('male')
  const hasBirthDate = await part.getByRole('group', { name: 'Tanggal lahir' }).isVisible()
  if (hasBirthDate) await fillDate(part, 'Tanggal lahir', '1980-02-03')
  await page.getByRole('button', { name: 'Simpan data paspor' }).click()
  await expect(page.getByText('Tersimpan: •••••567')).toBeVisible()
}

export const scan = async (name = 'paspor.jpg') => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 320, height: 200, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer(),
})
