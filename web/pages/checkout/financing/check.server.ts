import type { Sent } from '#core/call.ts'
import type { Language } from '#core/messages.ts'
import { type FieldProblem, fieldErrors, problemErrors, validationWords } from '#core/validation.ts'
import { problemWords } from '#modules/booking/rules/problem-words.ts'
import { applyForFinancing } from '#modules/financing/contract.ts'
import { identityForm, planForm } from '#modules/financing/shapes.ts'
import type { Values } from '../../../form.server.ts'
import { blank, peopleIn, problemsOf } from '../check.server.ts'
import type { Order } from '../order.ts'

type Form = Sent<typeof applyForFinancing>
type Errors = Record<string, string[]>
type Reading = { order: Order; isBegun: boolean; values: Values; language: Language; least_income: number }

/** As people write amounts: dots and the sign of the currency say nothing. */
function numberOf(text: string | undefined): number | undefined {
  const digits = (text ?? '').replaceAll(/\D/g, '')
  return digits === '' ? undefined : Number(digits)
}

const identityIn = (values: Values) => ({
  name: values.name ?? '',
  gender: blank(values.gender),
  birth_date: blank(values.birth_date),
  address: values.address ?? '',
  phone_number: values.phone_number ?? '',
  job_name: values.job_name ?? '',
  instansi: values.instansi ?? '',
  email: values.email ?? '',
  years_employed: numberOf(values.years_employed),
  monthly_income: numberOf(values.monthly_income),
})

const planIn = (values: Values) => ({
  terms_id: blank(values.terms_id),
  months: numberOf(values.months),
  down_payment: numberOf(values.down_payment),
  participants: peopleIn(values),
})

function incomeProblems({ values, least_income }: Reading): FieldProblem[] {
  const income = numberOf(values.monthly_income)
  if (income === undefined || income >= least_income) return []
  return [{ field: 'monthly_income', word: 'income_low', values: [least_income] }]
}

/** The form as the call takes it, or everything that is wrong with it at once. What was begun keeps its plan. */
export function checkIdentity(reading: Reading): { ok: true; form: Form } | { ok: false; errors: Errors } {
  const { order, values, language, isBegun } = reading
  const extra = { referral_code: blank(values.referral_code), code: blank(values.code) }
  const raw = { id: order.booking_id, ...identityIn(values), ...(isBegun ? {} : { ...planIn(values), ...extra }) }
  const whole = isBegun ? identityForm : identityForm.extend(planForm.shape)
  const shape = applyForFinancing.input.safeParse(raw)
  const complete = whole.safeParse(raw)
  const issues = [...(complete.error?.issues ?? []), ...(shape.error?.issues ?? [])]
  const people = isBegun ? [] : problemsOf(reading)
  // Both at once: who mends one mistake must not be told of the next only then. A field says the simpler of two.
  const errors = {
    ...problemErrors(people, problemWords(language)),
    ...problemErrors(incomeProblems(reading), validationWords(language)),
    ...fieldErrors(issues, language),
  }
  return shape.success && Object.keys(errors).length === 0 ? { ok: true, form: shape.data } : { ok: false, errors }
}
