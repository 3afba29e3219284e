import type { Failure } from '../../../../components/form/failure.ts'
import { Card } from '../../../../ui/card.tsx'
import { fileWords } from '../../../components/banks/file-words.ts'
import { CodeField } from '../../../ui/form/code-field.tsx'
import { ConsoleForm } from '../../../ui/form/console-form.tsx'
import { TextAreaField } from '../../../ui/form/fields.tsx'
import { MoneyField } from '../../../ui/form/money-field.tsx'
import { useLanguage } from '../../../use-shell.ts'
import type { ShownDisbursement } from '../load.server.ts'
import { words } from '../words.ts'

type ArrivalProps = { open: ShownDisbursement; formKey: string; failure: Failure | undefined }

/** What is seen on the account of one that the bank says it has sent: as much as it says, or not. */
export function Arrival({ open, formKey, failure }: ArrivalProps) {
  const language = useLanguage()
  const say = { ...fileWords(language), ...words(language) }
  const form = { formKey, failure, hidden: { id: open.id } }
  return (
    <Card as="section" aria-labelledby="arrival" className="flex flex-col gap-4">
      <div className="flex flex-col gap-1">
        <h2 id="arrival" className="text-lg">
          {say.checking(open.bank_name, open.code)}
        </h2>
        <p className="text-muted text-sm">{say.checkingText(open.disbursed_on, open.reference)}</p>
        {open.missed_reason && <p className="text-danger text-sm">{say.missed(open.missed_reason)}</p>}
      </div>
      <div className="grid gap-6 md:grid-cols-2">
        <section aria-labelledby="seen" className="flex flex-col gap-3">
          <h3 id="seen">{say.seenTitle}</h3>
          <ConsoleForm
            {...form}
            intent="confirm"
            labels={{ amount: say.seenAmount, code: say.code }}
            submit={{ label: say.confirm }}
            scope="seen-"
            warnsUnsaved={false}
          >
            <MoneyField name="amount" label={say.seenAmount} hint={say.seenHint} required />
            <CodeField label={say.code} />
          </ConsoleForm>
        </section>
        {!open.missed_reason && (
          <section aria-labelledby="missing" className="flex flex-col gap-3">
            <h3 id="missing">{say.missingTitle}</h3>
            <ConsoleForm
              {...form}
              intent="missing"
              labels={{ reason: say.reason }}
              submit={{ label: say.miss, variant: 'secondary' }}
              scope="missing-"
            >
              <TextAreaField name="reason" label={say.reason} hint={say.missingHint} required rows={2} />
            </ConsoleForm>
          </section>
        )}
      </div>
    </Card>
  )
}
