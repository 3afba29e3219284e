import { uploadContentPicture } from '#modules/content/contract.console.ts'
import type { Context } from '../../../api.server.ts'
import type { Values } from '../../../form.server.ts'
import { api } from '../../api.server.ts'

export const pictureFormFields = ['picture_id', 'alt_id', 'alt_en']

/**
 * The picture that a form means: the one it sends, stored, or the one it had. It is noted in what was typed, so that a form
 * that is refused for another reason does not ask for the picture again.
 */
export async function storePicture(context: Context, form: FormData, values: Values): Promise<string> {
  const sent = form.get('file')
  const { alt_id = '', alt_en = '', picture_id = '' } = values
  if (!(sent instanceof File) || sent.size === 0) return picture_id
  const files = { file: { name: sent.name, bytes: Buffer.from(await sent.arrayBuffer()) } }
  const { data } = await api(context, uploadContentPicture, { alt_id, alt_en }, { files })
  values.picture_id = data.picture_id
  return data.picture_id
}
