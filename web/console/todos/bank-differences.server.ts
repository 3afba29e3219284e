import { formatNumber } from '#core/format.ts'
import { listSavingsDifferences } from '#modules/savings/contract.console.ts'
import { pageOf } from '../../api.server.ts'
import { api } from '../api.server.ts'
import { to } from '../to.ts'
import type { TodoProvider } from './todo.ts'
import { words } from './words.ts'

/** Messages of the bank that say another sum or account than what was counted. */
export const bankDifferences: TodoProvider = {
  roles: listSavingsDifferences.who,
  async load(context) {
    const { language } = pageOf(context)
    const { rows } = (await api(context, listSavingsDifferences, {})).data
    if (rows.length === 0) return undefined
    const say = words(language)
    return {
      key: 'bank-differences',
      title: say.bankDifferences,
      text: say.bankDifferencesText(formatNumber(rows.length, language)),
      href: to(language, '/savings/differences'),
      open: say.bankDifferencesOpen,
    }
  },
}
