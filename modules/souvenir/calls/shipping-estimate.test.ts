import { afterAll, beforeAll, expect, test } from 'vitest'
import { anAddressBook } from '#test/support/addresses.ts'
import { listening } from '#test/support/payments.ts'
import { aBuyer, anOffer } from '#test/support/souvenirs.ts'
import { type TestApp, testApp } from '#test/support/test-app.ts'

let home: TestApp
beforeAll(async () => {
  home = await testApp()
  await listening(home)
})
afterAll(() => home.close())

const query = (variant_id: string, quantity = 1) =>
  `merchandise/shipping-estimate?variant_id=${variant_id}&quantity=${quantity}`

test('before anything is ordered, couriers say what a parcel to the active address costs', async () => {
  const buyer = await aBuyer(home)
  const { variant } = await anOffer(home, { variants: [{ weight_grams: 700 }] })
  const one = (await buyer.send('GET', query(variant.id))).body.data
  expect(one).toMatchObject({ weight_grams: 700, address: { subdistrict_name: 'Antapani', is_active: true } })
  const costs = (of: { methods: { cost: number }[] }) => of.methods.map(({ cost }) => cost)
  expect(costs(one).toSorted((a, b) => a - b)).toEqual(costs(one))
  expect(costs(one).every((cost) => cost > 0)).toBe(true)
  const three = (await buyer.send('GET', query(variant.id, 3))).body.data
  expect(costs(three)[0]).toBeGreaterThan(costs(one)[0] ?? 0)
})

test('who has no address yet is told to add one, and nobody is quoted what cannot be sold', async () => {
  const newcomer = await anAddressBook(home)
  const { variant } = await anOffer(home, { variants: [{ stock: 2 }] })
  const { status, body } = await newcomer.send('GET', query(variant.id))
  expect([status, body.code]).toEqual([409, 'F-SHP-1a1'])
  await newcomer.add()
  expect((await newcomer.send('GET', query(variant.id, 3))).body.code).toBe('F-SVN-1s1')
  expect((await newcomer.send('GET', query(variant.id, 0))).body.errors).toEqual({ quantity: ['Jumlah minimal 1'] })
})
