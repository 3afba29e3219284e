import { data, redirect } from 'react-router'
import { acceptApplication, noteCheck, rejectApplication, startReview } from '#modules/partner/contract.console.ts'
import { checkKinds, checkOutcomes } from '#modules/partner/rules/checks.ts'
import { licenceKinds } from '#modules/partner/rules/licence.ts'
import { type Context, pageOf } from '../../../api.server.ts'
import { fieldsOf, readForm, refused, textsOf, type Values } from '../../../form.server.ts'
import { api } from '../../api.server.ts'
import { onceOf, withDone } from '../../form.server.ts'
import { to } from '../../to.ts'

const fields = ['intent', 'key', ...fieldsOf(startReview, noteCheck, acceptApplication, rejectApplication)]

type Sent = { id: string; values: Values }
type Step = (context: Context, sent: Sent) => Promise<'reviewed' | 'checked' | 'accepted' | 'rejected'>

/** A field that was left empty is as if it were not there. */
const given = (text: string | undefined): string | undefined => text?.trim() || undefined

const steps: Readonly<Record<string, Step>> = {
  async review(context, { id }) {
    await api(context, startReview, { id })
    return 'reviewed'
  },
  async check(context, { id, values }) {
    const check = {
      kind: checkKinds.find((one) => one === values.kind) ?? 'documents',
      outcome: checkOutcomes.find((one) => one === values.outcome) ?? 'failed',
      note: given(values.note),
      licence_kind: licenceKinds.find((one) => one === values.licence_kind),
      licence_number: given(values.licence_number),
      valid_from: given(values.valid_from),
      valid_until: given(values.valid_until),
      evidence_url: given(values.evidence_url),
      bank_name: given(values.bank_name),
      account_holder: given(values.account_holder),
      account_ending: given(values.account_ending),
      document_ids: given(values.document_ids)?.split(' '),
    }
    await api(context, noteCheck, { id, ...check }, onceOf(values))
    return 'checked'
  },
  async accept(context, { id, values }) {
    const { name = '', address = '', founded_year } = values
    await api(context, acceptApplication, { id, name, address, founded_year: given(founded_year) }, onceOf(values))
    return 'accepted'
  },
  async reject(context, { id, values }) {
    const { reason = '', confirm_name = '' } = values
    await api(context, rejectApplication, { id, reason, confirm_name }, onceOf(values))
    return 'rejected'
  },
}

/** One of the forms of an application; leads back to it, as it then is. */
export async function actOnApplication(context: Context, { id, request }: { id: string; request: Request }) {
  const values = textsOf(await readForm(request), fields)
  const intent = values.intent ?? ''
  const step = Object.hasOwn(steps, intent) ? steps[intent] : undefined
  if (!step) throw data(null, { status: 400 })
  try {
    const done = await step(context, { id, values })
    return redirect(withDone(to(pageOf(context).language, '/applications/:id', { id }), done))
  } catch (error) {
    return refused(error, { intent, values })
  }
}
