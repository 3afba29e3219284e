import type { Output } from '#core/call.ts'
import { formatDay, formatMoment, formatRupiah } from '#core/format.ts'
import { newId } from '#core/ids.ts'
import type { Language } from '#core/messages.ts'
import { rupiah } from '#core/money.ts'
import { seeMember } from '#modules/support/contract.console.ts'
import { type Context, pageOf } from '../../../api.server.ts'
import { dataOrNotFound } from '../../../softly.server.ts'
import { api } from '../../api.server.ts'
import { doneIn } from '../../form.server.ts'
import { orderHref } from '../../order-href.ts'
import { orderStatus } from '../../order-status.ts'
import { tabTitle } from '../../shell.server.ts'
import { to } from '../../to.ts'
import { outcomes } from './outcomes.ts'
import { timelineOf } from './timeline.server.ts'
import { words } from './words.ts'

type Member = Output<typeof seeMember>

const factsOf = (member: Member, language: Language) => {
  const say = words(language)
  const proved = (is: boolean) => (is ? say.verified : say.unverified)
  const phone = member.phone_number ? `${member.phone_number} (${proved(member.is_phone_verified)})` : say.noPhone
  return [
    { name: say.email, text: `${member.email} (${proved(member.is_email_verified)})` },
    { name: say.phone, text: phone },
    { name: say.brand, text: member.tenant },
    { name: say.language, text: say[member.language] },
    { name: say.since, text: formatDay(new Date(member.created_at), language) },
  ]
}

const ordersOf = ({ orders }: Member, language: Language) =>
  orders.map(({ order_id, kind, code, title, status, total, starts_on }) => ({
    id: order_id,
    code,
    title,
    status: orderStatus(status, language),
    departs: starts_on ? formatDay(starts_on, language) : words(language).none,
    total: formatRupiah(rupiah(total), language),
    href: orderHref({ kind, order_id }, language),
  }))

export async function loadMember(context: Context, { id, url }: { id: string; url: URL }) {
  const { language } = pageOf(context)
  const member = await dataOrNotFound(api(context, seeMember, { id }))
  return {
    tab: tabTitle(context, member.full_name),
    name: member.full_name,
    facts: factsOf(member, language),
    orders: ordersOf(member, language),
    invoices: member.invoices.map(({ invoice_code: code, order_code, amount, due_at }) => ({
      code,
      order_code,
      amount: formatRupiah(rupiah(amount), language),
      due: formatMoment(new Date(due_at), language),
    })),
    timeline: timelineOf(member.events, language),
    key: newId(),
    done: doneIn(url.searchParams, outcomes),
    help: { full_name: member.full_name, is_email_verified: member.is_email_verified },
    find: to(language, '/find'),
    path: to(language, '/members/:id', { id }),
  }
}

export type ShownMember = Awaited<ReturnType<typeof loadMember>>
