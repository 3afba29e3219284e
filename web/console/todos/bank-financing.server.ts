import { formatMoment } from '#core/format.ts'
import { listFinancing } from '#modules/financing/contract.console.ts'
import { pageOf } from '../../api.server.ts'
import { api } from '../api.server.ts'
import { to } from '../to.ts'
import { countOf } from './counted.ts'
import type { TodoProvider } from './todo.ts'
import { words } from './words.ts'

/** Applications that the bank has to decide on, and until when the first of them waits. */
export const bankFinancing: TodoProvider = {
  roles: listFinancing.who,
  async load(context) {
    const { language } = pageOf(context)
    const { rows, total } = (await api(context, listFinancing, { limit: 1 })).data
    const [count, until] = [countOf(total, language), rows[0]?.expires_at]
    if (!count || !until) return undefined
    const say = words(language)
    return {
      key: 'bank-financing',
      title: say.bankFinancing,
      text: say.bankFinancingText(count, formatMoment(new Date(until), language)),
      href: to(language, '/financing'),
      open: say.bankFinancingOpen,
    }
  },
}

/** Those whose down payment is paid, for the bank to pay the rest. */
export const toDisburse: TodoProvider = {
  roles: listFinancing.who,
  async load(context) {
    const { language } = pageOf(context)
    const { total } = (await api(context, listFinancing, { limit: 1, queue: 'to_disburse' })).data
    const count = countOf(total, language)
    if (!count) return undefined
    const say = words(language)
    return {
      key: 'to-disburse',
      title: say.toDisburse,
      text: say.toDisburseText(count),
      href: `${to(language, '/financing')}?queue=to_disburse`,
      open: say.toDisburseOpen,
    }
  },
}
