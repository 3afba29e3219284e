import { newId } from '#core/ids.ts'
import { seeGalleryItem } from '#modules/content/contract.console.ts'
import { type Context, pageOf } from '../../../api.server.ts'
import { dataOrNotFound } from '../../../softly.server.ts'
import { api } from '../../api.server.ts'
import { doneIn } from '../../form.server.ts'
import { tabTitle } from '../../shell.server.ts'
import { to } from '../../to.ts'

export async function loadItem(context: Context, { id, url }: { id: string; url: URL }) {
  const { language } = pageOf(context)
  const item = await dataOrNotFound(api(context, seeGalleryItem, { id }))
  const { title, picture_id, taken_on } = item
  return {
    tab: tabTitle(context, title[language]),
    address: to(language, '/gallery/:id', { id }),
    title: title[language],
    brand: item.tenant.name,
    version: String(item.version),
    values: { title, picture_id, taken_on },
    keys: { save: newId(), remove: newId() },
    done: doneIn(url.searchParams, ['created', 'saved']),
  }
}
