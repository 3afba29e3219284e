import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#core/ids.ts'
import type { Scope } from '#core/staff.ts'
import { addMs, dayMs } from '#core/time.ts'
import { demoTenants } from '#demo/tenants.ts'
import { posts } from '#modules/content/tables.ts'
import { followTenants } from '#server/follow-tenants.ts'
import { builtSite } from '#server/site.ts'
import { aBanner, aDeskPicture, aFaq, deskPicture } from '#test/support/content.ts'
import { aGuide } from '#test/support/guides.ts'
import { scan } from '#test/support/journeys.ts'
import { PlainBrowser } from '#test/support/plain-browser.ts'
import { anyCategory, anyPost } from '#test/support/posts.ts'
import { someStaff } from '#test/support/staff.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'
import { siteApp, staffBrowser } from '#test/support/visits.ts'

let home: TestApp
beforeAll(async () => {
  home = await siteApp()
  await aDeskPicture(home)
})
afterAll(() => home.close())

const platform: Scope = { kind: 'platform' }
async function anEditor(scope: Scope = platform) {
  const { browser } = await staffBrowser(home, { role: 'editor', scope })
  return new PlainBrowser(home, browser)
}
const photo = async () => ({ name: 'masjid.jpg', type: 'image/jpeg', bytes: await scan() })

test('without scripts a post is written as simple HTML, previewed, published, read and withdrawn', async () => {
  const { id: category } = await anyCategory(home)
  const reader = await (await anEditor()).open('/console/posts')
  await reader.follow('Tulis artikel')
  const slug = `tulis-${newId()}`
  const filling = {
    'Judul › Bahasa Indonesia': 'Ucapan talbiyah',
    'Ringkasan › Bahasa Indonesia': 'Kapan talbiyah diucapkan dan kapan berhenti.',
    'Isi artikel › Bahasa Indonesia': '<p onclick="x()">Ucapkan <b>لَبَّيْكَ</b> sejak miqat.</p><script>alert(1)</script>',
    Kategori: category,
    'Alamat halaman': slug,
    'Nama penulis': 'Rina Kartika',
    'Jabatan penulis › Bahasa Indonesia': 'Penulis',
    'Jabatan penulis › Bahasa Inggris': 'Writer',
  }
  await reader.press('Simpan draf', { ...filling, 'Unggah gambar': await photo() })
  expect(reader.text('main')).toContain('Field tidak boleh kosong')
  expect(reader.value('Judul › Bahasa Indonesia')).toBe('Ucapan talbiyah')
  await reader.press('Simpan draf', {
    ...filling,
    'Unggah gambar': await photo(),
    'Deskripsi gambar (Indonesia)': 'Jamaah di miqat',
    'Deskripsi gambar (Inggris)': 'Pilgrims at the miqat',
  })
  expect(reader.path).toMatch(/^\/console\/posts\/[\w-]+\?done=created$/)
  await reader.follow('Pratinjau')
  expect(reader.one('.post-body').innerHTML).toBe(
    '<p>Ucapkan <strong><span lang="ar" dir="rtl">لَبَّيْكَ</span></strong> sejak miqat.</p>',
  )
  expect(reader.one('meta[name=robots]').getAttribute('content')).toBe('noindex')
  const guest = new PlainBrowser(home)
  expect((await guest.open(`/blog/${slug}`)).status).toBe(404)
  await reader.follow('Ucapan talbiyah')
  await reader.press('Terbitkan sekarang')
  expect(reader.text('main')).toContain('Artikel terbit.')
  expect((await guest.open(`/blog/${slug}`)).text('.post-body')).toBe('Ucapkan لَبَّيْكَ sejak miqat.')
  await reader.press('Tarik dari situs', { Alasan: 'Perlu diperiksa ustaz' })
  expect(reader.text('main')).toContain('Perlu diperiksa ustaz')
  expect((await guest.open(`/blog/${slug}`)).status).toBe(404)
})

test('without scripts a picture comes to stand in the text, with its description', async () => {
  const body = { id: '<p>Paspor berlaku enam bulan lagi.</p>', en: null }
  const title = { id: 'Menyiapkan paspor', en: null }
  const post = await anyPost(home, { title, body, summary: { id: 'Ringkasan yang cukup', en: null }, state: 'draft' })
  const reader = await (await anEditor()).open(`/console/posts/${post.id}`)
  await reader.press('Simpan', { 'Unggah gambar untuk teks': await photo() })
  expect(reader.text('main')).toContain('Field tidak boleh kosong')
  await reader.press('Simpan', {
    'Unggah gambar untuk teks': await photo(),
    'Deskripsi gambar teks (Indonesia)': 'Halaman paspor',
    'Deskripsi gambar teks (Inggris)': 'A passport page',
  })
  await reader.follow('Pratinjau')
  expect(reader.one('.post-body img').getAttribute('alt')).toBe('Halaman paspor')
  expect(reader.one('.post-body img').getAttribute('src')).toMatch(/^\/pictures\/content-[0-9a-f]+\/960\.webp$/)
})

