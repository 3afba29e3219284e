import { Link } from 'react-router'
import type { Failure } from '../../../../components/form/failure.ts'
import { Card } from '../../../../ui/card.tsx'
import { linkClass } from '../../../../ui/link-class.ts'
import { ConsoleForm } from '../../../ui/form/console-form.tsx'
import { useWords } from '../../../use-shell.ts'
import type { ShownSupply } from '../load.server.ts'
import { words } from '../words.ts'
import { labelsOf, ThingFields } from './thing-fields.tsx'

type Props = { supply: ShownSupply; failure: Failure | undefined }

/** Adds a thing, or changes the one that was chosen in the list. */
export function ThingForm({ supply, failure }: Props) {
  const say = useWords(words)
  const { kind, editing, key, here } = supply
  return (
    <Card as="section" padding="lg" aria-labelledby="write" className="flex flex-col gap-4">
      <h2 id="write" className="text-lg">
        {editing ? say.change(editing.name) : say[`add_${kind}`]}
      </h2>
      <ConsoleForm
        key={`${kind} ${editing?.id ?? ''}`}
        intent="save"
        formKey={key}
        failure={failure}
        labels={labelsOf(say)}
        hidden={{ kind, ...(editing && kind !== 'closures' && { id: editing.id }) }}
        submit={{ label: say.save }}
      >
        <ThingFields kind={kind} choices={supply.choices} values={editing?.values ?? {}} />
      </ConsoleForm>
      {editing && (
        <>
          <p>
            <Link to={here} className={linkClass()}>
              {say.another}
            </Link>
          </p>
          <Remove id={editing.id} supply={supply} failure={failure} />
        </>
      )}
    </Card>
  )
}

function Remove({ id, supply: { kind, key }, failure }: Props & { id: string }) {
  const say = useWords(words)
  return (
    <details open={failure?.intent === 'remove'}>
      <summary className="min-h-11 cursor-pointer py-2 font-semibold">{say.removeTitle}</summary>
      <div className="flex flex-col gap-3 pt-2">
        <p className="text-muted text-sm">{say.removeText}</p>
        <ConsoleForm
          intent="remove"
          formKey={key}
          failure={failure}
          scope="remove-"
          labels={{}}
          hidden={{ kind, id }}
          submit={{ label: say.remove, variant: 'danger' }}
        />
      </div>
    </details>
  )
}
