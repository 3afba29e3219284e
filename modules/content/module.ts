import type { Handlers } from '#core/call.ts'
import { addComment } from './calls/add-comment.ts'
import { banners } from './calls/banners.ts'
import { comments } from './calls/comments.ts'
import { faqs } from './calls/faqs.ts'
import { galleries } from './calls/galleries.ts'
import { deleteComment, likeComment, reportComment } from './calls/mark-comment.ts'
import { page } from './calls/page.ts'
import { postByKey } from './calls/post-by-key.ts'
import { news, otherPosts, posts } from './calls/posts.ts'
import { headerPost, postCategories, pressReleases, relatedPosts, trendingPosts } from './calls/short-post-lists.ts'
import { viewPost } from './calls/view-post.ts'
import * as contract from './contract.ts'
import type { ContentPorts } from './ports.ts'

export { latestPosts } from './latest-posts.ts'
export { postPlaces } from './store.posts.ts'

const hasanah = {
  posts,
  headerPost,
  otherPosts,
  pressReleases,
  trendingPosts,
  postCategories,
  postByKey,
  relatedPosts,
  viewPost,
  comments,
  addComment,
  likeComment,
  reportComment,
  deleteComment,
  news,
  newsById: postByKey,
}

export const content = {
  contract,
  calls: { banners, galleries, faqs, page, ...hasanah } satisfies Handlers<typeof contract, ContentPorts>,
  jobs: [],
}
