import { hashSecret } from '#core/ids.ts'
import { addMs, dayMs, hourMs, jakartaDate } from '#core/time.ts'
import { sameness } from '#modules/content/rules/comment.ts'
import { firstCategories } from '#modules/content/rules/first-categories.ts'
import { trendingDays } from '#modules/content/rules/views.ts'
import { written } from '#modules/content/rules/written.ts'
import type {
  post_categories,
  post_comment_likes,
  post_comments,
  post_view_days,
  posts,
} from '#modules/content/tables.ts'
import type { users } from '#modules/identity/tables.ts'
import { cell, idOf, slugOf, table } from '../catalogue/naming.ts'
import { at, random } from '../drawings/random.ts'
import type { demoTenants } from '../tenants.ts'
import { authors } from './authors.ts'
import { conversations, readers } from './conversations.ts'
import { htmlOf } from './html-of.ts'
import type { PostText } from './post-text.ts'

export type Tenant = (typeof demoTenants)[number]
type Rows<T extends { $inferInsert: unknown }> = T['$inferInsert'][]

const categoryId = (tenant: Tenant, slug: string) => idOf(`post category ${tenant.slug} ${slug}`)
export const postId = (tenant: Tenant, slug: string) => idOf(`post ${tenant.slug} ${slug}`)
export const readerId = (tenant: Tenant, name: string) => idOf(`reader ${tenant.slug} ${name}`)

export const categoryRows = (tenant: Tenant): Rows<typeof post_categories> =>
  Object.values(firstCategories).map(({ slug, name }, position) => ({
    id: categoryId(tenant, slug),
    tenant_id: tenant.id,
    slug,
    name,
    position,
  }))

export const readerRows = (tenant: Tenant, now: Date): Rows<typeof users> =>
  readers.map((full_name) => ({
    id: readerId(tenant, full_name),
    tenant_id: tenant.id,
    email: `${slugOf(full_name)}@pembaca.test`,
    full_name,
    language: 'id' as const,
    created_at: addMs(now, -120 * dayMs),
  }))

/** Never in a future that the clock has not reached. */
const publishedAt = ({ days_ago, slug }: PostText, now: Date) =>
  addMs(now, -days_ago * dayMs - random(slug).whole(1, 9) * hourMs)

export function postRow(tenant: Tenant, post: PostText, now: Date): typeof posts.$inferInsert {
  const { slug, id, en, picture_id } = post
  const { name, role } = authors[post.author]
  const published_at = publishedAt(post, now)
  return {
    id: postId(tenant, slug),
    tenant_id: tenant.id,
    category_id: categoryId(tenant, firstCategories[post.category].slug),
    kind: post.kind ?? 'article',
    state: 'published',
    slug,
    author_name: name,
    author_role: role,
    picture_id,
    is_header: post.is_header ?? false,
    views: viewRows(tenant, post, now).reduce((sum, { views }) => sum + views, 0),
    published_at,
    updated_at: published_at,
    ...written({
      title: { id: id.title, en: en?.title ?? null },
      summary: { id: id.summary, en: en?.summary ?? null },
      body: { id: htmlOf(id.text), en: en ? htmlOf(en.text) : null },
    }),
  }
}

/** A post is read most when it is new; what was read before trending looks back stands in one day. */
export function viewRows(tenant: Tenant, post: PostText, now: Date): Rows<typeof post_view_days> {
  const rng = random(`${tenant.slug} views ${post.slug}`)
  const liking = rng.whole(6, 30)
  const days = Math.min(post.days_ago, trendingDays + 1)
  return Array.from({ length: days + 1 }, (_, back) => ({
    post_id: postId(tenant, post.slug),
    day: jakartaDate(addMs(now, -back * dayMs)),
    views: rng.whole(1, 4) + Math.round(liking / (1 + Math.max(0, post.days_ago - back) / 6)),
  }))
}

type Comment = typeof post_comments.$inferInsert
export type Said = { comments: Comment[]; likes: Rows<typeof post_comment_likes> }

/** What readers wrote under a post, and who liked it: nobody twice, nobody themselves. */
export function saidUnder(tenant: Tenant, post: PostText, now: Date): Said {
  const lines = table(3, conversations).filter((row) => cell(row, 0) === post.slug)
  const said = lines.map((row, i) => commentRow({ tenant, post, now }, row, i))
  return { comments: said.map(({ comment }) => comment), likes: said.flatMap(({ likes }) => likes) }
}

function commentRow({ tenant, post, now }: { tenant: Tenant; post: PostText; now: Date }, row: string[], i: number) {
  const rng = random(`${tenant.slug} comment ${post.slug} ${i}`)
  const first = random(post.slug).whole(0, readers.length - 1)
  const text = cell(row, 2)
  const created_at = addMs(publishedAt(post, now), Number(cell(row, 1)) * dayMs + (i + 1) * 0.4 * hourMs)
  const id = idOf(`comment ${tenant.slug} ${post.slug} ${i}`)
  const fans = readers.filter((_, n) => n !== (first + i) % readers.length && rng.chance(0.35))
  const comment = {
    id,
    tenant_id: tenant.id,
    post_id: postId(tenant, post.slug),
    user_id: readerId(tenant, at(readers, first + i)),
    text,
    text_hash: hashSecret(sameness(text)),
    likes: fans.length,
    created_at,
  }
  return { comment, likes: fans.map((name) => ({ comment_id: id, user_id: readerId(tenant, name), created_at })) }
}
