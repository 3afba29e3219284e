import { asc } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { plainText } from '#core/rich-text.ts'
import { addMs, dayMs } from '#core/time.ts'
import { wordCount } from '#modules/content/rules/reading.ts'
import { post_comment_likes, post_comments, post_view_days, posts } from '#modules/content/tables.ts'
import { users } from '#modules/identity/tables.ts'
import { type TestApp, testApp } from '#test/support/test-app.ts'
import { scenes } from '../drawings/scenes.ts'
import { demoTenants } from '../tenants.ts'
import { conversations } from './conversations.ts'
import { htmlOf } from './html-of.ts'
import { seedHasanah } from './seed-hasanah.ts'

const now = new Date('2026-11-15T04:00:00Z')

const read = async ({ application: { db } }: TestApp) => ({
  posts: await db.select().from(posts).orderBy(asc(posts.id)),
  comments: await db.select().from(post_comments).orderBy(asc(post_comments.id)),
  likes: await db.select().from(post_comment_likes),
  views: await db.select().from(post_view_days),
})

let home: TestApp
let all: Awaited<ReturnType<typeof read>>
beforeAll(async () => {
  home = await testApp()
  await seedHasanah(home.application.db, now)
  all = await read(home)
}, 60_000)
afterAll(() => home.close())

test('each brand has 24 posts of 300 to 700 words, half of them in English too, one on top', () => {
  for (const { id } of demoTenants) {
    const mine = all.posts.filter((post) => post.tenant_id === id)
    expect(mine).toHaveLength(24)
    expect(mine.filter((post) => post.body.en !== null).length).toBeGreaterThanOrEqual(12)
    expect(mine.filter((post) => post.is_header)).toHaveLength(1)
    expect(mine.filter((post) => post.kind === 'press_release')).toHaveLength(3)
    for (const { slug, body, title, summary } of mine) {
      const length = [body.id, body.en].flatMap((html) => (html === null ? [] : [wordCount(plainText(html))]))
      expect([slug, length.filter((words) => words < 300 || words > 700)]).toEqual([slug, []])
      expect([slug, title.en === null, summary.en === null]).toEqual([slug, body.en === null, body.en === null])
    }
  }
})

test('nothing of the markup is left over, and cleaning takes nothing away', () => {
  for (const { slug, body } of all.posts)
    expect([slug, /\*|##|\]\(|&amp;(?:lt|gt|amp)/.exec(body.id + (body.en ?? ''))?.[0]]).toEqual([slug, undefined])
  const arabic = all.posts.find((post) => post.slug.startsWith('urutan-umrah'))
  expect(arabic?.body.id).toContain('<p lang="ar" dir="rtl">لَبَّيْكَ')
})

test('every picture is drawn, and no two posts of a page look alike', () => {
  const drawn = new Set(scenes.flatMap((scene) => [1, 2, 3, 4].map((seed) => `${scene}-${seed}-card`)))
  const used = all.posts.filter((post) => post.tenant_id === demoTenants[0].id).map((post) => post.picture_id)
  expect(used.filter((id) => !drawn.has(id))).toEqual([])
  expect(new Set(used).size).toBe(used.length)
})

test('all of it lies in the past, and counts agree with what was counted', () => {
  for (const { id, published_at, updated_at, views } of all.posts) {
    expect(published_at <= now && updated_at <= now).toBe(true)
    const days = all.views.filter((row) => row.post_id === id)
    expect(days.reduce((sum, row) => sum + row.views, 0)).toBe(views)
  }
  for (const { id, created_at, likes } of all.comments) {
    expect(created_at <= now).toBe(true)
    expect(all.likes.filter((like) => like.comment_id === id)).toHaveLength(likes)
  }
  const lines = conversations.trim().split('\n').length
  expect(all.comments).toHaveLength(lines * demoTenants.length)
})

test('a second run changes nothing, also where someone took their comment back', async () => {
  await home.application.db.delete(post_comments)
  await seedHasanah(home.application.db, addMs(now, 40 * dayMs))
  const after = await read(home)
  expect(after).toEqual({ ...all, comments: [], likes: [] })
  expect((await home.application.db.select().from(users)).every((reader) => reader.password_hash === null)).toBe(true)
})

test('plain lines become plain HTML', () => {
  expect(htmlOf('\n## A & B\n\nOne\ntwo **three** [four](/umroh)\n\n- a\n- b\n  c\n\n1. d\n\n> e <i>\n')).toBe(
    [
      '<h2>A &amp; B</h2>',
      '<p>One two <strong>three</strong> <a href="/umroh">four</a></p>',
      '<ul><li>a</li><li>b c</li></ul>',
      '<ol><li>d</li></ol>',
      '<blockquote><p>e &lt;i&gt;</p></blockquote>',
    ].join('\n'),
  )
})
