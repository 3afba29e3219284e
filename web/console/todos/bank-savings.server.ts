import { formatNumber } from '#core/format.ts'
import { daysBetween, jakartaDate } from '#core/time.ts'
import { listSavingsPlans } from '#modules/savings/contract.console.ts'
import { pageOf } from '../../api.server.ts'
import { api } from '../api.server.ts'
import { to } from '../to.ts'
import { countOf } from './counted.ts'
import type { TodoProvider } from './todo.ts'
import { words } from './words.ts'

/** Members who wait for an account, the longest first. */
export const accountOpenings: TodoProvider = {
  roles: listSavingsPlans.who,
  async load(context) {
    const { language, now } = pageOf(context)
    const { rows, total } = (await api(context, listSavingsPlans, { limit: 1 })).data
    const [count, since] = [countOf(total, language), rows[0]?.submitted_at]
    if (!count || !since) return undefined
    const say = words(language)
    const days = daysBetween(jakartaDate(new Date(since)), jakartaDate(now))
    return {
      key: 'account-openings',
      title: say.accountOpenings,
      text: say.accountOpeningsText(count, formatNumber(days, language)),
      href: to(language, '/savings'),
      open: say.accountOpeningsOpen,
    }
  },
}

/** Members who wish to close theirs. */
export const accountClosings: TodoProvider = {
  roles: listSavingsPlans.who,
  async load(context) {
    const { language } = pageOf(context)
    const { total } = (await api(context, listSavingsPlans, { limit: 1, queue: 'closing' })).data
    const count = countOf(total, language)
    if (!count) return undefined
    const say = words(language)
    return {
      key: 'account-closings',
      title: say.accountClosings,
      text: say.accountClosingsText(count),
      href: `${to(language, '/savings')}?queue=closing`,
      open: say.accountClosingsOpen,
    }
  },
}
