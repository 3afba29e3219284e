import { afterAll, beforeAll, expect, test } from 'vitest'
import { addMs, dayMs, hourMs } from '#core/time.ts'
import { outbox } from '#database/tables.ts'
import { expireInvoices } from '#modules/payment/module.ts'
import { expireRequests, lapseOffers } from '#modules/private-umrah/lifecycle/clock.ts'
import { listOf } from '#test/support/notices.ts'
import {
  accept,
  anOffer,
  aPlan,
  aRequest,
  aServingPartner,
  decide,
  moveAsPartner,
  type Plan,
  requestNow,
} from '#test/support/private-offers.ts'
import { aSupply, type Supply } from '#test/support/private-umrah.ts'
import { someStaff } from '#test/support/staff.ts'
import { type TestApp, testApp } from '#test/support/test-app.ts'
import { remindOfOffers } from './private-news.ts'

let home: TestApp
let supply: Supply
beforeAll(async () => {
  home = await testApp()
  supply = await aSupply(home)
})
afterAll(() => home.close())

type Notice = { title: string; text: string; link: string }
const noticesOf = async ({ token }: Plan, language = 'id'): Promise<Notice[]> =>
  (await listOf(home, token, '', { 'accept-language': language })).items
const titlesOf = async (plan: Plan) => (await noticesOf(plan)).map(({ title }) => title)
const inMs = (ms: number) => addMs(home.application.clock.now(), ms)
const reason = 'Harganya di atas anggaran keluarga'

/** What waits to be mailed to somebody at the desk about a request. */
async function deskMails(code: string, email: string) {
  const rows = await home.application.db.select({ parcel: outbox.parcel }).from(outbox)
  return rows.flatMap(({ parcel }) =>
    parcel?.kind === 'staff_letter' && parcel.staff_letter.to.email === email && JSON.stringify(parcel).includes(code)
      ? [parcel.staff_letter]
      : [],
  )
}

test('a family is notified that its plan was sent, and of each offer: how many there are and which is the cheapest', async () => {
  const plan = await aRequest(home, supply)
  await anOffer(home, plan.id)
  await anOffer(home, plan.id, { total: 80_000_000 })
  const [second, first, sent] = await noticesOf(plan, 'en')
  expect(sent).toMatchObject({ title: 'Your private umrah plan is sent', text: expect.stringContaining('until') })
  expect(first?.title).toBe('An offer from Mitra Uji')
  expect(second).toMatchObject({
    text: expect.stringMatching(/IDR\s80,000,000, valid until/),
    link: `/private-umroh/waiting-approval/${plan.id}`,
  })
  const mails = await home.sentTo(plan.member.email)
  expect(mails[0]?.text.replaceAll(/\s+/g, ' ')).toContain('Sekarang ada 2 penawaran. Yang termurah Rp. 80.000.000.')
  expect(mails.map(({ subject }) => subject).reverse()).toEqual([
    'Rencana umrah privat terkirim',
    'Penawaran dari Mitra Uji',
    'Penawaran dari Mitra Uji',
  ])
})

test('an offer that is another, is withdrawn or ends is notified with what is left', async () => {
  const plan = await aRequest(home, supply)
  const [one, two] = [await anOffer(home, plan.id), await anOffer(home, plan.id)]
  await moveAsPartner(home, one, 'change', { total: 84_000_000, version: 2 })
  await moveAsPartner(home, two, 'withdraw')
  const [withdrawn, changed] = await noticesOf(plan)
  expect(changed).toMatchObject({
    title: 'Mitra Uji mengubah penawarannya',
    text: expect.stringMatching(/84\.000\.000/),
  })
  expect(withdrawn).toMatchObject({ text: 'Kata travel: Kursi pada tanggal itu habis.' })
  const [mail] = await home.sentTo(plan.member.email)
  expect(mail?.text).toContain('Masih ada 1 penawaran lain')
  await lapseOffers(home.application.db, inMs(73 * hourMs))
  expect((await noticesOf(plan))[0]).toMatchObject({ title: 'Penawaran Mitra Uji berakhir' })
})

test('the day before an open offer ends the family is reminded once, and of none that is over', async () => {
  const plan = await aRequest(home, supply)
  const [open, over] = [await anOffer(home, plan.id), await anOffer(home, plan.id)]
  await moveAsPartner(home, over, 'withdraw')
  const { db } = home.application
  const reminders = async () => (await titlesOf(plan)).filter((title) => title.includes('segera berakhir'))
  await remindOfOffers(db, inMs(40 * hourMs))
  expect(await reminders()).toEqual([])
  for (const hours of [49, 50, 71]) await remindOfOffers(db, inMs(hours * hourMs))
  expect(await reminders()).toEqual(['Penawaran Mitra Uji segera berakhir'])
  expect(open.state).toBe('open')
})

