import { data } from 'react-router'
import type { Output } from '#core/call.ts'
import { isCallFailure } from '#core/client.ts'
import { sharedPayment } from '#modules/payment/contract.ts'
import { orderKinds } from '#modules/payment/rules/order-kinds.ts'
import { api, type Context, pageOf } from '../../api.server.ts'
import { readNote } from '../../cookie-state.server.ts'
import { loadOtherWays } from './choose/load.server.ts'
import { ownStep } from './own-step.server.ts'
import { stampOf } from './payment-status.ts'
import { shownPayment } from './shown.server.ts'
import { words } from './words.ts'

type Shared = Output<typeof sharedPayment>

/** What a shared link is about; nothing where there is no such link, whatever was put into the address. */
export async function findShared(context: Context, token: string): Promise<Shared | undefined> {
  try {
    return (await api(context, sharedPayment, { token })).data
  } catch (error) {
    if (!isCallFailure(error) || (error.status !== 404 && error.status !== 422)) throw error
    return undefined
  }
}

export const watchPath = (token: string): string => `/payment/${encodeURIComponent(token)}/status`

type Link = { token: string | undefined; page: '/payment' | '/yukk' }

/** The page behind a link: the payment as the server knows it, or what is missing. */
export async function loadShared(context: Context, { token, page: path }: Link) {
  const page = pageOf(context)
  const say = words(page.language)
  const { home, toOrders } = say
  if (!token) {
    const title = path === '/yukk' ? say.bareBackTitle : say.bareTitle
    return data({ payment: undefined, title, text: say.bareText, home, toOrders })
  }
  const bill = await findShared(context, token)
  if (!bill) {
    const nothing = { payment: undefined, title: say.missingTitle, text: say.missingText, home, toOrders }
    return data(nothing, { status: 404 })
  }
  const begun = readNote(page, 'paying')
  const isBegun = begun.token === token
  const own = (isBegun ? begun.path : undefined) ?? bill.own_page ?? undefined
  const isShop = orderKinds[bill.order_kind].quantity === 'items'
  // The gateway leads its payer back here; who has no number to type was there.
  const isHosted = bill.payment?.pay_code === null
  const step = await ownStep(context, bill, { isBack: isHosted })
  if (step) throw step
  const isBack = path === '/yukk' || (isBegun && isHosted)
  const shown = shownPayment(bill, { at: page, reader: { as: 'guest', own, isShop }, isBack })
  const watched = { path: watchPath(token), stamp: stampOf(bill, page.now) }
  const self = `${path}/${encodeURIComponent(token)}`
  const choosing = await loadOtherWays(context, { token, self, bill, shown })
  const payment = { shown, watched, self, choosing }
  return data({ payment: payment, title: shown.title, text: shown.text, home, toOrders })
}
