import type { Failure } from '../../../components/form/failure.ts'
import { Card } from '../../../ui/card.tsx'
import { ConsoleForm } from '../../ui/form/console-form.tsx'
import { TextField } from '../../ui/form/fields.tsx'
import { useLanguage } from '../../use-shell.ts'
import type { ShownDifference } from './difference.server.ts'
import { adviceWords, differenceWords, kindWords } from './words.ts'

type DifferenceCardProps = { difference: ShownDifference; formKey: string; failure: Failure | undefined }

/** One difference: what both sides say, what it means, and the form that closes it. */
export function DifferenceCard({ difference, formKey, failure }: DifferenceCardProps) {
  const language = useLanguage()
  const say = differenceWords(language)
  const { id, kind, closed } = difference
  const facts = [
    [say.payment, difference.payment_number],
    [say.expected, difference.expected],
    [say.received, difference.received],
  ]
  return (
    <Card as="li" className="flex flex-col gap-4">
      <div className="flex min-w-0 flex-col gap-1">
        <h2 className="text-lg">{kindWords(language)[kind]}</h2>
        <p className="text-muted text-sm">{difference.from}</p>
      </div>
      <dl className="grid gap-x-6 gap-y-2 text-sm sm:grid-cols-3">
        {facts.map(([name, value]) => (
          <div key={name} className="min-w-0">
            <dt className="text-muted">{name}</dt>
            <dd className="[overflow-wrap:anywhere]">{value}</dd>
          </div>
        ))}
      </dl>
      {closed ? (
        <p className="text-sm">{closed}</p>
      ) : (
        <>
          <p className="text-sm">{adviceWords(language)[kind]}</p>
          <ConsoleForm
            intent="close"
            formKey={`${formKey}-${id}`}
            failure={failure?.values.difference_id === id ? failure : undefined}
            labels={{ reason: say.reason }}
            hidden={{ difference_id: id }}
            submit={{ label: say.close }}
            scope={`${id}-`}
          >
            <TextField name="reason" label={say.reason} hint={say.reasonHint} required maxLength={500} />
          </ConsoleForm>
        </>
      )}
    </Card>
  )
}
