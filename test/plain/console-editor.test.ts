import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#core/ids.ts'
import { demoTenants } from '#demo/tenants.ts'
import { aGuide } from '#test/support/guides.ts'
import { scan } from '#test/support/journeys.ts'
import { PlainBrowser } from '#test/support/plain-browser.ts'
import { aReportedComment } from '#test/support/posts.ts'
import { anyPromo, aPromoPicture } from '#test/support/promos.ts'
import { someStaff } from '#test/support/staff.ts'
import { ask, type TestApp } from '#test/support/test-app.ts'
import { siteApp, staffBrowser } from '#test/support/visits.ts'

let home: TestApp
beforeAll(async () => {
  home = await siteApp()
  await aPromoPicture(home)
})
afterAll(() => home.close())

async function anEditor() {
  const { browser } = await staffBrowser(home, { role: 'editor', scope: { kind: 'platform' } })
  return new PlainBrowser(home, browser)
}
const rowsOf = (reader: PlainBrowser): string[] => reader.all('tbody tr').map((row) => row.textContent ?? '')

test('without scripts a doa is found, read and cleared, and the site then says by whom', async () => {
  const reader = await anEditor()
  await reader.open('/console/doa')
  await reader.press('Terapkan', { 'Judul, arti, Latin, atau Arab': 'zamzam' })
  expect(rowsOf(reader)).toHaveLength(1)
  expect(rowsOf(reader)[0]).toContain('Menunggu tinjauan')
  await reader.follow(/zamzam/i, reader.one('tbody'))
  expect(reader.path).toBe('/console/doa/zamzam')
  expect(reader.all('main article').map((card) => card.id)).toEqual(['id-zamzam', 'en-zamzam'])
  const arabic = reader.text('[lang=ar]')
  expect([arabic.length > 20, reader.all('main textarea').length]).toEqual([true, 1])
  const clear = reader.part('Teksnya sudah benar')
  await reader.press('Setujui', { 'Teksnya sudah benar › Nama peninjau': 'x' }, clear)
  expect(reader.text('main')).toContain('Minimal 3 karakter')
  await reader.press(
    'Setujui',
    { 'Teksnya sudah benar › Nama peninjau': 'Ustaz Ahmad Fauzi' },
    reader.part('Teksnya sudah benar'),
  )
  expect(reader.path).toBe('/console/doa/zamzam?done=cleared')
  expect(reader.text('main')).toContain('Disetujui')
  await reader.open('/doa')
  expect(reader.text('#zamzam')).toContain('Diperiksa oleh Ustaz Ahmad Fauzi')
  await reader.open('/console/doa?review=cleared')
  expect(rowsOf(reader)).toHaveLength(1)
})

test('without scripts a doa is sent back with a note, which its page shows', async () => {
  const reader = await anEditor()
  await reader.open('/console/en/doa/talbiyah')
  const back = () => reader.part('Something has to change')
  const filling = { 'Something has to change › Reviewer’s name': 'Ustaz Ahmad', 'What has to change': '' }
  await reader.press('Send back', filling, back())
  expect(reader.text('main')).toContain('Write what has to change')
  expect(reader.one('[name=reviewer][id*=back]').getAttribute('value')).toBe('Ustaz Ahmad')
  await reader.press('Send back', { ...filling, 'What has to change': 'The vowels of line two' }, back())
  expect(reader.text('main')).toContain('Note: The vowels of line two')
})

