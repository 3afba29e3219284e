import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { newId } from '#core/ids.ts'
import { addMs, minuteMs } from '#core/time.ts'
import { demoTenants } from '#demo/tenants.ts'
import { users } from '#modules/identity/tables.ts'
import { anyComment, anyPost, anyReader } from '#test/support/posts.ts'
import { statementsOf } from '#test/support/statements.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'
import { post_comment_likes, post_comments } from '../tables.ts'

let home: TestApp
beforeAll(async () => {
  home = await testApp()
})
afterAll(() => home.close())

const listed = async (slug: string, query = '', token?: string) =>
  (await ask(home, 'GET', `/api/v3/hasanah/${slug}/comments${query}`, { ...(token && { token }) })).body.data
type Comment = { id: string; text: string; likes: number }
const texts = (page: { items: Comment[] }) => page.items.map((item) => item.text)
const write = (slug: string, token: string, text: unknown) =>
  ask(home, 'POST', `/api/v3/hasanah/${slug}/comment`, { token, body: { text } })
const act = (slug: string, id: string, { token, what }: { token: string; what: string }, body = {}) =>
  ask(home, 'POST', `/api/v3/hasanah/${slug}/comments/${id}/${what}`, { token, body })
const pass = (minutes: number) => home.application.clock.moveTo(addMs(home.application.clock.now(), minutes * minuteMs))

// All come from one address, whose own count must not stand in the way.
beforeEach(() => pass(2))

test('the three newest comments come first; sorting and paging reach the rest', async () => {
  const { slug } = await anyPost(home)
  const { token, full_name } = await anyReader(home)
  for (const n of [1, 2, 3, 4]) {
    pass(1)
    await anyComment(home, slug, { token, text: `Komentar ${n}` })
  }
  const first = await listed(slug)
  expect(texts(first)).toEqual(['Komentar 4', 'Komentar 3', 'Komentar 2'])
  expect(first).toMatchObject({ total: 4, last_page: 2 })
  expect(first.items[0]).toMatchObject({ author_name: full_name, likes: 0, is_own: false })
  expect(texts(await listed(slug, '?page=2'))).toEqual(['Komentar 1'])
  expect(texts(await listed(slug, '?sortBy=oldest&limit=2'))).toEqual(['Komentar 1', 'Komentar 2'])
  const oldest = (await listed(slug, '?sortBy=oldest&limit=1')).items[0]
  await act(slug, oldest.id, { token, what: 'like' })
  expect((await listed(slug, '?sortBy=most_liked')).items[0]).toMatchObject({
    id: oldest.id,
    likes: 1,
    is_liked: false,
  })
  expect((await listed(slug, '?sortBy=most_liked', token)).items[0]).toMatchObject({ is_liked: true, is_own: true })
  expect(await statementsOf(() => listed(slug))).toHaveLength(4)
  for (const query of ['?sortBy=worst', '?limit=51', '?page=0'])
    expect((await ask(home, 'GET', `/api/v3/hasanah/${slug}/comments${query}`)).status).toBe(422)
})

test('a comment is said to be added, in the words of the product, and is kept as plain text', async () => {
  const { slug } = await anyPost(home)
  const { token } = await anyReader(home)
  const script = '<script>alert(1)</script> <img src=x onerror=alert(1)>'
  const reply = await write(slug, token, `  ${script}\r\n\r\n\r\n\r\nselesai `)
  expect([reply.status, reply.body.message]).toEqual([200, 'Komentar berhasil ditambahkan'])
  expect(reply.body.data).toMatchObject({ text: `${script}\n\nselesai`, is_own: true })
  expect(texts(await listed(slug))).toEqual([`${script}\n\nselesai`])
})

test('what cannot be a comment is refused at its field', async () => {
  const { slug } = await anyPost(home)
  const { token } = await anyReader(home)
  const errorOf = async (text: unknown) => (await write(slug, token, text)).body.errors?.text?.[0]
  expect(await errorOf('')).toBe('Field tidak boleh kosong')
  expect(await errorOf('a')).toBe('Minimal 2 karakter')
  expect(await errorOf('a'.repeat(1001))).toBe('Maksimal 1000 karakter')
  expect(await errorOf('ganti \u202e arah')).toBe(
    'Komentar berisi karakter yang tidak dapat ditampilkan. Hapus karakter itu',
  )
  expect(await errorOf('bel \u0007')).toBe('Komentar berisi karakter yang tidak dapat ditampilkan. Hapus karakter itu')
  expect(await errorOf('\u200b\u200b\u200b')).toBe('Tulis komentar terlebih dahulu')
  for (const text of [undefined, null, 5, ['a', 'b'], { a: 1 }, 'nol \u0000', '\ud800 setengah'])
    expect((await write(slug, token, text)).status).toBe(422)
  expect((await write(slug, token, 'a'.repeat(1024 * 1024))).status).toBe(413)
  expect((await write('tidak-ada', token, 'Halo semua')).status).toBe(404)
  expect((await listed(slug)).total).toBe(0)
})

test('fifty comments in a second leave five, and say how long to wait', async () => {
  const { slug } = await anyPost(home)
  const { token } = await anyReader(home)
  const answers = await Promise.all(Array.from({ length: 50 }, (_, i) => write(slug, token, `Banjir nomor ${i}`)))
  const count = (status: number) => answers.filter((answer) => answer.status === status).length
  expect([count(200), count(429)]).toEqual([5, 45])
  const refused = answers.find((answer) => answer.status === 429)
  expect(refused?.body).toMatchObject({ code: 'F-REQ-7r7' })
  expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0)
  expect((await listed(slug)).total).toBe(5)
})

