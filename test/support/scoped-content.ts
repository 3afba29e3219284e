import { callKey } from '#core/call.ts'
import { newId } from '#core/ids.ts'
import type { Scope } from '#core/staff.ts'
import { demoTenants } from '#demo/tenants.ts'
import * as content from '#modules/content/contract.console.ts'
import { page_versions } from '#modules/content/tables.ts'
import {
  aBanner,
  aDeskPicture,
  aFaq,
  aGalleryItem,
  bannerForm,
  both,
  faqForm,
  galleryForm,
  pictureUpload,
  postForm,
} from './content.ts'
import { aGuide } from './guides.ts'
import { anyPost } from './posts.ts'
import type { ScopedThing } from './scoped-thing.ts'
import type { TestApp } from './test-app.ts'

const base = '/api/console/v1'
const platform: Scope = { kind: 'platform' }
const brand = { kind: 'tenant', id: demoTenants[0].id } as const
const scopes = [platform, brand]
const lists = (url: string) => async (): Promise<ScopedThing> => ({ url: base + url, scopes: [platform] })
/** Texts of the platform that every brand shows and reads; what a brand’s own are worth to others is proved beside the call. */
const shared = (url: string) => async (): Promise<ScopedThing> => ({ ...(await lists(url)()), is_shared: true })
const tenant_id = brand.id
const text = { title: both('Judul baru'), summary: both('Ringkasan baru'), body: both('Satu baris teks yang cukup.') }

type Things = Readonly<Record<string, (home: TestApp) => Promise<ScopedThing>>>
type Make = (home: TestApp) => Promise<{ id: string }>

/** A thing of a brand, and a request about it. */
const about = (kind: string, make: Make, body?: object) => async (home: TestApp) => {
  await aDeskPicture(home)
  return { url: `${base}/${kind}/${(await make(home)).id}`, scopes, ...(body && { body }) }
}
const aPost: Make = (home) => anyPost(home)
const anOwnFaq: Make = (home) => aFaq(home, { tenant_id })
const anOwnPage: Make = (home) => aGuide(home, { tenant_id })

/** A new thing of a brand. */
const adds = (kind: string, form: object) => async (home: TestApp) => {
  await aDeskPicture(home)
  return { url: `${base}/${kind}`, scopes, body: { tenant_id, ...form } }
}

/** What editors do with posts, banners, the gallery, questions and pages. */
export const scopedContent: Things = {
  [callKey(content.listDeskPosts)]: lists('/posts'),
  [callKey(content.exportPosts)]: lists('/posts/export'),
  [callKey(content.postChoices)]: lists('/posts/choices'),
  [callKey(content.uploadContentPicture)]: async () => ({
    url: `${base}/content-pictures`,
    scopes,
    body: await pictureUpload(),
    // Nobody's yet: what a brand puts it on is that brand's.
    is_own: true,
  }),
  [callKey(content.seeDeskPost)]: about('posts', aPost),
  [callKey(content.createPost)]: async (home) => ({
    url: `${base}/posts`,
    scopes,
    body: { tenant_id, ...(await postForm(home)) },
  }),
  [callKey(content.changePost)]: async (home) => ({
    url: `${base}/posts/${(await anyPost(home)).id}`,
    scopes,
    body: { version: 1, ...(await postForm(home)) },
  }),
  [callKey(content.stepPost)]: async (home) => ({
    url: `${base}/posts/${(await anyPost(home)).id}/step`,
    scopes,
    body: { step: 'withdraw', reason: 'Aturannya sudah berubah' },
  }),
  [callKey(content.listDeskBanners)]: lists('/banners'),
  [callKey(content.exportBanners)]: async (home) => {
    await aBanner(home)
    return { ...(await lists('/banners/export')()), shows: /Umrah Ramadan/ }
  },
  [callKey(content.seeDeskBanner)]: about('banners', aBanner),
  [callKey(content.createBanner)]: adds('banners', bannerForm()),
  [callKey(content.changeBanner)]: about('banners', aBanner, { version: 1, ...bannerForm() }),
  [callKey(content.removeBanner)]: about('banners', aBanner, { confirm_name: bannerForm().title.id }),
  [callKey(content.listDeskGallery)]: lists('/gallery'),
  [callKey(content.exportGallery)]: async (home) => {
    await aGalleryItem(home)
    return { ...(await lists('/gallery/export')()), shows: /Pagi di Madinah/ }
  },
  [callKey(content.seeGalleryItem)]: about('gallery', aGalleryItem),
  [callKey(content.createGalleryItem)]: adds('gallery', galleryForm()),
  [callKey(content.changeGalleryItem)]: about('gallery', aGalleryItem, { version: 1, ...galleryForm() }),
  [callKey(content.removeGalleryItem)]: about('gallery', aGalleryItem, { confirm_name: galleryForm().title.id }),
  [callKey(content.listDeskFaqs)]: shared('/faqs'),
  [callKey(content.exportFaqs)]: shared('/faqs/export'),
  [callKey(content.seeDeskFaq)]: about('faqs', anOwnFaq),
  [callKey(content.createFaq)]: adds('faqs', faqForm()),
  [callKey(content.changeFaq)]: about('faqs', anOwnFaq, { version: 1, ...faqForm() }),
  [callKey(content.removeFaq)]: about('faqs', anOwnFaq, { confirm_name: faqForm().question.id }),
  [callKey(content.listDeskPages)]: shared('/pages'),
  [callKey(content.exportPages)]: shared('/pages/export'),
  [callKey(content.seeDeskPage)]: about('pages', anOwnPage),
  [callKey(content.seeFormerPage)]: async (home) => {
    const { id: page_id, title, summary, body, dated_on, version } = await aGuide(home, { tenant_id })
    const id = newId()
    const replaced = { replaced_at: home.application.clock.now(), replaced_by: newId() }
    const row = { id, page_id, title, summary, body, dated_on, version, ...replaced }
    await home.application.db.insert(page_versions).values(row)
    return { url: `${base}/pages/${page_id}/versions/${id}`, scopes }
  },
  [callKey(content.changePage)]: about('pages', anOwnPage, { revision: 1, ...text }),
  [callKey(content.ownPage)]: async (home) => ({
    url: `${base}/pages/${(await aGuide(home)).id}/own`,
    scopes,
    body: { tenant_id },
  }),
}
