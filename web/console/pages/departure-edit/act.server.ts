import { data, redirect } from 'react-router'
import { addEvidence, removeEvidence, saveDate } from '#modules/catalogue/contract.console.ts'
import { certaintyNames } from '#modules/catalogue/rules/facts.ts'
import { type Context, pageOf } from '../../../api.server.ts'
import { readForm, refused, textsOf, type Values } from '../../../form.server.ts'
import { api } from '../../api.server.ts'
import { termErrors, termFields, termsOf } from '../../components/date-terms/typed.server.ts'
import { bilingualOf, withDone } from '../../form.server.ts'
import { to } from '../../to.ts'

const claims = certaintyNames.flatMap((name) => [
  `certainties.${name}.state`,
  `certainties.${name}.evidence.id`,
  `certainties.${name}.evidence.en`,
])
const fields = ['intent', 'key', 'version', 'departs_on', 'certainty', 'evidence_id', ...claims, ...termFields]

const claimOf = (values: Values, name: (typeof certaintyNames)[number]) => ({
  state: values[`certainties.${name}.state`] === 'certain' ? ('certain' as const) : ('pending' as const),
  evidence: bilingualOf(values, `certainties.${name}.evidence`),
})

/** What is wrong with the evidence is said at its first field. */
const typedErrors = (errors: Record<string, string[]>) =>
  Object.fromEntries(
    Object.entries(termErrors(errors)).map(([field, said]) => [field.replace(/\.evidence$/, '.evidence.id'), said]),
  )

type Posted = { context: Context; id: string; values: Values; form: FormData }
type Step = (posted: Posted) => Promise<'saved' | 'evidence_added' | 'evidence_removed'>

const steps: Readonly<Record<string, Step>> = {
  async save({ context, id, values }) {
    const { version, departs_on = '' } = values
    const certainties = {
      flight: claimOf(values, 'flight'),
      price: claimOf(values, 'price'),
      hotel: claimOf(values, 'hotel'),
      visa: claimOf(values, 'visa'),
    }
    await api(context, saveDate, { id, version, departs_on, ...termsOf(values), certainties })
    return 'saved'
  },
  async evidence({ context, id, values, form }) {
    const certainty = certaintyNames.find((name) => name === values.certainty) ?? 'flight'
    const sent = form.get('file')
    const file = sent instanceof File ? sent : new File([], '')
    const files = { file: { name: file.name, bytes: Buffer.from(await file.arrayBuffer()) } }
    await api(context, addEvidence, { id, certainty }, { files })
    return 'evidence_added'
  },
  async remove_evidence({ context, id, values }) {
    await api(context, removeEvidence, { id, evidence_id: values.evidence_id ?? '' })
    return 'evidence_removed'
  },
}

/** One of the forms of a date; leads back to it, which says what was done. */
export async function actOnDate(context: Context, { id, request }: { id: string; request: Request }) {
  const form = await readForm(request)
  const values = textsOf(form, fields)
  const intent = values.intent ?? ''
  const step = Object.hasOwn(steps, intent) ? steps[intent] : undefined
  if (!step) throw data(null, { status: 400 })
  try {
    const done = await step({ context, id, values, form })
    return redirect(withDone(to(pageOf(context).language, '/departures/:id/edit', { id }), done))
  } catch (error) {
    const answer = refused(error, { intent, values })
    return data({ ...answer.data, errors: typedErrors(answer.data.errors) }, answer.init ?? undefined)
  }
}
