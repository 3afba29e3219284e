import { afterAll, beforeAll, expect, test } from 'vitest'
import { anAddress } from '#test/support/addresses.ts'
import { PlainBrowser, textOf } from '#test/support/plain-browser.ts'
import { ask, type TestApp } from '#test/support/test-app.ts'
import { memberBrowser, siteApp } from '#test/support/visits.ts'

let home: TestApp
beforeAll(async () => {
  home = await siteApp()
})
afterAll(() => home.close())

async function aMember(labels: readonly string[] = []) {
  const { browser, token } = await memberBrowser(home)
  for (const label of labels) {
    await ask(home, 'POST', '/api/v1/users/addresses', { token, body: { ...anAddress, label } })
  }
  return new PlainBrowser(home, browser)
}

const cards = (member: PlainBrowser): string[] => member.all('main article').map(textOf)

test('without scripts a member writes an address, region by region', async () => {
  const member = await (await aMember()).open('/member/my-address')
  expect(member.text('main')).toContain('Belum ada alamat')
  await member.follow('Tambah alamat')
  // The first is most often one's own.
  expect(member.value('Nama penerima')).toBe('Siti Rahmawati')
  await member.press('Tampilkan kota', { 'Label alamat': 'Rumah', Provinsi: 'Jawa Barat' })
  expect([member.status, member.value('Label alamat')]).toEqual([200, 'Rumah'])
  await member.press('Tampilkan kecamatan', { 'Kota atau kabupaten': 'Kota Bandung' })
  await member.press('Simpan alamat', { Kecamatan: 'Antapani', 'Kode pos': '4029' })
  expect(member.status).toBe(422)
  expect(member.text('main')).toContain('Kode pos harus 5 angka')
  expect(member.text('main')).toContain('Alamat lengkap: Field tidak boleh kosong')
  await member.press('Simpan alamat', { 'Kode pos': '40291', 'Alamat lengkap': 'Jl. Melati No. 12\nRT 03/RW 05' })
  expect(member.text()).toContain('Alamat disimpan')
  expect(cards(member)).toEqual([
    expect.stringContaining('Jl. Melati No. 12 RT 03/RW 05Antapani, Kota Bandung, Jawa Barat 40291'),
  ])
  expect(cards(member)[0]).toMatch(/^RumahUtamaSiti Rahmawati · \+62 812 3456 7890/)
})

test('without scripts another province takes the city of the former one away', async () => {
  const member = await (await aMember(['Rumah'])).open('/en/member/my-address')
  await member.follow('Edit Rumah')
  expect([member.value('City or regency'), member.value('Subdistrict')]).toEqual(['32.73', '32.73.20'])
  await member.press('Show cities', { Province: 'Bali' })
  expect([member.value('City or regency'), member.value('Subdistrict')]).toEqual(['', ''])
  await member.press('Save address')
  expect(member.text('main')).toContain('City or regency: Please fill in this field')
})

test('without scripts one is made the default, and one is deleted once that is confirmed', async () => {
  const member = await (await aMember(['Rumah', 'Kantor'])).open('/member/my-address')
  expect(cards(member).map((card) => card.slice(0, 10))).toEqual(['RumahUtama', 'KantorSiti'])
  await member.press('Jadikan utama Kantor')
  expect(member.text()).toContain('Alamat utama diganti')
  expect(cards(member)[0]).toMatch(/^KantorUtama/)
  await member.follow('Hapus Kantor')
  expect(member.text('dialog[open]')).toContain('Alamat terbaru lainnya menjadi alamat utama')
  expect(cards(member)).toHaveLength(2)
  await member.press('Ya, hapus')
  expect(member.text()).toContain('Alamat dihapus')
  expect(cards(member)).toEqual([expect.stringMatching(/^RumahUtama/)])
})

test('a long book is searched', async () => {
  const member = await (await aMember(['Satu', 'Dua', 'Tiga'])).open('/en/member/my-address')
  expect(member.all('main search')).toEqual([])
  const longer = await (await aMember(['Satu', 'Dua', 'Tiga', 'Empat'])).open('/en/member/my-address')
  await longer.press('Search', { 'Search addresses': 'dua bandung' }, longer.one('main'))
  expect([cards(longer).length, longer.text('main [role=status]')]).toEqual([1, '1 of 4 addresses'])
  await longer.press('Search', { 'Search addresses': 'Surabaya' }, longer.one('main'))
  expect(longer.text('main')).toContain('No addresses found')
})

test('who came to choose an address goes back with it, and nowhere else', async () => {
  const back = '/en/member/wishlist?category=haji'
  const member = await (await aMember(['Rumah', 'Kantor'])).open(
    `/en/member/my-address?return=${encodeURIComponent(back)}`,
  )
  expect(member.link('Use this address Rumah')).toBe(back)
  await member.press('Use this address Kantor')
  expect(member.path).toBe(back)
  const elsewhere = await (await aMember(['Rumah', 'Kantor'])).open('/member/my-address?return=//evil.example')
  await elsewhere.press('Jadikan utama Kantor')
  expect(elsewhere.path).toBe('/member/my-address')
})

test('someone else’s address is no page', async () => {
  const { browser, token } = await memberBrowser(home)
  const { body } = await ask(home, 'POST', '/api/v1/users/addresses', { token, body: anAddress })
  const edit = `/member/my-address?edit=${body.data.id}`
  expect((await new PlainBrowser(home, browser).open(edit)).status).toBe(200)
  expect((await (await aMember()).open(edit)).status).toBe(404)
})
