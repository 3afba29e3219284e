import { redirect } from 'react-router'
import { newId } from '#core/ids.ts'
import { addHotel } from '#modules/catalogue/contract.console.ts'
import { type Context, pageOf } from '../../../api.server.ts'
import { readForm, refused, textsOf } from '../../../form.server.ts'
import { api } from '../../api.server.ts'
import { hotelFormFields, typedHotel } from '../../components/hotels/typed.server.ts'
import { onceOf, withDone } from '../../form.server.ts'
import { tabTitle } from '../../shell.server.ts'
import { to } from '../../to.ts'
import { words } from './words.ts'

export const loadNewHotel = (context: Context) => ({
  tab: tabTitle(context, words(pageOf(context).language).newTitle),
  key: newId(),
})

/** Adds the hotel; leads to it. */
export async function makeHotel(context: Context, request: Request) {
  const values = textsOf(await readForm(request), hotelFormFields)
  try {
    const { id } = (await api(context, addHotel, typedHotel(values), onceOf(values))).data
    return redirect(withDone(to(pageOf(context).language, '/hotels/:id', { id }), 'created'))
  } catch (error) {
    return refused(error, { intent: 'create', values })
  }
}
