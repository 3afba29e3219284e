import { formatNumber, formatRupiah } from '#core/format.ts'
import { rupiah } from '#core/money.ts'
import { refundsDue } from '#modules/payment/contract.console.ts'
import { pageOf } from '../../api.server.ts'
import { api } from '../api.server.ts'
import { to } from '../to.ts'
import { toSend } from './to-send.ts'
import type { TodoProvider } from './todo.ts'
import { words } from './words.ts'

/** Money that has to go back. */
export const refunds: TodoProvider = {
  roles: refundsDue.who,
  async load(context) {
    const { language } = pageOf(context)
    const { open } = (await api(context, refundsDue, { limit: 1 })).data
    const waiting = toSend(open, to(language, '/refunds'))
    if (!waiting) return undefined
    const say = words(language)
    return {
      key: 'refunds',
      title: say.refunds,
      text: say.refundsText(formatNumber(waiting.count, language), formatRupiah(rupiah(waiting.amount), language)),
      href: waiting.href,
      open: say.refundsOpen,
    }
  },
}