test('what was typed and not saved is offered again, gone on with, or discarded', async () => {
  const body = { id: '<p>Paspor berlaku enam bulan lagi.</p>', en: null }
  const post = await anyPost(home, {
    ...{ body, title: { id: 'Judul lama', en: null }, summary: { id: 'Ringkasan yang cukup', en: null } },
  })
  const { browser, token } = await staffBrowser(home, { role: 'editor', scope: platform })
  const fields = { 'title.id': 'Judul yang belum disimpan', 'body.id': body.id, version: '1' }
  const type = (thing: string) => ask(home, 'PUT', `/api/console/v1/drafts/post/${thing}`, { token, body: { fields } })
  await type(post.id)
  const reader = await new PlainBrowser(home, browser).open(`/console/posts/${post.id}`)
  expect(reader.value('Judul › Bahasa Indonesia')).toBe('Judul lama')
  await reader.follow('Lanjutkan')
  expect(reader.value('Judul › Bahasa Indonesia')).toBe('Judul yang belum disimpan')
  await reader.open(`/console/posts/${post.id}`)
  await reader.press('Buang')
  expect(reader.text('main')).toContain('Ketikan dibuang.')
  expect(reader.text('main')).not.toContain('Lanjutkan')
  await type('new')
  await reader.open('/console/posts/new')
  await reader.press('Buang')
  expect(reader.text('main')).not.toContain('Lanjutkan')
})

test('a post is scheduled by the clock of Jakarta, and its schedule is cancelled', async () => {
  const { id } = await anyPost(home, { state: 'draft' })
  const reader = await (await anEditor()).open(`/console/posts/${id}`)
  await reader.press('Jadwalkan', { 'Tanggal dan jam terbit': '2020-01-01T08:00' })
  expect(reader.text('main')).toContain('Waktu ini sudah lewat')
  const day = addMs(home.application.clock.now(), 30 * dayMs)
    .toISOString()
    .slice(0, 10)
  await reader.press('Jadwalkan', { 'Tanggal dan jam terbit': `${day}T08:00` })
  expect(reader.text('main')).toContain('08.00 WIB')
  await reader.press('Batalkan jadwal')
  expect(reader.text('main')).toContain('Artikel kembali menjadi draf.')
})

test('a former address of a post leads on, and who saves late sees what it is now', async () => {
  const summary = { id: 'Ringkasan yang cukup panjang', en: 'A summary that is long enough' }
  const body = { id: '<p>Paspor berlaku enam bulan lagi.</p>', en: '<p>Six months of validity left.</p>' }
  const post = await anyPost(home, { summary, body, picture_id: deskPicture })
  const reader = await (await anEditor()).open(`/console/posts/${post.id}`)
  const late = await (await anEditor()).open(`/console/posts/${post.id}`)
  await reader.press('Simpan', {
    'Alamat halaman': `${post.slug}-baru`,
    'Judul › Bahasa Indonesia': 'Judul baru sekali',
  })
  expect(reader.text('main')).toContain('Artikel disimpan.')
  const guest = await new PlainBrowser(home).open(`/blog/${post.slug}`)
  expect([guest.status, guest.path]).toEqual([200, `/blog/${post.slug}-baru`])
  await late.press('Simpan', { 'Judul › Bahasa Indonesia': 'Judul saya sendiri' })
  expect(late.text('main')).toContain('Diubah oleh Nadia Putri menjadi: Judul baru sekali')
  expect(late.value('Judul › Bahasa Indonesia')).toBe('Judul saya sendiri')
})

