import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoTenants } from '#demo/tenants.ts'
import { chat_hours, consultant_presence } from '#modules/chat/tables.ts'
import { anOrder } from '#test/support/bookings.ts'
import { aConsultant, everyoneOff, openRoom, sayTo } from '#test/support/chats.ts'
import { consultantOf } from '#test/support/consultants.ts'
import { anyReader } from '#test/support/notices.ts'
import { PlainBrowser, textOf } from '#test/support/plain-browser.ts'
import { aChatReport } from '#test/support/scoped-chat.ts'
import { someStaff } from '#test/support/staff.ts'
import type { TestApp } from '#test/support/test-app.ts'
import { newBrowser, siteApp, staffBrowser } from '#test/support/visits.ts'

let home: TestApp
beforeAll(async () => {
  home = await siteApp()
})
afterAll(() => home.close())

const brand = { kind: 'tenant', id: demoTenants[0].id } as const

const site = () => home.application.tenants.all().find(({ id }) => id === brand.id)?.public_url

function atDesk({ token }: { token: string }) {
  const browser = newBrowser()
  browser.cookies.set('staff_token', token)
  return new PlainBrowser(home, browser)
}

test('without scripts a consultant comes on, answers who waited, with a saved answer too, and hands over', async () => {
  await everyoneOff(home)
  const consultant = await aConsultant(home, { is_on: false })
  const { id: colleague } = await aConsultant(home, { name: 'Budi Santoso' })
  await everyoneOff(home)
  const { token } = await anyReader(home)
  const { user_chat_id: id } = await openRoom(home, { token })
  await sayTo(home, { url: `/api/v3/chats/${id}`, token }, { message: `Apakah masih ada kursi? ${site()}/umroh` })
  const desk = await atDesk(consultant).open('/console/chat/answers')
  const saved = { Judul: 'Sisa kursi', Jawaban: 'Masih ada dua kursi.' }
  await desk.press('Tambah jawaban', saved)
  const menu = desk.all('nav[aria-label="Menu konsol"] a')
  const current = menu.filter((link) => link.getAttribute('aria-current') === 'page')
  expect(new Set(current.map((link) => desk.name(link)))).toEqual(new Set(['Jawaban siap pakai']))
  expect(menu.map((link) => desk.name(link)).join()).toMatch(/Percakapan \D*[1-9]\d* menunggu/)
  expect(desk.text('[role=status]')).toBe('Jawaban ditambahkan.')
  await desk.open('/console/chat?queue=waiting')
  const room = `/console/chat/${id}`
  expect(desk.all(`a[href^="${room}"]`)).toHaveLength(1)
  await desk.press('Terima percakapan')
  expect(desk.text('[role=status]')).toBe('Anda menerima percakapan.')
  await desk.follow(/^Milik saya/)
  expect(textOf(desk.one(`a[href^="${room}"]`))).toMatch(/1 belum dibaca.*Apakah masih ada kursi/)
  await desk.open(room)
  expect(desk.text('[role=log]')).toContain('Apakah masih ada kursi?')
  const link = desk.one('[role=log] a')
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([`${site()}/umroh`, '_blank'])
  await desk.press('Kirim', { 'Jawaban Anda': '' })
  expect(desk.status).toBe(422)
  const refused = 'Transfer ke 4111 1111 1111 1111, ya'
  await desk.press('Kirim', { 'Jawaban Anda': refused })
  expect([desk.status, desk.value('Jawaban Anda')]).toEqual([422, refused])
  await desk.open(room)
  await desk.follow(/^Sisipkan Sisa kursi/)
  expect(desk.value('Jawaban Anda')).toBe('Masih ada dua kursi.')
  await desk.press('Kirim')
  expect(desk.all('[role=log] article').map(textOf).at(-1)).toMatch(/^Aisyah NurMasih ada dua kursi\..*WIB · Terkirim$/)
  await desk.open('/console/chat')
  expect(textOf(desk.one(`a[href^="${room}"]`))).not.toMatch(/belum dibaca|Menunggu/)
  await desk.open(room)
  expect(desk.text('main')).toContain('Tidak ada rekan yang menerima percakapan sekarang')
  await home.application.db
    .update(consultant_presence)
    .set({ is_on: true })
    .where(eq(consultant_presence.consultant_id, colleague))
  await desk.open(room)
  await desk.press('Alihkan', { 'Alihkan ke': colleague })
  expect(desk.text('[role=status]')).toMatch(/dialihkan/i)
  expect(desk.text('main')).toContain('Budi Santoso menangani percakapan ini. Ambil alih untuk menjawab.')
  await desk.press('Ambil alih')
  await everyoneOff(home)
  await desk.press('Kembalikan ke antrean')
  await desk.press('Tangani percakapan')
  expect(desk.text('main')).toContain('Percakapan yang ditutup tidak dapat dibuka lagi.')
  await desk.press('Ya, tutup')
  expect(desk.text('main')).toContain('Percakapan ini sudah ditutup.')
})

