import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Alert } from '../../ui/alert.tsx'
import { fieldId } from '../../ui/field-context.ts'
import { FormErrors } from '../../ui/form-errors.tsx'
import { useWords } from '../../use-shell.ts'
import { type Failure, type FieldLabels, mistakes, onlyField } from './failure.ts'
import { words } from './words.ts'

type FormFailureProps = {
  failure: Failure | undefined
  /** The fields this form has. */
  labels: FieldLabels
  scope?: string
}

/** Says once, above a form, what went wrong; what concerns a single field is said there, and the focus goes to it. */
export function FormFailure({ failure, labels, scope = '' }: FormFailureProps) {
  const [seen, setSeen] = useState({ failure, count: 0 })
  // A new count, so that the same answer to a second try is read out again.
  if (seen.failure !== failure) setSeen({ failure, count: seen.count + 1 })
  if (!failure) return null
  const only = onlyField(failure, labels)
  if (only) return <FocusField key={seen.count} id={fieldId(scope + only)} />
  const errors = mistakes(failure, labels, scope)
  if (errors.length > 0) return <FormErrors key={seen.count} title={failure.message} errors={errors} />
  return <Reason key={seen.count} message={failure.message} wait={failure.retry_after_seconds} />
}

function FocusField({ id }: { id: string }) {
  useEffect(() => document.getElementById(id)?.focus(), [id])
  return null
}

function Reason({ message, wait }: { message: ReactNode; wait: number | undefined }) {
  const say = useWords(words)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} tabIndex={-1} className="rounded-md focus:outline-none">
      <Alert tone="danger" announced title={message}>
        {wait !== undefined && (wait < 90 ? say.waitSeconds(wait) : say.waitMinutes(Math.ceil(wait / 60)))}
      </Alert>
    </div>
  )
}
