import { createPackage, listPackages } from '#modules/catalogue/contract.console.ts'
import { pageOf } from '../../api.server.ts'
import { api } from '../api.server.ts'
import { to } from '../to.ts'
import type { TodoProvider } from './todo.ts'
import { words } from './words.ts'

/** Who has nothing to sell yet begins here. */
export const firstPackage: TodoProvider = {
  roles: createPackage.who,
  async load(context) {
    const { language } = pageOf(context)
    const { rows } = (await api(context, listPackages, { limit: 1 })).data
    if (rows.length > 0) return undefined
    const say = words(language)
    return {
      key: 'first-package',
      title: say.firstPackage,
      text: say.firstPackageText,
      href: to(language, '/packages/new'),
      open: say.firstPackageOpen,
    }
  },
}
