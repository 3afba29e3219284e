import { formatNumber } from '#core/format.ts'
import { listAccounts } from '#modules/payouts/contract.console.ts'
import { pageOf } from '../../api.server.ts'
import { api } from '../api.server.ts'
import { to } from '../to.ts'
import type { TodoProvider } from './todo.ts'
import { words } from './words.ts'

/** Bank accounts that wait to be verified. */
export const accounts: TodoProvider = {
  roles: listAccounts.who,
  async load(context) {
    const { language } = pageOf(context)
    const { total } = (await api(context, listAccounts, { limit: 1 })).data
    if (!total?.count) return undefined
    const say = words(language)
    return {
      key: 'accounts',
      title: say.accounts,
      text: say.accountsText(formatNumber(total.count, language)),
      href: to(language, '/partner-accounts'),
      open: say.accountsOpen,
    }
  },
}
