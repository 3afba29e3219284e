import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addMs, minuteMs } from '#core/time.ts'
import { continueRuns } from '#modules/booking/lifecycle/departure-run.ts'
import { bookings } from '#modules/booking/tables.ts'
import { bookingNow } from '#test/support/bookings.ts'
import { anyDeparture } from '#test/support/catalogue-fixtures.ts'
import { PlainBrowser } from '#test/support/plain-browser.ts'
import { aDeparture, aParty } from '#test/support/rooming.ts'
import { ofPartner } from '#test/support/staff.ts'
import { stepCodeOf } from '#test/support/staff-sign-in.ts'
import type { TestApp } from '#test/support/test-app.ts'
import { siteApp, staffBrowser, visit } from '#test/support/visits.ts'

let home: TestApp
beforeAll(async () => {
  home = await siteApp()
})
afterAll(() => home.close())

const man = (name: string) => ({ name, gender: 'male' as const, relation: 'relative' as const })
const woman = (name: string) => ({ name, gender: 'female' as const, relation: 'relative' as const })

/** A departure with three men, a woman and a couple, and its partner's browser. */
async function aGroup() {
  const departure = await aDeparture(home)
  const { offer } = departure
  const people = [man('Budi Santoso'), man('Umar Hakim'), man('Ali Rahman')]
  const men = await aParty(home, offer, { rooms: [{ type: 'quad', adults: 3 }], people })
  const alone = await aParty(home, offer, { rooms: [{ type: 'quad', adults: 1 }], people: [woman('Dewi Lestari')] })
  const { browser } = await staffBrowser(home, ofPartner(offer.partner.id))
  return { ...departure, men, alone, browser, reader: new PlainBrowser(home, browser) }
}

const cardOf = (reader: PlainBrowser, label: string): Element => {
  const card = reader.all('main li[aria-labelledby]').find((one) => one.querySelector('h3')?.textContent === label)
  if (!card) throw new Error(`${reader.path} has no ${label}`)
  return card
}
const textOf = (reader: PlainBrowser, label: string) => cardOf(reader, label).textContent ?? ''
const lineOf = (reader: PlainBrowser, name: string): Element => {
  const all = reader.all('main li').filter((one) => one.textContent?.includes(name) && !one.querySelector('li'))
  const [line] = all
  if (!line) throw new Error(`${reader.path} does not name ${name}`)
  return line
}

test('a partner finds an order in the list, and its departure says what is outstanding', async () => {
  const { reader, men, id } = await aGroup()
  const { code } = await bookingNow(home, men.id)
  await home.application.db
    .update(bookings)
    .set({ overdue_at: home.application.clock.now() })
    .where(eq(bookings.id, men.id))
  await reader.open('/console')
  await reader.follow('Pesanan')
  expect([reader.status, reader.path]).toEqual([200, '/console/bookings'])
  expect(reader.all('tbody tr')).toHaveLength(2)
  await reader.press('Terapkan', { 'Kode, nama, email, atau nomor HP': 'umar hak' })
  expect(reader.all('tbody tr').map((row) => row.textContent?.includes(code))).toEqual([true])
  await reader.open(`/console/departures/${id}`)
  expect(reader.text('main')).toContain('Pesanan yang pelunasannya lewat jatuh tempo: 1')
  await reader.follow(/lewat jatuh tempo/)
  expect([reader.status, reader.all('tbody tr').length]).toEqual([200, 1])
  await reader.open(`/console/en/departures/${id}`)
  expect(reader.text('main')).toContain('Travellers with incomplete documents: 4')
})

