import type { Sent } from '#core/call.ts'
import type { changePost } from '#modules/content/contract.console.ts'
import type { Values } from '../../../form.server.ts'
import { bilingualOf } from '../../form.server.ts'
import { pictureFormFields, textPictureFields } from './picture.server.ts'

type Form = Omit<Sent<typeof changePost>, 'id' | 'version' | 'picture_id'>

export const postFormFields = [
  ...['intent', 'key', 'version', 'category_id', 'kind', 'slug', 'author_name', 'is_header', ...pictureFormFields],
  ...textPictureFields,
  ...['title', 'summary', 'body', 'author_role'].flatMap((name) => [`${name}.id`, `${name}.en`]),
  ...['step', 'publish_at', 'reason'],
]

/** What is blank in English is not there at all. */
function translatedOf(values: Values, name: string): { id: string; en: string | null } {
  const { id, en } = bilingualOf(values, name)
  return { id, en: en.trim() === '' ? null : en }
}

/** The form of a post as its calls take it; what is wrong with it is theirs to say. */
export function typedPost(values: Values): Form {
  const { category_id = '', kind, slug = '', author_name = '' } = values
  return {
    category_id,
    kind: kind === 'press_release' ? kind : 'article',
    ...(slug.trim() !== '' && { slug }),
    title: translatedOf(values, 'title'),
    summary: translatedOf(values, 'summary'),
    body: translatedOf(values, 'body'),
    author_name,
    author_role: bilingualOf(values, 'author_role'),
    is_header: values.is_header === 'true',
  }
}
