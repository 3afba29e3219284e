import { formatNumber } from '#core/format.ts'
import { daysBetween, jakartaDate } from '#core/time.ts'
import { listApplications } from '#modules/partner/contract.console.ts'
import { pageOf } from '../../api.server.ts'
import { api } from '../api.server.ts'
import { to } from '../to.ts'
import type { TodoProvider } from './todo.ts'
import { words } from './words.ts'

/** Applications that nobody has decided, the oldest first. */
export const applications: TodoProvider = {
  roles: listApplications.who,
  is_platform: true,
  async load(context) {
    const { language, now } = pageOf(context)
    const oldest = { state: 'open', sort: 'created_at', limit: 1 } as const
    const { rows, total } = (await api(context, listApplications, oldest)).data
    const [first] = rows
    if (!first || !total) return undefined
    const say = words(language)
    const days = daysBetween(jakartaDate(new Date(first.created_at)), jakartaDate(now))
    return {
      key: 'applications',
      title: say.applications,
      text: say.applicationsText(formatNumber(total.count, language), formatNumber(days, language)),
      href: `${to(language, '/applications')}?state=open&sort=created_at`,
      open: say.applicationsOpen,
    }
  },
}
