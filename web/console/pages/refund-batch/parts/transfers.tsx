import type { Failure } from '../../../../components/form/failure.ts'
import { buttonClass } from '../../../../ui/button-class.ts'
import { Card } from '../../../../ui/card.tsx'
import { Download } from '../../../../ui/icons/icons.ts'
import { ConsoleForm } from '../../../ui/form/console-form.tsx'
import { TextAreaField, TextField } from '../../../ui/form/fields.tsx'
import { useWords } from '../../../use-shell.ts'
import type { ShownBatch } from '../load.server.ts'
import { referenceField } from '../references.ts'
import { words } from '../words.ts'

type BatchProps = { batch: ShownBatch; failure: Failure | undefined }

/** The list for the bank, and what came back from it: beside each refund, or as lines of a file. */
export function Transfers({ batch, failure }: BatchProps) {
  const say = useWords(words)
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[2fr_3fr]">
      <Card className="flex flex-col items-start gap-3">
        <h2 className="font-semibold text-lg">{say.transfersTitle}</h2>
        <p className="text-sm">{batch.transfers.text}</p>
        <a href={batch.transfers.href} download className={buttonClass({ variant: 'secondary' })}>
          <Download aria-hidden="true" className="size-5" />
          {say.download}
        </a>
      </Card>
      <Card className="flex flex-col gap-4">
        <h2 className="font-semibold text-lg">{say.noteTitle}</h2>
        <p className="text-sm">{say.noteText}</p>
        <ConsoleForm intent="note" formKey={batch.key} failure={failure} labels={{}} submit={{ label: say.note }}>
          {batch.to_note.map(({ id, payer, amount }) => (
            <TextField key={id} name={referenceField(id)} label={say.referenceOf(payer, amount)} maxLength={100} />
          ))}
          <details open={Boolean(failure?.values.pasted)}>
            <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">{say.pasteTitle}</summary>
            <TextAreaField name="pasted" label={say.pasted} hint={say.pastedHint} rows={6} />
          </details>
        </ConsoleForm>
      </Card>
    </div>
  )
}
