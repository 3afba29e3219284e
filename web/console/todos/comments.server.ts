import { listReportedComments } from '#modules/content/contract.console.ts'
import { pageOf } from '../../api.server.ts'
import { api } from '../api.server.ts'
import { to } from '../to.ts'
import { countOf } from './counted.ts'
import type { TodoProvider } from './todo.ts'
import { words } from './words.ts'

/** Comments that members have reported. */
export const comments: TodoProvider = {
  roles: listReportedComments.who,
  async load(context) {
    const { language } = pageOf(context)
    const count = countOf((await api(context, listReportedComments, { limit: 1 })).data.total, language)
    if (!count) return undefined
    const say = words(language)
    return {
      key: 'comments',
      title: say.comments,
      text: say.commentsText(count),
      href: to(language, '/comments'),
      open: say.commentsOpen,
    }
  },
}
