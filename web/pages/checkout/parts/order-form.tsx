import { Form, useLocation } from 'react-router'
import { splitDate } from '../../../components/form/date-parts.ts'
import { fieldError } from '../../../components/form/failure.ts'
import { useHref } from '../../../components/shell/use-href.ts'
import type { Shown } from '../view.server.ts'
import { ContactSection } from './contact-section.tsx'
import { ExtrasSection, PlanSection } from './extras-section.tsx'
import type { Followed } from './follow-self.ts'
import { type Answer, type FormView, orderFormId } from './form-view.ts'
import { PromoSection } from './promo-section.tsx'
import { editedIn } from './self-fields.ts'
import { TermsSection } from './terms-section.tsx'
import { TravellersSection } from './travellers-section.tsx'
import { type Recount, useOrderForm } from './use-order-form.ts'

/** Who travels for themselves before anyone types, and what their card says otherwise than the contact. */
function began({ value }: FormView, { travellers }: Shown): Followed {
  const self = travellers.find(({ scope }) => value(`${scope}.relation`) === 'self')?.scope
  const said = (scope: string) => {
    const { day, month, year } = splitDate(value(`${scope}birth_date`))
    return {
      ...{ name: value(`${scope}name`), gender: value(`${scope}gender`) },
      ...{ 'birth_date.day': day, 'birth_date.month': month, 'birth_date.year': year },
    }
  }
  return { self, edited: self === undefined ? [] : editedIn(said(`${self}.`), said('')) }
}

type OrderFormProps = { shown: Shown; answer: Answer; recount: Recount }

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
  const send = useOrderForm(recount, {
    began: began(form, shown),
    draftPath: useHref()(shown.draftPath),
  })
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
      <ContactSection form={form} />
      <TravellersSection
        travellers={shown.travellers}
        relations={shown.relations}
        twoNames={shown.twoNames}
        form={form}
      />
      <ExtrasSection addons={shown.addons} most={shown.most} form={form} />
      {shown.promo && (
        <PromoSection promo={shown.promo} busy={typeof busy === 'string' ? busy : undefined} form={form} />
      )}
      <PlanSection plans={shown.plans} hint={shown.planHint} isBusy={busy === 'save'} form={form} />
      <TermsSection form={form} />
    </Form>
  )
}
