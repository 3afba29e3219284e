import type { Output } from '#core/call.ts'
import type { Db } from '#core/context.ts'
import type { Language } from '#core/messages.ts'
import { historyOfMember } from '#modules/booking/module.ts'
import { listSignIns } from '#modules/identity/module.ts'
import { noticesOf } from '#modules/notification/module.ts'
import { paymentsOf } from '#modules/payment/module.ts'
import { listChangesOf } from '#modules/staff/module.ts'
import type { seeMember } from './contract.console.ts'
import type { Member } from './member.ts'

type Event = Output<typeof seeMember>['events'][number]
type Facts = Partial<Pick<Event, 'code' | 'text' | 'amount'>>

/** Of each kind; what is older is on the page of its order. */
const mostOfAKind = 50

const event = (at: Date, name: [kind: Event['kind'], event: string], facts: Facts = {}): Event => ({
  at: at.toISOString(),
  kind: name[0],
  event: name[1],
  code: null,
  text: '',
  amount: null,
  ...facts,
})

type Wish = { member: Member; order_ids: readonly string[]; language: Language }

/** What happened with a member, the newest first. */
export async function eventsOf(db: Db, { member, order_ids, language }: Wish): Promise<Event[]> {
  const { id, tenant_id } = member
  const signIns = await listSignIns(db, id, mostOfAKind)
  const history = await historyOfMember(db, id, mostOfAKind)
  const payments = await paymentsOf(db, id, mostOfAKind)
  const notices = await noticesOf(db, { tenant_id, user_id: id }, { limit: mostOfAKind, offset: 0 })
  const changes = await listChangesOf(db, [id, ...order_ids], mostOfAKind)
  return [
    event(member.created_at, ['joined', 'joined']),
    ...signIns.map((one) => event(one.created_at, ['signed_in', 'signed_in'], { text: one.user_agent })),
    ...history.map(({ at, event: name, actor, reason, code }) =>
      // Reasons that are codes of ours say nothing to a reader.
      event(at, ['order', name], { code, text: actor === 'staff' ? reason : '' }),
    ),
    ...payments.map(({ payment: { paid_at, created_at, state, amount }, invoice_code }) =>
      event(paid_at ?? created_at, ['payment', state], { code: invoice_code, amount }),
    ),
    ...notices.map((one) => event(one.created_at, ['notice', one.category], { text: one.title[language] })),
    ...changes.map((one) => event(one.at, ['desk', one.call], { text: one.full_name })),
  ].sort((a, b) => b.at.localeCompare(a.at))
}
