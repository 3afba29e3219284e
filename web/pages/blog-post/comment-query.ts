import { type CommentSort, commentSorts } from '#modules/content/rules/comment.ts'

/** How comments are looked at: their order, and how many of them. */
export type CommentQuery = { sort: CommentSort; shown: number }

// Seeds, section 7.5: the first look shows three, newest first.
export const first: CommentQuery = { sort: 'newest', shown: 3 }
export const step = 10
const most = 203

/** What makes no sense is as at first. */
export function readCommentQuery(params: URLSearchParams): CommentQuery {
  const sort = commentSorts.find((known) => known === params.get('sort')) ?? first.sort
  const sent = params.get('comments') ?? ''
  const shown = /^\d{1,4}$/.test(sent) ? Math.min(Math.max(Number(sent), first.shown), most) : first.shown
  return { sort, shown }
}

/** The query that asks for it, in one spelling; nothing for the first look. */
export function queryOf({ sort, shown }: CommentQuery): string {
  const query = new URLSearchParams()
  if (sort !== first.sort) query.set('sort', sort)
  if (shown !== first.shown) query.set('comments', String(shown))
  return query.size > 0 ? `?${query}` : ''
}
