import { newId } from '#core/ids.ts'
import { seeRefund } from '#modules/payment/contract.console.ts'
import { type Context, pageOf } from '../../../api.server.ts'
import { dataOrNotFound } from '../../../softly.server.ts'
import { api } from '../../api.server.ts'
import { shownRefund } from '../../components/refunds/shown.ts'
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
    facts: [
      { name: say.amount, value: shown.amount },
      { name: say.waitsFor, value: shown.waits_for },
      { name: say.why, value: shown.reason },
      { name: say.since, value: shown.since },
      { name: say.payment, value: say.paidBy(shown.invoice_code, refund.gateway.toUpperCase()) },
      { name: say.number, value: refund.payment_number },
      { name: say.reference, value: refund.reference ?? '' },
    ].filter(({ value }) => value),
    approval: refund.approval && {
      id: refund.approval.approval_id,
      is_own: refund.approval.requested_by === staff_id,
    },
    done: done && doneWords(language)[done],
  }
}

export type ShownRefund = Awaited<ReturnType<typeof loadRefund>>
