import { useRef, useState } from 'react'
import { Form, useLocation } from 'react-router'
import { DraftConflict } from '../../../../components/form/draft-conflict.tsx'
import { type Failure, fieldError } from '../../../../components/form/failure.ts'
import type { Newer } from '../../../../components/form/use-draft.ts'
import { useHref } from '../../../../components/shell/use-href.ts'
import { ContactSection } from '../../parts/contact-section.tsx'
import type { FormView } from '../../parts/form-view.ts'
import { began, newerIn } from '../../parts/order-form.tsx'
import { TravellersSection } from '../../parts/travellers-section.tsx'
import { type Recount, useOrderForm } from '../../parts/use-order-form.ts'
import type { Identity } from '../identity.server.ts'
import type { Labels } from '../words.ts'
import { CodeSection } from './code-section.tsx'
import { PlanSection } from './plan-section.tsx'
import { WorkSection } from './work-section.tsx'

type Posted = { intent: string; values: Record<string, string>; verification?: { phone_number: string } }
/** What the form was answered with, whether beside the page or by it. */
export type Answer = (Posted & { ok: true }) | (Failure & { ok: false; newer?: Newer }) | null | undefined

export const identityFormId = 'identity'

type IdentityFormProps = { identity: Identity; answer: Answer; recount: Recount; say: Labels; isVerifying: boolean }

/** The form, and again from its beginning where what another tab has saved is taken in its place. */
export function IdentityForm({ identity, answer, recount, ...rest }: IdentityFormProps) {
  const [taken, setTaken] = useState<{ newer: Newer; instead: Answer }>()
  const failure = answer?.ok === false ? answer : undefined
  const typed = taken && taken.instead === answer ? taken.newer.fields : answer?.values
  const form: FormView = {
    say: identity.orderSay,
    value: (name) => typed?.[name] ?? identity.values[name] ?? '',
    error: (name) => fieldError(failure, name),
  }
  const { path, version } = identity.draft
  return (
    <IdentityFields
      key={taken?.newer.version}
      draft={{ path, version: taken?.newer.version ?? version }}
      newer={[newerIn(recount.data), newerIn(answer)]}
      onTake={(newer) => setTaken({ newer, instead: answer })}
      {...{ identity, form, recount, answer }}
      {...rest}
    />
  )
}

type IdentityFieldsProps = IdentityFormProps & {
  form: FormView
  draft: Identity['draft']
  newer: readonly (Newer | undefined)[]
  onTake: (newer: Newer) => void
}

/** One form for the whole step; each button says by its intent what it is for. */
function IdentityFields(props: IdentityFieldsProps) {
  const { identity, form, recount, draft, newer, onTake, answer, say, isVerifying } = props
  const { search } = useLocation()
  const element = useRef<HTMLFormElement>(null)
  const path = useHref()(draft.path)
  const send = useOrderForm(recount, { followed: began(form, identity), draft: { ...draft, path }, newer })
  const choose = (choice: (typed: HTMLFormElement, other: Newer) => void) => () => {
    send.drop()
    if (element.current && send.newer) choice(element.current, send.newer)
  }
  const { isBegun, plan, travellers, relations, twoNames } = identity
  return (
    <Form
      ref={element}
      id={identityFormId}
      method="post"
      action={search}
      noValidate
      preventScrollReset
      onSubmit={send.submitted}
      // What was placed has no draft any more.
      onChange={isBegun ? undefined : send.changed}
      className="flex flex-col gap-5"
    >
      {/* What the return key means anywhere in the form. */}
      <button type="submit" name="intent" value="apply" tabIndex={-1} aria-hidden="true" className="hidden" />
      <input type="hidden" name="key" value={identity.key} />
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
      {plan && <PlanSection plan={plan} form={form} isBusy={recount.state !== 'idle'} say={say} />}
      <ContactSection form={form} phoneFixed={isBegun ? say.phoneProved : undefined} />
      <WorkSection
        form={form}
        yearsHint={identity.yearsHint}
        incomeHint={identity.incomeHint}
        hasReferral={!isBegun}
        say={say}
      />
      {!isBegun && <TravellersSection {...{ travellers, relations, twoNames, form }} />}
      {isVerifying && (
        <CodeSection
          phone_number={answer?.ok ? answer.verification?.phone_number : undefined}
          error={form.error('code')}
          say={say}
        />
      )}
    </Form>
  )
}
