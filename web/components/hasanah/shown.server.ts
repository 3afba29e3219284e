import type { Output } from '#core/call.ts'
import { formatNumber, formatShortDay } from '#core/format.ts'
import type { Language } from '#core/messages.ts'
import { jakartaDate } from '#core/time.ts'
import type { trendingPosts } from '#modules/content/contract.ts'
import { words } from './words.ts'

export type Post = Output<typeof trendingPosts>[number]

/** A post in words: a browser need know neither how days nor how numbers are written. */
export function shownPost(post: Post, language: Language) {
  const say = words(language)
  const isForeign = post.language !== language
  return {
    id: post.id,
    path: `/blog/${encodeURIComponent(post.slug)}`,
    title: post.title,
    summary: post.summary,
    /** Said only where it differs from the language of the page. */
    lang: isForeign ? post.language : undefined,
    mark: isForeign ? say.onlyIndonesian : undefined,
    category: post.category.name,
    picture_id: post.picture_id,
    picture_colour: post.picture_colour,
    published: { at: post.published_at, text: formatShortDay(jakartaDate(new Date(post.published_at)), language) },
    minutes: say.minutes(post.reading_minutes),
    views: say.views(formatNumber(post.views, language)),
  }
}

export type ShownPost = ReturnType<typeof shownPost>
