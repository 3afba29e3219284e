import type { Output } from '#core/call.ts'
import { formatNumber } from '#core/format.ts'
import type { Language } from '#core/messages.ts'
import { seeStock, seeStoreItem } from '#modules/merchandise/contract.console.ts'
import { type Context, pageOf } from '../../../api.server.ts'
import { dataOrNotFound } from '../../../softly.server.ts'
import { api } from '../../api.server.ts'
import { momentText } from '../../components/banks/file-text.ts'
import { itemWords } from '../../components/stores/item-words.ts'
import { tabTitle } from '../../shell.server.ts'
import { to } from '../../to.ts'
import { words } from './words.ts'

type Step = Output<typeof seeStock>[number]

/** What an order does to a stock is said by what it did; a person has written why. */
function reasonText({ actor, change, reason }: Step, language: Language): string {
  const say = words(language)
  if (actor === 'order') return change < 0 ? say.paid : say.returned
  return reason === 'first count' ? say.firstCount : reason
}

const shown = (step: Step, i: number, language: Language) => ({
  key: `${step.at} ${i}`,
  at: momentText(step.at, language),
  variant: step.variant_name || words(language).only,
  change: `${step.change < 0 ? '−' : '+'}${formatNumber(Math.abs(step.change), language)}`,
  after: formatNumber(step.stock, language),
  reason: reasonText(step, language),
  by: step.by_name ?? words(language)[step.actor],
})

export async function loadStock(context: Context, id: string) {
  const { language } = pageOf(context)
  const item = await dataOrNotFound(api(context, seeStoreItem, { id }))
  const steps = await dataOrNotFound(api(context, seeStock, { id }))
  const say = words(language)
  const name = item.name[language]
  return {
    tab: tabTitle(context, `${say.title}, ${name}`),
    name,
    crumbs: [
      { label: itemWords(language).title, href: to(language, '/items') },
      { label: name, href: to(language, '/items/:id', { id }) },
      { label: say.title, href: to(language, '/items/:id/stock', { id }) },
    ],
    steps: steps.map((step, i) => shown(step, i, language)),
  }
}
