import { afterAll, beforeAll, expect, test } from 'vitest'
import { PlainBrowser } from '#test/support/plain-browser.ts'
import {
  accept,
  anOffer,
  aRequest,
  aServingPartner,
  offerNow,
  requestNow,
  type Serving,
} from '#test/support/private-offers.ts'
import { aSupply, type Supply } from '#test/support/private-umrah.ts'
import type { TestApp } from '#test/support/test-app.ts'
import { siteApp, staffBrowser } from '#test/support/visits.ts'

let home: TestApp
let supply: Supply
beforeAll(async () => {
  home = await siteApp()
  supply = await aSupply(home)
})
afterAll(() => home.close())

const atDesk = async ({ partner }: Serving) => {
  const scope = { kind: 'partner', id: partner.id } as const
  return new PlainBrowser(home, (await staffBrowser(home, { role: 'partner_staff', scope })).browser)
}

test('without scripts an agency goes from its home page to a wish, offers, reads its margin, changes and withdraws', async () => {
  const plan = await aRequest(home, supply)
  const by = await aServingPartner(home)
  const { code } = await requestNow(home, plan.id)
  const reader = await atDesk(by)
  await reader.open('/console')
  expect(reader.text('main')).toContain('1 belum Anda tawar')
  await reader.follow('Lihat permintaan')
  await reader.follow(code)
  expect(reader.text('main')).toMatch(/2 dewasa, 1 anak \(usia 5\).*CGK \(Soekarno.*Hotel Madinah 4, 3 malam/)
  expect(reader.text('main')).not.toMatch(/Siti Rahmawati|Jamaah Nomor/)
  expect(reader.value('Biaya Anda seluruhnya')).toMatch(/^\d{8,}$/)
  const prices = { 'Harga per dewasa': '30.000.000', 'Biaya Anda seluruhnya': '76.500.000' }
  const terms = { ...prices, 'Ketentuan pembatalan': 'Kembali 50% sampai 30 hari sebelum berangkat' }
  await reader.press('Kirim penawaran', { ...terms, 'Harga per anak': '31.000.000' })
  const wrong = expect.stringContaining('Harga anak tidak boleh melebihi')
  expect([reader.status, reader.text('main')]).toEqual([422, wrong])
  await reader.press('Kirim penawaran', { ...terms, 'Harga per anak': '25.000.000' })
  expect(reader.text('[role=status]')).toBe('Penawaran terkirim. Keluarga sudah diberi tahu.')
  expect(reader.text('main')).toMatch(/Penawaran Anda: Rp\.\s85\.000\.000.*Margin\s*Rp\.\s8\.500\.000 \(10%\)/)
  await reader.press('Simpan perubahan', { 'Hotel 2': supply.otherMakkah.id })
  expect(reader.text('main')).toMatch(/Hotel: Hotel Makkah 5 → Hotel Makkah 3/)
  await reader.press('Tarik penawaran', { Alasan: 'Kursi untuk tanggal ini sudah habis' })
  expect(reader.text('[role=status]')).toBe('Penawaran ditarik.')
  expect((await requestNow(home, plan.id)).state).toBe('waiting_approval')
})

test('in English who is chosen is led to the booking, and the other reads that it is taken', async () => {
  const plan = await aRequest(home, supply)
  const [one, other] = [await aServingPartner(home), await aServingPartner(home)]
  const offer = await anOffer(home, plan.id, { by: one })
  await anOffer(home, plan.id, { by: other })
  await accept(home, plan, await offerNow(home, offer.id))
  const reader = await atDesk(one)
  await reader.open(`/console/en/private-requests/${plan.id}`)
  await reader.follow('Open the booking')
  expect(reader.text('main')).toContain('Siti Rahmawati')
  await reader.follow('Request and offer')
  expect(reader.path).toBe(`/console/en/private-requests/${plan.id}`)
  const late = await atDesk(other)
  await late.open('/console/en/private-requests?queue=lost')
  expect(late.text('tbody tr')).toMatch(/Taken by another agency.*Not chosen/)
  await late.open(`/console/en/private-requests/${plan.id}`)
  expect(late.text('main')).toContain('The family chose another offer.')
  expect(late.text('main')).not.toContain('What the family wants')
})

test('the platform adds a vehicle and prices it for a month; what is wrong is said at its field', async () => {
  const { browser } = await staffBrowser(home, { role: 'admin', scope: { kind: 'platform' } })
  const reader = new PlainBrowser(home, browser)
  await reader.open('/console')
  await reader.follow('Katalog umrah privat')
  expect(reader.text('tbody')).toMatch(/SV CGKMED CGK–MED.*Saudia.*Setiap hari/)
  await reader.follow('Kendaraan')
  const form = { 'Nama › Bahasa Indonesia': 'Bus kecil', 'Nama › Bahasa Inggris': 'Minibus', Urutan: '9' }
  await reader.press('Simpan', { ...form, 'Kapasitas (orang)': '0' })
  expect([reader.status, reader.text('main')]).toEqual([422, expect.stringContaining('Minimal 1')])
  await reader.press('Simpan', { ...form, 'Kapasitas (orang)': '12' })
  expect(reader.text('main')).toMatch(/Tersimpan\..*Bus kecil.*12.*Belum ada harga/)
  await reader.follow('Harga Bus kecil')
  const [month] = reader.text('tbody tr').split('Tidak ada')
  await reader.press('Simpan harga', { 'Tetapkan harga › Harga': '12.500.000', [`Tetapkan harga › ${month}`]: true })
  expect(reader.text('tbody tr')).toMatch(/Rp\.\s12\.500\.000/)
})
