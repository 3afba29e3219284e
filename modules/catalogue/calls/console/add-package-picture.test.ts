import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pictures } from '#database/tables.ts'
import { scan } from '#test/support/journeys.ts'
import { type APackage, aPackage, approve, save, see, submit } from '#test/support/packages.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'

let home: TestApp
beforeAll(async () => {
  home = await testApp()
})
afterAll(() => home.close())

async function upload({ product, owner }: APackage, bytes: Buffer, words = { alt_id: 'Ka’bah', alt_en: 'The Kaaba' }) {
  const form = new FormData()
  for (const [name, text] of Object.entries(words)) form.set(name, text)
  form.set('file', new Blob([new Uint8Array(bytes)]), '../../evil.html')
  const sent = new Response(form)
  return ask(home, 'POST', `/api/console/v1/packages/${product.id}/pictures`, {
    token: owner.token,
    headers: { 'content-type': sent.headers.get('content-type') ?? '' },
    body: Buffer.from(await sent.arrayBuffer()),
  })
}

test('a picture is stored anew with its words in both languages, behind the others, and seen once it is approved', async () => {
  const made = await aPackage(home, { state: 'on_sale' })
  const reply = await upload(made, await scan())
  expect(reply.status).toBe(200)
  const { picture_id } = reply.body.data
  expect((await see(home, made)).content.picture_ids).toEqual(['kaaba-1-card', picture_id])
  const [row] = await home.application.db.select().from(pictures).where(eq(pictures.id, picture_id))
  expect(row).toMatchObject({ alt_id: 'Ka’bah', alt_en: 'The Kaaba' })
  expect((await home.application.outside.files.get(row?.file_key ?? ''))?.type).toBe('image/webp')
  const shown = async () => (await ask(home, 'GET', `/api/v3/products/${made.product.slug}`)).body.data.picture_ids
  expect(await shown()).toEqual(['kaaba-1-card'])
  await submit(home, made)
  await approve(home, made)
  expect(await shown()).toEqual(['kaaba-1-card', picture_id])
})

test('what is no picture, or has no words, is refused at its field, and nothing is added', async () => {
  const made = await aPackage(home)
  const page = await upload(made, Buffer.from('<html><script>alert(1)</script>'))
  expect([page.status, Object.keys(page.body.errors)]).toEqual([422, ['file']])
  const mute = await upload(made, await scan(), { alt_id: 'Ka’bah', alt_en: '' })
  expect(Object.keys(mute.body.errors)).toEqual(['alt_en'])
  expect((await see(home, made)).content.picture_ids).toEqual(['kaaba-1-card'])
})

test('what waits for a reviewer gets no new picture', async () => {
  const made = await aPackage(home)
  await save(home, made, {})
  await submit(home, made)
  expect((await upload(made, await scan())).body.code).toBe('F-PRD-6w6')
})
