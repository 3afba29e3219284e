import type { Failure } from '../../../../components/form/failure.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { CodeField } from '../../../ui/form/code-field.tsx'
import { ConsoleForm } from '../../../ui/form/console-form.tsx'
import { TextField } from '../../../ui/form/fields.tsx'
import { useWords } from '../../../use-shell.ts'
import type { ShownPerson } from '../load.server.ts'
import { words } from '../words.ts'

type ManageProps = { person: ShownPerson; failure: Failure | undefined }

/** What can be done about one of the people: behind a word, so that the list stays a list. */
export function Manage({ person, failure }: ManageProps) {
  const say = useWords(words)
  const canEnd = person.grants.some(({ can_end }) => can_end)
  if (person.is_self || (!canEnd && !person.approval)) return null
  const isOpen = failure?.values.id === person.id || person.approval !== null
  return (
    <details open={isOpen}>
      <summary
        className="link-row cursor-pointer text-sm underline underline-offset-4"
        aria-label={say.manageOf(person.full_name)}
      >
        {say.manage}
      </summary>
      <div className="flex flex-col gap-5 py-3">
        {person.approval ? <Decision person={person} failure={failure} /> : <Steps person={person} failure={failure} />}
      </div>
    </details>
  )
}

function Steps({ person, failure }: ManageProps) {
  const say = useWords(words)
  const { id, key } = person
  return (
    <>
      {person.state === 'invited' && (
        <ConsoleForm
          intent="again"
          formKey={key}
          failure={failure}
          labels={{}}
          hidden={{ id }}
          submit={{ label: say.again, variant: 'secondary' }}
        />
      )}
      {person.grants.map(
        (grant) =>
          grant.can_end && (
            <ConsoleForm
              key={grant.id}
              intent="end"
              formKey={key}
              failure={failure}
              labels={{}}
              hidden={{ id, grant_id: grant.id }}
              submit={{ label: say.endRole(grant.text), variant: 'secondary' }}
            />
          ),
      )}
      {person.state === 'active' && (
        <ConsoleForm
          intent="reset"
          formKey={key}
          failure={failure}
          labels={{ reason: say.reason }}
          hidden={{ id }}
          scope={`reset-${id}-`}
          submit={{ label: say.reset, variant: 'danger' }}
        >
          <p className="text-muted text-sm">{say.resetText}</p>
          <TextField name="reason" label={say.reason} required maxLength={300} />
        </ConsoleForm>
      )}
    </>
  )
}

/** Somebody else has asked to reset an admin's second factor: with a code of one's own app, or not at all. */
function Decision({ person, failure }: ManageProps) {
  const say = useWords(words)
  const { id, key, approval } = person
  if (!approval) return null
  const form = { intent: 'decide', formKey: key, failure, labels: { code: say.code } }
  return (
    <>
      <Alert tone="warning" title={say.waiting(approval.reason)}>
        {approval.is_own && say.ownRequest}
      </Alert>
      {!approval.is_own &&
        (['approve', 'reject'] as const).map((decision) => (
          <ConsoleForm
            key={decision}
            {...form}
            hidden={{ id, approval_id: approval.id, decision }}
            scope={`${decision}-${id}-`}
            warnsUnsaved={false}
            submit={{ label: say[decision], variant: decision === 'approve' ? 'primary' : 'secondary' }}
          >
            <CodeField label={say.code} />
          </ConsoleForm>
        ))}
    </>
  )
}
