import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#core/ids.ts'
import { addMs, dayMs, jakartaDate } from '#core/time.ts'
import { demoTenants } from '#demo/tenants.ts'
import { anyCategory, anyPost } from '#test/support/posts.ts'
import { statementsOf } from '#test/support/statements.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'
import { post_view_days, posts } from '../tables.ts'

const [, safar] = demoTenants
let home: TestApp
beforeAll(async () => {
  home = await testApp()
})
afterAll(() => home.close())

const read = (path: string, headers = {}) => ask(home, 'GET', `/api/v3/${path}`, { headers })
const list = async (path: string, headers = {}) => (await read(path, headers)).body.data
type Post = { slug: string; title: string; language: string }
const slugs = (items: Post[]) => items.map((item) => item.slug)
const english = { 'accept-language': 'en' }
const other = { host: 'demo.localhost' }
const ago = (days: number) => addMs(home.application.clock.now(), -days * dayMs)

test('posts come newest first, paged, in the language of the reader; those without English say so', async () => {
  const { id: category_id, slug } = await anyCategory(home)
  for (const n of [3, 1, 2]) {
    const title = { id: `Tulisan ${n}`, en: n === 2 ? null : `Post ${n}` }
    const text = { id: `Isi ${n}`, en: n === 2 ? null : `Text ${n}` }
    await anyPost(home, { category_id, slug: `urut-${n}`, title, summary: text, body: text, published_at: ago(n) })
  }
  const page = await list(`hasanah?category=${slug}&limit=2`)
  expect(slugs(page.items)).toEqual(['urut-1', 'urut-2'])
  expect(page).toMatchObject({ total: 3, current_page: 1, last_page: 2 })
  const titles = (await list(`hasanah?category=${slug}`, english)).items.map((post: Post) => [
    post.title,
    post.language,
  ])
  expect(titles).toEqual([
    ['Post 1', 'en'],
    ['Tulisan 2', 'id'],
    ['Post 3', 'en'],
  ])
  expect(slugs((await list(`news?cat_id=${category_id}&s=tulisan 3`)).items)).toEqual(['urut-3'])
  expect(slugs((await list(`hasanah?category=${slug}&page=9`)).items)).toEqual([])
  expect(await statementsOf(() => read('hasanah'))).toHaveLength(2)
})

test('search finds words anywhere in the text, in both languages, those in the title first; tags are no words', async () => {
  await anyPost(home, { slug: 'lama-judul', title: { id: 'Aturan zamzam', en: null }, published_at: ago(50) })
  const body = { id: '<p>Galon <strong>zamzam</strong> dibagikan 100% gratis</p>', en: '<p>Jerrycan</p>' }
  await anyPost(home, { slug: 'baru-isi', body, published_at: ago(1) })
  expect(slugs((await list('hasanah?search=ZAMZAM')).items)).toEqual(['lama-judul', 'baru-isi'])
  expect(slugs((await list('hasanah?search=jerrycan')).items)).toEqual(['baru-isi'])
  expect(slugs((await list('hasanah?search=zamzam gratis')).items)).toEqual(['baru-isi'])
  expect(slugs((await list('hasanah?search=100%25')).items)).toEqual(['baru-isi'])
  for (const nothing of ['<strong>', '%25%25%25', "' or 1=1 --", 'zz\\'])
    expect([nothing, (await list(`hasanah?search=${encodeURIComponent(nothing)}`)).total]).toEqual([nothing, 0])
})

test('what is not published yet, or belongs to another tenant, is nowhere', async () => {
  const { id: category_id, slug: category } = await anyCategory(home, { tenant_id: safar.id })
  await anyPost(home, { tenant_id: safar.id, category_id, slug: 'milik-safar' })
  const later = await anyPost(home, { slug: 'besok', published_at: ago(-1) })
  for (const key of ['milik-safar', 'besok', later.id]) {
    for (const path of [`hasanah/${key}`, `news/${key}`, `hasanah/${key}/related-posts`, `hasanah/${key}/comments`])
      expect([path, (await read(path)).status]).toEqual([path, 404])
  }
  expect((await list(`hasanah?category=${category_id}`)).total).toBe(0)
  expect(slugs((await list(`hasanah?category=${category}`, other)).items)).toEqual(['milik-safar'])
  expect(slugs((await list('hasanah?limit=50')).items)).not.toContain('besok')
})

