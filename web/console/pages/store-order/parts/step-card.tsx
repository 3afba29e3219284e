import type { ReactNode } from 'react'
import type { Failure } from '../../../../components/form/failure.ts'
import { Card } from '../../../../ui/card.tsx'
import { ConsoleForm, type ConsoleFormProps } from '../../../ui/form/console-form.tsx'
import type { ShownOrder } from '../load.server.ts'

export type Part = { order: ShownOrder; failure: Failure | undefined }

type StepCardProps = Part & {
  intent: string
  title: string
  text?: string
  submit: ConsoleFormProps['submit']
  labels?: ConsoleFormProps['labels']
  isFlat?: boolean
  children?: ReactNode
}

/** One step of an order: what it means, and its form. */
export function StepCard({
  order,
  failure,
  intent,
  title,
  text,
  submit,
  labels = {},
  isFlat,
  children,
}: StepCardProps) {
  return (
    <Card
      as="section"
      {...(isFlat && { look: 'flat' as const })}
      aria-labelledby={intent}
      className="flex flex-col gap-3"
    >
      <h2 id={intent} className="text-lg">
        {title}
      </h2>
      {text && <p className="text-muted text-sm">{text}</p>}
      <ConsoleForm
        intent={intent}
        formKey={order.key}
        failure={failure}
        scope={`${intent}-`}
        labels={labels}
        submit={submit}
      >
        {children}
      </ConsoleForm>
    </Card>
  )
}
