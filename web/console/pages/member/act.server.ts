import { redirect } from 'react-router'
import * as support from '#modules/support/contract.console.ts'
import { type Context, pageOf } from '../../../api.server.ts'
import { readForm, refused, textsOf, type Values } from '../../../form.server.ts'
import { api } from '../../api.server.ts'
import { onceOf, withDone } from '../../form.server.ts'
import { to } from '../../to.ts'
import type { Outcome } from './outcomes.ts'

type Sent = { id: string; values: Values }
type Step = (context: Context, sent: Sent) => Promise<Outcome>

/** Of this member: the same form about another is another. */
const onceFor = ({ id, values }: Sent) => onceOf({ ...values, id })

const steps: Readonly<Record<string, Step>> = {
  async resend(context, sent) {
    await api(context, support.resendInvoice, { id: sent.id, code: sent.values.code ?? '' }, onceFor(sent))
    return 'resent'
  },
  async code(context, sent) {
    await api(context, support.sendMemberCode, { id: sent.id }, onceFor(sent))
    return 'code_sent'
  },
  async reset(context, sent) {
    await api(context, support.sendMemberReset, { id: sent.id }, onceFor(sent))
    return 'reset_sent'
  },
  async name(context, sent) {
    const { full_name = '', reason = '' } = sent.values
    await api(context, support.correctName, { id: sent.id, full_name, reason }, onceFor(sent))
    return 'name_saved'
  },
  async email(context, sent) {
    const { email = '', reason = '' } = sent.values
    await api(context, support.correctEmail, { id: sent.id, email, reason }, onceFor(sent))
    return 'email_requested'
  },
  async phone(context, sent) {
    const { phone_number = '', reason = '' } = sent.values
    await api(context, support.correctPhone, { id: sent.id, phone_number, reason }, onceFor(sent))
    return 'phone_requested'
  },
}

const fields = ['intent', 'key', 'code', 'full_name', 'email', 'phone_number', 'reason']

/** One of the forms of a member; leads back to them. */
export async function actOnMember(context: Context, { id, request }: { id: string; request: Request }) {
  const values = textsOf(await readForm(request), fields)
  const intent = Object.hasOwn(steps, values.intent ?? '') ? (values.intent ?? '') : 'resend'
  try {
    const done = await steps[intent]?.(context, { id, values })
    return redirect(withDone(to(pageOf(context).language, '/members/:id', { id }), done ?? ''))
  } catch (error) {
    return refused(error, { intent, values })
  }
}
