import { redirect } from 'react-router'
import { reportBreach } from '#modules/privacy/contract.console.ts'
import { type Context, pageOf } from '../../../api.server.ts'
import { fieldsOf, readForm, refused, textsOf } from '../../../form.server.ts'
import { api } from '../../api.server.ts'
import { jakartaMoment } from '../../breach-shown.ts'
import { onceOf, withDone } from '../../form.server.ts'
import { to } from '../../to.ts'

/** Writes down a breach; leads to its page, where steps are added. */
export async function actOnBreaches(context: Context, request: Request) {
  const values = textsOf(await readForm(request), ['intent', 'key', ...fieldsOf(reportBreach)])
  const { title = '', what_happened = '', data = '', people } = values
  const sent = { title, what_happened, data, noticed_at: jakartaMoment(values.noticed_at), ...(people && { people }) }
  try {
    const { breach_id: id } = (await api(context, reportBreach, sent, onceOf(values))).data
    return redirect(withDone(to(pageOf(context).language, '/breaches/:id', { id }), 'recorded'))
  } catch (error) {
    return refused(error, { intent: 'report', values })
  }
}
