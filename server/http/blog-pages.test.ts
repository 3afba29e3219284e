import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addMs, minuteMs } from '#core/time.ts'
import { demoTenants } from '#demo/tenants.ts'
import { posts } from '#modules/content/tables.ts'
import { builtSite } from '#server/site.ts'
import { anyComment, anyPost, anyReader } from '#test/support/posts.ts'
import { statementsOf } from '#test/support/statements.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'
import { memberBrowser, newBrowser, siteApp, visit } from '#test/support/visits.ts'

const script = `</script><script>alert(1)</script><img src=x onerror=alert(2)>`
let home: TestApp
beforeAll(async () => {
  home = await siteApp()
  await anyPost(home, { slug: 'paspor' })
  const inIndonesian = (id: string) => ({ id, en: null })
  await anyPost(home, {
    slug: 'lokal',
    title: inIndonesian('Tulisan lokal'),
    summary: inIndonesian('Ringkas'),
    body: inIndonesian('<p>Isi</p>'),
  })
  await anyPost(home, { slug: 'kabar', kind: 'press_release' })
  await anyPost(home, { slug: 'seberang', title: inIndonesian('RAHASIA SEBERANG'), tenant_id: demoTenants[1].id })
  for (let i = 0; i < 12; i++) await anyPost(home)
  for (const path of ['/blog', '/blog/paspor']) await visit(home, newBrowser(), path)
})
afterAll(() => home.close())
beforeEach(() => home.application.clock.moveTo(addMs(home.application.clock.now(), 2 * minuteMs)))

const open = (path: string, host?: string) => visit(home, newBrowser(host), path)
const isHidden = (html: string) => /<meta name="robots" content="noindex"/.test(html)
const linksOf = (html: string, rel: string) =>
  [...html.matchAll(new RegExp(`<link rel="${rel}"[^>]*>`, 'g'))].map(([tag]) => [
    /hrefLang="([^"]+)"/i.exec(tag)?.[1],
    new URL(/href="([^"]+)"/.exec(tag)?.[1] ?? '').pathname,
  ])

test.each(['/blog', '/blog?page=2', '/blog?search=paspor', '/blog/paspor', '/blog/paspor?comments=203'])(
  '%s asks the database at most twelve times, and twice more for a member’s cart and chat',
  async (path) => {
    const { browser } = await memberBrowser(home)
    for (const [who, most] of [[newBrowser(), 12] as const, [browser, 14] as const]) {
      const statements = await statementsOf(() => visit(home, who, path))
      expect(statements.length, statements.join('\n')).toBeLessThanOrEqual(most)
    }
  },
)

test("another brand's post, or one that nobody wrote, is not there, and others are shown", async () => {
  for (const path of ['/blog/seberang', '/en/blog/nobody', `/blog/${'x'.repeat(161)}`]) {
    const { status, html } = await open(path)
    expect([path, status, isHidden(html), html.includes('RAHASIA')]).toEqual([path, 404, true, false])
    expect(html).toMatch(/href="(?:\/en)?\/blog\/tulisan-/)
  }
  expect((await open('/blog')).html.includes('RAHASIA')).toBe(false)
  expect((await open('/blog/seberang', 'demo.localhost')).html.includes('RAHASIA')).toBe(true)
})

test('a post without an English text says so, is marked as Indonesian and points search engines to its one address', async () => {
  const { html } = await open('/en/blog/lokal')
  expect(html).toContain('>This article is in Indonesian<')
  expect(html).toMatch(/<h1 lang="id"[^>]*>Tulisan lokal<\/h1>/)
  expect(html).toMatch(/<div lang="id" class="post-body">/)
  expect(linksOf(html, 'canonical')).toEqual([[undefined, '/blog/lokal']])
  expect(linksOf(html, 'alternate').filter(([name]) => name)).toEqual([
    ['id', '/blog/lokal'],
    ['x-default', '/blog/lokal'],
  ])
  const both = (await open('/en/blog/paspor')).html
  expect(both).not.toContain('>This article is in Indonesian<')
  expect(linksOf(both, 'canonical')).toEqual([[undefined, '/en/blog/paspor']])
})

test('search engines are told of the article, and nothing of it breaks out', async () => {
  const odd = { id: `Judul ${script}`, en: null }
  await anyPost(home, { slug: 'aneh', title: odd, summary: odd, body: { id: `<p>ok</p>${script}`, en: null } })
  const { html } = await open('/blog/aneh')
  const structured = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/g)].map(
    ([, json = '']) => JSON.parse(json),
  )
  expect(structured.map((one) => one['@type'])).toEqual(['Article', 'BreadcrumbList'])
  expect(structured[0]).toMatchObject({ headline: odd.id, inLanguage: 'id', author: { '@type': 'Person' } })
  expect(html).toMatch(/<meta property="og:image" content="[^"]*\/og\/blog\/aneh\.png"/)
  expect(html).toContain('<meta property="og:type" content="article"')
  expect([html.includes('<script>alert'), html.includes('<img src=x')]).toEqual([false, false])
})

