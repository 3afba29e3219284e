import type { Failure } from '../../../../components/form/failure.ts'
import { Card } from '../../../../ui/card.tsx'
import { ConsoleForm } from '../../../ui/form/console-form.tsx'
import { TextAreaField } from '../../../ui/form/fields.tsx'
import { useWords } from '../../../use-shell.ts'
import { words } from '../words.ts'

type WithdrawProps = { offerId: string; formKey: string; failure: Failure | undefined }

/** Folded away: what ends an offer is not one tap beside what changes it. */
export function Withdraw({ offerId, formKey, failure }: WithdrawProps) {
  const say = useWords(words)
  return (
    <Card as="section" look="flat" aria-label={say.withdrawTitle}>
      <details open={failure?.intent === 'withdraw'}>
        <summary className="min-h-11 cursor-pointer py-2 font-semibold text-lg">{say.withdrawTitle}</summary>
        <div className="flex flex-col gap-3 pt-2">
          <p className="text-muted text-sm">{say.withdrawText}</p>
          <ConsoleForm
            intent="withdraw"
            formKey={formKey}
            failure={failure}
            scope="withdraw-"
            hidden={{ offer_id: offerId }}
            labels={{ reason: say.reason }}
            submit={{ label: say.withdraw, variant: 'danger' }}
          >
            <TextAreaField name="reason" label={say.reason} hint={say.reasonHint} required rows={3} />
          </ConsoleForm>
        </div>
      </details>
    </Card>
  )
}