test('a request that nobody offered on says so; a draft that was never sent rings nobody', async () => {
  const [sent, draft] = [await aRequest(home, supply), await aPlan(home, supply)]
  const { db } = home.application
  await expireRequests(db, inMs(8 * dayMs))
  await expireRequests(db, inMs(95 * dayMs))
  const [notice] = await noticesOf(sent)
  expect(notice).toMatchObject({
    title: 'Belum ada penawaran yang jadi',
    link: `/member/order-custom-umroh/${sent.id}`,
  })
  expect(await titlesOf(draft)).toEqual(['Draf umrah privat berakhir'])
  expect(await home.sentTo(draft.member.email)).toEqual([])
})

test('who accepts is notified what to pay; who does not pay reads that the offer is over, once', async () => {
  const plan = await aRequest(home, supply)
  await accept(home, plan, await anOffer(home, plan.id))
  expect((await noticesOf(plan))[0]).toMatchObject({
    title: 'Selesaikan pembayaran Anda',
    text: expect.stringMatching(/Umrah privat dari Jakarta, 7 malam.*Rp\.\s85\.000\.000/),
  })
  await expireInvoices(home.application.db, inMs(25 * hourMs), [plan.id])
  const titles = await titlesOf(plan)
  expect(titles[0]).toBe('Batas waktu pembayaran lewat')
  expect(titles.filter((title) => /kedaluwarsa|lewat/.test(title))).toHaveLength(1)
})

test('people of partners that may offer are mailed of a new request, with nothing of who travels', async () => {
  const [serving, elsewhere] = [await aServingPartner(home), await aServingPartner(home, 'SUB')]
  const grant = { role: 'partner_staff', scope: { kind: 'partner', id: serving.partner.id } } as const
  const second = await someStaff(home, grant)
  const plan = await aRequest(home, supply)
  const { code } = await requestNow(home, plan.id)
  const mails = [
    ...(await deskMails(code, serving.owner.person.email)),
    ...(await deskMails(code, second.person.email)),
  ]
  expect(mails.map(({ subject }) => subject)).toEqual(Array(2).fill('Permintaan umrah privat baru'))
  expect(mails[0]?.paragraphs.join(' ')).toMatch(/Umrah privat dari Jakarta, 7 malam\. Berangkat .+, 3 jamaah\./)
  expect(mails[0]?.action.path).toBe(`/private-requests/${plan.id}`)
  expect(JSON.stringify(mails)).not.toMatch(/Siti|Jamaah Nomor|\+62/)
  expect(JSON.stringify(mails)).not.toContain(plan.member.email)
  expect(await deskMails(code, elsewhere.owner.person.email)).toEqual([])
})

test('a partner is mailed what became of its offer: accepted, another chosen, declined and why, or ended', async () => {
  const plan = await aRequest(home, supply)
  const { code } = await requestNow(home, plan.id)
  const offers: Awaited<ReturnType<typeof anOffer>>[] = []
  for (let n = 0; n < 4; n++) offers.push(await anOffer(home, plan.id, { total: 85_000_000 + n }))
  const [chosen, other, declined, lapsed] = offers
  if (!chosen || !other || !declined || !lapsed) throw new Error('four offers')
  const { db } = home.application
  await decide(home, plan, { decision: 'decline', offer_id: declined.id, reason })
  await moveAsPartner(home, lapsed, 'change', { valid_until: inMs(hourMs), version: 2 })
  await lapseOffers(db, inMs(2 * hourMs))
  await accept(home, plan, chosen)
  const last = async (offer: (typeof offers)[number]) => (await deskMails(code, offer.owner.person.email)).at(-1)
  expect(await last(chosen)).toMatchObject({
    subject: `Penawaran Anda diterima: ${code}`,
    action: { path: `/bookings/${plan.id}` },
  })
  expect((await last(other))?.paragraphs[0]).toContain('memilih penawaran lain')
  expect((await last(declined))?.paragraphs[0]).toContain(`Alasannya: ${reason}.`)
  expect((await last(lapsed))?.subject).toBe(`Penawaran berakhir: ${code}`)
})

test('a request that its family closes is mailed to those who had offered, with the reason it gave', async () => {
  const plan = await aRequest(home, supply)
  const offer = await anOffer(home, plan.id)
  await decide(home, plan, { decision: 'decline', reason })
  const { code } = await requestNow(home, plan.id)
  const mails = await deskMails(code, offer.owner.person.email)
  expect(mails.at(-1)?.paragraphs[0]).toContain(`menutup permintaannya tanpa memilih penawaran. Alasannya: ${reason}.`)
  expect((await noticesOf(plan))[0]?.title).toBe('Permintaan ditutup')
})
