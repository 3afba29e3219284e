import { newId } from '#core/ids.ts'
import { postChoices } from '#modules/content/contract.console.ts'
import { type Context, pageOf } from '../../../api.server.ts'
import { dataOrNotFound } from '../../../softly.server.ts'
import { api } from '../../api.server.ts'
import { tabTitle } from '../../shell.server.ts'
import { words } from './words.ts'

export async function loadNewPost(context: Context) {
  const { language } = pageOf(context)
  const { tenants } = await dataOrNotFound(api(context, postChoices, {}))
  const isAlone = tenants.length === 1
  return {
    tab: tabTitle(context, words(language).title),
    key: newId(),
    // The category says the brand: there are none that do not go together.
    categories: tenants.flatMap(({ name, categories }) =>
      categories.map((one) => ({
        value: one.id,
        label: isAlone ? one.name[language] : `${name}: ${one.name[language]}`,
      })),
    ),
  }
}
