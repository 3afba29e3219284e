import { formatDay, formatNumber } from '#core/format.ts'
import { listLicences } from '#modules/partner/contract.console.ts'
import { pageOf } from '../../api.server.ts'
import { api } from '../api.server.ts'
import { to } from '../to.ts'
import type { TodoProvider } from './todo.ts'
import { words } from './words.ts'

/** Licences that end within 60 days: what is sold by them goes off sale then. */
export const licences: TodoProvider = {
  roles: listLicences.who,
  is_platform: true,
  async load(context) {
    const { language } = pageOf(context)
    const { rows, total } = (await api(context, listLicences, { state: 'expiring', limit: 1 })).data
    const [first] = rows
    if (!first?.valid_until || !total) return undefined
    const say = words(language)
    return {
      key: 'licences',
      title: say.licences,
      text: say.licencesText(formatNumber(total.count, language), formatDay(first.valid_until, language)),
      href: `${to(language, '/licences')}?state=expiring`,
      open: say.licencesOpen,
    }
  },
}
