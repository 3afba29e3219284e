import { newId } from '#core/ids.ts'
import { seeDeskBanner } from '#modules/content/contract.console.ts'
import { type Context, pageOf } from '../../../api.server.ts'
import { dataOrNotFound } from '../../../softly.server.ts'
import { api } from '../../api.server.ts'
import { doneIn } from '../../form.server.ts'
import { tabTitle } from '../../shell.server.ts'
import { to } from '../../to.ts'

export async function loadBanner(context: Context, { id, url }: { id: string; url: URL }) {
  const { language } = pageOf(context)
  const banner = await dataOrNotFound(api(context, seeDeskBanner, { id }))
  const { title, picture_id, path, position, starts_on, ends_on } = banner
  return {
    tab: tabTitle(context, title[language]),
    address: to(language, '/banners/:id', { id }),
    title: title[language],
    brand: banner.tenant.name,
    version: String(banner.version),
    values: {
      title,
      picture_id,
      path,
      position: String(position),
      starts_on: starts_on ?? '',
      ends_on: ends_on ?? '',
    },
    keys: { save: newId(), remove: newId() },
    done: doneIn(url.searchParams, ['created', 'saved']),
  }
}
