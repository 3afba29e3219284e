import { data, redirect } from 'react-router'
import { endShareLink, makeShareLink } from '#modules/affiliate/contract.console.ts'
import { type Context, pageOf } from '../../../api.server.ts'
import { fieldsOf, readForm, refused, textsOf } from '../../../form.server.ts'
import { api } from '../../api.server.ts'
import { onceOf, withDone } from '../../form.server.ts'
import { to } from '../../to.ts'

const fields = ['intent', 'key', ...fieldsOf(makeShareLink, endShareLink)]

export async function actOnLinks(context: Context, request: Request) {
  const values = textsOf(await readForm(request), fields)
  const { intent = '', id = '', consultant_id = '', product_slug = '', ends_on = '' } = values
  const list = to(pageOf(context).language, '/links')
  try {
    if (intent === 'end') {
      await api(context, endShareLink, { id })
      return redirect(withDone(list, 'stopped'))
    }
    if (intent !== 'make') throw data(null, { status: 400 })
    const wish = { consultant_id, ends_on, ...(product_slug && { product_slug }) }
    const made = (await api(context, makeShareLink, wish, onceOf(values))).data
    return redirect(withDone(`${list}?${new URLSearchParams({ qr: made.id })}`, 'made'))
  } catch (error) {
    return refused(error, { intent, values })
  }
}
