import { type ChangeEvent, type FormEvent, useRef } from 'react'
import { type Fetcher, Form, useLocation, useSubmit } from 'react-router'
import { fieldError } from '../../../components/form/failure.ts'
import type { Shown } from '../view.server.ts'
import { ContactSection } from './contact-section.tsx'
import { ExtrasSection, PlanSection } from './extras-section.tsx'
import { type Answer, type FormView, orderFormId } from './form-view.ts'
import { PromoSection } from './promo-section.tsx'
import { TermsSection } from './terms-section.tsx'
import { TravellersSection } from './travellers-section.tsx'

type Recount = {
  state: Fetcher['state']
  data?: Answer
  formData?: FormData | undefined
  submit: (form: FormData, how: { method: 'post'; preventScrollReset: true }) => unknown
}
type OrderFormProps = { shown: Shown; answer: Answer; recount: Recount }

/** What changes the price is asked for beside the page; only the order itself leaves it. */
export const isBeside = (intent: string): boolean => intent === 'save' || intent.startsWith('promo')

/** One form for the whole order; each button says by its intent what it is for. */
export function OrderForm({ shown, answer, recount }: OrderFormProps) {
  const { search } = useLocation()
  const { say } = shown
  const failure = answer?.ok === false ? answer : undefined
  const latest = recount.data?.ok === false ? recount.data : undefined
  const typed = answer?.values ?? shown.values
  const form: FormView = {
    say,
    value: (name) => typed[name] ?? shown.values[name] ?? '',
    error: (name) => fieldError(latest, name) ?? fieldError(failure, name),
  }
  const send = useSend(recount)
  const busy = recount.formData?.get('intent')
  return (
    <Form
      id={orderFormId}
      method="post"
      action={search}
      noValidate
      preventScrollReset
      onSubmit={send.submitted}
      onChange={send.changed}
      className="flex flex-col gap-5"
    >
      {/* What the return key means anywhere in the form. */}
      <button type="submit" name="intent" value="review" tabIndex={-1} aria-hidden="true" className="hidden" />
      <input type="hidden" name="key" value={shown.key} />
      <ContactSection form={form} today={shown.today} />
      <TravellersSection travellers={shown.travellers} relations={shown.relations} today={shown.today} form={form} />
      <ExtrasSection addons={shown.addons} most={shown.most} form={form} />
      {shown.promo && (
        <PromoSection promo={shown.promo} busy={typeof busy === 'string' ? busy : undefined} form={form} />
      )}
      <PlanSection plans={shown.plans} hint={shown.planHint} isBusy={busy === 'save'} form={form} />
      <TermsSection form={form} />
    </Form>
  )
}

function useSend({ submit }: Recount) {
  const { search } = useLocation()
  const leave = useSubmit()
  const how = { method: 'post', preventScrollReset: true } as const
  const waiting = useRef(0)
  return {
    submitted(event: FormEvent<HTMLFormElement>) {
      const native = event.nativeEvent
      const button = native instanceof SubmitEvent ? native.submitter : null
      if (!(button instanceof HTMLButtonElement) || button.value === 'review') return
      event.preventDefault()
      const form = new FormData(event.currentTarget, button)
      if (isBeside(button.value)) submit(form, how)
      // The next step is read from its top.
      else leave(form, { method: 'post', action: search })
    },
    changed({ target, currentTarget }: ChangeEvent<HTMLFormElement>) {
      if (!(target instanceof HTMLInputElement) || !/^(plan$|addon\.)/.test(target.name)) return
      window.clearTimeout(waiting.current)
      // A run of presses is one question.
      waiting.current = window.setTimeout(() => {
        const form = new FormData(currentTarget)
        form.set('intent', 'save')
        submit(form, how)
      }, 300)
    },
  }
}