test('without scripts a whole departure is cancelled by its name, and the page says how far it is', async () => {
  const { reader, browser, offer, id, men } = await aGroup()
  await reader.open(`/console/departures/${id}`)
  const part = 'Batalkan keberangkatan'
  expect(reader.text('main')).toContain('2 pesanan sudah dibayar, 0 menunggu pembayaran pertama.')
  const [because, typeName] = [
    `${part} › Alasan untuk semua pemesan`,
    `${part} › Ketik “${offer.product.name.id}” untuk melanjutkan`,
  ]
  const press = async (name: string) =>
    reader.press(part, {
      [because]: 'Maskapai membatalkan penerbangan',
      [typeName]: name,
      [`${part} › Kode autentikator`]: await stepCodeOf(home, browser.cookies.get('staff_token') ?? ''),
    })
  await press('Umrah')
  expect([reader.status, (await bookingNow(home, men.id)).state]).toEqual([422, 'in_progress'])
  await press(offer.product.name.id)
  expect([reader.status, reader.path]).toEqual([200, `/console/departures/${id}?done=changing`])
  expect(reader.text('main')).toContain('Keberangkatan sedang dibatalkan')
  expect(reader.text('main')).toContain('0 dari 2 pesanan sudah diproses.')
  expect(() => reader.part(part)).toThrow()
  const { db, clock } = home.application
  await continueRuns(db, addMs(clock.now(), 2 * minuteMs))
  await reader.follow('Perbarui')
  expect(reader.text('main')).toContain('2 dari 2 pesanan sudah diproses. 2 dibatalkan')
  expect((await bookingNow(home, men.id)).state).toBe('cancelled')
  const english = await new PlainBrowser(home, browser).open(`/console/en/departures/${id}`)
  expect(english.text('main')).toContain('The departure was cancelled')
})

test('without scripts a departure is moved, and everyone overdue is reminded', async () => {
  const { reader, browser, offer, id, men } = await aGroup()
  const { product, hotel_id } = offer
  const other = await anyDeparture(home, { product_id: product.id, hotel_id, in_days: 150, quota: 40 })
  await home.application.db
    .update(bookings)
    .set({ overdue_at: home.application.clock.now() })
    .where(eq(bookings.id, men.id))
  await reader.open(`/console/departures/${id}`)
  await reader.press('Ingatkan semua yang lewat jatuh tempo')
  expect([reader.status, reader.text('[role=alert]')]).toEqual([409, 'Tidak ada pelunasan yang lewat jatuh tempo'])
  const part = 'Pindahkan keberangkatan'
  await reader.press(part, {
    [`${part} › Pindahkan ke`]: other.id,
    [`${part} › Alasan untuk semua pemesan`]: 'Maskapai mengganti jadwal',
    [`${part} › Kode autentikator`]: await stepCodeOf(home, browser.cookies.get('staff_token') ?? ''),
    [`${part} › Ketik “${product.name.id}” untuk melanjutkan`]: product.name.id,
  })
  expect(reader.text('main')).toContain('Keberangkatan sedang dipindahkan ke')
  const { db, clock } = home.application
  await continueRuns(db, clock.now())
  expect((await bookingNow(home, men.id)).departure_id).toBe(other.id)
})

