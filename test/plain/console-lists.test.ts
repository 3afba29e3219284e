import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#core/ids.ts'
import { outbox } from '#database/tables.ts'
import { someAudit } from '#test/support/audit.ts'
import { PlainBrowser } from '#test/support/plain-browser.ts'
import type { TestApp } from '#test/support/test-app.ts'
import { siteApp, staffBrowser, visit } from '#test/support/visits.ts'

let home: TestApp
beforeAll(async () => {
  home = await siteApp()
})
afterAll(() => home.close())

async function anAdmin() {
  const person = await staffBrowser(home, { role: 'admin', scope: { kind: 'platform' } })
  return { ...person, reader: new PlainBrowser(home, person.browser) }
}

const rowsOf = (reader: PlainBrowser): string[] => reader.all('tbody tr').map((row) => row.textContent ?? '')

test('without scripts a list is searched, narrowed, sorted and paged by its address alone', async () => {
  const { id: staff_id, reader } = await anAdmin()
  const [thing_id, call] = [newId(), `POST /api/console/v1/${newId()}`]
  await someAudit(home, 60, { staff_id, thing_id, call })
  await someAudit(home, 1, { staff_id, thing_id })
  await reader.open('/console/audit')
  await reader.press('Terapkan', { 'Nomor objek, nama, atau email': thing_id, Tindakan: call })
  expect(reader.path).toBe(
    `/console/audit?${new URLSearchParams({ search: thing_id, call, from: '', until: '', drafts: '' })}`,
  )
  expect([rowsOf(reader).length, reader.text('main [role=status]')]).toEqual([50, '60 baris'])
  expect(rowsOf(reader)[0]).toContain('Paket 59')
  expect(reader.value('Nomor objek, nama, atau email')).toBe(thing_id)
  expect(reader.value('Tindakan')).toBe(call)
  await reader.follow('Berikutnya')
  expect(rowsOf(reader)).toHaveLength(10)
  expect(rowsOf(reader).at(-1)).toContain('Paket 0')
  await reader.follow('Ke awal daftar')
  expect(rowsOf(reader)).toHaveLength(50)
  await reader.follow('Waktu')
  expect(reader.one('th[aria-sort]').getAttribute('aria-sort')).toBe('ascending')
  expect(rowsOf(reader)[0]).toContain('Paket 0')
  await reader.press('Terapkan', { 'Nomor objek, nama, atau email': 'nobody at all' })
  expect(reader.text('main')).toContain('Tidak ada yang cocok')
  await reader.follow('Hapus pencarian dan filter', reader.one('main'))
  expect(reader.path).toBe('/console/audit')
})

test('a list is downloaded as it is shown, in the language of the page', async () => {
  const { id: staff_id, reader, browser } = await anAdmin()
  const thing_id = newId()
  await someAudit(home, 3, { staff_id, thing_id })
  await someAudit(home, 1, { staff_id })
  await reader.open(`/console/en/audit?search=${thing_id}`)
  const { status, html } = await visit(home, browser, reader.link('Download CSV'))
  expect([status, html.trimEnd().split('\r\n').length]).toEqual([200, 4])
  expect(html).toContain('Object id')
})

test('an address that somebody made up shows the list as it is, or no page; never a failure', async () => {
  const { reader } = await anAdmin()
  for (const [query, status] of [
    ['sort=email&from=never&call=', 200],
    ['cursor=nonsense', 404],
    ['search=%00', 404],
  ]) {
    await reader.open(`/console/audit?${query}`)
    expect([query, reader.status]).toEqual([query, status])
  }
})

test('an entry says what changed and leads to all that happened to the same thing', async () => {
  const { id: staff_id, reader } = await anAdmin()
  const thing_id = newId()
  await someAudit(home, 1, {
    staff_id,
    thing_id,
    before: { price: 27_900_000, name: 'Sama', note: null },
    after: { price: 28_500_000, name: 'Sama', note: 'Baru' },
    reason: 'Kurs naik',
  })
  await reader.open(`/console/audit?search=${thing_id}`)
  const [row = ''] = rowsOf(reader)
  for (const text of ['27.900.000', '28.500.000', 'kosong', 'Baru', 'Alasan: Kurs naik']) expect(row).toContain(text)
  expect(row).not.toContain('Sama')
  await reader.follow(`paket ${thing_id.slice(-8)}`)
  expect(reader.path).toBe(`/console/audit?search=${thing_id}`)
})

test('without scripts what was given up is sent again, once, and its page says so', async () => {
  const { reader } = await anAdmin()
  const { db, clock } = home.application
  const now = clock.now()
  await db.delete(outbox)
  await reader.open('/console/jobs')
  expect(reader.text('main')).toContain('Semua kiriman sampai')
  expect(reader.text('main')).toContain('Database: Siap')
  const parcel = { kind: 'text', text: { to: '+628111', text: 'Rahasia 918273' } } as const
  const row = { created_at: now, dead_at: now, dead_reason: 'refused' } as const
  await db.insert(outbox).values([
    { id: newId(now), parcel, ...row },
    { id: newId(now), parcel: null, ...row },
  ])
  await reader.open('/console/jobs?reason=refused')
  expect([rowsOf(reader).length, reader.all('main button[type=submit]').length]).toEqual([2, 2])
  expect(reader.html).not.toContain('Rahasia')
  await reader.press('Kirim lagi')
  expect(reader.path).toBe('/console/jobs?reason=refused&done=retried')
  expect(reader.text('main [role=status]')).toBe('Kiriman masuk antrean lagi.')
  expect(reader.text('main')).toContain('1 kiriman, yang terlama sejak')
})

test('what belongs to the whole platform is not there for an admin of one tenant', async () => {
  const { browser } = await staffBrowser(home, { role: 'admin', scope: { kind: 'tenant', id: newId() } })
  const reader = await new PlainBrowser(home, browser).open('/console/audit')
  expect([reader.status, reader.html.includes('/console/jobs')]).toEqual([200, false])
  expect((await reader.open('/console/jobs')).status).toBe(404)
})
