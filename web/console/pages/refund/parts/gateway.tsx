import type { Failure } from '../../../../components/form/failure.ts'
import { ConsoleForm } from '../../../ui/form/console-form.tsx'
import { TextField } from '../../../ui/form/fields.tsx'
import { useWords } from '../../../use-shell.ts'
import type { ShownRefund } from '../load.server.ts'
import { words } from '../words.ts'

type StepsProps = { refund: ShownRefund; failure: Failure | undefined }

/** Back the way it came: one tap. */
export function Return({ refund, failure }: StepsProps) {
  const say = useWords(words)
  return (
    <div className="flex flex-col gap-3">
      <h2 className="font-semibold">{say.returnTitle(refund.gateway)}</h2>
      <p className="text-sm">{say.returnText(refund.way)}</p>
      <ConsoleForm intent="return" formKey={refund.key} failure={failure} labels={{}} submit={{ label: say.return }} />
    </div>
  )
}

/** What the gateway shows, where its answer never came. */
export function Resolve({ refund, failure }: StepsProps) {
  const say = useWords(words)
  return (
    <>
      <p className="text-sm md:col-span-2">{say.lookText(refund.gateway)}</p>
      <ConsoleForm
        intent="returned"
        formKey={refund.key}
        failure={failure}
        labels={{ reference: say.lookReference }}
        submit={{ label: say.returned }}
        scope="returned-"
      >
        <TextField name="reference" label={say.lookReference} hint={say.lookHint} required maxLength={100} />
      </ConsoleForm>
      <ConsoleForm
        intent="missing"
        formKey={refund.key}
        failure={failure}
        labels={{ reference: say.missingNote }}
        submit={{ label: say.missing, variant: 'secondary' }}
        scope="missing-"
      >
        <TextField name="reference" label={say.missingNote} hint={say.missingHint} required maxLength={100} />
      </ConsoleForm>
    </>
  )
}
