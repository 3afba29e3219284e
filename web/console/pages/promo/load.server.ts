import { formatNumber, formatRupiah } from '#core/format.ts'
import { newId } from '#core/ids.ts'
import { rupiah } from '#core/money.ts'
import { seeDeskPromo } from '#modules/promo/contract.console.ts'
import { type Context, pageOf } from '../../../api.server.ts'
import { dataOrNotFound } from '../../../softly.server.ts'
import { api } from '../../api.server.ts'
import { formValues } from '../../components/promos/form-values.ts'
import { doneIn } from '../../form.server.ts'
import { tabTitle } from '../../shell.server.ts'
import { to } from '../../to.ts'
import { doneWords, words } from './words.ts'

const outcomes = ['created', 'saved', 'limits', 'pause', 'resume', 'end'] as const

export async function loadPromo(context: Context, { id, url }: { id: string; url: URL }) {
  const { language } = pageOf(context)
  const say = words(language)
  const promo = await dataOrNotFound(api(context, seeDeskPromo, { id }))
  const money = (amount: number) => formatRupiah(rupiah(amount), language)
  const done = doneIn(url.searchParams, outcomes)
  return {
    tab: tabTitle(context, promo.code),
    path: to(language, '/promos/:id', { id }),
    code: promo.code,
    title: promo.title[language],
    state: promo.state,
    version: String(promo.version),
    facts: [
      { name: say.used, value: say.ofQuota(formatNumber(promo.used, language), formatNumber(promo.quota, language)) },
      { name: say.given, value: money(promo.given) },
      { name: say.left, value: promo.left === null ? say.noBudget : money(promo.left) },
      { name: say.brand, value: promo.tenant.name },
    ],
    values: formValues(promo),
    limits: { quota: String(promo.quota), budget: promo.budget === null ? '' : String(promo.budget) },
    keys: { save: newId(), limits: newId(), step: newId(), end: newId() },
    done: done && doneWords(language)[done],
  }
}
export type ShownPromo = Awaited<ReturnType<typeof loadPromo>>
