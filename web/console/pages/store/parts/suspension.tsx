import type { Failure } from '../../../../components/form/failure.ts'
import { Card } from '../../../../ui/card.tsx'
import { ConfirmByName } from '../../../ui/form/confirm-by-name.tsx'
import { ConsoleForm } from '../../../ui/form/console-form.tsx'
import { TextAreaField } from '../../../ui/form/fields.tsx'
import { useWords } from '../../../use-shell.ts'
import type { ShownStore } from '../load.server.ts'
import { words } from '../words.ts'

/** The platform takes the store out of the shop, or brings it back. */
export function Suspension({ store, failure }: { store: ShownStore; failure: Failure | undefined }) {
  const say = useWords(words)
  const hint = store.is_suspended ? say.reopenHint : say.reasonHint
  const reason = <TextAreaField name="reason" label={say.reason} hint={hint} required rows={3} />
  if (!store.is_suspended)
    return (
      <ConfirmByName
        intent="suspend"
        formKey={store.key}
        failure={failure}
        name={store.name}
        title={say.suspendTitle}
        text={say.suspendText}
        submit={say.suspend}
        labels={{ reason: say.reason }}
      >
        {reason}
      </ConfirmByName>
    )
  return (
    <Card as="section" aria-labelledby="lift" className="flex flex-col gap-3">
      <h2 id="lift" className="text-lg">
        {say.liftTitle}
      </h2>
      <p className="text-muted text-sm">{say.liftText}</p>
      <ConsoleForm
        intent="lift"
        formKey={store.key}
        failure={failure}
        scope="lift-"
        labels={{ reason: say.reason }}
        submit={{ label: say.lift }}
      >
        {reason}
      </ConsoleForm>
    </Card>
  )
}
