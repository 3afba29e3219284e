import { redirect } from 'react-router'
import { createBanner } from '#modules/content/contract.console.ts'
import { type Context, pageOf } from '../../../api.server.ts'
import { readForm, refused, textsOf } from '../../../form.server.ts'
import { api } from '../../api.server.ts'
import { storePicture } from '../../components/content/picture.server.ts'
import { bannerFormFields, typedBanner } from '../../components/content/showcase-typed.server.ts'
import { onceOf, withDone } from '../../form.server.ts'
import { to } from '../../to.ts'

/** Adds the banner; leads to it. */
export async function makeBanner(context: Context, request: Request) {
  const form = await readForm(request)
  const values = textsOf(form, bannerFormFields)
  const once = onceOf(values)
  try {
    const picture_id = (await storePicture(context, form, values)) || 'none'
    const input = { tenant_id: values.tenant_id ?? '', ...typedBanner(values), picture_id }
    const { id } = (await api(context, createBanner, input, once)).data
    return redirect(withDone(to(pageOf(context).language, '/banners/:id', { id }), 'created'))
  } catch (error) {
    return refused(error, { intent: 'create', values })
  }
}
