import { data, redirect } from 'react-router'
import { saveDate } from '#modules/catalogue/contract.console.ts'
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
const fields = ['intent', 'key', 'version', 'departs_on', ...claims, ...termFields]

const claimOf = (values: Values, name: (typeof certaintyNames)[number]) => ({
  state: values[`certainties.${name}.state`] === 'certain' ? ('certain' as const) : ('pending' as const),
  evidence: bilingualOf(values, `certainties.${name}.evidence`),
})

/** What is wrong with the evidence is said at its first field. */
const typedErrors = (errors: Record<string, string[]>) =>
  Object.fromEntries(
    Object.entries(termErrors(errors)).map(([field, said]) => [field.replace(/\.evidence$/, '.evidence.id'), said]),
  )

export async function saveTypedDate(context: Context, { id, request }: { id: string; request: Request }) {
  const values = textsOf(await readForm(request), fields)
  const { version, departs_on = '' } = values
  const certainties = {
    flight: claimOf(values, 'flight'),
    price: claimOf(values, 'price'),
    hotel: claimOf(values, 'hotel'),
    visa: claimOf(values, 'visa'),
  }
  try {
    await api(context, saveDate, { id, version, departs_on, ...termsOf(values), certainties })
    return redirect(withDone(to(pageOf(context).language, '/departures/:id/edit', { id }), 'saved'))
  } catch (error) {
    const answer = refused(error, { intent: 'save', values })
    return data({ ...answer.data, errors: typedErrors(answer.data.errors) }, answer.init ?? undefined)
  }
}
