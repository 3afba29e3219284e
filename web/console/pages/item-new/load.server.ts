import { redirect } from 'react-router'
import { newId } from '#core/ids.ts'
import { createItem, itemChoices } from '#modules/merchandise/contract.console.ts'
import { type Context, pageOf } from '../../../api.server.ts'
import { readForm, refused, textsOf } from '../../../form.server.ts'
import { dataOrNotFound } from '../../../softly.server.ts'
import { api } from '../../api.server.ts'
import { itemWords } from '../../components/stores/item-words.ts'
import { bilingualOf, onceOf, withDone } from '../../form.server.ts'
import { tabTitle } from '../../shell.server.ts'
import { to } from '../../to.ts'

export async function loadNewItem(context: Context) {
  const { language } = pageOf(context)
  const { categories, stores } = await dataOrNotFound(api(context, itemChoices, {}))
  const say = itemWords(language)
  return {
    tab: tabTitle(context, say.newItem),
    key: newId(),
    categories,
    /** Asked only of who has several. */
    stores: stores.length > 1 ? stores : [],
    crumbs: [
      { label: say.title, href: to(language, '/items') },
      { label: say.newItem, href: to(language, '/items/new') },
    ],
  }
}

const fields = ['intent', 'key', 'store_id', 'name.id', 'name.en', 'description.id', 'description.en', 'category_slug']

/** Makes the draft; leads to it. */
export async function makeItem(context: Context, request: Request) {
  const values = textsOf(await readForm(request), fields)
  const { store_id, category_slug = '' } = values
  const form = { name: bilingualOf(values, 'name'), description: bilingualOf(values, 'description'), category_slug }
  try {
    const { id } = (await api(context, createItem, { ...(store_id && { store_id }), ...form }, onceOf(values))).data
    return redirect(withDone(to(pageOf(context).language, '/items/:id', { id }), 'created'))
  } catch (error) {
    return refused(error, { intent: 'create', values })
  }
}
