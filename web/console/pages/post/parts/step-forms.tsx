import type { ReactNode } from 'react'
import type { PostStep } from '#modules/content/rules/post-machine.ts'
import type { Failure } from '../../../../components/form/failure.ts'
import { Card } from '../../../../ui/card.tsx'
import { ConsoleForm } from '../../../ui/form/console-form.tsx'
import { TextField } from '../../../ui/form/fields.tsx'
import { useLanguage } from '../../../use-shell.ts'
import type { ShownPost } from '../load.server.ts'
import { words } from '../words.ts'

type StepProps = { post: ShownPost; failure: Failure | undefined }
type StepFormProps = StepProps & {
  step: PostStep
  title: string
  text?: string
  variant?: 'secondary' | 'danger'
  labels?: Readonly<Record<string, string>>
  children?: ReactNode
}

function StepForm({ post, failure, step, title, text, variant, labels = {}, children }: StepFormProps) {
  const say = words(useLanguage())
  return (
    <Card as="section" look="flat" aria-labelledby={`${step}-title`} className="flex flex-col gap-3">
      <h2 id={`${step}-title`} className="text-lg">
        {title}
      </h2>
      {text && <p className="text-muted text-sm">{text}</p>}
      <ConsoleForm
        intent={step}
        formKey={post.keys[step]}
        failure={failure}
        labels={labels}
        scope={`${step}-`}
        submit={{ label: say[step], ...(variant && { variant }) }}
      >
        {children}
      </ConsoleForm>
    </Card>
  )
}

/** What can be done with a post as it stands. */
export function StepForms(props: StepProps) {
  const { steps, publishes } = props.post
  const say = words(useLanguage())
  return (
    <>
      {steps.includes('publish') && (
        <StepForm {...props} step="publish" title={say.publishTitle} text={say.publishText} />
      )}
      {steps.includes('unschedule') && (
        <StepForm
          {...props}
          step="unschedule"
          title={say.unschedule}
          text={say.unscheduleText(publishes ?? '')}
          variant="secondary"
        />
      )}
      {steps.includes('schedule') && (
        <StepForm
          {...props}
          step="schedule"
          title={say.scheduleTitle}
          variant="secondary"
          labels={{ publish_at: say.publishAt }}
        >
          <TextField name="publish_at" type="datetime-local" label={say.publishAt} hint={say.publishAtHint} required />
        </StepForm>
      )}
      {steps.includes('withdraw') && (
        <StepForm
          {...props}
          step="withdraw"
          title={say.withdraw}
          text={say.withdrawText}
          variant="danger"
          labels={{ reason: say.reason }}
        >
          <TextField name="reason" label={say.reason} hint={say.reasonHint} required maxLength={300} />
        </StepForm>
      )}
    </>
  )
}
