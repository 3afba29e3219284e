import type { Output } from '#core/call.ts'
import { formatDay, formatNumber, formatShortDay } from '#core/format.ts'
import { jakartaDate } from '#core/time.ts'
import { comments, postByKey, relatedPosts, trendingPosts } from '#modules/content/contract.ts'
import { commentLength, commentSorts, reportReasons } from '#modules/content/rules/comment.ts'
import { api, type Context, pageOf } from '../../api.server.ts'
import { shownPost } from '../../components/hasanah/shown.server.ts'
import { memberOf } from '../../shell.server.ts'
import { unlessRefused } from '../../softly.server.ts'
import { type CommentQuery, queryOf, step } from './comment-query.ts'
import { words } from './words.ts'

type Detail = Output<typeof postByKey>
type Comment = Output<typeof comments>['items'][number]

/** A post by slug or id; nothing where there is none, whatever was put into the address. */
export const findPost = (context: Context, id: string): Promise<Detail | undefined> =>
  unlessRefused(api(context, postByKey, { id }), [404, 422])

/** All the page says of a post, in words. */
export function detailOf(context: Context, post: Detail) {
  const { language } = pageOf(context)
  const say = words(language)
  const day = (moment: string) => jakartaDate(new Date(moment))
  const isRevised = day(post.updated_at) > day(post.published_at)
  return {
    ...shownPost(post, language),
    slug: post.slug,
    html: post.body,
    only: post.languages.includes('en') ? undefined : ('id' as const),
    author: post.author,
    published: { at: post.published_at, text: formatDay(new Date(post.published_at), language) },
    updated: isRevised ? say.updated(formatShortDay(day(post.updated_at), language)) : undefined,
  }
}

export type ShownDetail = ReturnType<typeof detailOf>

export async function relatedTo(context: Context, id: string) {
  const { data } = await api(context, relatedPosts, { id, limit: 3 })
  return data.map((post) => shownPost(post, pageOf(context).language))
}

/** What is read now, for those who found nothing here. */
export async function suggested(context: Context) {
  const { data } = await api(context, trendingPosts, { limit: 3 })
  return data.map((post) => shownPost(post, pageOf(context).language))
}

const largestPage = 50

/** The first so many comments, asked for in pages as large as the API gives, and no more of them than there are. */
async function firstComments(context: Context, slug: string, { sort: sortBy, shown }: CommentQuery) {
  const limit = Math.min(shown, largestPage)
  const ask = async (page: number) => (await api(context, comments, { slug, sortBy, page, limit })).data
  const { items, total } = await ask(1)
  const pages = Math.ceil(Math.min(shown, total) / limit)
  const rest = await Promise.all(Array.from({ length: Math.max(0, pages - 1) }, (_, i) => ask(i + 2)))
  return { items: [items, ...rest.map((page) => page.items)].flat().slice(0, shown), total }
}

/** A comment in words; what its reader did with it is there for members alone. */
function shownComment(comment: Comment, context: Context) {
  const { language } = pageOf(context)
  const say = words(language)
  const who = comment.author_name || say.gone
  const likes = formatNumber(comment.likes, language)
  return {
    ...comment,
    who,
    likes,
    written: formatShortDay(jakartaDate(new Date(comment.created_at)), language),
    likeLabel: say.likeIt(who),
    reportLabel: say.reportIt(who),
  }
}

export type ShownComment = ReturnType<typeof shownComment>

/** The conversation under a post. */
export async function loadComments(context: Context, slug: string, commentQuery: CommentQuery) {
  const { language } = pageOf(context)
  const say = words(language)
  const [{ items, total }, member] = await Promise.all([firstComments(context, slug, commentQuery), memberOf(context)])
  const path = `/blog/${encodeURIComponent(slug)}`
  const at = (change: Partial<CommentQuery>) => path + queryOf({ ...commentQuery, ...change })
  const count = (n: number) => formatNumber(n, language)
  return {
    path,
    total,
    query: queryOf(commentQuery),
    title: say.comments(count(total)),
    is_member: member !== undefined,
    items: items.map((comment) => shownComment(comment, context)),
    sorts: commentSorts.map((sort) => ({
      label: say[sort],
      href: `${at({ sort })}#comments`,
      isCurrent: commentQuery.sort === sort,
    })),
    more: items.length < total ? at({ shown: commentQuery.shown + step }) : undefined,
    shown: say.shown(count(items.length), count(total)),
    reasons: reportReasons.map((value) => ({ value, label: say[value] })),
    most: commentLength.most,
  }
}

export type Conversation = Awaited<ReturnType<typeof loadComments>>

/** Words of the page in one language; those that take something were said above. */
export function pageWords(context: Context) {
  const {
    updated: _u,
    comments: _c,
    shown: _s,
    likeIt: _l,
    reportIt: _r,
    hint,
    ...say
  } = words(pageOf(context).language)
  return { ...say, hint: hint(commentLength.most) }
}

export type Say = ReturnType<typeof pageWords>
