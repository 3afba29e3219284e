import { z } from 'zod'
import { call } from '#core/call.ts'
import { growing, paged, paging } from '#core/paging.ts'
import { pictureColour } from '#core/picture-colour.ts'
import { codes } from '#core/refusal-codes.ts'
import { commentLength, commentSorts, reportReasons } from './rules/comment.ts'
import { block, comment, pageCard, post, postCategory, postDetail } from './shapes.ts'

export const banners = call({
  method: 'GET',
  path: '/api/v3/banners',
  who: 'anyone',
  may_lag: true,
  about: 'Banners of the home page.',
  input: z.object({}),
  output: z.array(
    z.object({
      id: z.uuid(),
      title: z.string(),
      image: z.string(),
      picture_id: z.string(),
      picture_colour: pictureColour,
      path: z.string(),
    }),
  ),
})

export const galleries = call({
  method: 'GET',
  path: '/api/v3/galleries',
  who: 'anyone',
  may_lag: true,
  about: 'Pictures of journeys, newest first.',
  input: z.object(paging(3, 60)),
  output: growing(
    z.object({
      id: z.uuid(),
      title: z.string(),
      image: z.string(),
      picture_id: z.string(),
      picture_colour: pictureColour,
      taken_at: z.iso.datetime(),
    }),
  ),
})

export const faqs = call({
  method: 'GET',
  path: '/api/v3/faqs',
  who: 'anyone',
  may_lag: true,
  about: 'Questions people ask, with answers, by group; with a search, those that hold all its words.',
  input: z.object({ search: z.string().trim().max(80).optional() }),
  output: z.array(
    z.object({
      slug: z.string(),
      name: z.string(),
      faqs: z.array(
        z.object({ slug: z.string(), question: z.string(), answer: z.array(block), answer_text: z.string() }),
      ),
    }),
  ),
})

export const page = call({
  method: 'GET',
  path: '/api/v3/pages/:slug',
  who: 'anyone',
  may_lag: true,
  about:
    'A text of the site: terms, privacy, about, guides (the list of them), each guide, manasik (steps of umrah). With `version`, a document as it was then.',
  input: z.object({
    slug: z.string().regex(/^[a-z0-9-]{1,80}$/),
    version: z
      .string()
      .regex(/^\d{1,4}\.\d{1,4}$/)
      .optional(),
  }),
  output: pageCard.extend({
    kind: z.enum(['document', 'guide', 'index', 'walk']),
    version: z.string(),
    dated_on: z.iso.date(),
    /** Of a former version, the day on which the next one took its place. */
    replaced_on: z.iso.date().nullable(),
    /** Of a document, the versions before the present one, the latest first. */
    former: z.array(z.object({ version: z.string(), dated_on: z.iso.date(), replaced_on: z.iso.date() })),
    /** Who has read and cleared it as it stands, and when; nobody yet where they are empty. */
    reviewer: z.string().nullable(),
    reviewed_on: z.iso.date().nullable(),
    lead: z.array(block),
    sections: z.array(z.object({ id: z.string(), title: z.string(), blocks: z.array(block) })),
    /** Of the list of guides, all guides; else those that lead on. */
    pages: z.array(pageCard),
  }),
  refusals: [codes.not_found],
})

const key = z.string().min(1).max(160)
const limitField = (usual: number) => ({ limit: z.coerce.number().int().min(1).max(20).default(usual) })
/** A form sends a field nobody filled in as empty; it narrows nothing. */
const filled = z
  .string()
  .trim()
  .max(80)
  .optional()
  .transform((value) => value || undefined)
const unknownPost = [codes.not_found] as const

export const posts = call({
  method: 'GET',
  path: '/api/v3/hasanah',
  who: 'anyone',
  may_lag: true,
  flag: 'is_hasanah',
  about: 'Posts, newest first; those whose title holds what is searched for come before the rest.',
  input: z.object({ search: filled, category: filled, ...paging(10, 50) }),
  output: paged(post),
})

export const headerPost = call({
  method: 'GET',
  path: '/api/v3/hasanah/header',
  who: 'anyone',
  may_lag: true,
  flag: 'is_hasanah',
  about: 'The post on top of the index: the one chosen, or else the newest.',
  input: z.object({}),
  output: post.nullable(),
})

export const otherPosts = call({
  method: 'GET',
  path: '/api/v3/hasanah/others',
  who: 'anyone',
  may_lag: true,
  flag: 'is_hasanah',
  about: 'Articles beside the one on top, newest first.',
  input: z.object(paging(9, 50)),
  output: paged(post),
})

export const pressReleases = call({
  method: 'GET',
  path: '/api/v3/hasanah/press-release',
  who: 'anyone',
  may_lag: true,
  flag: 'is_hasanah',
  about: 'Press releases, newest first.',
  input: z.object(limitField(4)),
  output: z.array(post),
})

export const trendingPosts = call({
  method: 'GET',
  path: '/api/v3/hasanah/trending',
  who: 'anyone',
  may_lag: true,
  flag: 'is_hasanah',
  about: 'What was read most in the last thirty days.',
  input: z.object(limitField(5)),
  output: z.array(post),
})