test('script that came into the database in another way does not run either, nor does a comment', async () => {
  const { slug, id } = await anyPost(home)
  const body = { id: `<p onclick="alert(3)">tekan</p><iframe src="//evil"></iframe>${script}`, en: null }
  await home.application.db.update(posts).set({ body }).where(eq(posts.id, id))
  const { token } = await anyReader(home)
  await anyComment(home, slug, { token, text: `Halo ${script}` })
  const { html } = await open(`/blog/${slug}`)
  expect(html).toContain('tekan</p>')
  for (const trap of ['<script>alert', '<img src=x', 'onclick="alert', '<iframe']) expect(html).not.toContain(trap)
  expect(html).toContain('&lt;script&gt;alert(1)')
})

test('the id of a post leads to its one address', async () => {
  const { id } = (await ask(home, 'GET', '/api/v3/hasanah/paspor')).body.data
  const reply = await open(`/en/blog/${id}?sort=oldest`)
  expect([reply.status, reply.location]).toEqual([301, '/en/blog/paspor?sort=oldest'])
})

test('forms work without scripts: a member writes, likes, reports and takes back; a guest signs in and comes back', async () => {
  const { slug } = await anyPost(home)
  const { browser, token } = await memberBrowser(home)
  const send = (form: Record<string, string>, who = browser) => visit(home, who, `/en/blog/${slug}?sort=oldest`, form)
  const guest = await send({ intent: 'comment', text: 'Halo' }, newBrowser())
  expect([guest.status, guest.location]).toEqual([302, `/en/auth/login?redirect=%2Fblog%2F${slug}`])
  const done = await send({ intent: 'comment', text: 'Dari formulir\r\nbaris dua' })
  expect([done.status, done.location]).toEqual([302, `/en/blog/${slug}?sort=oldest#comments`])
  expect(browser.cookies.get('toast')).toBe('comment_added')
  const listed = async () => (await ask(home, 'GET', `/api/v3/hasanah/${slug}/comments`, { token })).body.data.items
  const [own] = await listed()
  expect(own).toMatchObject({ text: 'Dari formulir\nbaris dua', is_own: true })
  const other = await anyComment(home, slug, { token: (await anyReader(home)).token })
  const marked = await send({ intent: 'like', comment_id: other.id })
  expect(marked.location).toBe(`/en/blog/${slug}?sort=oldest#comment-${other.id}`)
  await send({ intent: 'report', comment_id: other.id, reason: 'rude' })
  expect((await listed())[0]).toMatchObject({ id: other.id, likes: 1, is_liked: true, is_reported: true })
  await send({ intent: 'delete', comment_id: own.id })
  expect((await listed()).map(({ id }: { id: string }) => id)).toEqual([other.id])
})

