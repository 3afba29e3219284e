import { afterAll, beforeAll, expect, test } from 'vitest'
import { scan } from '#test/support/journeys.ts'
import { paidOrders } from '#test/support/parcels.ts'
import { listening } from '#test/support/payments.ts'
import { PlainBrowser } from '#test/support/plain-browser.ts'
import type { TestApp } from '#test/support/test-app.ts'
import { newBrowser, siteApp, staffBrowser } from '#test/support/visits.ts'

let home: TestApp
beforeAll(async () => {
  home = await siteApp()
  await listening(home)
})
afterAll(() => home.close())

test('without scripts a buyer reports a damaged parcel, its store answers, and finance pays it back', async () => {
  const { token, order_ids, offers, ship } = await paidOrders(home)
  const [id = ''] = order_ids
  await ship(id)
  const visitor = newBrowser()
  visitor.cookies.set('jwt', token)
  const buyer = await new PlainBrowser(home, visitor).open(`/member/my-order/merchant/${id}`)
  expect(buyer.text('main')).toContain('Belum sampai? Anda dapat melaporkannya mulai')
  const photo = { name: 'a.jpg', type: 'image/jpeg', bytes: await scan() }
  const said = { 'Ceritakan masalahnya': 'Kotaknya penyok dan isinya pecah' }
  await buyer.press('Laporkan masalah', said)
  expect([buyer.status, buyer.value('Ceritakan masalahnya')]).toEqual([422, said['Ceritakan masalahnya']])
  await buyer.press('Laporkan masalah', { ...said, 'Barang rusak': true, 'Foto 1': photo })
  expect(buyer.text('main')).toMatch(/Masalah yang Anda laporkan.*Menunggu keputusan.*isinya pecah/)

  const scope = { kind: 'store', id: offers[0]?.store.id ?? '' } as const
  const store = new PlainBrowser(home, (await staffBrowser(home, { role: 'store', scope })).browser)
  await store.open('/console')
  await store.follow('Lihat laporan')
  await store.follow(/-1$/)
  await store.press('Kirim jawaban', { Penjelasan: 'Kami sudah membungkusnya dengan rapi' })
  expect(store.text('main')).toMatch(/Toko menjawab.*dengan rapi/)

  const finance = new PlainBrowser(
    home,
    (await staffBrowser(home, { role: 'finance', scope: { kind: 'platform' } })).browser,
  )
  await finance.open(`/console/en/store-orders/${id}`)
  await finance.press('Refund', { Explanation: 'The pictures are clear, we refund it' })
  expect([finance.status, finance.text('main')]).toEqual([422, expect.stringContaining('Choose what goes back')])
  await finance.press('Refund', {
    'The whole order and its shipping; the order ends': true,
    Explanation: 'The pictures are clear, we refund it',
  })
  expect(finance.text('main')).toMatch(/The refund is approved.*There was a problem with the parcel/)
  await buyer.open(`/member/my-order/merchant/${id}`)
  expect(buyer.text('main')).toMatch(/Ada masalah dengan paketnya.*Disetujui/)
})
