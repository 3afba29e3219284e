import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fileReasons } from '#core/file-reasons.ts'
import type { StaffRole } from '#core/staff.ts'
import { pictures } from '#database/tables.ts'
import { audit_log } from '#modules/staff/tables.ts'
import { anyPartner } from '#test/support/catalogue-fixtures.ts'
import { scan } from '#test/support/journeys.ts'
import { someStaff } from '#test/support/staff.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'

let home: TestApp
beforeAll(async () => {
  home = await testApp()
})
afterAll(() => home.close())

const base = '/api/console/v1/partner-profiles'
const about = { id: 'Travel umrah keluarga sejak 2010.\nKantor di Jakarta.', en: 'A family umrah agency since 2010.' }
const form = { about, address: 'Jl. Merdeka No. 17, Jakarta Pusat', phone_number: '0215550123' }

async function aPartner(role: StaffRole = 'partner_owner') {
  const { id, slug } = await anyPartner(home)
  const { token } = await someStaff(home, { role, scope: { kind: 'partner', id } })
  const url = `${base}/${id}`
  return {
    ...{ id, slug, token, url },
    see: async () => (await ask(home, 'GET', url, { token })).body.data,
    save: (body: object) => ask(home, 'PUT', url, { token, body }),
    onSite: async () => (await ask(home, 'GET', `/api/v3/travel/${slug}/information`)).body.data,
  }
}

async function upload({ id, token }: { id: string; token: string }, place: string, bytes: Buffer) {
  const body = new FormData()
  for (const [name, text] of Object.entries({ place, alt_id: 'Logo mitra', alt_en: 'Partner logo' }))
    body.set(name, text)
  body.set('file', new Blob([new Uint8Array(bytes)]), 'logo.jpg')
  const sent = new Response(body)
  const headers = { 'content-type': sent.headers.get('content-type') ?? '' }
  return ask(home, 'POST', `/api/console/v1/partner-profiles/${id}/pictures`, {
    token,
    headers,
    body: Buffer.from(await sent.arrayBuffer()),
  })
}

test('an owner changes what the agency says of itself, and the site shows it at once under the same legal name', async () => {
  const partner = await aPartner()
  const { version, legal_name, path } = await partner.see()
  expect(path).toBe(`/travel/${partner.slug}`)
  const saved = await partner.save({ ...form, version, whatsapp_number: '0811-2345-6789' })
  expect([saved.status, saved.body.data.version]).toEqual([200, version + 1])
  expect(await partner.onSite()).toMatchObject({
    ...{ about: about.id, address: form.address, company_name: legal_name },
    ...{ phone_number: '+62215550123', whatsapp_number: '+6281123456789' },
  })
  const [row] = await home.application.db.select().from(audit_log).where(eq(audit_log.thing_id, partner.id))
  expect(row).toMatchObject({ before: { address: 'Jl. Uji No. 1' }, after: { address: form.address } })
})

test('whoever saves second reads at each field what it is now and whose it is, and may then save', async () => {
  const partner = await aPartner()
  const { version } = await partner.see()
  await partner.save({ ...form, version })
  const other = await someStaff(home, { role: 'acquisition', scope: { kind: 'platform' } })
  const late = { ...form, version, address: 'Jl. Sudirman No. 1, Jakarta Selatan' }
  const refused = await ask(home, 'PUT', partner.url, { token: other.token, body: late })
  expect([refused.status, refused.body.code]).toEqual([409, 'F-PRT-1v1'])
  expect(refused.body.errors).toEqual({ address: [`Sekarang: ${form.address}. Diubah oleh Nadia Putri`] })
  const again = { ...late, version: refused.body.data.version }
  expect((await ask(home, 'PUT', partner.url, { token: other.token, body: again })).status).toBe(200)
  expect((await partner.onSite()).address).toBe(late.address)
})

test('a logo and a cover are stored anew with what they show, seen at once, and leave the form as it was', async () => {
  const partner = await aPartner()
  const { version } = await partner.see()
  const { picture_id } = (await upload(partner, 'logo', await scan())).body.data
  const cover = (await upload(partner, 'cover', await scan())).body.data.picture_id
  expect(await partner.onSite()).toMatchObject({ logo: `/pictures/${picture_id}/160.webp`, picture_id: cover })
  expect(await partner.see()).toMatchObject({ version, logo: { alt: { id: 'Logo mitra', en: 'Partner logo' } } })
  const [row] = await home.application.db.select().from(pictures).where(eq(pictures.id, picture_id))
  expect((await home.application.outside.files.get(row?.file_key ?? ''))?.type).toBe('image/webp')
})

test('a drawing of lines is refused with the reason, and so are texts and numbers that cannot be shown', async () => {
  const partner = await aPartner()
  const svg = await upload(partner, 'logo', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))
  expect([svg.status, svg.body.errors]).toEqual([422, { file: [fileReasons('id')['not-a-picture']] }])
  const short = await partner.save({ version: 1, about: { id: 'Pendek', en: '' }, address: 'Jl', phone_number: '1' })
  expect(Object.keys(short.body.errors).sort()).toEqual(['about.en', 'about.id', 'address', 'phone_number'])
  const wrong = await partner.save({ ...form, version: 1, whatsapp_number: '0000000000' })
  expect([wrong.status, Object.keys(wrong.body.errors)]).toEqual([422, ['whatsapp_number']])
  expect(await partner.see()).toMatchObject({ version: 1, logo: null })
})

test('staff of the partner look and cannot change; the platform’s people find it by its name', async () => {
  const partner = await aPartner('partner_staff')
  expect((await partner.see()).can_change).toBe(false)
  expect((await partner.save({ ...form, version: 1 })).status).toBe(404)
  const { token } = await someStaff(home, { role: 'acquisition', scope: { kind: 'platform' } })
  const list = await ask(home, 'GET', `${base}?search=Mitra%20Uji&limit=100`, { token })
  expect(list.body.data.rows).toContainEqual(expect.objectContaining({ id: partner.id, has_logo: false }))
  const own = await ask(home, 'GET', base, { token: partner.token })
  expect(own.body.data.rows.map((row: { id: string }) => row.id)).toEqual([partner.id])
})
