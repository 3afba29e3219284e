import { afterAll, beforeAll, expect, test } from 'vitest'
import { scan } from '#test/support/journeys.ts'
import { anyStore, knownKinds } from '#test/support/merchandise.ts'
import { PlainBrowser } from '#test/support/plain-browser.ts'
import { newStoreForm } from '#test/support/stores.ts'
import type { TestApp } from '#test/support/test-app.ts'
import { siteApp, staffBrowser } from '#test/support/visits.ts'

let home: TestApp
beforeAll(async () => {
  home = await siteApp()
  await knownKinds(home)
})
afterAll(() => home.close())

test('an admin opens a store, moves it and gives it pictures', async () => {
  const reader = new PlainBrowser(
    home,
    (await staffBrowser(home, { role: 'admin', scope: { kind: 'platform' } })).browser,
  )
  await reader.open('/console/stores/new')
  await reader.press('Cari', { 'Cari kecamatan atau kota asal': 'Antapani' })
  const typed = newStoreForm()
  const form = {
    ...{ 'Nama toko': typed.name, 'Alamat di situs': typed.slug, Telepon: typed.phone_number },
    ...{ 'Alamat asal': typed.address, 'Kode pos': typed.postcode },
    ...{ 'Nama lengkap': typed.person_name, Email: typed.person_email },
  }
  await reader.press('Buat toko dan kirim undangan', { ...form, 'Alamat di situs': 'cart' })
  expect([reader.status, reader.value('Nama toko')]).toEqual([422, typed.name])
  await reader.press('Buat toko dan kirim undangan', form)
  expect(reader.text('[role=status]')).toBe('Toko dibuat. Undangan telah dikirim.')
  await reader.press('Simpan asal pengiriman', { 'Kode pos': '40' })
  expect([reader.status, reader.value('Kode pos')]).toEqual([422, '40'])
  await reader.press('Simpan asal pengiriman', { 'Alamat asal': 'Jl. Purwakarta No. 99', 'Kode pos': '40291' })
  expect([reader.text('[role=status]'), reader.value('Alamat asal')]).toEqual([
    'Tersimpan dan sudah tampil di toko.',
    'Jl. Purwakarta No. 99',
  ])
  await reader.press('Pasang logo', { Logo: { name: 'logo.jpg', type: 'image/jpeg', bytes: Buffer.from('x') } })
  expect(reader.status).toBe(422)
  for (const [field, button] of [
    ['Logo', 'Pasang logo'],
    ['Sampul', 'Pasang sampul'],
  ] as const) {
    await reader.press(button, { [field]: { name: 'toko.jpg', type: 'image/jpeg', bytes: await scan() } })
    expect([reader.status, reader.text('main')]).toEqual([200, expect.stringContaining('Gambar sudah tampil di toko.')])
  }
  expect(reader.all('main img').map((picture) => picture.getAttribute('alt'))).toEqual(['Logo', 'Sampul'])
})

test('an admin suspends a store by its name, and opens it again', async () => {
  const store = await anyStore(home, { name: 'Toko Henti' })
  const reader = new PlainBrowser(
    home,
    (await staffBrowser(home, { role: 'admin', scope: { kind: 'platform' } })).browser,
  )
  await reader.open(`/console/stores/${store.id}`)
  const why = { Alasan: 'Menjual barang tanpa izin' }
  await reader.press('Hentikan toko', { ...why, 'Ketik “Toko Henti” untuk melanjutkan': 'Toko Lain' })
  expect([reader.status, reader.text('main')]).toEqual([422, expect.not.stringContaining('dihentikan oleh platform')])
  await reader.press('Hentikan toko', { ...why, 'Ketik “Toko Henti” untuk melanjutkan': 'Toko Henti' })
  expect(reader.text('[role=status]')).toBe('Toko dihentikan.')
  expect(reader.text('main')).toMatch(/Toko ini dihentikan oleh platform\s*Alasan: Menjual barang tanpa izin/)
  await reader.press('Buka kembali', { Alasan: 'Izin sudah dilengkapi' })
  expect(reader.text('[role=status]')).toBe('Toko dibuka kembali.')
  expect(reader.text('main')).not.toContain('dihentikan oleh platform')
})
