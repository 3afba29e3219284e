import { listDoa } from '#modules/worship/contract.console.ts'
import { pageOf } from '../../api.server.ts'
import { api } from '../api.server.ts'
import { to } from '../to.ts'
import { countOf } from './counted.ts'
import type { TodoProvider } from './todo.ts'
import { words } from './words.ts'

/** Supplications that nobody qualified has read yet. */
export const doa: TodoProvider = {
  roles: listDoa.who,
  is_platform: true,
  async load(context) {
    const { language } = pageOf(context)
    const count = countOf((await api(context, listDoa, { review: 'awaiting' })).data.total, language)
    if (!count) return undefined
    const say = words(language)
    return {
      key: 'doa',
      title: say.doa,
      text: say.doaText(count),
      href: `${to(language, '/doa')}?review=awaiting`,
      open: say.doaOpen,
    }
  },
}
