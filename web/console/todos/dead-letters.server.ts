import { listDeadLetters } from '#modules/console/contract.console.ts'
import { pageOf } from '../../api.server.ts'
import { api } from '../api.server.ts'
import { to } from '../to.ts'
import { countOf } from './counted.ts'
import type { TodoProvider } from './todo.ts'
import { words } from './words.ts'

/** Mails and messages that were given up. */
export const deadLetters: TodoProvider = {
  roles: listDeadLetters.who,
  is_platform: true,
  async load(context) {
    const { language } = pageOf(context)
    const count = countOf((await api(context, listDeadLetters, { limit: 1 })).data.total, language)
    if (!count) return undefined
    const say = words(language)
    return {
      key: 'dead-letters',
      title: say.deadLetters,
      text: say.deadLettersText(count),
      href: to(language, '/jobs'),
      open: say.deadLettersOpen,
    }
  },
}