test('who finds orders goes to one from its conversation; a consultant alone reads its code', async () => {
  const order = await anOrder(home)
  const { user_chat_id: id } = await openRoom(home, { token: order.token })
  const both = await someStaff(home, { role: 'consultant', scope: brand }, { role: 'support', scope: brand })
  await consultantOf(home, both.token)
  const desk = await atDesk(both).open(`/console/chat/${id}`)
  const link = desk.one(`main a[href="/console/bookings/${order.id}"]`)
  const alone = await atDesk(await aConsultant(home, { is_on: false })).open(`/console/chat/${id}`)
  expect(alone.text('main')).toContain(textOf(link))
  expect(alone.all('main a[href*="/bookings/"], main a[href*="/find"]')).toEqual([])
})

test('in English a report is read with its conversation and handled', async () => {
  const { id } = await aChatReport(home)
  const { browser } = await staffBrowser(home, { role: 'support', scope: brand })
  const desk = await new PlainBrowser(home, browser).open('/console/en/chat/reports')
  await desk.open(desk.one(`a[href$="${id}"]`).getAttribute('href') ?? '')
  expect(desk.text('main')).toMatch(/Diminta transfer ke rekening pribadi.*Apakah masih ada kursi\?/)
  await desk.press('Mark as handled', { 'What came of it': 'Baik' })
  expect([desk.status, desk.value('What came of it')]).toEqual([422, 'Baik'])
  await desk.press('Mark as handled', { 'What came of it': 'Sudah dibicarakan dengan konsultannya' })
  expect([desk.path, desk.text('[role=status]')]).toEqual([
    expect.stringContaining('/console/en/chat/reports?'),
    'The report is marked as handled.',
  ])
  await desk.follow('See handled reports')
  expect(desk.all(`a[href$="${id}"]`)).toHaveLength(1)
})

test('an admin of a brand says when its consultants answer', async () => {
  const { browser } = await staffBrowser(home, { role: 'admin', scope: brand })
  const desk = await new PlainBrowser(home, browser).open('/console/chat/hours')
  await desk.press('Simpan jam', { 'Senin › Senin buka': true, 'Senin › Buka': '25:00', 'Senin › Tutup': '20:00' })
  expect([desk.status, desk.value('Senin › Buka')]).toEqual([422, '25:00'])
  await desk.press('Simpan jam', { 'Senin › Buka': '07:30', 'Minggu › Minggu buka': false })
  expect(desk.text('[role=status]')).toBe('Jam disimpan.')
  expect(desk.value('Senin › Buka')).toBe('07:30')
  const rows = await home.application.db.select().from(chat_hours).where(eq(chat_hours.tenant_id, brand.id))
  expect(rows).toContainEqual({ tenant_id: brand.id, weekday: 1, opens: 450, closes: 1200 })
  expect(rows.some(({ weekday }) => weekday === 0)).toBe(false)
})
