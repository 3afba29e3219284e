import { newId } from '#core/ids.ts'
import { addMs, dayMs } from '#core/time.ts'
import { demoTenants } from '#demo/tenants.ts'
import { written } from '#modules/content/rules/written.ts'
import { post_categories, post_comment_reports, post_comments, posts } from '#modules/content/tables.ts'
import { anyMember, signedIn } from './members.ts'
import { ask, type TestApp } from './test-app.ts'

type Category = Partial<typeof post_categories.$inferInsert>

export async function anyCategory({ application }: TestApp, wish: Category = {}) {
  const id = newId()
  const row = {
    id,
    tenant_id: demoTenants[0].id,
    slug: `kategori-${id}`,
    name: { id: 'Panduan', en: 'Guides' },
    position: 1,
    ...wish,
  }
  await application.db.insert(post_categories).values(row)
  return row
}

type Translated = { id: string; en: string | null }
type Wish = Partial<Omit<typeof posts.$inferInsert, 'title' | 'summary' | 'body'>> & {
  title?: Translated
  summary?: Translated
  body?: Translated
}

const inBoth = (title: string): Translated => ({ id: title, en: `${title} (en)` })

/** An article in both languages, published yesterday in a category of its own, unless told otherwise. */
export async function anyPost(home: TestApp, wish: Wish = {}) {
  const {
    title = inBoth('Menyiapkan paspor'),
    summary = inBoth('Ringkasan'),
    body = inBoth('<p>Isi</p>'),
    ...given
  } = wish
  const tenant_id = given.tenant_id ?? demoTenants[0].id
  const category_id = given.category_id ?? (await anyCategory(home, { tenant_id })).id
  const id = newId()
  const published_at = addMs(home.application.clock.now(), -dayMs)
  const row = {
    id,
    slug: `tulisan-${id}`,
    kind: 'article' as const,
    state: 'published' as const,
    author_name: 'Rina Kartika',
    author_role: { id: 'Penulis', en: 'Writer' },
    picture_id: 'kaaba-1-card',
    published_at,
    updated_at: published_at,
    ...written({ title, summary, body }),
    ...given,
    tenant_id,
    category_id,
  }
  await home.application.db.insert(posts).values(row)
  return row
}

/** A member and the token they act with. */
export async function anyReader(home: TestApp, wish: Parameters<typeof anyMember>[1] = {}) {
  const member = await anyMember(home, wish)
  const { user_token } = await signedIn(home, member)
  return { ...member, token: user_token }
}

/** What a member has written under a post, over the wire. */
export async function anyComment(home: TestApp, slug: string, given: { token: string; text?: string }) {
  const body = { text: given.text ?? `Terima kasih ${newId()}` }
  const reply = await ask(home, 'POST', `/api/v3/hasanah/${slug}/comment`, { token: given.token, body })
  if (reply.status !== 200) throw new Error(JSON.stringify(reply.body))
  return reply.body.data
}

/** A comment that some have reported; three of them hide it. */
export async function aReportedComment(home: TestApp, { reports = 3, tenant_id = demoTenants[0].id } = {}) {
  const { db, clock } = home.application
  const post = await anyPost(home, { tenant_id })
  const author = await anyMember(home, { tenant_id })
  const [id, now] = [newId(), clock.now()]
  const hidden_at = reports >= 3 ? now : null
  const text = `Beli emas murah ${id}`
  const comment = {
    id,
    tenant_id,
    post_id: post.id,
    user_id: author.id,
    text,
    text_hash: id,
    hidden_at,
    created_at: now,
  }
  await db.insert(post_comments).values(comment)
  for (let i = 0; i < reports; i++) {
    const { id: user_id } = await anyMember(home, { tenant_id })
    await db.insert(post_comment_reports).values({ comment_id: id, user_id, reason: 'spam', created_at: now })
  }
  return { id, text, author, post }
}
