import { formatNumber } from '#core/format.ts'
import { listDifferences } from '#modules/settlement/contract.console.ts'
import { pageOf } from '../../api.server.ts'
import { api } from '../api.server.ts'
import { to } from '../to.ts'
import type { TodoProvider } from './todo.ts'
import { words } from './words.ts'

/** What files of gateways and our payments say differently. */
export const differences: TodoProvider = {
  roles: listDifferences.who,
  async load(context) {
    const { language } = pageOf(context)
    const { total } = (await api(context, listDifferences, { limit: 1 })).data
    if (!total?.count) return undefined
    const say = words(language)
    return {
      key: 'differences',
      title: say.differences,
      text: say.differencesText(formatNumber(total.count, language)),
      href: to(language, '/settlements/differences'),
      open: say.differencesOpen,
    }
  },
}
