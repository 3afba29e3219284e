import { redirect } from 'react-router'
import { addBreachStep } from '#modules/privacy/contract.console.ts'
import { breachSteps } from '#modules/privacy/rules/breach.ts'
import { type Context, pageOf } from '../../../api.server.ts'
import { readForm, refused, textsOf } from '../../../form.server.ts'
import { api } from '../../api.server.ts'
import { jakartaMoment } from '../../breach-shown.ts'
import { onceOf, withDone } from '../../form.server.ts'
import { to } from '../../to.ts'

/** Adds a step; leads back to the breach. */
export async function actOnBreach(context: Context, { id, request }: { id: string; request: Request }) {
  const values = textsOf(await readForm(request), ['intent', 'key', 'kind', 'text', 'done_at'])
  // What the page did not offer is a note: nobody is told by a slip.
  const kind = breachSteps.find((one) => one === values.kind) ?? 'note'
  const step = { id, kind, text: values.text ?? '', done_at: jakartaMoment(values.done_at) }
  try {
    await api(context, addBreachStep, step, onceOf(values))
    return redirect(withDone(to(pageOf(context).language, '/breaches/:id', { id }), 'added'))
  } catch (error) {
    return refused(error, { intent: 'step', values })
  }
}
