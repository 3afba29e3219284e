import { listGuides } from '#modules/content/contract.console.ts'
import { pageOf } from '../../api.server.ts'
import { api } from '../api.server.ts'
import { to } from '../to.ts'
import { countOf } from './counted.ts'
import type { TodoProvider } from './todo.ts'
import { words } from './words.ts'

/** Guides that nobody qualified has read yet. */
export const guides: TodoProvider = {
  roles: listGuides.who,
  async load(context) {
    const { language } = pageOf(context)
    const count = countOf((await api(context, listGuides, { review: 'awaiting', limit: 1 })).data.total, language)
    if (!count) return undefined
    const say = words(language)
    return {
      key: 'guides',
      title: say.guides,
      text: say.guidesText(count),
      href: `${to(language, '/guides')}?review=awaiting`,
      open: say.guidesOpen,
    }
  },
}
