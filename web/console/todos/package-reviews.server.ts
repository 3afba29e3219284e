import { listPackageChanges } from '#modules/catalogue/contract.console.ts'
import { pageOf } from '../../api.server.ts'
import { api } from '../api.server.ts'
import { to } from '../to.ts'
import { countOf } from './counted.ts'
import type { TodoProvider } from './todo.ts'
import { words } from './words.ts'

/** Packages and changes that wait for a reviewer. */
export const packageReviews: TodoProvider = {
  roles: listPackageChanges.who,
  async load(context) {
    const { language } = pageOf(context)
    const count = countOf((await api(context, listPackageChanges, { limit: 1 })).data.total, language)
    if (!count) return undefined
    const say = words(language)
    return {
      key: 'package-reviews',
      title: say.packageReviews,
      text: say.packageReviewsText(count),
      href: to(language, '/packages/review'),
      open: say.packageReviewsOpen,
    }
  },
}
