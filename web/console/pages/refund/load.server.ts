import { newId } from '#core/ids.ts'
import { seeRefund } from '#modules/payment/contract.console.ts'
import { methodById } from '#modules/payment/rules/methods.ts'
import { type Context, pageOf } from '../../../api.server.ts'
import { dataOrNotFound } from '../../../softly.server.ts'
import { api } from '../../api.server.ts'
import { shownRefund } from '../../components/refunds/shown.ts'
import { kindWords } from '../../components/refunds/words.ts'
import { doneIn } from '../../form.server.ts'
import { tabTitle } from '../../shell.server.ts'
import { staffOf } from '../../staff.server.ts'
import { to } from '../../to.ts'
import { doneWords, outcomes, words } from './words.ts'

export async function loadRefund(context: Context, { id, url }: { id: string; url: URL }) {
  const { language } = pageOf(context)
  const refund = await dataOrNotFound(api(context, seeRefund, { id }))
  const { id: staff_id } = await staffOf(context)
  const shown = shownRefund(refund, { language, staff_id })
  const say = words(language)
  const title = say.title(shown.payer)
  const gatewayName = refund.gateway.toUpperCase()
  const viaText = { transfer: say.viaTransfer, gateway: gatewayName, none: '' }[refund.via ?? 'none']
  const done = doneIn(url.searchParams, outcomes)
  return {
    tab: tabTitle(context, title),
    title,
    crumbs: [
      { label: say.refunds, href: to(language, '/refunds') },
      { label: title, href: to(language, '/refunds/:refund_id', { refund_id: id }) },
    ],
    key: newId(),
    status: shown.status,
    needs_approval: refund.needs_approval,
    can_return: refund.can_return,
    needs_look: refund.needs_look,
    gateway: gatewayName,
    way: kindWords(language)[refund.kind],
    facts: [
      { name: say.amount, value: shown.amount },
      { name: say.waitsFor, value: shown.waits_for },
      { name: say.why, value: shown.reason },
      { name: say.since, value: shown.since },
      {
        name: say.payment,
        value: say.paidBy(
          shown.invoice_code,
          `${gatewayName} · ${methodById(refund.method_id)?.name ?? refund.method_id}`,
        ),
      },
      { name: say.number, value: refund.payment_number },
      { name: say.via, value: viaText },
      { name: say.reference, value: refund.reference ?? '' },
      { name: say.gatewayNote, value: refund.status === 'confirmed' ? '' : (refund.gateway_note ?? '') },
    ].filter(({ value }) => value),
    approval: refund.approval && {
      id: refund.approval.approval_id,
      is_own: refund.approval.requested_by === staff_id,
    },
    done: done && doneWords(language)[done],
  }
}

export type ShownRefund = Awaited<ReturnType<typeof loadRefund>>
