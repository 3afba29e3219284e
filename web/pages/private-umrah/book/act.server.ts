import { randomUUID } from 'node:crypto'
import { data, redirect } from 'react-router'
import { codes } from '#core/refusal-codes.ts'
import { refusals } from '#core/refusals.ts'
import { fieldErrors } from '#core/validation.ts'
import { namePrivateTravellers, submitPrivateRequest } from '#modules/private-umrah/contract.ts'
import { mostTravellers } from '#modules/private-umrah/rules/plan.ts'
import { api, type Context, formFailureOr, pageOf } from '../../../api.server.ts'
import { builderPath } from '../../../components/private/form-query.ts'
import { withAffiliate } from '../../../components/shell/use-href.ts'
import { flash } from '../../../flash.server.ts'
import { type Failed, fieldsOf, readForm, textsOf, type Values } from '../../../form.server.ts'
import { inLanguage } from '../../../to.ts'
import { labels } from './words.ts'

const intent = 'send'
const fields = ['key', ...fieldsOf(namePrivateTravellers), /^participants\.\d{1,2}\.\w{1,40}$/]

/** Names who travels and sends the plan to agencies; every mistake goes back to its field, with what was typed. */
export async function actBook(context: Context, request: Request, url: URL) {
  const { language, affiliate_code } = pageOf(context)
  const id = url.searchParams.get('id') ?? ''
  const { key = '', ...values } = textsOf(await readForm(request), fields)
  const parsed = namePrivateTravellers.input.safeParse(formIn(id, values))
  if (!parsed.success) {
    const { status, [language]: message } = refusals[codes.input_invalid]
    const errors = fieldErrors(parsed.error.issues, language)
    return failed({ ok: false, status, code: codes.input_invalid, message, errors, intent, values })
  }
  try {
    await api(context, namePrivateTravellers, parsed.data)
    await api(context, submitPrivateRequest, { id }, { idempotency_key: keyOf(key) })
  } catch (error) {
    const failure = formFailureOr(error, labels(language).notSent)
    if (failure.status === 404) throw data(null, { status: 404 })
    return failed({ ...failure, intent, values })
  }
  flash(pageOf(context), 'plan_sent')
  return redirect(withAffiliate(inLanguage(language, `${builderPath}/waiting-approval/${id}`), affiliate_code))
}

const failed = (failure: Failed) => data(failure, { status: failure.status })

const keyOf = (key: string): string => (/^[\w-]{8,64}$/.test(key) ? key : randomUUID())

const given = (fields: Readonly<Record<string, string | undefined>>) =>
  Object.fromEntries(Object.entries(fields).filter(([, text]) => text))

/** The form in the shape of the call; what was left open is left out, and the call says what it needs. */
function formIn(id: string, values: Values) {
  const places = Array.from({ length: mostTravellers }, (_, i) => i).filter((i) => values[`participants.${i}.id`])
  const said = (place: number, name: string) => values[`participants.${place}.${name}`]
  return {
    id,
    name: values.name,
    email: values.email,
    phone_number: values.phone_number,
    ...given({ note: values.note }),
    participants: places.map((place) => ({
      id: said(place, 'id'),
      name: said(place, 'name'),
      ...given({
        relation: said(place, 'relation'),
        gender: said(place, 'gender'),
        birth_date: said(place, 'birth_date'),
        passport_expires_on: said(place, 'passport_expires_on'),
      }),
      ...(said(place, 'is_single_name') && { is_single_name: true }),
    })),
  }
}
