import { z } from 'zod'
import { call } from '#core/call.ts'
import { confirmNameField } from '#core/confirm-by-name.ts'
import { streamAnswer } from '#core/file-answer.ts'
import { exportFields, listed, listFields } from '#core/list.ts'
import { codes } from '#core/refusal-codes.ts'
import { bannerFields, bannerStates, deskBanner, deskGalleryItem, galleryFields } from './shapes.forms.ts'

const editors = ['admin', 'editor'] as const
const id = z.uuid()
const version = z.coerce.number().int().min(1)
const saved = z.object({ id, version: z.int() })

export const listDeskBanners = call({
  method: 'GET',
  path: '/api/console/v1/banners',
  who: editors,
  about: 'Banners of the home page in their order, with whether each is shown now.',
  input: z.object({ ...listFields(['position', '-position']), state: z.enum(bannerStates).optional() }),
  output: listed(deskBanner),
})

export const exportBanners = call({
  method: 'GET',
  path: '/api/console/v1/banners/export',
  who: editors,
  answers: 'stream',
  about: 'The same as CSV.',
  input: z.object({ ...exportFields(['position', '-position']), state: z.enum(bannerStates).optional() }),
  output: streamAnswer,
})

export const seeDeskBanner = call({
  method: 'GET',
  path: '/api/console/v1/banners/:id',
  who: editors,
  about: 'One banner as its form has it.',
  input: z.object({ id }),
  output: deskBanner,
})

export const createBanner = call({
  method: 'POST',
  path: '/api/console/v1/banners',
  who: editors,
  once: true,
  about: 'Adds a banner to the home page of a brand.',
  says: { id: 'Banner ditambahkan', en: 'Banner added' },
  input: z.object({ tenant_id: id, ...bannerFields }),
  output: z.object({ id }),
})

export const changeBanner = call({
  method: 'PUT',
  path: '/api/console/v1/banners/:id',
  who: editors,
  once: true,
  about: 'Changes a banner. `version` is that of the form: who was late is told what changed and by whom.',
  says: { id: 'Banner disimpan', en: 'Banner saved' },
  input: z.object({ id, version, ...bannerFields }),
  output: saved,
  refusals: [codes.content_changed],
})

export const removeBanner = call({
  method: 'DELETE',
  path: '/api/console/v1/banners/:id',
  who: editors,
  about: 'Takes a banner off the home page for good. `confirm_name` is its title.',
  says: { id: 'Banner dihapus', en: 'Banner removed' },
  input: z.object({ id, ...confirmNameField }),
  output: z.object({ id }),
})

export const listDeskGallery = call({
  method: 'GET',
  path: '/api/console/v1/gallery',
  who: editors,
  about: 'Pictures of journeys, newest first.',
  input: z.object(listFields(['-taken_at', 'taken_at'])),
  output: listed(deskGalleryItem),
})

export const exportGallery = call({
  method: 'GET',
  path: '/api/console/v1/gallery/export',
  who: editors,
  answers: 'stream',
  about: 'The same as CSV.',
  input: z.object(exportFields(['-taken_at', 'taken_at'])),
  output: streamAnswer,
})

export const seeGalleryItem = call({
  method: 'GET',
  path: '/api/console/v1/gallery/:id',
  who: editors,
  about: 'One picture of the gallery as its form has it.',
  input: z.object({ id }),
  output: deskGalleryItem,
})

export const createGalleryItem = call({
  method: 'POST',
  path: '/api/console/v1/gallery',
  who: editors,
  once: true,
  about: 'Adds a picture to the gallery of a brand.',
  says: { id: 'Foto ditambahkan', en: 'Photo added' },
  input: z.object({ tenant_id: id, ...galleryFields }),
  output: z.object({ id }),
})

export const changeGalleryItem = call({
  method: 'PUT',
  path: '/api/console/v1/gallery/:id',
  who: editors,
  once: true,
  about: 'Changes a picture of the gallery, by the version of its form.',
  says: { id: 'Foto disimpan', en: 'Photo saved' },
  input: z.object({ id, version, ...galleryFields }),
  output: saved,
  refusals: [codes.content_changed],
})

export const removeGalleryItem = call({
  method: 'DELETE',
  path: '/api/console/v1/gallery/:id',
  who: editors,
  about: 'Takes a picture out of the gallery for good. `confirm_name` is its title.',
  says: { id: 'Foto dihapus', en: 'Photo removed' },
  input: z.object({ id, ...confirmNameField }),
  output: z.object({ id }),
})
