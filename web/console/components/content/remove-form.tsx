import type { Failure } from '../../../components/form/failure.ts'
import { Card } from '../../../ui/card.tsx'
import { ConsoleForm } from '../../ui/form/console-form.tsx'
import { useWords } from '../../use-shell.ts'
import { words } from './words.ts'

type RemoveFormProps = { formKey: string; failure: Failure | undefined; text: string }

/** Takes a thing off the site for good. */
export function RemoveForm({ formKey, failure, text }: RemoveFormProps) {
  const say = useWords(words)
  return (
    <Card as="section" look="flat" aria-labelledby="remove-title" className="flex flex-col gap-3">
      <h2 id="remove-title" className="text-lg">
        {say.remove}
      </h2>
      <p className="text-muted text-sm">{text}</p>
      <ConsoleForm
        intent="remove"
        formKey={formKey}
        failure={failure}
        labels={{}}
        scope="remove-"
        submit={{ label: say.remove, variant: 'danger' }}
      />
    </Card>
  )
}
