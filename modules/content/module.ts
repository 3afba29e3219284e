import type { Handlers } from '#core/call.ts'
import { addComment } from './calls/add-comment.ts'
import { banners } from './calls/banners.ts'
import { comments } from './calls/comments.ts'
import { decideReportedComment } from './calls/console/decide-reported-comment.ts'
import { exportGuides } from './calls/console/export-guides.ts'
import { exportReportedComments } from './calls/console/export-reported-comments.ts'
import { listGuides } from './calls/console/list-guides.ts'
import { listReportedComments } from './calls/console/list-reported-comments.ts'
import { reviewGuide } from './calls/console/review-guide.ts'
import { seeGuide } from './calls/console/see-guide.ts'
import { faqs } from './calls/faqs.ts'
import { galleries } from './calls/galleries.ts'
import { deleteComment, likeComment, reportComment } from './calls/mark-comment.ts'
import { page } from './calls/page.ts'
import { postByKey } from './calls/post-by-key.ts'
import { news, otherPosts, posts } from './calls/posts.ts'
import { headerPost, postCategories, pressReleases, relatedPosts, trendingPosts } from './calls/short-post-lists.ts'
import { viewPost } from './calls/view-post.ts'
import * as consoleContract from './contract.console.ts'
import * as contract from './contract.ts'
import type { ContentPorts } from './ports.ts'

export { onCommentDecided } from './events.ts'
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

const consoleCalls = {
  listGuides,
  exportGuides,
  seeGuide,
  reviewGuide,
  listReportedComments,
  exportReportedComments,
  decideReportedComment,
} satisfies Handlers<typeof consoleContract, ContentPorts>

export const content = {
  contract,
  calls: { banners, galleries, faqs, page, ...hasanah } satisfies Handlers<typeof contract, ContentPorts>,
  console: { contract: consoleContract, calls: consoleCalls },
  jobs: [],
}
