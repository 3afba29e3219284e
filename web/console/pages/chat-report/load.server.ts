import { redirect } from 'react-router'
import { formatMoment } from '#core/format.ts'
import { newId } from '#core/ids.ts'
import { handleChatReport, seeChatReport } from '#modules/chat/contract.console.ts'
import { type Context, pageOf } from '../../../api.server.ts'
import { readForm, refused, textsOf } from '../../../form.server.ts'
import { dataOrNotFound } from '../../../softly.server.ts'
import { api } from '../../api.server.ts'
import { reasonWords } from '../../components/chat/reason-words.ts'
import { onceOf, withDone } from '../../form.server.ts'
import { tabTitle } from '../../shell.server.ts'
import { to } from '../../to.ts'
import { words } from './words.ts'

export async function loadReport(context: Context, { id, url }: { id: string; url: URL }) {
  const { language } = pageOf(context)
  const say = words(language)
  const before = url.searchParams.get('before') ?? undefined
  const report = await dataOrNotFound(api(context, seeChatReport, { id, before }))
  const { messages, consultant_name, handled_at, handled_by, can_handle } = report
  const member = report.member_name || say.left
  const path = to(language, '/chat/reports/:id', { id })
  const first = messages.items[0]?.seq
  const moment = (at: string) => formatMoment(new Date(at), language)
  return {
    ...{ tab: tabTitle(context, member), member, messages, key: newId(), can_handle },
    crumbs: [
      { label: say.reports, href: to(language, '/chat/reports') },
      { label: member, href: path },
    ],
    reason: reasonWords(language)[report.reason],
    text: report.text,
    by: say.by(report.brand, moment(report.created_at)),
    consultant: consultant_name === null ? undefined : say.consultant(consultant_name),
    handled: handled_at === null ? undefined : say.handled(handled_by ?? '', moment(handled_at)),
    note: report.handled_note,
    older: first !== undefined && first > 1 ? `${path}?${new URLSearchParams({ before: String(first) })}` : undefined,
  }
}

export async function actOnReport(context: Context, { id, request }: { id: string; request: Request }) {
  const values = textsOf(await readForm(request), ['key', 'note'])
  try {
    await api(context, handleChatReport, { id, note: values.note ?? '' }, onceOf(values))
    return redirect(withDone(to(pageOf(context).language, '/chat/reports'), 'handled'))
  } catch (error) {
    return refused(error, { intent: 'handle', values })
  }
}