test('the same comment sent twice at once is kept once', async () => {
  const { slug } = await anyPost(home)
  const { token } = await anyReader(home)
  const answers = await Promise.all([write(slug, token, 'Masya Allah'), write(slug, token, ' masya  allah ')])
  expect(answers.map((answer) => answer.status).sort()).toEqual([200, 422])
  expect(answers.find(({ status }) => status === 422)?.body.errors).toEqual({
    text: ['Anda sudah mengirim komentar yang sama'],
  })
  expect((await listed(slug)).total).toBe(1)
})

test('a member likes once, however often and however fast they press', async () => {
  const { slug } = await anyPost(home)
  const { token } = await anyReader(home)
  const comment = await anyComment(home, slug, { token })
  const press = () => act(slug, comment.id, { token, what: 'like' })
  const answers = await Promise.all(Array.from({ length: 41 }, press))
  expect(answers.every((answer) => answer.status === 200)).toBe(true)
  expect(answers.map((answer) => answer.body.data.likes).every((likes) => likes === 0 || likes === 1)).toBe(true)
  expect((await listed(slug, '', token)).items[0]).toMatchObject({ likes: 1, is_liked: true })
  expect((await press()).body.data).toEqual({ likes: 0, is_liked: false })
  for (let i = 0; i < 20; i++) await press()
  expect((await press()).status).toBe(429)
})

test('twenty members who like at once are twenty likes', async () => {
  const { slug } = await anyPost(home)
  const readers = await Promise.all(Array.from({ length: 20 }, () => anyReader(home)))
  const comment = await anyComment(home, slug, { token: readers[0]?.token ?? '' })
  await Promise.all(readers.map(({ token }) => act(slug, comment.id, { token, what: 'like' })))
  expect((await listed(slug)).items[0].likes).toBe(20)
  const rows = await home.application.db
    .select()
    .from(post_comment_likes)
    .where(eq(post_comment_likes.comment_id, comment.id))
  expect(rows).toHaveLength(20)
})

test('three members who report a comment hide it from all but its author; one alone does not', async () => {
  const { slug } = await anyPost(home)
  const author = await anyReader(home)
  const comment = await anyComment(home, slug, { token: author.token })
  const [first, second, third] = await Promise.all([anyReader(home), anyReader(home), anyReader(home)])
  const report = (token: string) => act(slug, comment.id, { token, what: 'report' }, { reason: 'spam' })
  for (let i = 0; i < 5; i++) expect((await report(first.token)).status).toBe(200)
  expect((await listed(slug, '', first.token)).items[0]).toMatchObject({ is_reported: true, is_hidden: false })
  await report(second.token)
  expect((await listed(slug)).total).toBe(1)
  expect((await report(third.token)).body.message).toBe('Terima kasih, laporan Anda sudah kami terima')
  expect((await listed(slug)).total).toBe(0)
  expect((await listed(slug, '', author.token)).items[0]).toMatchObject({ is_hidden: true, is_own: true })
  expect((await act(slug, comment.id, { token: first.token, what: 'like' })).status).toBe(404)
  const odd = await act(slug, comment.id, { token: author.token, what: 'report' }, { reason: 'because' })
  expect(odd.body.errors).toEqual({ reason: ['Pilih salah satu yang tersedia'] })
})

test('nobody reports their own comment, nor marks one under another post or at another tenant', async () => {
  const { slug } = await anyPost(home)
  const elsewhere = await anyPost(home)
  const author = await anyReader(home)
  const stranger = await anyReader(home, { tenant_id: demoTenants[1].id })
  const comment = await anyComment(home, slug, { token: author.token })
  expect((await act(slug, comment.id, { token: author.token, what: 'report' })).status).toBe(404)
  for (const what of ['like', 'report']) {
    expect((await act(elsewhere.slug, comment.id, { token: author.token, what })).status).toBe(404)
    expect((await act(slug, newId(), { token: author.token, what })).status).toBe(404)
    expect((await act(slug, 'abc', { token: author.token, what })).status).toBe(422)
    expect((await act(slug, comment.id, { token: stranger.token, what })).status).toBe(401)
  }
})

test('an author takes a comment back, and its likes with it; nobody else can', async () => {
  const { slug } = await anyPost(home)
  const [author, other] = await Promise.all([anyReader(home), anyReader(home)])
  const comment = await anyComment(home, slug, { token: author.token })
  await act(slug, comment.id, { token: other.token, what: 'like' })
  const remove = (token: string) =>
    ask(home, 'DELETE', `/api/v3/hasanah/${slug}/comments/${comment.id}`, { token, body: {} })
  expect((await remove(other.token)).status).toBe(404)
  expect((await remove(author.token)).status).toBe(200)
  expect((await remove(author.token)).status).toBe(404)
  expect((await listed(slug)).total).toBe(0)
})

test('who has left has no name under what they wrote', async () => {
  const { slug } = await anyPost(home)
  const { token, id } = await anyReader(home)
  await anyComment(home, slug, { token })
  await home.application.db
    .update(users)
    .set({ full_name: '', deleted_at: home.application.clock.now() })
    .where(eq(users.id, id))
  expect((await listed(slug)).items[0].author_name).toBe('')
  const rows = await home.application.db
    .select({ id: post_comments.id })
    .from(post_comments)
    .where(eq(post_comments.user_id, id))
  expect(rows).toHaveLength(1)
})
