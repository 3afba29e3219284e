import { redirect } from 'react-router'
import { orderAddons } from '#modules/booking/contract.ts'
import { rules } from '#modules/dated-rules/contract.ts'
import { financingOrder } from '#modules/financing/contract.ts'
import { api, type Context, pageOf } from '../../../api.server.ts'
import { dataOrNotFound } from '../../../softly.server.ts'
import { inLanguage } from '../../../to.ts'
import { isRunOut, overOf } from '../load.server.ts'
import type { Order } from '../order.ts'
import { orderPath } from '../pay/place.ts'
import { shownOrder } from '../view.server.ts'
import { loadBegin } from './begin.server.ts'
import { confirmOf } from './confirm.server.ts'
import { documentsOf } from './documents.server.ts'
import type { Application, Facts } from './facts.ts'
import { hinderedOf } from './hindered.server.ts'
import { identityOf } from './identity.server.ts'
import { applicationPath, type FormStep, formPath, formSteps } from './place.ts'
import { labels, words } from './words.ts'

type Params = { bookingId?: string | undefined; productId: string }

/** What the form shows: a step of it, or why there is none to go on with. */
export async function loadForm(context: Context, url: URL, { bookingId, productId }: Params) {
  if (!bookingId) return { ...frameOf(context), ...(await loadBegin(context, url, productId)) }
  const facts = await findFacts(context, bookingId, url.searchParams.get('months') ?? '')
  const place = { booking_id: facts.order.booking_id, product_id: facts.order.product.id }
  const { language } = pageOf(context)
  const wish = formSteps.find((one) => one === url.searchParams.get('step'))
  if (place.product_id !== productId) throw redirect(inLanguage(language, formPath(place, wish)))
  const shown = facts.application
    ? await begunStep(context, facts, facts.application, wish)
    : await firstStep(context, facts)
  return { ...frameOf(context, facts.order), ...shown }
}

export type Loaded = Awaited<ReturnType<typeof loadForm>>

/** With what was chosen last, where a bank offers it; else as the bank would begin. */
async function findFacts(context: Context, id: string, usual: string): Promise<Facts> {
  const facts = await dataOrNotFound(api(context, financingOrder, { id }))
  const { months = usual, down_payment } = facts.order.draft ?? {}
  const wished = { months: numberIn(months), down_payment: numberIn(down_payment) }
  if (facts.application || (wished.months === undefined && wished.down_payment === undefined)) return facts
  return (await api(context, financingOrder, { id, ...wished })).data
}

const most = 10_000_000_000

/** What was typed as a number of rupiah or months; nothing where it is none. */
function numberIn(text = ''): number | undefined {
  const number = Number(text.replaceAll(/\D/g, ''))
  return number > 0 && number <= most ? number : undefined
}

async function firstStep(context: Context, facts: Facts) {
  const page = pageOf(context)
  const { order, hindrance } = facts
  if (isRunOut(order, page.now)) return { step: 'over', over: overOf(page, order) } as const
  if (hindrance === 'order') throw redirect(inLanguage(page.language, orderPath(placeOf(order))))
  if (hindrance) return { step: 'hindered', hindered: await hinderedOf(context, order, hindrance) } as const
  const shown = await shownOf(context, order)
  return { step: 'identity', identity: identityOf(facts, shown, page), over: overOf(page, order) } as const
}

const placeOf = ({ booking_id, product }: Order) => ({ booking_id, product_id: product.id })

async function shownOf(context: Context, order: Order) {
  const [{ data: addons }, { data: inForce }] = await Promise.all([
    api(context, orderAddons, { id: order.booking_id }),
    api(context, rules, {}),
  ])
  return shownOrder({ order, addons, promos: undefined, rules: inForce }, pageOf(context))
}

/** What was begun is gone on with, while its owner may; the rest is on its own page. */
async function begunStep(context: Context, facts: Facts, application: Application, wish: FormStep | undefined) {
  const page = pageOf(context)
  if (!application.can_edit) throw redirect(inLanguage(page.language, applicationPath(application.id)))
  if (wish === 'identity') {
    const shown = await shownOf(context, facts.order)
    return { step: 'identity', identity: identityOf(facts, shown, page), over: overOf(page, facts.order) } as const
  }
  if (wish === 'documents' || !application.can_submit)
    return { step: 'documents', documents: documentsOf(application, page) } as const
  return { step: 'confirm', confirm: confirmOf(application, page) } as const
}

/** What stands around every step. */
function frameOf(context: Context, order?: Order) {
  const { language } = pageOf(context)
  const say = words(language)
  return {
    say: labels(language),
    frame: {
      title: say.title,
      place: order && placeOf(order),
      steps: { label: say.steps, done: say.done, names: [say.stepIdentity, say.stepDocuments, say.stepConfirm] },
      crumb: order && { label: order.product.name, href: `/product/${order.product.slug}` },
    },
  }
}
