import { formatNumber, formatRupiah } from '#core/format.ts'
import { rupiah } from '#core/money.ts'
import { listPayouts } from '#modules/payouts/contract.console.ts'
import { pageOf } from '../../api.server.ts'
import { api } from '../api.server.ts'
import { to } from '../to.ts'
import { toSend } from './to-send.ts'
import type { TodoProvider } from './todo.ts'
import { words } from './words.ts'

/** Money that has to go to partners. */
export const payouts: TodoProvider = {
  roles: listPayouts.who,
  async load(context) {
    const { language } = pageOf(context)
    const { open } = (await api(context, listPayouts, { limit: 1 })).data
    const waiting = toSend(open, to(language, '/payouts'))
    if (!waiting) return undefined
    const say = words(language)
    return {
      key: 'payouts',
      title: say.payouts,
      text: say.payoutsText(formatNumber(waiting.count, language), formatRupiah(rupiah(waiting.amount), language)),
      href: waiting.href,
      open: say.payoutsOpen,
    }
  },
}