test('a guide is read in both languages as the site draws it, and cleared', async () => {
  const lines = '> tip **{brand}** [lead](/panduan/ihram) {is_hajj}'
  const body = { id: `## Niat\n\n${lines}`, en: `## Niat\n\n${lines}` }
  const { id, title } = await aGuide(home, { body })
  const reader = await (await anEditor()).open(`/console/guides/${id}`)
  expect(reader.text('main')).toContain(title.en)
  expect(reader.all('main [role=note] strong').map((one) => one.textContent)).toEqual(
    Array(2).fill(demoTenants[0].name),
  )
  const links = reader.all('main [role=note] a').map((one) => one.getAttribute('href'))
  expect(links).toEqual(['/panduan/ihram', '/en/panduan/ihram'])
  expect(reader.all('main section h2').map((one) => one.id)).toEqual(expect.arrayContaining(['id-niat', 'en-niat']))
  expect(reader.text('main')).not.toMatch(/##|\{is_hajj\}/)
  await reader.press(
    'Setujui',
    { 'Teksnya sudah benar › Nama peninjau': 'Ustazah Aini' },
    reader.part('Teksnya sudah benar'),
  )
  expect(reader.path).toBe(`/console/guides/${id}?done=cleared`)
  expect(reader.text('main')).toContain('Ustazah Aini')
})

test('without scripts a reported comment is removed with a reason, and who is late is told', async () => {
  const { text } = await aReportedComment(home)
  const reader = await (await anEditor()).open(`/console/comments?search=${encodeURIComponent(text)}`)
  expect(rowsOf(reader)[0]).toContain('Disembunyikan')
  await reader.press('Simpan keputusan', { Tindakan: 'remove', Alasan: 'x' })
  expect(reader.text('main')).toContain('Minimal 5 karakter')
  const late = await (await anEditor()).open('/console/comments')
  await reader.press('Simpan keputusan', { Tindakan: 'remove', Alasan: 'Iklan di luar topik' })
  expect(reader.text('main')).toContain('Komentar dihapus dan penulisnya diberi tahu.')
  await late.press('Simpan keputusan', { Tindakan: 'keep', Alasan: 'Tidak apa-apa' })
  expect(late.text('main')).toContain('Tidak ditemukan')
})

test('without scripts a promo is made, changed, limited, paused and ended', async () => {
  await anyPromo(home, { picture_id: 'content-promo-1' })
  const reader = await (await anEditor()).open('/console/promos')
  await reader.follow('Buat promo')
  const code = `PLAIN-${newId().slice(-8)}`.toUpperCase()
  await reader.press('Buat promo', { Kode: code, Merek: demoTenants[0].id, Kategori: 'umroh' })
  expect(reader.text('main')).toContain('Field tidak boleh kosong')
  expect(reader.value('Kode')).toBe(code)
  await reader.press('Buat promo', {
    'Hari pertama': '2026-01-01',
    'Hari terakhir': '2099-01-01',
    'Potongan persen': '10',
    'Potongan paling besar': '500.000',
    'Belanja minimal': '0',
    'Kuota pemakaian': '100',
    Anggaran: '9.000.000',
    'Unggah gambar': { name: 'masjid.jpg', type: 'image/jpeg', bytes: await scan() },
    'Deskripsi gambar (Indonesia)': 'Masjid Nabawi',
    'Deskripsi gambar (Inggris)': 'The Prophet’s Mosque',
    'Untuk siapa': 'new_members',
    'Judul › Bahasa Indonesia': 'Hemat umrah',
    'Judul › Bahasa Inggris': 'Umrah for less',
    'Syarat › Bahasa Indonesia': 'Satu kali',
    'Syarat › Bahasa Inggris': 'Once',
  })
  expect(reader.path).toMatch(/^\/console\/promos\/[\w-]+\?done=created$/)
  expect(reader.text('main')).toContain('0 dari 100')
  await reader.press('Simpan', { 'Judul › Bahasa Indonesia': 'Hemat sekali' })
  expect(reader.text('main')).toContain('Promo disimpan.')
  const limits = () => reader.part('Kuota dan anggaran')
  await reader.press(
    'Simpan batas',
    { 'Kuota pemakaian': '50', 'Kuota dan anggaran › Alasan': 'Permintaan cabang' },
    limits(),
  )
  expect(reader.text('main')).toContain('0 dari 50')
  await reader.press('Jeda promo', { 'Jeda › Alasan': 'Salah harga' })
  expect(reader.text('main')).toContain('Dijeda')
  const why = { 'Akhiri sekarang › Alasan': 'Diganti promo lain' }
  await reader.press('Akhiri promo', { ...why, [`Ketik “${code}” untuk melanjutkan`]: 'lain' })
  expect(reader.text('main')).toContain('Nama tidak sama')
  await reader.press('Akhiri promo', { ...why, [`Ketik “${code}” untuk melanjutkan`]: code })
  expect(reader.text('main')).toContain('Promo ini sudah berakhir')
})

test('who saves a promo that somebody else has changed meanwhile sees what it is now, and their own text stays', async () => {
  const { id } = await anyPromo(home, { picture_id: 'content-promo-1' })
  const reader = await (await anEditor()).open(`/console/promos/${id}`)
  const { token } = await someStaff(home, { role: 'editor', scope: { kind: 'platform' } })
  const url = `/api/console/v1/promos/${id}`
  const { data } = (await ask(home, 'GET', url, { token })).body
  const { promo_code, category, terms, picture_id, starts_on, ends_on, percent, most_amount } = data
  const form = { promo_code, category, terms, picture_id, starts_on, ends_on, percent, most_amount }
  const rest = {
    least_spend: 5,
    per_member: 1,
    packages: [],
    is_banner: false,
    title: { id: 'Judul A', en: 'Title A' },
  }
  expect((await ask(home, 'PUT', url, { token, body: { version: 1, ...form, ...rest } })).status).toBe(200)
  await reader.press('Simpan', { 'Judul › Bahasa Indonesia': 'Judul B' })
  expect(reader.text('main')).toContain('Diubah oleh Nadia Putri menjadi: Judul A')
  expect(reader.one('[name="title.id"]').getAttribute('value')).toBe('Judul B')
  await reader.press('Simpan', { 'Judul › Bahasa Indonesia': 'Judul B' })
  expect(reader.text('main')).toContain('Promo disimpan.')
})
