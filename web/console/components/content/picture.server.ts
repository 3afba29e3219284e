import { CallFailure, isCallFailure } from '#core/client.ts'
import { pictureSource } from '#core/pictures.ts'
import { uploadContentPicture } from '#modules/content/contract.console.ts'
import type { Context } from '../../../api.server.ts'
import type { Values } from '../../../form.server.ts'
import { api } from '../../api.server.ts'

export const pictureFormFields = ['picture_id', 'alt_id', 'alt_en']

export const textPictureFields = ['text_alt_id', 'text_alt_en']

type Alts = { alt_id: string; alt_en: string }

/** Stores a picture that a form has sent; nothing where it has sent none. */
async function stored(context: Context, sent: FormDataEntryValue | null, alts: Alts): Promise<string | undefined> {
  if (!(sent instanceof File) || sent.size === 0) return undefined
  const files = { file: { name: sent.name, bytes: Buffer.from(await sent.arrayBuffer()) } }
  return (await api(context, uploadContentPicture, alts, { files })).data.picture_id
}

/**
 * The picture that a form means: the one it sends, stored, or the one it had. It is noted in what was typed, so that a form
 * that is refused for another reason does not ask for the picture again.
 */
export async function storePicture(context: Context, form: FormData, values: Values): Promise<string> {
  const { alt_id = '', alt_en = '', picture_id = '' } = values
  values.picture_id = (await stored(context, form.get('file'), { alt_id, alt_en })) ?? picture_id
  return values.picture_id
}

/** What is wrong with it is said at its own fields. */
function atTextFields(error: unknown): unknown {
  if (!isCallFailure(error)) return error
  const { status, code, message } = error
  const errors = Object.fromEntries(Object.entries(error.errors).map(([name, texts]) => [`text_${name}`, texts]))
  return new CallFailure({ status, body: { code, message, errors } })
}

/** A picture that was sent for the text stands at its end, in each language it has. */
export async function addTextPicture(context: Context, form: FormData, values: Values): Promise<void> {
  const { text_alt_id: alt_id = '', text_alt_en: alt_en = '' } = values
  const id = await stored(context, form.get('text_file'), { alt_id, alt_en }).catch((error: unknown) => {
    throw atTextFields(error)
  })
  if (id === undefined) return
  for (const name of ['body.id', 'body.en']) {
    const text = values[name] ?? ''
    if (text.trim() !== '') values[name] = `${text}\n<img src="${pictureSource(id, 960, 'webp')}">`
  }
}
