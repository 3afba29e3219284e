import type { Failure } from '../../../../components/form/failure.ts'
import { Card } from '../../../../ui/card.tsx'
import { fileWords } from '../../../components/banks/file-words.ts'
import { ConsoleForm } from '../../../ui/form/console-form.tsx'
import { TextAreaField, TextField } from '../../../ui/form/fields.tsx'
import { useLanguage } from '../../../use-shell.ts'
import type { ShownFile } from '../load.server.ts'
import { words } from '../words.ts'

type Part = { decide: NonNullable<ShownFile['steps']['decide']>; failure: Failure | undefined }

function useSay() {
  const language = useLanguage()
  return { ...fileWords(language), ...words(language) }
}

/** Yes, a better document, or no. */
export const Decide = (part: Part) => (
  <>
    <Approve {...part} />
    <AskAgain {...part} />
    <Reject {...part} />
  </>
)

function Approve({ decide, failure }: Part) {
  const say = useSay()
  return (
    <Card as="section" aria-labelledby="approve" className="flex flex-col gap-3">
      <h2 id="approve" className="text-lg">
        {say.approveTitle}
      </h2>
      <p className="text-muted text-sm">{say.approveText(decide.down_payment_hours)}</p>
      <ConsoleForm
        intent="approve"
        formKey={decide.key}
        failure={failure}
        scope="approve-"
        labels={{ conditions: say.conditions }}
        submit={{ label: say.approveSubmit }}
      >
        <TextAreaField name="conditions" label={say.conditions} hint={say.conditionsHint} rows={2} />
      </ConsoleForm>
    </Card>
  )
}

function AskAgain({ decide, failure }: Part) {
  const say = useSay()
  return (
    <Card as="section" look="flat" aria-labelledby="again" className="flex flex-col gap-3">
      <h2 id="again" className="text-lg">
        {say.againTitle}
      </h2>
      <p className="text-muted text-sm">{say.againText(decide.resend_hours)}</p>
      <ConsoleForm
        intent="again"
        formKey={decide.key}
        failure={failure}
        scope="again-"
        labels={Object.fromEntries(decide.kinds.map(({ kind, label }) => [kind, say.why(label)]))}
        submit={{ label: say.againSubmit, variant: 'secondary' }}
      >
        {decide.kinds.map(({ kind, label }) => (
          <TextField key={kind} name={kind} label={say.why(label)} maxLength={300} />
        ))}
      </ConsoleForm>
    </Card>
  )
}

function Reject({ decide, failure }: Part) {
  const say = useSay()
  return (
    <Card as="section" look="flat" aria-labelledby="reject" className="flex flex-col gap-3">
      <h2 id="reject" className="text-lg">
        {say.rejectTitle}
      </h2>
      <ConsoleForm
        intent="reject"
        formKey={decide.key}
        failure={failure}
        scope="reject-"
        labels={{ reason: say.reason }}
        submit={{ label: say.rejectSubmit, variant: 'danger' }}
      >
        <TextAreaField name="reason" label={say.reason} hint={say.reasonRead} required rows={3} />
      </ConsoleForm>
    </Card>
  )
}
