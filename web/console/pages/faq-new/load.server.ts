import { newId } from '#core/ids.ts'
import { seeDeskFaq } from '#modules/content/contract.console.ts'
import { type Context, pageOf } from '../../../api.server.ts'
import { dataOrNotFound } from '../../../softly.server.ts'
import { api } from '../../api.server.ts'
import { brandOptions } from '../../components/content/brands.server.ts'
import { tabTitle } from '../../shell.server.ts'
import { words } from './words.ts'

/** A new question; one that stands in the place of a shared one begins with its words. */
export async function loadNewFaq(context: Context, url: URL) {
  const { language } = pageOf(context)
  const replaces = url.searchParams.get('replaces')
  const shared = replaces ? await dataOrNotFound(api(context, seeDeskFaq, { id: replaces })) : undefined
  return {
    tab: tabTitle(context, words(language).title),
    key: newId(),
    brands: await brandOptions(context),
    replaces: shared && { id: shared.id, question: shared.question[language] },
    values: shared && { ...shared, position: String(shared.position) },
  }
}
