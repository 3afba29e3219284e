import { type ReactNode, useId } from 'react'
import { Form, useNavigate, useNavigation } from 'react-router'
import { type Failure, failureOf, fieldError } from '../../../../components/form/failure.ts'
import { FormFailure } from '../../../../components/form/form-failure.tsx'
import { ShellLink } from '../../../../components/shell/shell-link.tsx'
import { useHref } from '../../../../components/shell/use-href.ts'
import { Button } from '../../../../ui/button.tsx'
import { buttonClass } from '../../../../ui/button-class.ts'
import { Dialog } from '../../../../ui/dialog.tsx'
import { Field } from '../../../../ui/field.tsx'
import { RadioGroup } from '../../../../ui/radio-group.tsx'
import { TextArea } from '../../../../ui/text-area.tsx'
import { Differences } from '../../parts/offer-card.tsx'
import type { Question, Waiting } from '../load.server.ts'

type Say = Waiting['say']
type AskProps = { question: Question; back: string; failure: Failure | undefined; say: Say }

/** Asks once more. The address says that it is open: without scripts it stands in the page. */
export function Ask({ question, back, failure: answer, say }: AskProps) {
  const formId = useId()
  const navigate = useNavigate()
  const href = useHref()
  const isBusy = useNavigation().formData?.get('intent') === question.intent
  const failure = failureOf(answer, question.intent)
  return (
    <Dialog
      open
      title={question.title}
      closeLabel={say.close}
      onClose={() => void navigate(href(back), { replace: true, preventScrollReset: true })}
      footer={
        <>
          <ShellLink path={back} replace preventScrollReset className={buttonClass({ variant: 'secondary' })}>
            {say.no}
          </ShellLink>
          <Button
            type="submit"
            form={formId}
            variant={question.intent === 'accept' ? 'primary' : 'danger'}
            busy={isBusy}
            busyLabel={say.working}
          >
            {question.yes}
          </Button>
        </>
      }
    >
      <Form id={formId} method="post" noValidate preventScrollReset className="flex flex-col gap-4">
        <input type="hidden" name="intent" value={question.intent} />
        <input type="hidden" name="ticket" value={question.ticket} />
        <input type="hidden" name="offer_id" value={question.offer_id} />
        <FormFailure failure={failure} labels={{ reason: say.reason }} />
        <p>{question.text}</p>
        {question.intent === 'accept' ? (
          <Payment question={question} say={say} />
        ) : (
          <Reason hint={question.hint} failure={failure} say={say} />
        )}
      </Form>
    </Dialog>
  )
}

type Acceptance = Extract<Question, { intent: 'accept' }>

function Payment({ question: { offer, plans, version }, say }: { question: Acceptance; say: Say }): ReactNode {
  return (
    <>
      <input type="hidden" name="version" value={version} />
      <div className="flex flex-col gap-2">
        <p className="font-semibold text-sm">{say.differences}</p>
        <Differences offer={offer} say={say} />
      </div>
      <RadioGroup
        name="plan"
        label={say.payHow}
        options={plans}
        look="cards"
        defaultValue={plans.at(-1)?.value}
        required
      />
      <div className="flex flex-col gap-1 text-sm">
        <p className="font-semibold">{say.refund}</p>
        <p className="whitespace-pre-line text-muted [overflow-wrap:anywhere]">{offer.refund}</p>
      </div>
    </>
  )
}

type ReasonProps = { hint: string; failure: Failure | undefined; say: Say }

function Reason({ hint, failure, say }: ReasonProps) {
  return (
    <Field name="reason" label={say.reason} hint={hint} required error={fieldError(failure, 'reason')}>
      <TextArea rows={3} minLength={10} maxLength={500} defaultValue={failure?.values.reason} />
    </Field>
  )
}
