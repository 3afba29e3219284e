import { redirect } from 'react-router'
import { newId } from '#core/ids.ts'
import { changeHotel, seeHotel } from '#modules/catalogue/contract.console.ts'
import { type Context, pageOf } from '../../../api.server.ts'
import { readForm, refused, textsOf } from '../../../form.server.ts'
import { dataOrNotFound } from '../../../softly.server.ts'
import { api } from '../../api.server.ts'
import { hotelFormFields, typedHotel } from '../../components/hotels/typed.server.ts'
import { doneIn, onceOf, withDone } from '../../form.server.ts'
import { tabTitle } from '../../shell.server.ts'
import { to } from '../../to.ts'

export async function loadHotel(context: Context, { id, url }: { id: string; url: URL }) {
  const { language } = pageOf(context)
  const { name, city, stars, walk_minutes, version } = await dataOrNotFound(api(context, seeHotel, { id }))
  return {
    tab: tabTitle(context, name),
    key: newId(),
    address: to(language, '/hotels/:id', { id }),
    version: String(version),
    values: { name, city, stars: String(stars), walk_minutes: String(walk_minutes ?? '') },
    done: doneIn(url.searchParams, ['created', 'saved']),
  }
}

export async function saveHotel(context: Context, { request, id }: { request: Request; id: string }) {
  const values = textsOf(await readForm(request), hotelFormFields)
  try {
    await api(context, changeHotel, { id, version: values.version, ...typedHotel(values) }, onceOf(values))
    return redirect(withDone(to(pageOf(context).language, '/hotels/:id', { id }), 'saved'))
  } catch (error) {
    return refused(error, { intent: 'save', values })
  }
}
