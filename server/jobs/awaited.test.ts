import { desc } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { outbox } from '#database/tables.ts'
import { form, newEmail, post, proxiedApp } from '#test/support/accounts.ts'
import { aBuyer, aCart, anOffer, checkOut } from '#test/support/bookings.ts'
import { anyMember, signedIn } from '#test/support/members.ts'
import type { TestApp } from '#test/support/test-app.ts'

let home: TestApp
beforeAll(async () => {
  home = await proxiedApp()
})
afterAll(() => home.close())

const newest = async () => {
  const [row] = await home.application.db.select().from(outbox).orderBy(desc(outbox.id)).limit(1)
  return row?.parcel
}
const tokenOf = async (wish: Parameters<typeof anyMember>[1]) =>
  (await signedIn(home, await anyMember(home, wish))).user_token

const askings: [string, number, () => Promise<unknown>][] = [
  ['a registration', 300, () => post(home, 'auth/register', { body: form(newEmail()) })],
  [
    'another code for an address',
    300,
    async () => {
      const { email } = await anyMember(home, { email_verified_at: null })
      return post(home, 'user/auth/email/resend-otp', { body: { email } })
    },
  ],
  [
    'another code for a phone',
    300,
    async () => post(home, 'user/auth/phone-number/resend-otp', { token: await tokenOf({ phone_verified_at: null }) }),
  ],
  [
    'a forgotten password',
    3600,
    async () => post(home, 'user/auth/forgot-password', { body: { email: (await anyMember(home)).email } }),
  ],
  [
    'an order with a number never proved',
    300,
    async () => {
      const { token } = await aBuyer(home, { phone_verified_at: null })
      return checkOut(home, await aCart(home, await anOffer(home), { token }), {
        token,
        phone_number: '+6281299988877',
      })
    },
  ],
]

test.each(askings)(
  'somebody waits for what %s sends: it goes first, and not after %i seconds',
  async (_, life, act) => {
    await act()
    expect(await newest()).toMatchObject({ awaited_seconds: life })
  },
)