test('without scripts rooms are assigned, somebody moves, is refused at the room, and the list is sent', async () => {
  const { reader, id } = await aGroup()
  await reader.open(`/console/departures/${id}`)
  await reader.follow('Daftar kamar')
  expect(reader.text('main')).toContain('Belum punya tempat tidur')
  await reader.press('Bagi kamar otomatis')
  expect([reader.status, reader.text('[role=status]')]).toEqual([200, 'Kamar sudah dibagi.'])
  expect(textOf(reader, 'Kamar Q1')).toContain('Umar Hakim')
  expect(textOf(reader, 'Kamar Q2')).toContain('Dewi Lestari')
  await reader.press('Tambah kamar', {
    'Tambah kamar › Nomor kamar': '714',
    'Tambah kamar › Jenis kamar': 'double',
    'Tambah kamar › Penghuni': 'male',
  })
  expect(textOf(reader, 'Kamar 714')).toContain('Kosong')
  const room_id = /room-([\w-]+)/.exec(cardOf(reader, 'Kamar 714').innerHTML)?.[1] ?? ''
  await reader.press('Pindahkan', { 'Kamar untuk Umar Hakim': room_id }, lineOf(reader, 'Umar Hakim'))
  expect(textOf(reader, 'Kamar 714')).toContain('Umar Hakim')
  await reader.press('Pindahkan', { 'Kamar untuk Dewi Lestari': room_id }, lineOf(reader, 'Dewi Lestari'))
  expect(reader.status).toBe(409)
  expect(lineOf(reader, 'Dewi Lestari').querySelector('select')?.getAttribute('aria-invalid')).toBe('true')
  expect(textOf(reader, 'Kamar Q2')).toContain('Dewi Lestari')
  await reader.press('Catat sebagai terkirim')
  expect(reader.text('main')).toContain('Revisi 1')
  await reader.press('Pindahkan', { 'Kamar untuk Umar Hakim': 'none' }, lineOf(reader, 'Umar Hakim'))
  expect(reader.text('main')).toContain('Berubah sejak terakhir dikirim')
  await reader.press('Hapus kamar', {}, cardOf(reader, 'Kamar 714'))
  expect(reader.text('[role=status]')).toBe('Kamar sudah dihapus.')
  expect(() => cardOf(reader, 'Kamar 714')).toThrow('has no Kamar 714')
})

test('each hotel has its own rooms, and a number that is taken is refused at its field', async () => {
  const { reader, id, send } = await aGroup()
  await send('POST', '/suggest')
  await reader.open(`/console/en/departures/${id}/rooming?stay=2`)
  expect(reader.one('nav[aria-label=Hotels] [aria-current=page]').textContent).toContain('3 nights')
  await reader.press('Add a room', { 'Add a room › Room number': 'Q1' })
  expect(reader.status).toBe(422)
  expect(reader.text('main')).toContain('Another room of this hotel has this number')
  await reader.press('Save the room', { 'Room Q1 › Room number': '1204' }, cardOf(reader, 'Room Q1'))
  expect([reader.status, reader.path.includes('stay=2')]).toEqual([200, true])
  expect(textOf(reader, 'Room 1204')).toContain('Budi Santoso')
  await reader.open(`/console/en/departures/${id}/rooming`)
  expect(textOf(reader, 'Room Q1')).toContain('Budi Santoso')
})

test('the manifest is downloaded from the departure, masked for everybody and whole for the owner alone', async () => {
  const { reader, browser, id, offer } = await aGroup()
  await reader.open(`/console/departures/${id}`)
  const masked = await visit(home, browser, reader.link('CSV', reader.part('Manifest, nomor disamarkan')))
  expect([masked.status, masked.html.includes('BUDI SANTOSO')]).toEqual([200, true])
  await reader.open(reader.link('Ambil dengan kode', reader.part('Manifest lengkap')))
  const form = { 'Format berkas': 'csv', 'Kode autentikator': '000000' }
  await reader.press('Buat tautan unduhan', form)
  expect(reader.text('main')).toContain('Kode salah')
  const token = browser.cookies.get('staff_token') ?? ''
  await reader.press('Buat tautan unduhan', { ...form, 'Kode autentikator': await stepCodeOf(home, token) })
  const link = reader.link('Unduh manifest (CSV)')
  const full = await visit(home, browser, link)
  expect([full.status, full.html.includes('+62')]).toEqual([200, true])
  expect((await visit(home, browser, link)).status).toBe(404)
  const scope = { kind: 'partner', id: offer.partner.id } as const
  const clerk = await staffBrowser(home, { role: 'partner_staff', scope })
  const other = await new PlainBrowser(home, clerk.browser).open(`/console/departures/${id}`)
  expect([other.status, other.html.includes('Manifest lengkap')]).toEqual([200, false])
  expect((await other.open(`/console/departures/${id}/manifest`)).status).toBe(404)
})
