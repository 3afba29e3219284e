import type { Failure } from '../../../../components/form/failure.ts'
import { Card } from '../../../../ui/card.tsx'
import { CodeField } from '../../../ui/form/code-field.tsx'
import { ConfirmByName } from '../../../ui/form/confirm-by-name.tsx'
import { ConsoleForm } from '../../../ui/form/console-form.tsx'
import { SelectField, TextAreaField } from '../../../ui/form/fields.tsx'
import { useWords } from '../../../use-shell.ts'
import type { ShownLicence } from '../load.server.ts'
import { words } from '../words.ts'

type Part = { shown: ShownLicence; failure: Failure | undefined }

/** Suspend it, ask for that to be lifted, or decide that: as it stands. */
export function Suspension({ shown, failure }: Part) {
  const say = useWords(words)
  const { suspend, lift } = shown.steps
  if (suspend)
    return (
      <ConfirmByName
        intent="suspend"
        formKey={suspend.key}
        failure={failure}
        name={shown.number}
        title={say.suspendTitle}
        text={say.suspendText}
        submit={say.suspend}
      >
        <TextAreaField name="reason" label={say.reason} required rows={3} />
      </ConfirmByName>
    )
  if (!lift) return <Decision shown={shown} failure={failure} />
  return (
    <Card as="section" aria-labelledby="lift" className="flex flex-col gap-3">
      <h2 id="lift" className="text-lg">
        {say.liftTitle}
      </h2>
      <p className="text-muted text-sm">{say.liftText}</p>
      <ConsoleForm
        intent="lift"
        formKey={lift.key}
        failure={failure}
        labels={{ reason: say.reason }}
        scope="lift-"
        submit={{ label: say.lift }}
      >
        <TextAreaField name="reason" label={say.reason} required rows={3} />
      </ConsoleForm>
    </Card>
  )
}

/** For the second person; whoever asked can only take it back. */
function Decision({ shown, failure }: Part) {
  const say = useWords(words)
  const { decide } = shown.steps
  if (!decide) return null
  const rejecting = { value: 'reject', label: say.reject }
  const options = decide.is_own ? [rejecting] : [{ value: 'approve', label: say.approve }, rejecting]
  return (
    <Card as="section" aria-labelledby="decide" className="flex flex-col gap-3">
      <h2 id="decide" className="text-lg">
        {say.waitingTitle}
      </h2>
      <p className="[overflow-wrap:anywhere]">{say.waitingText(decide.reason)}</p>
      {decide.is_own && <p className="text-muted text-sm">{say.waitingOwn}</p>}
      <ConsoleForm
        intent="decide"
        formKey={decide.key}
        failure={failure}
        labels={{ decision: say.decision, reason: say.reason, code: say.code }}
        scope="decide-"
        submit={{ label: say.decide }}
      >
        <input type="hidden" name="approval_id" value={decide.approval_id} />
        <SelectField name="decision" label={say.decision} options={options} required />
        <TextAreaField name="reason" label={say.reason} required rows={3} />
        <CodeField label={say.code} />
      </ConsoleForm>
    </Card>
  )
}
