import type { Failure } from '../../../../components/form/failure.ts'
import { Destination } from '../../../../components/shop/destination.tsx'
import { Alert } from '../../../../ui/alert.tsx'
import { Card } from '../../../../ui/card.tsx'
import { ConsoleForm } from '../../../ui/form/console-form.tsx'
import { CheckboxField, DayField, TextField } from '../../../ui/form/fields.tsx'
import { useWords } from '../../../use-shell.ts'
import { changeWords } from '../change-words.ts'
import type { ShownChanges } from '../changes.server.ts'

type Part<T> = { shown: NonNullable<T>; failure: Failure | undefined }
type Traveller = ShownChanges['correct'][number]

/** Another spelling of a name, or another birthday. */
export function CorrectForms({ shown, failure }: Part<ShownChanges['correct']>) {
  const say = useWords(changeWords)
  return (
    <Card as="section" aria-labelledby="correct" className="flex flex-col gap-3">
      <h2 id="correct" className="text-lg">
        {say.correctTitle}
      </h2>
      <p className="text-muted text-sm">{say.correctText}</p>
      {shown.map((person) => (
        <CorrectForm key={person.id} shown={person} failure={failure} />
      ))}
    </Card>
  )
}

function CorrectForm({ shown, failure }: Part<Traveller>) {
  const say = useWords(changeWords)
  const intent = `correct:${shown.id}`
  return (
    <details open={failure?.intent === intent}>
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-brand-text text-sm underline underline-offset-4 [overflow-wrap:anywhere]">
        {shown.name}
      </summary>
      <ConsoleForm
        intent={intent}
        formKey={shown.key}
        failure={failure}
        scope={`${intent}-`}
        labels={{ name: say.name, birth_date: say.birthDate, reason: say.correctReason }}
        submit={{ label: say.correct, variant: 'secondary' }}
        className="pt-2"
      >
        <TextField name="name" label={say.name} value={shown.name} maxLength={100} required />
        <DayField name="birth_date" label={say.birthDate} value={shown.birth_date} />
        <CheckboxField name="is_single_name" label={say.singleName} value={String(shown.is_single_name)} />
        <TextField name="reason" label={say.correctReason} hint={say.reasonHint} maxLength={500} required />
      </ConsoleForm>
    </details>
  )
}

/** The umrah kit on its way. */
export function KitForms({ shown, failure }: Part<ShownChanges['kit']>) {
  const say = useWords(changeWords)
  return (
    <Card as="section" aria-labelledby="kit" className="flex flex-col gap-3">
      <h2 id="kit" className="text-lg">
        {say.kitTitle}
      </h2>
      <p className="[overflow-wrap:anywhere]">
        {shown.text}
        {shown.waybill && `, ${shown.waybill}`}
      </p>
      <KitDestination shown={shown} />
      {shown.state === 'preparing' && (
        <ConsoleForm
          intent="ship"
          formKey={shown.key}
          failure={failure}
          labels={{ courier: say.courier, waybill: say.waybill }}
          submit={{ label: say.ship, variant: 'secondary' }}
        >
          <TextField name="courier" label={say.courier} hint={say.courierHint} maxLength={40} required />
          <TextField name="waybill" label={say.waybill} maxLength={40} required />
        </ConsoleForm>
      )}
      {shown.state === 'shipped' && (
        <ConsoleForm
          intent="deliver"
          formKey={shown.key}
          failure={failure}
          labels={{}}
          submit={{ label: say.deliver, variant: 'secondary' }}
        />
      )}
    </Card>
  )
}

/** Where it goes, or that nobody knows yet. */
function KitDestination({ shown }: Pick<Part<ShownChanges['kit']>, 'shown'>) {
  const say = useWords(changeWords)
  if (!shown.destination) return shown.state === 'preparing' ? <Alert tone="warning" title={say.kitNoAddress} /> : null
  return (
    <div>
      <h3 className="font-semibold text-sm">{shown.state === 'preparing' ? say.kitTo : say.kitSentTo}</h3>
      <Destination to={shown.destination} />
    </div>
  )
}

/** A settlement that is overdue: who booked is reminded, once a day. */
export function OverdueForm({ shown, failure }: Part<ShownChanges['overdue']>) {
  const say = useWords(changeWords)
  return (
    <Card as="section" aria-labelledby="overdue" className="flex flex-col gap-3">
      <h2 id="overdue" className="text-lg">
        {say.overdueTitle}
      </h2>
      <p className="[overflow-wrap:anywhere]">{shown.text}</p>
      {shown.reminded && <p className="text-muted text-sm">{shown.reminded}</p>}
      {shown.can_remind ? (
        <ConsoleForm intent="remind" formKey={shown.key} failure={failure} labels={{}} submit={{ label: say.remind }} />
      ) : (
        <p className="text-muted text-sm">{say.remindTomorrow}</p>
      )}
    </Card>
  )
}
