import { formatNumber, formatRupiah } from '#core/format.ts'
import { rupiah } from '#core/money.ts'
import { refundsDue } from '#modules/payment/contract.console.ts'
import { pageOf } from '../../api.server.ts'
import { api } from '../api.server.ts'
import { to } from '../to.ts'
import type { TodoProvider } from './todo.ts'
import { words } from './words.ts'

/** Money that has to go back. */
export const refunds: TodoProvider = {
  roles: refundsDue.who,
  async load(context) {
    const { language } = pageOf(context)
    const { open } = (await api(context, refundsDue, { limit: 1 })).data
    // What is sent has left; the rest waits for somebody here.
    const waiting = open.filter(({ status }) => status !== 'sent')
    const total = waiting.reduce((sum, { count }) => sum + count, 0)
    const amount = waiting.reduce((sum, one) => sum + one.amount, 0)
    if (total === 0) return undefined
    const say = words(language)
    return {
      key: 'refunds',
      title: say.refunds,
      text: say.refundsText(formatNumber(total, language), formatRupiah(rupiah(amount), language)),
      href: to(language, '/refunds'),
      open: say.refundsOpen,
    }
  },
}
