import type { Handlers } from '#core/call.ts'
import { onTenantAdded } from '#modules/tenant/module.ts'
import { addComment } from './calls/add-comment.ts'
import { banners } from './calls/banners.ts'
import { comments } from './calls/comments.ts'
import { changeBanner } from './calls/console/change-banner.ts'
import { changeFaq } from './calls/console/change-faq.ts'
import { changeGalleryItem } from './calls/console/change-gallery-item.ts'
import { changePage } from './calls/console/change-page.ts'
import { changePost } from './calls/console/change-post.ts'
import { createBanner } from './calls/console/create-banner.ts'
import { createFaq } from './calls/console/create-faq.ts'
import { createGalleryItem } from './calls/console/create-gallery-item.ts'
import { createPost } from './calls/console/create-post.ts'
import { decideReportedComment } from './calls/console/decide-reported-comment.ts'
import { exportBanners } from './calls/console/export-banners.ts'
import { exportFaqs } from './calls/console/export-faqs.ts'
import { exportGallery } from './calls/console/export-gallery.ts'
import { exportGuides } from './calls/console/export-guides.ts'
import { exportPages } from './calls/console/export-pages.ts'
import { exportPosts } from './calls/console/export-posts.ts'
import { exportReportedComments } from './calls/console/export-reported-comments.ts'
import { listDeskBanners } from './calls/console/list-desk-banners.ts'
import { listDeskFaqs } from './calls/console/list-desk-faqs.ts'
import { listDeskGallery } from './calls/console/list-desk-gallery.ts'
import { listDeskPages } from './calls/console/list-desk-pages.ts'
import { listDeskPosts } from './calls/console/list-desk-posts.ts'
import { listGuides } from './calls/console/list-guides.ts'
import { listReportedComments } from './calls/console/list-reported-comments.ts'
import { ownPage } from './calls/console/own-page.ts'
import { postChoices } from './calls/console/post-choices.ts'
import { removeBanner } from './calls/console/remove-banner.ts'
import { removeFaq } from './calls/console/remove-faq.ts'
import { removeGalleryItem } from './calls/console/remove-gallery-item.ts'
import { reviewGuide } from './calls/console/review-guide.ts'
import { seeDeskBanner } from './calls/console/see-desk-banner.ts'
import { seeDeskFaq } from './calls/console/see-desk-faq.ts'
import { seeDeskPage } from './calls/console/see-desk-page.ts'
import { seeDeskPost } from './calls/console/see-desk-post.ts'
import { seeFormerPage } from './calls/console/see-former-page.ts'
import { seeGalleryItem } from './calls/console/see-gallery-item.ts'
import { seeGuide } from './calls/console/see-guide.ts'
import { seeReading } from './calls/console/see-reading.ts'
import { stepPost } from './calls/console/step-post.ts'
import { uploadContentPicture } from './calls/console/upload-content-picture.ts'
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
import { jobs } from './jobs.ts'
import type { ContentPorts } from './ports.ts'
import { addFirstCategories } from './store.desk-posts.ts'

export { banners } from './calls/banners.ts'
export { onCommentDecided } from './events.ts'
export { latestPosts } from './latest-posts.ts'
export { pageVersion } from './store.pages.ts'
export { postPlaces } from './store.posts.ts'

onTenantAdded(addFirstCategories)

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
  seeReading,
  listGuides,
  exportGuides,
  seeGuide,
  reviewGuide,
  listReportedComments,
  exportReportedComments,
  decideReportedComment,
  listDeskPosts,
  exportPosts,
  postChoices,
  uploadContentPicture,
  seeDeskPost,
  createPost,
  changePost,
  stepPost,
  listDeskBanners,
  exportBanners,
  seeDeskBanner,
  createBanner,
  changeBanner,
  removeBanner,
  listDeskGallery,
  exportGallery,
  seeGalleryItem,
  createGalleryItem,
  changeGalleryItem,
  removeGalleryItem,
  listDeskFaqs,
  exportFaqs,
  seeDeskFaq,
  createFaq,
  changeFaq,
  removeFaq,
  listDeskPages,
  exportPages,
  seeDeskPage,
  seeFormerPage,
  changePage,
  ownPage,
} satisfies Handlers<typeof consoleContract, ContentPorts>

export const content = {
  contract,
  calls: { banners, galleries, faqs, page, ...hasanah } satisfies Handlers<typeof contract, ContentPorts>,
  console: { contract: consoleContract, calls: consoleCalls },
  jobs,
}
