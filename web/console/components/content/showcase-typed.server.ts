import type { Sent } from '#core/call.ts'
import type { changeBanner, changeGalleryItem } from '#modules/content/contract.console.ts'
import type { Values } from '../../../form.server.ts'
import { bilingualOf } from '../../form.server.ts'
import { pictureFormFields } from './picture.server.ts'

const own = ['intent', 'key', 'version', 'confirm_name', 'tenant_id', 'title.id', 'title.en', ...pictureFormFields]
export const bannerFormFields = [...own, 'path', 'position', 'starts_on', 'ends_on']
export const galleryFormFields = [...own, 'taken_on']

type Banner = Omit<Sent<typeof changeBanner>, 'id' | 'version' | 'picture_id'>
type Item = Omit<Sent<typeof changeGalleryItem>, 'id' | 'version' | 'picture_id'>

/** What is blank is not there at all. */
export function typedBanner(values: Values): Banner {
  const { path = '', position = '', starts_on, ends_on } = values
  return {
    title: bilingualOf(values, 'title'),
    path,
    position: position.trim() === '' ? undefined : position,
    ...(starts_on && { starts_on }),
    ...(ends_on && { ends_on }),
  }
}

export const typedItem = (values: Values): Item => ({
  title: bilingualOf(values, 'title'),
  taken_on: values.taken_on ?? '',
})
