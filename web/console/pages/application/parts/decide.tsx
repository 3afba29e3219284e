import type { Failure } from '../../../../components/form/failure.ts'
import { Card } from '../../../../ui/card.tsx'
import { ConfirmByName } from '../../../ui/form/confirm-by-name.tsx'
import { ConsoleForm } from '../../../ui/form/console-form.tsx'
import { TextAreaField, TextField } from '../../../ui/form/fields.tsx'
import { useWords } from '../../../use-shell.ts'
import type { ShownApplication } from '../load.server.ts'
import { words } from '../words.ts'

type Part = { shown: ShownApplication; failure: Failure | undefined }

/** What can be done with the application from where it stands. */
export function Decide({ shown, failure }: Part) {
  const say = useWords(words)
  const { start, reject } = shown.steps
  return (
    <div className="flex flex-col gap-4">
      {start && (
        <Card as="section" aria-labelledby="start" className="flex flex-col gap-3">
          <h2 id="start" className="text-lg">
            {say.startTitle}
          </h2>
          <p className="text-muted text-sm">{say.startText}</p>
          <ConsoleForm
            intent="review"
            formKey={start.key}
            failure={failure}
            labels={{}}
            submit={{ label: say.start }}
          />
        </Card>
      )}
      <Accept shown={shown} failure={failure} />
      {reject && (
        <ConfirmByName
          intent="reject"
          formKey={reject.key}
          failure={failure}
          name={shown.company}
          title={say.rejectTitle}
          text={say.rejectText}
          submit={say.reject}
        >
          <TextAreaField name="reason" label={say.reason} required rows={3} />
        </ConfirmByName>
      )}
    </div>
  )
}

function Accept({ shown, failure }: Part) {
  const say = useWords(words)
  const { accept } = shown.steps
  if (!accept) return null
  const reason = accept.is_open ? undefined : say.checksFirst
  return (
    <Card as="section" aria-labelledby="accept" className="flex flex-col gap-3">
      <h2 id="accept" className="text-lg">
        {say.acceptTitle}
      </h2>
      <p className="text-muted text-sm">{say.acceptText(shown.email)}</p>
      <ConsoleForm
        intent="accept"
        formKey={accept.key}
        failure={failure}
        labels={{ name: say.name, address: say.address, founded_year: say.founded }}
        submit={{ label: say.accept, ...(reason && { reason }) }}
        warnsUnsaved
      >
        <TextField name="name" label={say.name} value={accept.name} maxLength={100} required />
        <TextField name="address" label={say.address} maxLength={250} required />
        <TextField name="founded_year" label={say.founded} inputMode="numeric" maxLength={4} required />
      </ConsoleForm>
    </Card>
  )
}
