import type { Output } from '#core/call.ts'
import { formatMoment } from '#core/format.ts'
import { newId } from '#core/ids.ts'
import type { Language } from '#core/messages.ts'
import { seeBooking } from '#modules/booking/contract.console.ts'
import { openRefundAccount, seeRefund } from '#modules/payment/contract.console.ts'
import { methodById } from '#modules/payment/rules/methods.ts'
import { type Context, pageOf } from '../../../api.server.ts'
import { dataOrNotFound } from '../../../softly.server.ts'
import { api } from '../../api.server.ts'
import { shownRefund } from '../../components/refunds/shown.ts'
import { kindWords } from '../../components/refunds/words.ts'
import { doneIn } from '../../form.server.ts'
import { orderHref } from '../../order-href.ts'
import { tabTitle } from '../../shell.server.ts'
import { hasRole, staffOf } from '../../staff.server.ts'
import { to } from '../../to.ts'
import { doneWords, outcomes, words } from './words.ts'

export async function loadRefund(context: Context, { id, url }: { id: string; url: URL }) {
  const { language } = pageOf(context)
  const refund = await dataOrNotFound(api(context, seeRefund, { id }))
  const number = await numberIn(context, { refund, url })
  const staff = await staffOf(context)
  const { id: staff_id } = staff
  const shown = shownRefund(refund, { language, staff_id })
  const say = words(language)
  const title = say.title(shown.payer)
  const gatewayName = refund.gateway.toUpperCase()
  const done = doneIn(url.searchParams, outcomes)
  return {
    tab: tabTitle(context, title),
    title,
    crumbs: [
      { label: say.refunds, href: to(language, '/refunds') },
      { label: title, href: to(language, '/refunds/:refund_id', { refund_id: id }) },
    ],
    /** A financing bank has an account with us already. */
    needs_account: refund.gateway !== 'bank' && refund.account === null,
    account: refund.account && { number, canShow: number === undefined },
    key: newId(),
    status: shown.status,
    needs_approval: refund.needs_approval,
    batch: refund.batch_id && to(language, '/refunds/batches/:batch_id', { batch_id: refund.batch_id }),
    can_return: refund.can_return,
    needs_look: refund.needs_look,
    gateway: gatewayName,
    way: kindWords(language)[refund.kind],
    facts: factsOf(refund, { language, staff_id, number, sees_orders: hasRole(staff, seeBooking.who) }),
    approval: refund.approval && {
      id: refund.approval.approval_id,
      is_own: refund.approval.requested_by === staff_id,
    },
    done: done && doneWords(language)[done],
  }
}

/** The whole number, only for who wants to see it: each look is noted. */
async function numberIn(context: Context, { refund, url }: { refund: Output<typeof seeRefund>; url: URL }) {
  if (!refund.account || url.searchParams.get('account') !== 'shown') return undefined
  return (await dataOrNotFound(api(context, openRefundAccount, { id: refund.refund_id }))).whole_number
}

type Reader = { language: Language; staff_id: string; sees_orders: boolean; number: string | undefined }
type Fact = { name: string; value: string; href?: string }

function factsOf(refund: Output<typeof seeRefund>, reader: Reader): Fact[] {
  const { language } = reader
  const say = words(language)
  const shown = shownRefund(refund, reader)
  const gateway = refund.gateway.toUpperCase()
  const method = methodById(refund.method_id)?.name ?? refund.method_id
  const { approval, order_kind: kind, order_id } = refund
  const order = orderHref({ kind, order_id }, language)
  const facts: Fact[] = [
    { name: say.amount, value: shown.amount },
    { name: say.waitsFor, value: shown.waits_for },
    { name: say.why, value: shown.reason },
    { name: say.since, value: shown.since },
    { name: say.requested, value: approval ? requestText(approval, language) : '' },
    { name: say.payment, value: say.paidBy(refund.invoice_code, `${gateway}, ${method}`) },
    { name: say.number, value: refund.payment_number },
    ...(refund.account
      ? [
          { name: say.bank, value: refund.account.bank_name },
          { name: say.accountNumber, value: reader.number ?? refund.account.number },
          { name: say.holder, value: refund.account.holder },
        ]
      : []),
    { name: say.via, value: { transfer: say.viaTransfer, gateway, none: '' }[refund.via ?? 'none'] },
    { name: say.reference, value: refund.reference ?? '' },
    // Of what is with the provider still the steps say so, in words of ours.
    { name: say.gatewayNote, value: refund.via === null ? (refund.gateway_note ?? '') : '' },
    ...(order && reader.sees_orders ? [{ name: say.order, value: say.seeOrder, href: order }] : []),
  ]
  return facts.filter(({ value }) => value)
}

type Approval = NonNullable<Output<typeof seeRefund>['approval']>

const requestText = ({ requested_by_name, requested_at }: Approval, language: Language): string =>
  words(language).requestedBy(requested_by_name, formatMoment(new Date(requested_at), language))

export type ShownRefund = Awaited<ReturnType<typeof loadRefund>>
