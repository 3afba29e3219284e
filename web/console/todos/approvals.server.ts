import { formatNumber } from '#core/format.ts'
import type { Language } from '#core/messages.ts'
import type { StaffRole } from '#core/staff.ts'
import { waitingApprovals } from '#modules/console/contract.console.ts'
import { pageOf } from '../../api.server.ts'
import { api } from '../api.server.ts'
import { hasRole, staffOf } from '../staff.server.ts'
import { to } from '../to.ts'
import type { TodoProvider } from './todo.ts'
import { words } from './words.ts'

type Place = { kind: string; roles: readonly StaffRole[]; href: (language: Language, oldest_id: string) => string }

/** Where each kind of step is decided, and by whom. */
const places: readonly Place[] = [
  {
    kind: 'refund',
    roles: ['admin', 'finance'],
    href: (language) => `${to(language, '/refunds')}?status=awaiting_approval`,
  },
  {
    kind: 'refund_batch',
    roles: ['admin', 'finance'],
    href: (language, batch_id) => to(language, '/refunds/batches/:batch_id', { batch_id }),
  },
  {
    kind: 'payout',
    roles: ['admin', 'finance'],
    href: (language) => `${to(language, '/payouts')}?status=awaiting_approval`,
  },
  {
    kind: 'licence_lift',
    roles: ['admin', 'acquisition'],
    href: (language) => `${to(language, '/licences')}?state=suspended`,
  },
  { kind: 'two-step-reset', roles: ['admin'], href: (language) => to(language, '/staff') },
]

/** What others have asked for and a second person has to decide; it leads to the first kind of it. */
export const approvals: TodoProvider = {
  roles: waitingApprovals.who,
  is_platform: true,
  async load(context) {
    const { language } = pageOf(context)
    const staff = await staffOf(context)
    const { kinds } = (await api(context, waitingApprovals, {})).data
    const own = places.flatMap((place) => {
      const waiting = kinds.find(({ kind }) => kind === place.kind)
      return waiting && hasRole(staff, place.roles)
        ? [{ ...place, count: waiting.count, oldest_id: waiting.oldest_id }]
        : []
    })
    const [first] = own
    if (!first) return undefined
    const say = words(language)
    const count = own.reduce((sum, one) => sum + one.count, 0)
    return {
      key: 'approvals',
      title: say.approvals,
      text: say.approvalsText(formatNumber(count, language)),
      href: first.href(language, first.oldest_id),
      open: say.approvalsOpen,
    }
  },
}
