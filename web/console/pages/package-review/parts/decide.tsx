import type { Failure } from '../../../../components/form/failure.ts'
import { Card } from '../../../../ui/card.tsx'
import { ConsoleForm } from '../../../ui/form/console-form.tsx'
import { TextAreaField } from '../../../ui/form/fields.tsx'
import { useWords } from '../../../use-shell.ts'
import type { ShownReview } from '../load.server.ts'
import { words } from '../words.ts'

/** Both answers carry what was read: what was submitted anew meanwhile is not decided by them. */
export function Decide({ shown, failure }: { shown: ShownReview; failure: Failure | undefined }) {
  const say = useWords(words)
  const common = { formKey: shown.key, failure, hidden: { content_hash: shown.content_hash } }
  return (
    <Card as="section" aria-labelledby="decide" className="flex flex-col gap-6">
      <h2 id="decide" className="text-lg">
        {say.decide}
      </h2>
      <ConsoleForm {...common} intent="approve" labels={{}} submit={{ label: say.approve }} />
      <ConsoleForm
        {...common}
        intent="reject"
        scope="reject-"
        labels={{ reason: say.reason }}
        submit={{ label: say.reject, variant: 'secondary' }}
      >
        <TextAreaField name="reason" label={say.reason} hint={say.reasonHint} rows={3} required />
      </ConsoleForm>
    </Card>
  )
}
