import type { Failure } from '../../../../components/form/failure.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { CodeField } from '../../../ui/form/code-field.tsx'
import { ConfirmByName } from '../../../ui/form/confirm-by-name.tsx'
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
  const { id, key, full_name } = person
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
            <ConfirmByName
              key={grant.id}
              intent="end"
              formKey={key}
              failure={failure}
              name={full_name}
              title={say.endRole(grant.text)}
              text={say.endText}
              hidden={{ id, grant_id: grant.id }}
              scope={`end-${grant.id}-`}
              submit={say.end}
            />
          ),
      )}
      {person.state === 'active' && (
        <ConfirmByName
          intent="reset"
          formKey={key}
          failure={failure}
          name={full_name}
          title={say.reset}
          text={say.resetText}
          labels={{ reason: say.reason }}
          hidden={{ id }}
          scope={`reset-${id}-`}
          submit={say.resetNow}
        >
          <TextField name="reason" label={say.reason} required maxLength={300} />
        </ConfirmByName>
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
