import type { Failure } from '../../../../components/form/failure.ts'
import { Card } from '../../../../ui/card.tsx'
import { ConsoleForm } from '../../../ui/form/console-form.tsx'
import { DayField } from '../../../ui/form/fields.tsx'
import { VersionField } from '../../../ui/form/version-field.tsx'
import { useWords } from '../../../use-shell.ts'
import type { ShownBank } from '../load.server.ts'
import { words } from '../words.ts'
import { NoteFields, useLabels } from './note-fields.tsx'

type FormPart = { bank: ShownBank; failure: Failure | undefined }

export function StopForm({ bank, failure }: FormPart) {
  const say = useWords(words)
  return (
    <Card as="section" look="flat" padding="lg" aria-labelledby="stop" className="flex flex-col gap-3">
      <h2 id="stop" className="text-lg">
        {say.stop}
      </h2>
      <p className="text-muted text-sm">{say.stopText}</p>
      <ConsoleForm
        intent="stop"
        formKey={bank.key}
        failure={failure}
        hidden={{ akad: bank.akad }}
        scope="stop-"
        labels={useLabels()}
        submit={{ label: say.stopSubmit, variant: 'danger' }}
        className="max-w-narrow"
      >
        <VersionField value={bank.version} />
        <DayField name="valid_from" label={say.validFrom} hint={say.tomorrow} required />
        <NoteFields />
      </ConsoleForm>
    </Card>
  )
}
