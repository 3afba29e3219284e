import { formatNumber } from '#core/format.ts'
import { listBreaches } from '#modules/privacy/contract.console.ts'
import { pageOf } from '../../api.server.ts'
import { api } from '../api.server.ts'
import { to } from '../to.ts'
import type { TodoProvider } from './todo.ts'
import { words } from './words.ts'

/** A breach of personal data of which somebody has yet to be told: the law gives 3 × 24 hours. */
export const breaches: TodoProvider = {
  roles: listBreaches.who,
  is_platform: true,
  async load(context) {
    const { language } = pageOf(context)
    const { breaches: all } = (await api(context, listBreaches, {})).data
    const [first] = all
      .filter((one) => !one.closed_at && !(one.authority_notified_at && one.people_notified_at))
      .sort((a, b) => a.hours_left - b.hours_left)
    if (!first) return undefined
    const say = words(language)
    return {
      key: 'breaches',
      title: say.breaches,
      text: first.is_late
        ? say.breachLate(first.title)
        : say.breachesText(first.title, formatNumber(first.hours_left, language)),
      href: to(language, '/breaches/:id', { id: first.breach_id }),
      open: say.breachesOpen,
    }
  },
}
