import { newId } from '#core/ids.ts'
import { postChoices, uploadContentPicture } from '#modules/content/contract.console.ts'
import { type Context, pageOf } from '../../../api.server.ts'
import { dataOrNotFound } from '../../../softly.server.ts'
import { api } from '../../api.server.ts'
import { draftFor } from '../../draft.server.ts'
import { tabTitle } from '../../shell.server.ts'
import { words } from './words.ts'

export async function loadNewPost(context: Context, url: URL) {
  const { language } = pageOf(context)
  const { tenants } = await dataOrNotFound(api(context, postChoices, {}))
  const isAlone = tenants.length === 1
  return {
    tab: tabTitle(context, words(language).title),
    key: newId(),
    keys: { forget: newId() },
    uploads: uploadContentPicture.path,
    draft: await draftFor(context, { kind: 'post', thing_id: 'new', url, held: { kind: 'article' } }),
    // The category says the brand: there are none that do not go together.
    categories: tenants.flatMap(({ name, categories }) =>
      categories.map((one) => ({
        value: one.id,
        label: isAlone ? one.name[language] : `${name}: ${one.name[language]}`,
      })),
    ),
  }
}
