import { formatMoment } from '#core/format.ts'
import { listPrivateRequests } from '#modules/private-umrah/contract.console.ts'
import { pageOf } from '../../api.server.ts'
import { api } from '../api.server.ts'
import { to } from '../to.ts'
import { countOf } from './counted.ts'
import type { TodoProvider } from './todo.ts'
import { words } from './words.ts'

/** Offers that run out within a day: changing one starts its hours again. */
export const privateExpiring: TodoProvider = {
  roles: listPrivateRequests.who,
  async load(context) {
    const { language } = pageOf(context)
    const { rows, total } = (await api(context, listPrivateRequests, { limit: 1, queue: 'expiring' })).data
    const [count, until] = [countOf(total, language), rows[0]?.offer?.valid_until]
    if (!count || !until) return undefined
    const say = words(language)
    return {
      key: 'private-expiring',
      title: say.privateExpiring,
      text: say.privateExpiringText(count, formatMoment(new Date(until), language)),
      href: `${to(language, '/private-requests')}?queue=expiring`,
      open: say.privateExpiringOpen,
    }
  },
}

/** Families who wait for an offer that the agency has not made. */
export const privateRequests: TodoProvider = {
  roles: listPrivateRequests.who,
  async load(context) {
    const { language } = pageOf(context)
    const { rows, total } = (await api(context, listPrivateRequests, { limit: 1, queue: 'unanswered' })).data
    const [count, until] = [countOf(total, language), rows[0]?.closes_at]
    if (!count || !until) return undefined
    const say = words(language)
    return {
      key: 'private-requests',
      title: say.privateRequests,
      text: say.privateRequestsText(count, formatMoment(new Date(until), language)),
      href: `${to(language, '/private-requests')}?queue=unanswered`,
      open: say.privateRequestsOpen,
    }
  },
}
