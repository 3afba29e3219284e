import { redirect } from 'react-router'
import { resendInvoice } from '#modules/support/contract.console.ts'
import { type Context, pageOf } from '../../../api.server.ts'
import { readForm, refused, textsOf } from '../../../form.server.ts'
import { api } from '../../api.server.ts'
import { onceOf, withDone } from '../../form.server.ts'
import { to } from '../../to.ts'

/** Mails an invoice again; leads back to the member. */
export async function actOnMember(context: Context, { id, request }: { id: string; request: Request }) {
  const values = textsOf(await readForm(request), ['intent', 'key', 'code'])
  try {
    await api(context, resendInvoice, { id, code: values.code ?? '' }, onceOf(values))
    return redirect(withDone(to(pageOf(context).language, '/members/:id', { id }), 'resent'))
  } catch (error) {
    return refused(error, { intent: 'resend', values })
  }
}
