import { newId } from '#core/ids.ts'
import { promoChoices } from '#modules/promo/contract.console.ts'
import { type Context, pageOf } from '../../../api.server.ts'
import { dataOrNotFound } from '../../../softly.server.ts'
import { api } from '../../api.server.ts'
import { tabTitle } from '../../shell.server.ts'
import { words } from './words.ts'

export async function loadNewPromo(context: Context) {
  const { tenants } = await dataOrNotFound(api(context, promoChoices, {}))
  return {
    tab: tabTitle(context, words(pageOf(context).language).title),
    key: newId(),
    tenants: tenants.map(({ id, name }) => ({ value: id, label: name })),
  }
}