export const postCategories = call({
  method: 'GET',
  path: '/api/v3/hasanah/categories',
  who: 'anyone',
  may_lag: true,
  flag: 'is_hasanah',
  about: 'Categories that have posts, with how many.',
  input: z.object({}),
  output: z.array(postCategory.extend({ total: z.int() })),
})

export const postByKey = call({
  method: 'GET',
  path: '/api/v3/hasanah/:id',
  who: 'anyone',
  may_lag: true,
  flag: 'is_hasanah',
  about: 'A post by id or slug, with its text.',
  input: z.object({ id: key }),
  output: postDetail,
  refusals: unknownPost,
})

export const relatedPosts = call({
  method: 'GET',
  path: '/api/v3/hasanah/:id/related-posts',
  who: 'anyone',
  may_lag: true,
  flag: 'is_hasanah',
  about: 'Other posts, those of the same category first.',
  input: z.object({ id: key, ...limitField(4) }),
  output: z.array(post),
  refusals: unknownPost,
})

export const viewPost = call({
  method: 'POST',
  path: '/api/v3/hasanah/:id',
  who: 'anyone',
  flag: 'is_hasanah',
  about: 'Counts a view: once per reader in six hours; crawlers and floods from one address do not count.',
  input: z.object({ id: key }),
  output: z.object({ views: z.int(), is_counted: z.boolean() }),
  limit: { points: 120, seconds: 60 },
  refusals: unknownPost,
})

export const comments = call({
  method: 'GET',
  path: '/api/v3/hasanah/:slug/comments',
  who: 'anyone',
  may_lag: true,
  flag: 'is_hasanah',
  about: 'Comments of a post. To members it also tells what they did with each.',
  input: z.object({ slug: key, sortBy: z.enum(commentSorts).default('newest'), ...paging(3, 50) }),
  output: paged(comment),
  refusals: unknownPost,
})

export const addComment = call({
  method: 'POST',
  path: '/api/v3/hasanah/:id/comment',
  who: 'member',
  flag: 'is_hasanah',
  about: 'Adds a comment: plain text. Five a minute and sixty a day; the same one twice is refused.',
  says: { id: 'Komentar berhasil ditambahkan', en: 'Comment added successfully' },
  input: z.object({ id: key, text: z.string().trim().min(commentLength.least).max(commentLength.most) }),
  output: comment,
  // Many families share one address behind a carrier; each member has a tighter count of their own.
  limit: { points: 60, seconds: 60 },
  refusals: [
    codes.not_found,
    codes.comment_unshowable,
    codes.comment_empty,
    codes.comment_repeated,
    codes.too_many_requests,
  ],
})

const oneComment = { slug: key, userCommentId: z.uuid() }

export const likeComment = call({
  method: 'POST',
  path: '/api/v3/hasanah/:slug/comments/:userCommentId/like',
  who: 'member',
  flag: 'is_hasanah',
  about: 'Likes a comment, or takes the like back. One member counts once.',
  input: z.object(oneComment),
  output: z.object({ likes: z.int(), is_liked: z.boolean() }),
  limit: { points: 240, seconds: 60 },
  refusals: [codes.not_found, codes.too_many_requests],
})

export const reportComment = call({
  method: 'POST',
  path: '/api/v3/hasanah/:slug/comments/:userCommentId/report',
  who: 'member',
  flag: 'is_hasanah',
  about: 'Reports a comment of someone else, once. Three members who report it take it out of sight until reviewed.',
  says: { id: 'Terima kasih, laporan Anda sudah kami terima', en: 'Thank you, we’ve received your report' },
  input: z.object({ ...oneComment, reason: z.enum(reportReasons).default('other') }),
  output: z.object({}),
  limit: { points: 60, seconds: 60 },
  refusals: [codes.not_found, codes.too_many_requests],
})

export const deleteComment = call({
  method: 'DELETE',
  path: '/api/v3/hasanah/:slug/comments/:userCommentId',
  who: 'owner',
  flag: 'is_hasanah',
  about: 'Deletes a comment of one’s own, with its likes.',
  says: { id: 'Komentar dihapus', en: 'Comment deleted' },
  input: z.object(oneComment),
  output: z.object({}),
  refusals: unknownPost,
})

export const news = call({
  method: 'GET',
  path: '/api/v3/news',
  who: 'anyone',
  may_lag: true,
  flag: 'is_hasanah',
  about: 'Posts of a category (its id or slug) that hold what is searched for, newest first.',
  input: z.object({ cat_id: filled, s: filled, ...paging(10, 50) }),
  output: paged(post),
})

export const newsById = call({
  method: 'GET',
  path: '/api/v3/news/:id',
  who: 'anyone',
  may_lag: true,
  flag: 'is_hasanah',
  about: 'A post by id or slug, with its text.',
  input: z.object({ id: key }),
  output: postDetail,
  refusals: unknownPost,
})
