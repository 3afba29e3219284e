import { redirect } from 'react-router'
import { decideReportedComment, listReportedComments } from '#modules/content/contract.console.ts'
import { type Context, pageOf } from '../../../api.server.ts'
import { readForm, refused, textsOf } from '../../../form.server.ts'
import { api } from '../../api.server.ts'
import { onceOf, withDone } from '../../form.server.ts'
import { readListQuery } from '../../list-query.server.ts'
import { to } from '../../to.ts'
import { listHref } from '../../ui/list-query.ts'

/** Keeps or removes a comment; leads back to the list as it was narrowed. */
export async function decideComment(context: Context, { request, url }: { request: Request; url: URL }) {
  const values = textsOf(await readForm(request), ['intent', 'key', 'id', 'decision', 'reason'])
  const { id = '', reason = '' } = values
  const decision = values.decision === 'keep' ? 'keep' : 'remove'
  try {
    await api(context, decideReportedComment, { id, decision, reason }, onceOf(values))
    const query = readListQuery(listReportedComments, url.searchParams)
    return redirect(withDone(listHref(to(pageOf(context).language, '/comments'), query), decision))
  } catch (error) {
    return refused(error, { intent: 'decide', values })
  }
}
