import { newCode, newId } from '#core/ids.ts'
import type { Scope } from '#core/staff.ts'
import { addMs, hourMs } from '#core/time.ts'
import { demoTenants } from '#demo/tenants.ts'
import { insertCheckout } from '#modules/souvenir/store.ts'
import type { souvenir_orders } from '#modules/souvenir/tables.ts'
import { anyMember } from './members.ts'
import { anOffer } from './souvenirs.ts'
import { someStaff } from './staff.ts'
import { ask, type TestApp } from './test-app.ts'

type OrderWish = Partial<typeof souvenir_orders.$inferInsert>

/** An order of a store of its own as it stands after its payment, whatever led there: two prayer mats to Antapani. */
export async function aStoreOrder(home: TestApp, wish: OrderWish = {}) {
  const { db, clock } = home.application
  const now = clock.now()
  const { store, item, variant } = await anOffer(home)
  const member = await anyMember(home)
  const [checkout_id, id, code] = [newId(), newId(), `SVN-${newCode(8)}`]
  const region = {
    ...{ province_id: '32', province_name: 'Jawa Barat', city_id: '32.73', city_name: 'Kota Bandung' },
    ...{ subdistrict_id: '32.73.20', subdistrict_name: 'Antapani' },
  }
  const destination = {
    ...{ address_id: newId(), recipient_name: 'Siti Aminah', phone_number: '+6281234567890' },
    ...{ street: 'Jl. Terusan Jakarta No. 12', postcode: '40291', note: 'Pagar hijau', region },
  }
  const whose = { tenant_id: demoTenants[0].id, user_id: member.id }
  const order = {
    ...{ id, checkout_id, ...whose, store_id: store.id, number: 1, code: `${code}-1`, store_name: store.name },
    ...{ state: 'paid' as const, subtotal: 300_000, weight_grams: 800, created_at: now, paid_at: now },
    ...{ courier: 'jne', courier_name: 'JNE', service: 'REG', etd: '2-3 day', shipping_cost: 18_000 },
    process_by: addMs(now, 48 * hourMs),
    ...wish,
  }
  await insertCheckout(db, {
    checkout: {
      ...{ id: checkout_id, code, ...whose, destination, pay_by: addMs(now, 24 * hourMs), created_at: now },
      ...{ payer_name: 'Siti Aminah', payer_email: 'siti@example.test', payer_phone: '+6281234567890' },
    },
    orders: [order],
    lines: [
      {
        ...{ id: newId(), order_id: id, position: 1, variant_id: variant.id, item_id: item.id, item_slug: item.slug },
        ...{ name: item.name, variant_name: variant.name, price: 150_000, quantity: 2, weight_grams: 400 },
      },
    ],
    now,
  })
  return { ...order, store, item, variant }
}

export const storeScopes = (store_id: string): Scope[] => [{ kind: 'platform' }, { kind: 'store', id: store_id }]

/** Somebody of a store, at the desk. */
export async function atStore(home: TestApp, store_id: string) {
  const { id, token } = await someStaff(home, { role: 'store', scope: { kind: 'store', id: store_id } })
  const send = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) =>
    ask(home, method, `/api/console/v1/${path}`, { token, ...(body && { body }) })
  return {
    ...{ id, token },
    get: (path: string) => send('GET', path),
    post: (path: string, body: object = {}) => send('POST', path, body),
    put: (path: string, body: object) => send('PUT', path, body),
  }
}
