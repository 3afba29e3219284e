import { listBookings, reviewDocument } from '#modules/booking/contract.console.ts'
import { pageOf } from '../../api.server.ts'
import { api } from '../api.server.ts'
import { to } from '../to.ts'
import { countOf } from './counted.ts'
import type { TodoProvider } from './todo.ts'
import { words } from './words.ts'

/** Bookings with documents that nobody has checked yet. */
export const documents: TodoProvider = {
  roles: reviewDocument.who,
  async load(context) {
    const { language } = pageOf(context)
    const count = countOf((await api(context, listBookings, { documents: 'received', limit: 1 })).data.total, language)
    if (!count) return undefined
    const say = words(language)
    return {
      key: 'documents',
      title: say.documents,
      text: say.documentsText(count),
      href: `${to(language, '/bookings')}?documents=received`,
      open: say.documentsOpen,
    }
  },
}
