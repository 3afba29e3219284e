import { data, redirect } from 'react-router'
import { changeBanner, removeBanner } from '#modules/content/contract.console.ts'
import { type Context, pageOf } from '../../../api.server.ts'
import { readForm, refused, textsOf } from '../../../form.server.ts'
import { api } from '../../api.server.ts'
import { storePicture } from '../../components/content/picture.server.ts'
import { bannerFormFields, typedBanner } from '../../components/content/showcase-typed.server.ts'
import { onceOf, withDone } from '../../form.server.ts'
import { to } from '../../to.ts'

/** Saves a banner, or removes it. */
export async function actOnBanner(context: Context, { request, id }: { request: Request; id: string }) {
  const { language } = pageOf(context)
  const form = await readForm(request)
  const values = textsOf(form, bannerFormFields)
  const intent = values.intent ?? ''
  const once = onceOf(values)
  try {
    if (intent === 'remove') {
      await api(context, removeBanner, { id, confirm_name: values.confirm_name ?? '' })
      return redirect(withDone(to(language, '/banners'), 'removed'))
    }
    if (intent !== 'save') throw data(null, { status: 400 })
    const picture_id = await storePicture(context, form, values)
    await api(context, changeBanner, { id, version: values.version, ...typedBanner(values), picture_id }, once)
    return redirect(withDone(to(language, '/banners/:id', { id }), 'saved'))
  } catch (error) {
    return refused(error, { intent, values })
  }
}
