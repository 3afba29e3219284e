import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { fileReasons } from '#core/file-reasons.ts'
import { pictures } from '#database/tables.ts'
import { users } from '#modules/identity/tables.ts'
import { anyMember, signedIn } from '#test/support/members.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'

let home: TestApp
beforeAll(async () => {
  home = await testApp()
})
afterAll(() => home.close())

const path = '/api/v3/user/auth/me/avatar'

// Only what the call decides is tested here: `face` is a picture, `giant` has too many pixels, the rest is none.
beforeEach(() => {
  home.application.ports.pictures = {
    async takeSquare(bytes) {
      const text = bytes.toString()
      if (text.startsWith('giant')) return { ok: false, why: 'too-large' }
      if (!text.startsWith('face')) return { ok: false, why: 'not-a-picture' }
      return {
        ok: true,
        bytes: Buffer.from(`new ${text}`),
        type: 'image/webp',
        width: 512,
        height: 512,
        colour: '#aa7755',
      }
    },
  }
})

async function upload(token: string, files: Record<string, string>) {
  const form = new FormData()
  for (const [field, text] of Object.entries(files)) form.set(field, new Blob([text]), '../../evil.html')
  const sent = new Response(form)
  const headers = { 'content-type': sent.headers.get('content-type') ?? '' }
  return ask(home, 'POST', path, { token, headers, body: Buffer.from(await sent.arrayBuffer()) })
}

async function someone() {
  const member = await anyMember(home)
  return { id: member.id, token: (await signedIn(home, member)).user_token }
}

const idIn = (reply: Awaited<ReturnType<typeof upload>>) => String(reply.body.data.avatar_url).split('/')[2] ?? ''
const pictureOf = async (id: string) =>
  (await home.application.db.select().from(pictures).where(eq(pictures.id, id)))[0]
const avatarOf = async (id: string) => (await home.application.db.select().from(users).where(eq(users.id, id)))[0]

test('a picture becomes the avatar of the member, under a name nobody can guess', async () => {
  const { id, token } = await someone()
  const reply = await upload(token, { avatar: 'face' })
  expect(reply.status).toBe(200)
  expect(reply.body.data.avatar_url).toMatch(/^\/pictures\/avatar-[0-9a-f]{64}\/320\.webp$/)
  expect((await avatarOf(id))?.avatar_picture_id).toBe(idIn(reply))
  const picture = await pictureOf(idIn(reply))
  expect(picture).toMatchObject({ width: 512, height: 512, colour: '#aa7755' })
  const file = await home.application.ports.files.get(picture?.file_key ?? '')
  expect(file).toEqual({ bytes: Buffer.from('new face'), type: 'image/webp' })
})

test('the former picture is gone, row and file', async () => {
  const { token } = await someone()
  const first = idIn(await upload(token, { avatar: 'face one' }))
  const file_key = (await pictureOf(first))?.file_key ?? ''
  expect((await upload(token, { avatar: 'face two' })).status).toBe(200)
  expect(await pictureOf(first)).toBeUndefined()
  expect(await home.application.ports.files.get(file_key)).toBeUndefined()
})

test('a picture that others show too is not deleted with a change of avatar', async () => {
  const { id, token } = await someone()
  const shared = { id: 'drawn-face', file_key: 'drawn/face.webp', width: 1, height: 1, colour: '#000000' }
  await home.application.db.insert(pictures).values({ ...shared, alt_id: '', alt_en: '', created_at: new Date() })
  await home.application.db.update(users).set({ avatar_picture_id: shared.id }).where(eq(users.id, id))
  expect((await upload(token, { avatar: 'face' })).status).toBe(200)
  expect(await pictureOf(shared.id)).toBeDefined()
})

test('of many uploads at once, one picture is left', async () => {
  const { id, token } = await someone()
  const replies = await Promise.all(Array.from({ length: 6 }, (_, i) => upload(token, { avatar: `face ${i}` })))
  const left = await Promise.all(replies.map((reply) => pictureOf(idIn(reply))))
  expect(left.filter(Boolean)).toMatchObject([{ id: (await avatarOf(id))?.avatar_picture_id }])
})

test('no file, and one that is no picture, are refused at the field', async () => {
  const { token } = await someone()
  const none = await upload(token, {})
  expect([none.status, none.body.code, Object.keys(none.body.errors)]).toEqual([422, 'F-AVT-1t1', ['avatar']])
  const html = await upload(token, { avatar: '<script>' })
  expect([html.status, html.body.code]).toEqual([422, 'F-AVT-1t1'])
  expect(html.body.message).toBe('Berkas tidak valid')
  expect(html.body.errors.avatar).toEqual([fileReasons('id')['not-a-picture']])
})

test('more pixels than fit are too large', async () => {
  const reply = await upload((await someone()).token, { avatar: 'giant' })
  expect([reply.status, reply.body.code, Object.keys(reply.body.errors)]).toEqual([413, 'F-REQ-3z1', ['avatar']])
})

test('a guest has no avatar to change', async () => {
  expect((await upload('', { avatar: 'face' })).status).toBe(401)
  expect((await upload('x.y.z', { avatar: 'face' })).status).toBe(401)
})

test('when the database fails, no picture is left half-written and the former one stays', async () => {
  const { id, token } = await someone()
  const former = idIn(await upload(token, { avatar: 'face' }))
  const before = await home.application.db.$count(pictures)
  await home.application.db.execute(sql`
    create function fail() returns trigger language plpgsql as $$ begin raise exception 'disk full'; end $$;
    create trigger fail before update of avatar_picture_id on users for each row execute function fail()`)
  expect((await upload(token, { avatar: 'face two' })).status).toBe(500)
  await home.application.db.execute(sql`drop trigger fail on users`)
  expect(await home.application.db.$count(pictures)).toBe(before)
  expect((await avatarOf(id))?.avatar_picture_id).toBe(former)
  const file_key = (await pictureOf(former))?.file_key ?? ''
  expect(await home.application.ports.files.get(file_key)).toBeDefined()
})
