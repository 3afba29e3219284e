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
    const { total, amount } = (await api(context, refundsDue, {})).data
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
