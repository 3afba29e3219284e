import { useRef, useState } from 'react'
import { Form, useLocation } from 'react-router'
import { splitDate } from '../../../components/form/date-parts.ts'
import { DraftConflict } from '../../../components/form/draft-conflict.tsx'
import { fieldError } from '../../../components/form/failure.ts'
import type { Newer } from '../../../components/form/use-draft.ts'
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
export function began({ value }: FormView, { travellers }: Pick<Shown, 'travellers'>): Followed {
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

export const newerIn = (answer: Answer): Newer | undefined => (answer?.ok === false ? answer.newer : undefined)

/** The form, and again from its beginning where what another tab has saved is taken in its place. */
export function OrderForm({ shown, answer, recount }: OrderFormProps) {
  const [taken, setTaken] = useState<{ newer: Newer; instead: Answer }>()
  const failure = answer?.ok === false ? answer : undefined
  const latest = recount.data?.ok === false ? recount.data : undefined
  const typed = taken && taken.instead === answer ? taken.newer.fields : answer?.values
  const form: FormView = {
    say: shown.say,
    value: (name) => typed?.[name] ?? shown.values[name] ?? '',
    error: (name) => fieldError(latest, name) ?? fieldError(failure, name),
  }
  const { path, version } = shown.draft
  return (
    <OrderFields
      key={taken?.newer.version}
      draft={{ path, version: taken?.newer.version ?? version }}
      newer={[newerIn(recount.data), newerIn(answer)]}
      onTake={(newer) => setTaken({ newer, instead: answer })}
      {...{ shown, form, recount }}
    />
  )
}

type OrderFieldsProps = {
  shown: Shown
  form: FormView
  recount: Recount
  draft: Shown['draft']
  newer: readonly (Newer | undefined)[]
  onTake: (newer: Newer) => void
}

/** One form for the whole order; each button says by its intent what it is for. */
function OrderFields({ shown, form, recount, draft, newer, onTake }: OrderFieldsProps) {
  const { search } = useLocation()
  const element = useRef<HTMLFormElement>(null)
  const path = useHref()(draft.path)
  const send = useOrderForm(recount, { followed: began(form, shown), draft: { ...draft, path }, newer })
  const busy = recount.formData?.get('intent')
  const choose = (choice: (typed: HTMLFormElement, other: Newer) => void) => () => {
    send.drop()
    if (element.current && send.newer) choice(element.current, send.newer)
  }
  return (
    <Form
      ref={element}
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
      {/* Filled in by scripts when it is sent: which saving this is, and from which one it started. */}
      <input type="hidden" name="version" />
      <input type="hidden" name="revision" />
      {send.newer && (
        <DraftConflict
          text={send.newer.text}
          say={form.say}
          onTake={choose((_, other) => onTake(other))}
          onKeep={choose(send.overwrite)}
        />
      )}
      <ContactSection form={form} />
      <TravellersSection
        travellers={shown.travellers}
        relations={shown.relations}
        twoNames={shown.twoNames}
        form={form}
      />
      <ExtrasSection addons={shown.addons} form={form} />
      {shown.promo && (
        <PromoSection promo={shown.promo} busy={typeof busy === 'string' ? busy : undefined} form={form} />
      )}
      <PlanSection plans={shown.plans} hint={shown.planHint} isBusy={busy === 'save'} form={form} />
      <TermsSection form={form} />
    </Form>
  )
}
