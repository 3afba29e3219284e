import { data, redirect } from 'react-router'
import { newId } from '#core/ids.ts'
import { addStore, listDeskStores } from '#modules/merchandise/contract.console.ts'
import { type Context, pageOf } from '../../../api.server.ts'
import { fieldsOf, readForm, refused, textsOf } from '../../../form.server.ts'
import { api } from '../../api.server.ts'
import { placesIn } from '../../components/stores/origin.server.ts'
import { onceOf, withDone } from '../../form.server.ts'
import { tabTitle } from '../../shell.server.ts'
import { to } from '../../to.ts'
import { words } from './words.ts'

export async function loadNewStore(context: Context, url: URL) {
  const { language } = pageOf(context)
  const { may_add } = (await api(context, listDeskStores, { limit: 1 })).data
  if (!may_add) throw data(null, { status: 404 })
  const say = words(language)
  return {
    tab: tabTitle(context, say.title),
    key: newId(),
    crumbs: [
      { label: say.list, href: to(language, '/stores') },
      { label: say.title, href: to(language, '/stores/new') },
    ],
    ...(await placesIn(context, url)),
  }
}

const fields = ['intent', 'key', ...fieldsOf(addStore)]

export async function makeStore(context: Context, request: Request) {
  const values = textsOf(await readForm(request), fields)
  const { name = '', slug = '', subdistrict_id = '', address = '', postcode = '' } = values
  const { phone_number = '', person_name = '', person_email = '' } = values
  const origin = { subdistrict_id, address, postcode }
  const form = { name, slug, ...origin, phone_number, person_name, person_email }
  try {
    const { id } = (await api(context, addStore, form, onceOf(values))).data
    return redirect(withDone(to(pageOf(context).language, '/stores/:id', { id }), 'made'))
  } catch (error) {
    return refused(error, { intent: 'make', values })
  }
}
