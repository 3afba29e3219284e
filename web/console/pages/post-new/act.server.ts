import { redirect } from 'react-router'
import { createPost, postChoices } from '#modules/content/contract.console.ts'
import { type Context, pageOf } from '../../../api.server.ts'
import { readForm, refused, textsOf } from '../../../form.server.ts'
import { api } from '../../api.server.ts'
import { addTextPicture, storePicture } from '../../components/content/picture.server.ts'
import { postFormFields, typedPost } from '../../components/content/post-typed.server.ts'
import { forgetDraft } from '../../draft.server.ts'
import { onceOf, withDone } from '../../form.server.ts'
import { to } from '../../to.ts'

/** Saves the draft; leads to it. */
export async function makePost(context: Context, request: Request) {
  const form = await readForm(request)
  const values = textsOf(form, postFormFields)
  const once = onceOf(values)
  if (values.intent === 'forget-draft') {
    await forgetDraft(context, { kind: 'post', thing_id: 'new' })
    return redirect(to(pageOf(context).language, '/posts/new'))
  }
  try {
    const { tenants } = (await api(context, postChoices, {})).data
    const brand = tenants.find(({ categories }) => categories.some(({ id }) => id === values.category_id)) ?? tenants[0]
    await addTextPicture(context, form, values)
    const picture_id = await storePicture(context, form, values)
    const input = { tenant_id: brand?.id ?? '', ...typedPost(values), picture_id: picture_id || 'none' }
    const { id } = (await api(context, createPost, input, once)).data
    return redirect(withDone(to(pageOf(context).language, '/posts/:id', { id }), 'created'))
  } catch (error) {
    return refused(error, { intent: 'create', values })
  }
}
