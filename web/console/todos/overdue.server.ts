import { listBookings } from '#modules/booking/contract.console.ts'
import { pageOf } from '../../api.server.ts'
import { api } from '../api.server.ts'
import { to } from '../to.ts'
import { countOf } from './counted.ts'
import type { TodoProvider } from './todo.ts'
import { words } from './words.ts'

/** Bookings whose settlement is overdue. */
export const overdue: TodoProvider = {
  roles: listBookings.who,
  async load(context) {
    const { language } = pageOf(context)
    const count = countOf((await api(context, listBookings, { settlement: 'overdue', limit: 1 })).data.total, language)
    if (!count) return undefined
    const say = words(language)
    return {
      key: 'overdue',
      title: say.overdue,
      text: say.overdueText(count),
      href: `${to(language, '/bookings')}?settlement=overdue`,
      open: say.overdueOpen,
    }
  },
}
