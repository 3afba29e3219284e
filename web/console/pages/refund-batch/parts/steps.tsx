import type { Failure } from '../../../../components/form/failure.ts'
import { CodeField } from '../../../ui/form/code-field.tsx'
import { ConsoleForm } from '../../../ui/form/console-form.tsx'
import { TextField } from '../../../ui/form/fields.tsx'
import { useWords } from '../../../use-shell.ts'
import type { ShownBatch } from '../load.server.ts'
import { words } from '../words.ts'

type BatchProps = { batch: ShownBatch; failure: Failure | undefined }

/** What may be done with a batch that nobody has released. */
export function BatchSteps({ batch, failure }: BatchProps) {
  if (batch.status === 'draft') return <Send batch={batch} failure={failure} />
  return batch.approval && <Decide batch={batch} failure={failure} approval={batch.approval} />
}

function Send({ batch, failure }: BatchProps) {
  const say = useWords(words)
  return (
    <section aria-label={say.sendTitle} className="flex flex-col gap-3 border-line border-t pt-4">
      <p className="text-sm">{batch.needs_approval ? say.needsApproval : say.sendText}</p>
      <ConsoleForm
        intent="send"
        formKey={batch.key}
        failure={failure}
        labels={{ code: say.code }}
        submit={{ label: batch.needs_approval ? say.request : say.send }}
        warnsUnsaved={false}
      >
        <CodeField label={say.code} />
      </ConsoleForm>
    </section>
  )
}

/** Whoever asked for a second person may only take it back; anyone else approves or rejects. */
function Decide({ batch, failure, approval }: BatchProps & { approval: NonNullable<ShownBatch['approval']> }) {
  const say = useWords(words)
  const hidden = { approval_id: approval.id }
  return (
    <section aria-label={say.decideTitle} className="flex flex-col gap-4 border-line border-t pt-4">
      <p className="text-sm">{approval.is_own ? say.ownRequest : approval.text}</p>
      <div className="grid gap-6 md:grid-cols-2">
        {!approval.is_own && (
          <ConsoleForm
            intent="approve"
            formKey={batch.key}
            failure={failure}
            labels={{ code: say.code }}
            submit={{ label: say.approve }}
            hidden={hidden}
            scope="approve-"
            warnsUnsaved={false}
          >
            <CodeField label={say.code} />
          </ConsoleForm>
        )}
        <ConsoleForm
          intent="reject"
          formKey={batch.key}
          failure={failure}
          labels={{ reason: say.reason }}
          submit={{ label: approval.is_own ? say.withdraw : say.reject, variant: 'secondary' }}
          hidden={hidden}
        >
          <TextField name="reason" label={say.reason} hint={say.reasonHint} required maxLength={500} />
        </ConsoleForm>
      </div>
    </section>
  )
}
