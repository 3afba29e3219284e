import { formatNumber } from '#core/format.ts'
import { listChatReports, listDeskChats } from '#modules/chat/contract.console.ts'
import { pageOf } from '../../api.server.ts'
import { api } from '../api.server.ts'
import { to } from '../to.ts'
import { countOf } from './counted.ts'
import type { TodoProvider } from './todo.ts'
import { words } from './words.ts'

/** Members who wait: for one’s own answer, or for anybody to take them. */
export const chatWaiting: TodoProvider = {
  roles: listDeskChats.who,
  async load(context) {
    const { language } = pageOf(context)
    const { waiting, unanswered } = (await api(context, listDeskChats, { limit: 1 })).data.counts
    const total = waiting + unanswered
    if (total === 0) return undefined
    const say = words(language)
    const queue = unanswered > 0 ? 'mine' : 'waiting'
    return {
      key: 'chat-waiting',
      title: say.chatWaiting,
      text: say.chatWaitingText(formatNumber(total, language)),
      href: `${to(language, '/chat')}?queue=${queue}`,
      open: say.chatWaitingOpen,
    }
  },
}

/** Conversations that members have reported. */
export const chatReports: TodoProvider = {
  roles: listChatReports.who,
  async load(context) {
    const { language } = pageOf(context)
    const count = countOf((await api(context, listChatReports, { limit: 1 })).data.total, language)
    if (!count) return undefined
    const say = words(language)
    return {
      key: 'chat-reports',
      title: say.chatReports,
      text: say.chatReportsText(count),
      href: to(language, '/chat/reports'),
      open: say.chatReportsOpen,
    }
  },
}
