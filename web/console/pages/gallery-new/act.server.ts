import { redirect } from 'react-router'
import { createGalleryItem } from '#modules/content/contract.console.ts'
import { type Context, pageOf } from '../../../api.server.ts'
import { readForm, refused, textsOf } from '../../../form.server.ts'
import { api } from '../../api.server.ts'
import { storePicture } from '../../components/content/picture.server.ts'
import { galleryFormFields, typedItem } from '../../components/content/showcase-typed.server.ts'
import { onceOf, withDone } from '../../form.server.ts'
import { to } from '../../to.ts'

/** Adds the photo; leads to it. */
export async function makeItem(context: Context, request: Request) {
  const form = await readForm(request)
  const values = textsOf(form, galleryFormFields)
  const once = onceOf(values)
  try {
    const picture_id = (await storePicture(context, form, values)) || 'none'
    const input = { tenant_id: values.tenant_id ?? '', ...typedItem(values), picture_id }
    const { id } = (await api(context, createGalleryItem, input, once)).data
    return redirect(withDone(to(pageOf(context).language, '/gallery/:id', { id }), 'created'))
  } catch (error) {
    return refused(error, { intent: 'create', values })
  }
}