test('without scripts a banner is added with its picture, changed and removed, and the home page follows', async () => {
  const reader = await (await anEditor()).open('/console/banners')
  await aBanner(home)
  await reader.open('/console/banners/new')
  const title = `Banner ${newId().slice(-8)}`
  await reader.press('Tambahkan banner', {
    Merek: demoTenants[0].id,
    'Judul › Bahasa Indonesia': title,
    'Judul › Bahasa Inggris': title,
    'Unggah gambar': await photo(),
    'Deskripsi gambar (Indonesia)': 'Masjid Nabawi',
    'Deskripsi gambar (Inggris)': 'The Prophet’s Mosque',
    Tautan: 'https://haji.kemenag.go.id/',
    Urutan: '0',
  })
  expect(reader.text('main')).toContain('Banner ditambahkan.')
  const guest = await new PlainBrowser(home).open('/')
  expect(guest.link(title)).toBe('https://haji.kemenag.go.id/')
  await reader.press('Simpan', { Tautan: '/umroh', 'Hari terakhir': '2020-01-01' })
  expect(reader.text('main')).toContain('Banner disimpan.')
  expect((await guest.open('/')).text('main')).not.toContain(title)
  await reader.press('Hapus', { [`Ketik “${title}” untuk melanjutkan`]: title })
  expect(reader.text('main')).toContain('Banner dihapus.')
})

test('a photo is added to the gallery with its description', async () => {
  const reader = await (await anEditor()).open('/console/gallery/new')
  const title = `Foto ${newId().slice(-8)}`
  await reader.press('Tambahkan foto', {
    Merek: demoTenants[0].id,
    'Judul › Bahasa Indonesia': title,
    'Judul › Bahasa Inggris': title,
    'Unggah gambar': await photo(),
    'Deskripsi gambar (Indonesia)': 'Masjid Nabawi',
    'Deskripsi gambar (Inggris)': 'The Prophet’s Mosque',
    'Tanggal foto': '2099-01-01',
  })
  expect(reader.text('main')).toContain('Foto ditambahkan.')
  expect((await new PlainBrowser(home).open('/galleries')).text('main')).toContain(title)
})

test('the editor of a brand copies a shared page, changes it, and reads what stood there before', async () => {
  const { id } = await aGuide(home, { kind: 'document', path: '/syarat-ketentuan' })
  const reader = await anEditor({ kind: 'tenant', id: demoTenants[1].id })
  await reader.open(`/console/pages/${id}`)
  expect(reader.text('main')).toContain('Teks ini dipakai semua merek')
  await reader.press('Buat salinan')
  expect(reader.text('main')).toContain('Salinan dibuat.')
  await reader.press('Simpan', { 'Isi halaman › Bahasa Indonesia': 'Teks baru yang cukup panjang untuk disimpan.' })
  expect(reader.text('main')).toContain('Halaman disimpan dan tampil di situs.')
  await reader.follow(/^Versi 1/)
  expect(reader.text('article')).toContain('Isi panduan.')
  await reader.follow('Kembali ke versi sekarang')
  expect(reader.value('Isi halaman › Bahasa Indonesia')).toBe('Teks baru yang cukup panjang untuk disimpan.')
})

test('the editor of a brand answers a shared question in their own words', async () => {
  const shared = await aFaq(home)
  const reader = await anEditor({ kind: 'tenant', id: demoTenants[1].id })
  await reader.open(`/console/faqs/${shared.id}`)
  expect(reader.all('main textarea')).toEqual([])
  await reader.follow('Tulis untuk merek tertentu')
  await reader.press('Tambahkan pertanyaan', { 'Jawaban › Bahasa Indonesia': 'Jawaban merek kami sendiri.' })
  expect(reader.text('main')).toContain('Pertanyaan ditambahkan.')
  const { id: question } = shared.question
  await reader.press('Hapus', { [`Ketik “${question}” untuk melanjutkan`]: question })
  expect(reader.text('main')).toContain('Pertanyaan dihapus.')
})

test('a page that is cached shows what an editor has saved, at once', async () => {
  const cached = await testApp({ KEEP_PAGES_SECONDS: '600' }, { site: builtSite(process.cwd()) })
  const brands = followTenants(cached.application)
  const { tenants } = cached.application
  const [first] = tenants.all()
  brands.start()
  try {
    // Who begins to listen reads the brands once.
    await expect.poll(() => tenants.all()[0] === first).toBe(false)
    const post = await anyPost(cached)
    const { token } = await someStaff(cached, { role: 'editor', scope: platform })
    const guest = await new PlainBrowser(cached).open(`/blog/${post.slug}`)
    await cached.application.db.update(posts).set({ views: 987_654 }).where(eq(posts.id, post.id))
    expect((await guest.open(`/blog/${post.slug}`)).text('main')).not.toContain('987.654')
    const body = { step: 'withdraw', reason: 'Perlu diperiksa ustaz' }
    await ask(cached, 'POST', `/api/console/v1/posts/${post.id}/step`, { token, body })
    await expect.poll(async () => (await guest.open(`/blog/${post.slug}`)).status, { timeout: 5_000 }).toBe(404)
  } finally {
    await brands.stop()
    await cached.close()
  }
})