test('a mistake is named at its field and what was typed stays', async () => {
  const { slug } = await anyPost(home)
  const { browser } = await memberBrowser(home)
  const send = (form: Record<string, string>) => visit(home, browser, `/blog/${slug}`, form)
  const empty = await send({ intent: 'comment', text: ' ' })
  expect([empty.status, empty.html.includes('Field tidak boleh kosong')]).toEqual([422, true])
  const long = await send({ intent: 'comment', text: 'panjang '.repeat(200) })
  expect([long.status, long.html.includes('Maksimal 1000 karakter')]).toEqual([422, true])
  expect(long.html).toContain('panjang panjang')
  expect((await send({ intent: 'comment', text: 'bel \u0007' })).status).toBe(422)
  expect((await send({ intent: 'like', comment_id: 'abc' })).status).toBe(422)
  expect((await send({ intent: 'delete', comment_id: '0190a000-0000-7000-8000-000000000009' })).status).toBe(404)
  expect((await send({ intent: 'comment', text: 'x'.repeat(1024 * 1024) })).status).toBe(413)
  const endless = await send({ intent: 'comment', text: 'x'.repeat(60 * 1024) })
  expect([endless.status, endless.html.includes('Maksimal 1000 karakter')]).toEqual([422, true])
  expect(endless.html.length).toBeLessThan(200_000)
})

test('a page that is cached for all knows nobody: what a member sees of themselves stays theirs', async () => {
  const cachingApp = await testApp({ KEEP_PAGES_SECONDS: '60' }, { site: builtSite(process.cwd()) })
  const { slug } = await anyPost(cachingApp)
  const { browser, token } = await memberBrowser(cachingApp)
  const { id } = await anyComment(cachingApp, slug, { token, text: 'Milik saya' })
  await ask(cachingApp, 'POST', `/api/v3/hasanah/${slug}/comments/${id}/like`, { token, body: {} })
  const page = async (who = newBrowser()) => (await visit(cachingApp, who, `/blog/${slug}`)).html
  const marks = ['>Kirim komentar<', 'fill-current text-danger-text', '>Ya, hapus<']
  const seen = (html: string) => marks.filter((mark) => html.includes(mark))
  expect(seen(await page(browser))).toEqual(marks)
  expect([seen(await page()), seen(await page())]).toEqual([[], []])
  expect(seen(await page(browser))).toEqual(marks)
  expect(await page()).toContain('Masuk untuk berkomentar')
  await cachingApp.close()
})

test('reading is counted by the browser that reads, once; the page alone counts nothing', async () => {
  const { slug } = await anyPost(home)
  const views = async () => (await ask(home, 'GET', `/api/v3/hasanah/${slug}`)).body.data.views
  await open(`/blog/${slug}`)
  expect(await views()).toBe(0)
  const agent = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/142.0.0.0 Mobile Safari/537.36'
  const headers = { host: 'localhost', origin: 'http://localhost', 'user-agent': agent, cookie: '' }
  for (let i = 0; i < 3; i++) {
    const reply = await home.app.inject({ method: 'POST', url: `/blog/${slug}/view`, headers })
    expect(reply.statusCode).toBe(204)
    for (const line of [reply.headers['set-cookie'] ?? []].flat()) headers.cookie = line.split(';')[0] ?? ''
  }
  expect(await views()).toBe(1)
  const elsewhere = await home.app.inject({
    method: 'POST',
    url: `/blog/${slug}/view`,
    headers: { ...headers, origin: 'https://evil.example' },
  })
  expect(elsewhere.statusCode).toBe(403)
  expect((await open(`/en/blog/${slug}/view`)).location).toBe(`/en/blog/${slug}`)
})

test.each([
  '/blog?page=-1',
  '/blog?page=abc',
  '/blog?page=9999',
  '/blog?category=zzz',
  '/blog?search=%01%02',
  "/blog?search='%20or%201=1--",
  `/blog?search=${'x'.repeat(10_000)}`,
  `/blog?search=${encodeURIComponent(script)}`,
  '/blog/paspor?comments=-1&sort=worst',
  '/blog/paspor?comments=99999999',
])('%s makes no sense, and is answered calmly', async (path) => {
  const { status, html } = await open(path)
  expect([status, html.includes('<h1'), html.includes('<script>alert')]).toEqual([200, true, false])
})
