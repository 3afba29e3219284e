import { type Context, pageOf } from '../../../api.server.ts'
import { readForm, textsOf } from '../../../form.server.ts'
import { actOnStatus } from '../../components/chat/act-status.server.ts'
import { loadInbox, loadStatus } from '../../components/chat/inbox.server.ts'
import { chatWords } from '../../components/chat/words.ts'
import { doneIn } from '../../form.server.ts'
import { tabTitle } from '../../shell.server.ts'
import { to } from '../../to.ts'

export async function loadChats(context: Context, url: URL) {
  const { language } = pageOf(context)
  const [status, inbox] = [await loadStatus(context), await loadInbox(context, url)]
  return {
    tab: tabTitle(context, chatWords(language).title),
    status,
    inbox,
    answers: to(language, '/chat/answers'),
    done: doneIn(url.searchParams, ['on', 'off']),
  }
}

export async function actOnChats(context: Context, { request, url }: { request: Request; url: URL }) {
  const values = textsOf(await readForm(request), ['intent', 'is_on'])
  const queue = url.searchParams.get('queue')
  const path = to(pageOf(context).language, '/chat')
  return actOnStatus(context, { values, back: queue ? `${path}?${new URLSearchParams({ queue })}` : path })
}
