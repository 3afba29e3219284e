import type { Failure } from '../../../../components/form/failure.ts'
import { Card } from '../../../../ui/card.tsx'
import { words as promoWords } from '../../../components/promos/words.ts'
import { ConfirmByName } from '../../../ui/form/confirm-by-name.tsx'
import { ConsoleForm } from '../../../ui/form/console-form.tsx'
import { TextField } from '../../../ui/form/fields.tsx'
import { MoneyField } from '../../../ui/form/money-field.tsx'
import { VersionField } from '../../../ui/form/version-field.tsx'
import { useLanguage } from '../../../use-shell.ts'
import type { ShownPromo } from '../load.server.ts'
import { words } from '../words.ts'

type SideProps = { promo: ShownPromo; failure: Failure | undefined }

/** How often it can be used and how much it may give. */
export function LimitsForm({ promo: { keys, version, limits }, failure }: SideProps) {
  const language = useLanguage()
  const say = { ...promoWords(language), ...words(language) }
  return (
    <Card as="section" look="flat" aria-labelledby="limits-title" className="flex flex-col gap-3">
      <h2 id="limits-title" className="text-lg">
        {say.limits}
      </h2>
      <p className="text-muted text-sm">{say.limitsText}</p>
      <ConsoleForm
        intent="limits"
        formKey={keys.limits}
        failure={failure}
        labels={{ quota: say.quota, budget: say.budget, reason: say.reason }}
        scope="limits-"
        submit={{ label: say.saveLimits, variant: 'secondary' }}
      >
        <VersionField value={version} />
        <TextField name="quota" label={say.quota} inputMode="numeric" required value={limits.quota} />
        <MoneyField name="budget" label={say.budget} hint={say.budgetHint} value={limits.budget} />
        <TextField name="reason" label={say.reason} hint={say.reasonHint} required maxLength={300} />
      </ConsoleForm>
    </Card>
  )
}

/** Pauses or resumes it. */
export function StepForm({ promo: { keys, state }, failure }: SideProps) {
  const language = useLanguage()
  const say = { ...promoWords(language), ...words(language) }
  const step = state === 'paused' ? 'resume' : 'pause'
  return (
    <Card as="section" look="flat" aria-labelledby="steps-title" className="flex flex-col gap-3">
      <h2 id="steps-title" className="text-lg">
        {say.steps}
      </h2>
      <p className="text-muted text-sm">{say.stepsText}</p>
      <ConsoleForm
        intent="step"
        formKey={keys.step}
        failure={failure}
        labels={{ reason: say.reason }}
        scope="step-"
        submit={{ label: say[step], variant: 'secondary' }}
      >
        <input type="hidden" name="step" value={step} />
        <TextField name="reason" label={say.reason} hint={say.reasonHint} required maxLength={300} />
      </ConsoleForm>
    </Card>
  )
}

/** Ends it for good, once its code was typed. */
export function EndForm({ promo: { keys, code }, failure }: SideProps) {
  const language = useLanguage()
  const say = { ...promoWords(language), ...words(language) }
  return (
    <ConfirmByName
      intent="end"
      formKey={keys.end}
      failure={failure}
      hidden={{ step: 'end' }}
      name={code}
      title={say.endTitle}
      text={say.endText}
      submit={say.end}
    >
      <TextField name="reason" label={say.reason} hint={say.reasonHint} required maxLength={300} />
    </ConfirmByName>
  )
}
