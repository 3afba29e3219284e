import { afterAll, beforeAll, expect, test } from 'vitest'
import { PlainBrowser } from '#test/support/plain-browser.ts'
import { aBrand, newBrandForm } from '#test/support/tenants.ts'
import type { TestApp } from '#test/support/test-app.ts'
import { siteApp, staffBrowser } from '#test/support/visits.ts'

let home: TestApp
beforeAll(async () => {
  home = await siteApp()
})
afterAll(() => home.close())

async function admin(tenant_id?: string) {
  const scope = tenant_id ? { kind: 'tenant' as const, id: tenant_id } : { kind: 'platform' as const }
  const { browser } = await staffBrowser(home, { role: 'admin', scope })
  return new PlainBrowser(home, browser)
}

test('without scripts a new brand is made in one form, with its host and its first admin', async () => {
  const reader = await admin()
  await reader.open('/console/en/tenants')
  await reader.follow('New brand')
  const { slug, host, name, business_name, email, phone_number, whatsapp_number, admin_email } = newBrandForm()
  const typed = {
    Host: host,
    'Short name': slug,
    'Brand name': name,
    'Company name': business_name,
    Indonesian: 'Umrah yang tenang',
    English: 'Umrah in peace',
    Email: email,
    'Phone, with +62': phone_number,
    'WhatsApp, beginning with 62': whatsapp_number,
    'Admin’s name': 'Indah Permata',
    'Admin’s email': admin_email,
  }
  await reader.press('Make the brand', { ...typed, 'Second text': '#bbbbbb' })
  expect([reader.status, reader.value('Brand name'), reader.value('Host')]).toEqual([422, name, host])
  expect(reader.text('main')).toContain('needs at least 4.5')
  await reader.press('Make the brand', { 'Second text': '#444444' })
  expect(reader.path).toMatch(/^\/console\/en\/tenants\/[0-9a-f-]{36}\?done=made$/)
  expect(reader.text('h1')).toBe(name)
  expect(reader.text('main')).toContain(host)
  expect((await home.sentTo(admin_email)).length).toBe(1)
})

test('of two who edit a brand the second sees what the first saved, and loses nothing', async () => {
  const { id } = await aBrand(home)
  const [one, other] = [await admin(), await admin(id)]
  await one.open(`/console/tenants/${id}`)
  await other.open(`/console/tenants/${id}`)
  await one.press('Simpan merek', { 'Nama perusahaan': 'PT Yang Pertama' })
  expect(one.path).toBe(`/console/tenants/${id}?done=brand`)
  await other.press('Simpan merek', { 'Nama merek': 'Nur Safar' })
  expect([other.status, other.value('Nama merek')]).toEqual([409, 'Nur Safar'])
  expect(other.text('main')).toContain('Nama perusahaan: PT Yang Pertama')
  expect(other.text('main')).toContain('Nadia Putri')
  await other.press('Simpan merek')
  expect(other.path).toBe(`/console/tenants/${id}?done=brand`)
  expect(other.text('h1')).toBe('Nur Safar')
})

test('an admin of a brand edits its brand, and neither its hosts nor its features', async () => {
  const { id, host, second_host } = await aBrand(home)
  const own = await admin(id)
  await own.open(`/console/tenants/${id}`)
  // The brand, its logo, and which agencies it shows.
  expect(own.all('main form')).toHaveLength(3)
  await own.open('/console/tenants/new')
  expect(own.status).toBe(404)
  const platform = await admin()
  await platform.open(`/console/tenants/${id}`)
  await platform.press('Hapus host', { 'Host yang dihapus': host })
  expect([platform.status, platform.text('main')]).toEqual([409, expect.stringContaining('alamat utama')])
  await platform.press('Hapus host', { 'Host yang dihapus': second_host })
  expect(platform.path).toBe(`/console/tenants/${id}?done=host_removed`)
  expect(platform.text('main')).not.toContain(second_host)
})
