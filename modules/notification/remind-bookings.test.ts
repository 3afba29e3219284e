import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addMs, dayMs, minuteMs } from '#core/time.ts'
import { bookings } from '#modules/booking/tables.ts'
import { users } from '#modules/identity/tables.ts'
import { expireInvoices } from '#modules/payment/module.ts'
import { aBuyer, aCart, anOffer, anOrder, payInvoice } from '#test/support/bookings.ts'
import { anyReader, listOf, tellMember } from '#test/support/notices.ts'
import { type TestApp, testApp } from '#test/support/test-app.ts'
import { jobs } from './jobs.ts'
import { countUnread } from './store.ts'
import { fcm_tokens } from './tables.ts'

let home: TestApp
beforeAll(async () => {
  home = await testApp()
})
afterAll(() => home.close())

type Item = { title: string; text: string; link: string }
const noticesTitled = async (token: string, title: string): Promise<Item[]> =>
  (await listOf(home, token, '?limit=50')).items.filter((item: Item) => item.title === title)
const run = (name: string, now: Date) =>
  jobs.find((job) => job.name === name)?.run({ db: home.application.db, ports: {}, now })
const remind = (now: Date) => run('notification-reminders', now)

test('a hold with ten minutes left is told once, in the list and by push, never by mail', async () => {
  const offer = await anOffer(home)
  const { token, member } = await aBuyer(home)
  const now = home.application.clock.now()
  const id = await aCart(home, offer, { token })
  const counts: number[] = []
  for (const minutes of [5, 19, 21, 25, 31]) {
    await remind(addMs(now, minutes * minuteMs))
    counts.push((await noticesTitled(token, 'Kursi Anda segera dilepas')).length)
  }
  expect(counts).toEqual([0, 0, 1, 1, 1])
  const [item] = await noticesTitled(token, 'Kursi Anda segera dilepas')
  expect(item?.link).toBe(`/checkout/${id}/${offer.product.id}`)
  expect(await home.sentTo(member.email)).toEqual([])
})

/** A paid journey without documents; `before` is a moment so many days before it leaves, at noon in Jakarta. */
async function journey(wish: Parameters<typeof anOrder>[1] = {}) {
  const order = await anOrder(home, wish)
  await payInvoice(home, order, order.invoices[0]?.invoice_code ?? '')
  const [row] = await home.application.db.select().from(bookings).where(eq(bookings.id, order.id))
  const leaves = new Date(`${row?.departs_on}T12:00:00+07:00`)
  return { ...order, before: (days: number) => addMs(leaves, -days * dayMs) }
}

test('missing documents are told 30 and 14 days before, the journey 7 and 1 days before, each once', async () => {
  const { token, member, before } = await journey()
  const seen: [number, number][] = []
  for (const days of [31, 30, 20, 14, 10, 7, 3, 1, 0, -1]) {
    await remind(before(days))
    await remind(before(days))
    const documentNotices = (await noticesTitled(token, 'Dokumen jamaah belum lengkap')).length
    seen.push([documentNotices, (await noticesTitled(token, 'Keberangkatan sudah dekat')).length])
  }
  expect(seen).toEqual([
    [0, 0],
    [1, 0],
    [1, 0],
    [2, 0],
    [2, 0],
    [2, 1],
    [2, 1],
    [2, 2],
    [2, 2],
    [2, 2],
  ])
  const subjects = (await home.sentTo(member.email)).map(({ subject }) => subject)
  expect(subjects.filter((subject) => subject === 'Keberangkatan sudah dekat')).toHaveLength(2)
})

test('a clock that was away for weeks tells what still helps, and no more', async () => {
  const { token, before } = await journey()
  await remind(before(5))
  expect(await noticesTitled(token, 'Dokumen jamaah belum lengkap')).toHaveLength(1)
  expect(await noticesTitled(token, 'Keberangkatan sudah dekat')).toHaveLength(1)
})

test('who leaves soon and still owes the rest hears how much, in the list as well', async () => {
  const { id, token, before } = await journey({ plan: 'down_payment' })
  await expireInvoices(home.application.db, before(7), [id])
  await remind(before(7))
  const [soon] = await noticesTitled(token, 'Keberangkatan sudah dekat')
  expect(soon?.text).toMatch(
    / berangkat .+\. Sisa tagihan Rp\. 25\.000\.000 jatuh tempo .+ dan belum kami terima\. Segera hubungi travel Anda\.$/,
  )
  expect(soon?.text).not.toContain('voucher')
})

test('an order that was never paid is not remembered as a journey', async () => {
  const { token } = await anOrder(home, { in_days: 5 })
  await remind(home.application.clock.now())
  expect(await noticesTitled(token, 'Keberangkatan sudah dekat')).toEqual([])
})

test('what is known of a member who left is forgotten at night', async () => {
  const [left, stays] = [await anyReader(home), await anyReader(home)]
  await tellMember(home, left.member)
  await tellMember(home, stays.member)
  const now = home.application.clock.now()
  const token = { device_id: 'phone', token: 'token', updated_at: now }
  const members = [left.member.id, stays.member.id]
  await home.application.db.insert(fcm_tokens).values(members.map((user_id) => ({ ...token, user_id })))
  await home.application.db.update(users).set({ deleted_at: now }).where(eq(users.id, left.member.id))
  // Even where nothing ran for most of a week.
  await run('notification-forget', addMs(now, 6 * dayMs))
  expect(await countUnread(home.application.db, left.member.id)).toBe(0)
  expect(await countUnread(home.application.db, stays.member.id)).toBe(1)
  const tokens = await home.application.db.select().from(fcm_tokens)
  expect(tokens.map(({ user_id }) => user_id)).toEqual([stays.member.id])
})
