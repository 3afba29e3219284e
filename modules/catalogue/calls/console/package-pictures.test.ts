import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pictures } from '#database/tables.ts'
import { anyPicture } from '#test/support/catalogue-fixtures.ts'
import { type APackage, aPackage, approve, save, see, submit, waiting } from '#test/support/packages.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'

let home: TestApp
beforeAll(async () => {
  home = await testApp()
})
afterAll(() => home.close())

const site = async ({ product }: APackage) => (await ask(home, 'GET', `/api/v3/products/${product.slug}`)).body.data

async function arrange(made: APackage, picture_ids: string[]) {
  const { version } = await see(home, made)
  const body = { version, picture_ids }
  return ask(home, 'PUT', `/api/console/v1/packages/${made.product.id}/pictures`, { token: made.owner.token, body })
}

test('a picture that another partner uploaded, or the site has of its own, cannot be shown in a package', async () => {
  const [made, other] = [await aPackage(home), await aPackage(home)]
  await anyPicture(home, `situs-${made.product.id}`, '#102030')
  for (const foreign of [other.picture, `situs-${made.product.id}`]) {
    const saved = await save(home, made, { picture_ids: [foreign] })
    expect([saved.status, Object.keys(saved.body.errors)]).toEqual([422, ['picture_ids']])
    expect((await arrange(made, [foreign])).status).toBe(422)
  }
  expect((await save(home, made, { picture_ids: [made.picture] })).status).toBe(200)
})

test('pictures of a package on sale change order and number once a reviewer has seen them', async () => {
  const made = await aPackage(home, { state: 'on_sale' })
  const both = [made.picture, 'kaaba-1-card']
  expect((await arrange(made, both)).body.data.content.picture_ids).toEqual(both)
  expect((await site(made)).picture_ids).toEqual(['kaaba-1-card'])
  expect(Object.keys((await arrange(made, [made.picture])).body.errors)).toEqual(['picture_ids'])
  const remove = async (confirm_name: string) => {
    const { version } = await see(home, made)
    const url = `/api/console/v1/packages/${made.product.id}/pictures/kaaba-1-card/remove`
    return ask(home, 'POST', url, { token: made.owner.token, body: { version, confirm_name } })
  }
  const { picture_ids } = (await see(home, made)).content
  const place = picture_ids.indexOf('kaaba-1-card') + 1
  expect(Object.keys((await remove('Gambar 9')).body.errors)).toEqual(['confirm_name'])
  expect((await remove(`gambar ${place}`)).body.data.waiting_fields).toEqual(['picture_ids'])
  await submit(home, made)
  expect((await waiting(home, made)).after).toEqual({ picture_ids: [made.picture] })
  await approve(home, made)
  expect((await site(made)).picture_ids).toEqual([made.picture])
})

test('other words for a picture are read by a reviewer before the site says them', async () => {
  const made = await aPackage(home, { state: 'on_sale' })
  await save(home, made, { picture_ids: [made.picture] })
  await submit(home, made)
  await approve(home, made)
  const reword = async (picture: string, version: number) =>
    ask(home, 'PUT', `/api/console/v1/packages/${made.product.id}/pictures/${picture}`, {
      token: made.owner.token,
      body: { version, alt_id: 'Ka’bah dari dekat', alt_en: 'The Kaaba from near' },
    })
  const { version } = await see(home, made)
  expect((await reword('kaaba-1-card', version)).status).toBe(404)
  const [picture] = (await reword(made.picture, version)).body.data.pictures
  expect(picture.alt).toEqual({ id: 'Ka’bah dari dekat', en: 'The Kaaba from near' })
  expect((await site(made)).picture_ids).toEqual([made.picture])
  await submit(home, made)
  expect((await waiting(home, made)).pictures).toContainEqual(picture)
  await approve(home, made)
  expect((await site(made)).picture_ids).toEqual([picture.id])
  const rows = await home.application.db.select().from(pictures).where(eq(pictures.id, made.picture))
  expect(rows[0]?.alt_id).toBe('')
})
