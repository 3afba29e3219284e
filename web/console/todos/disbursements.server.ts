import { listDisbursements } from '#modules/financing/contract.console.ts'
import { pageOf } from '../../api.server.ts'
import { api } from '../api.server.ts'
import { to } from '../to.ts'
import { countOf } from './counted.ts'
import type { TodoProvider } from './todo.ts'
import { words } from './words.ts'

/** Money that banks say they have sent and nobody has seen. */
export const disbursements: TodoProvider = {
  roles: listDisbursements.who,
  is_platform: true,
  async load(context) {
    const { language } = pageOf(context)
    const { total } = (await api(context, listDisbursements, { limit: 1 })).data
    const count = countOf(total, language)
    if (!count) return undefined
    const say = words(language)
    return {
      key: 'disbursements',
      title: say.disbursements,
      text: say.disbursementsText(count),
      href: to(language, '/disbursements'),
      open: say.disbursementsOpen,
    }
  },
}
