import { type APIRequestContext, expect } from '@playwright/test'
import { codeFor, type Person } from './person.ts'
import { siteUrl } from './site.ts'

/** Orders a seat over the API as the member of this browser: what follows is told to them. Gives the booking's id. */
export async function orderSeat(request: APIRequestContext, person: Person): Promise<string> {
  const headers = { origin: siteUrl() }
  const ask = async (method: 'get' | 'post', path: string, data?: object) => {
    const answer = await request[method](`${siteUrl()}/api/v3/${path}`, { headers, ...(data && { data }) })
    expect(answer.ok(), await answer.text()).toBe(true)
    return (await answer.json()).data
  }
  const { items } = await ask('get', 'products?category=umroh&limit=20')
  const { id: product_id, slug } = items[Math.floor(Math.random() * items.length)]
  const { departures } = await ask('get', `products/${slug}`)
  const free = departures.filter((one: { seats_free: number }) => one.seats_free > 2).at(-1)
  const rooms = [{ type: 'quad', adults: 1 }]
  const { booking_id } = await ask('post', 'bookings/cart', { product_id, departure_id: free.id, rooms })
  const { participants } = await ask('get', `bookings/${booking_id}/detail/order`)
  const phone_number = person.phone_number.replace(/^0/, '+62')
  const placed = await ask('post', `bookings/${booking_id}/do-checkout`, {
    name: person.full_name,
    gender: 'male',
    birth_date: '1985-04-12',
    address: 'Jl. Melati No. 7, Bandung',
    phone_number,
    job_name: 'Guru',
    instansi: 'SMP Harapan',
    email: person.email,
    participants: participants.map(({ id }: { id: string }) => ({ id, name: person.full_name, relation: 'self' })),
  })
  // A number that was proved before is not asked for again.
  if (placed.invoices.length > 0) return booking_id
  const code = await codeFor(request, phone_number)
  await ask('post', `bookings/${booking_id}/verification`, { code })
  return booking_id
}
