import { redirect } from 'react-router'
import { listDeadLetters, retryDeadLetter } from '#modules/console/contract.console.ts'
import { type Context, pageOf } from '../../../api.server.ts'
import { readForm, refused, textsOf } from '../../../form.server.ts'
import { api } from '../../api.server.ts'
import { onceOf, withDone } from '../../form.server.ts'
import { readListQuery } from '../../list-query.server.ts'
import { to } from '../../to.ts'
import { listHref } from '../../ui/list-query.ts'

/** Sends again what was given up; leads back to the list as it was narrowed. */
export async function retryOne(context: Context, { request, url }: { request: Request; url: URL }) {
  const values = textsOf(await readForm(request), ['intent', 'key', 'id'])
  try {
    await api(context, retryDeadLetter, { id: values.id ?? '' }, onceOf(values))
    const query = readListQuery(listDeadLetters, url.searchParams)
    return redirect(withDone(listHref(to(pageOf(context).language, '/jobs'), query), 'retried'))
  } catch (error) {
    return refused(error, { intent: 'retry', values })
  }
}
