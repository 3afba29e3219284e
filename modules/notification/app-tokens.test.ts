import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aBuyer, aCart, anOffer, checkOut } from '#test/support/bookings.ts'
import { type TestApp, testApp } from '#test/support/test-app.ts'
import { fcm_tokens } from './tables.ts'

let home: TestApp
beforeAll(async () => {
  home = await testApp()
})
afterAll(() => home.close())

type Buyer = Awaited<ReturnType<typeof aBuyer>>

async function order({ token }: Buyer, fcm_token: string) {
  const id = await aCart(home, await anOffer(home), { token })
  const reply = await checkOut(home, id, { token, headers: { 'fcm-token': fcm_token } })
  expect(reply.status).toBe(200)
}

const tokensOf = async ({ member }: Buyer) => {
  const rows = await home.application.db.select().from(fcm_tokens).where(eq(fcm_tokens.user_id, member.id))
  return rows.map(({ token }) => token)
}

test('the app that a member orders with is known by its latest token, one a device', async () => {
  const buyer = await aBuyer(home)
  await order(buyer, ' first:token ')
  expect(await tokensOf(buyer)).toEqual(['first:token'])
  await order(buyer, 'second:token')
  expect(await tokensOf(buyer)).toEqual(['second:token'])
})

test.each(['', ' ', 'two words', 'x'.repeat(4097), 'é'])(
  'what is no token is not stored, and the order stands',
  async (token) => {
    const buyer = await aBuyer(home)
    await order(buyer, token)
    expect(await tokensOf(buyer)).toEqual([])
  },
)
