import { redirect } from 'react-router'
import { newId } from '#core/ids.ts'
import { addChatAnswer, changeChatAnswer, listChatAnswers, removeChatAnswer } from '#modules/chat/contract.console.ts'
import { type Context, pageOf } from '../../../api.server.ts'
import { readForm, refused, textsOf } from '../../../form.server.ts'
import { dataOrNotFound } from '../../../softly.server.ts'
import { api } from '../../api.server.ts'
import { chatWords } from '../../components/chat/words.ts'
import { doneIn, onceOf, withDone } from '../../form.server.ts'
import { readListQuery } from '../../list-query.server.ts'
import { tabTitle } from '../../shell.server.ts'
import { to } from '../../to.ts'
import { doneNames, words } from './words.ts'

export async function loadAnswers(context: Context, url: URL) {
  const { language } = pageOf(context)
  const query = readListQuery(listChatAnswers, url.searchParams)
  const input = listChatAnswers.input.parse(query)
  const { rows, next_cursor, total } = await dataOrNotFound(api(context, listChatAnswers, input))
  const { title } = words(language)
  return {
    tab: tabTitle(context, title),
    crumbs: [
      { label: chatWords(language).title, href: to(language, '/chat') },
      { label: title, href: to(language, '/chat/answers') },
    ],
    list: { path: to(language, '/chat/answers'), query, sort: input.sort, next_cursor, total },
    rows: rows.map((row) => ({ ...row, key: newId() })),
    key: newId(),
    done: doneIn(url.searchParams, doneNames),
  }
}

export type ShownAnswer = Awaited<ReturnType<typeof loadAnswers>>['rows'][number]

export async function actOnAnswers(context: Context, request: Request) {
  const values = textsOf(await readForm(request), ['intent', 'key', 'id', 'title', 'text', 'is_shared'])
  const { intent = 'add', id = '', title = '', text = '' } = values
  const back = to(pageOf(context).language, '/chat/answers')
  try {
    if (intent === 'remove') await api(context, removeChatAnswer, { id })
    else if (intent === 'change') await api(context, changeChatAnswer, { id, title, text })
    else await api(context, addChatAnswer, { title, text, is_shared: values.is_shared === 'true' }, onceOf(values))
    const done = intent === 'remove' ? 'removed' : intent === 'change' ? 'changed' : 'added'
    return redirect(withDone(back, done))
  } catch (error) {
    return refused(error, { intent, values })
  }
}