test('the index has a post on top, others without it, press releases, and what is read now', async () => {
  const own = { ...other }
  const { id: category_id } = await anyCategory(home, { tenant_id: safar.id })
  const add = (slug: string, wish: Parameters<typeof anyPost>[1]) =>
    anyPost(home, { tenant_id: safar.id, category_id, slug, ...wish })
  await home.application.db.update(posts).set({ published_at: ago(-9) })
  await add('biasa', { published_at: ago(3) })
  await add('lama-ramai', { published_at: ago(300), views: 900 })
  const busy = await add('sedang-ramai', { published_at: ago(9) })
  await add('terpilih', { published_at: ago(20), is_header: true })
  await add('siaran', { published_at: ago(2), kind: 'press_release' })
  const day = jakartaDate(home.application.clock.now())
  await home.application.db.insert(post_view_days).values({ post_id: busy.id, day, views: 7 })
  expect((await list('hasanah/header', own)).slug).toBe('terpilih')
  expect(slugs((await list('hasanah/others', own)).items)).toEqual(['biasa', 'sedang-ramai', 'lama-ramai'])
  expect(slugs((await list('hasanah/others?limit=1&page=2', own)).items)).toEqual(['sedang-ramai'])
  expect(slugs(await list('hasanah/press-release', own))).toEqual(['siaran'])
  expect(slugs(await list('hasanah/trending?limit=2', own))).toEqual(['sedang-ramai', 'siaran'])
  expect(await list('hasanah/categories', own)).toMatchObject([{ id: category_id, total: 5 }])
  expect(await statementsOf(() => read('hasanah/trending', own))).toHaveLength(1)
  expect((await read('hasanah/header')).body.data).toBeNull()
})

test('a post is found by id and by slug, with others of its category first beside it', async () => {
  const mine = await anyCategory(home)
  const post = await anyPost(home, { category_id: mine.id, published_at: ago(5) })
  const near = await anyPost(home, { category_id: mine.id, published_at: ago(90) })
  const far = await anyPost(home, { published_at: ago(1) })
  for (const key of [post.id, post.slug]) expect((await list(`hasanah/${key}`)).slug).toBe(post.slug)
  expect(await list(`news/${post.id}`)).toEqual(await list(`hasanah/${post.slug}`))
  expect(slugs(await list(`hasanah/${post.slug}/related-posts?limit=2`))).toEqual([near.slug, far.slug])
  for (const key of ['tidak-ada', newId(), "x' or '1'='1", 'a'.repeat(160)])
    expect([key, (await read(`hasanah/${encodeURIComponent(key)}`)).status]).toEqual([key, 404])
})

test('a text that came into the database in another way is cleaned before it is shown', async () => {
  const { id } = await anyPost(home)
  const body = { id: '<p onclick="x()">Halo<img src=x onerror=alert(1)><script>alert(1)</script></p>', en: null }
  await home.application.db.update(posts).set({ body })
  expect((await list(`hasanah/${id}`)).body).toBe('<p>Halo</p>')
})

test('what is asked for in an impossible way is refused at its field, or finds nothing', async () => {
  for (const query of ['page=0', 'page=-1', 'page=1.5', 'page=abc', 'limit=51', 'limit=1&limit=2', 'page=1e99']) {
    for (const path of ['hasanah', 'hasanah/others', 'news'])
      expect([path, query, (await read(`${path}?${query}`)).status]).toEqual([path, query, 422])
  }
  expect((await read(`hasanah?search=${'a'.repeat(81)}`)).body.errors).toEqual({ search: ['Maksimal 80 karakter'] })
  expect((await read('hasanah?search=%00')).status).toBe(422)
  expect((await list('news?cat_id=&s=')).total).toBeGreaterThan(0)
  expect((await list('news?cat_id=tidak-ada')).total).toBe(0)
  expect((await read('hasanah/trending?limit=21')).status).toBe(422)
})
