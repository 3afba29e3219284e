import { data, redirect } from 'react-router'
import { changeLicence, decideLift, liftSuspension, suspendLicence } from '#modules/partner/contract.console.ts'
import { type Context, pageOf } from '../../../api.server.ts'
import { fieldsOf, readForm, refused, textsOf, type Values } from '../../../form.server.ts'
import { api } from '../../api.server.ts'
import { onceOf, withDone } from '../../form.server.ts'
import { to } from '../../to.ts'

const fields = ['intent', 'key', ...fieldsOf(changeLicence, suspendLicence, liftSuspension, decideLift)]

type Sent = { id: string; values: Values }
type Step = (context: Context, sent: Sent) => Promise<'changed' | 'suspended' | 'requested' | 'decided'>

const steps: Readonly<Record<string, Step>> = {
  async change(context, { id, values }) {
    const { version, number = '', evidence_url = '', valid_from, valid_until, reason } = values
    const change = values.change === 'corrected' ? 'corrected' : 'renewed'
    const days = { ...(valid_from && { valid_from }), ...(valid_until && { valid_until }) }
    await api(context, changeLicence, { id, version, change, number, evidence_url, reason, ...days })
    return 'changed'
  },
  async suspend(context, { id, values }) {
    const { reason = '', confirm_name = '' } = values
    await api(context, suspendLicence, { id, reason, confirm_name }, onceOf(values))
    return 'suspended'
  },
  async lift(context, { id, values }) {
    await api(context, liftSuspension, { id, reason: values.reason ?? '' }, onceOf(values))
    return 'requested'
  },
  async decide(context, { id, values }) {
    const { approval_id = '', reason = '', code = '' } = values
    // What was left empty lifts nothing.
    const decision = values.decision === 'approve' ? 'approve' : 'reject'
    await api(context, decideLift, { id, approval_id, decision, reason, code }, onceOf(values))
    return 'decided'
  },
}

/** One of the forms of a licence; leads back to it, as it then is. */
export async function actOnLicence(context: Context, { id, request }: { id: string; request: Request }) {
  const values = textsOf(await readForm(request), fields)
  const intent = values.intent ?? ''
  const step = Object.hasOwn(steps, intent) ? steps[intent] : undefined
  if (!step) throw data(null, { status: 400 })
  try {
    const done = await step(context, { id, values })
    return redirect(withDone(to(pageOf(context).language, '/licences/:id', { id }), done))
  } catch (error) {
    return refused(error, { intent, values })
  }
}
