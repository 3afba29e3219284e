import { redirect } from 'react-router'
import { answerReview, listDeskReviews } from '#modules/catalogue/contract.console.ts'
import { type Context, pageOf } from '../../../api.server.ts'
import { readForm, refused, textsOf } from '../../../form.server.ts'
import { api } from '../../api.server.ts'
import { onceOf, withDone } from '../../form.server.ts'
import { readListQuery } from '../../list-query.server.ts'
import { to } from '../../to.ts'
import { listHref } from '../../ui/list-query.ts'

/** Answers a review; leads back to the list as it was narrowed. */
export async function sendAnswer(context: Context, { request, url }: { request: Request; url: URL }) {
  const values = textsOf(await readForm(request), ['intent', 'key', 'id', 'answer'])
  const { id = '', answer = '' } = values
  try {
    await api(context, answerReview, { id, answer }, onceOf(values))
    const query = readListQuery(listDeskReviews, url.searchParams)
    return redirect(withDone(listHref(to(pageOf(context).language, '/reviews'), query), 'answered'))
  } catch (error) {
    return refused(error, { intent: 'answer', values })
  }
}
