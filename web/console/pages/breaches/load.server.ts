import { newId } from '#core/ids.ts'
import { listBreaches } from '#modules/privacy/contract.console.ts'
import { type Context, pageOf } from '../../../api.server.ts'
import { dataOrNotFound } from '../../../softly.server.ts'
import { api } from '../../api.server.ts'
import { shownBreach } from '../../breach-shown.ts'
import { breachWords } from '../../breach-words.ts'
import { tabTitle } from '../../shell.server.ts'
import { to } from '../../to.ts'

export async function loadBreaches(context: Context) {
  const { language } = pageOf(context)
  const { breaches } = await dataOrNotFound(api(context, listBreaches, {}))
  return {
    tab: tabTitle(context, breachWords(language).title),
    breaches: breaches.map((one) => ({
      ...shownBreach(one, language),
      href: to(language, '/breaches/:id', { id: one.breach_id }),
    })),
    key: newId(),
  }
}
