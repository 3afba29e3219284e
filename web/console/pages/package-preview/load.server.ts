import { formatMoment } from '#core/format.ts'
import { languages } from '#core/messages.ts'
import { previewPackage } from '#modules/catalogue/contract.console.ts'
import { type Context, pageOf } from '../../../api.server.ts'
import { dataOrNotFound } from '../../../softly.server.ts'
import { to as siteTo } from '../../../to.ts'
import { api } from '../../api.server.ts'
import { tabTitle } from '../../shell.server.ts'
import { to } from '../../to.ts'
import { words } from './words.ts'

/** Links to the page of the site itself, so that what is looked at here is what buyers will see. */
export async function loadPreview(context: Context, id: string) {
  const { language } = pageOf(context)
  const say = words(language)
  const { name, state, token, until, sites } = await dataOrNotFound(api(context, previewPackage, { id }))
  return {
    tab: tabTitle(context, say.title),
    name,
    state,
    until: say.until(formatMoment(new Date(until), language)),
    sites: sites.map((site) => ({
      name: site.name,
      links: languages.map((one) => ({
        language: one,
        href: site.public_url + siteTo(one, '/pratinjau/:previewToken', { previewToken: token }),
      })),
    })),
    links: {
      packages: to(language, '/packages'),
      package: to(language, '/packages/:id', { id }),
      preview: to(language, '/packages/:id/preview', { id }),
    },
  }
}
