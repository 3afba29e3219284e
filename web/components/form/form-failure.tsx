import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Alert } from '../../ui/alert.tsx'
import { FormErrors } from '../../ui/form-errors.tsx'
import { useWords } from '../../use-shell.ts'
import { type Failure, mistakes } from './failure.ts'
import { words } from './words.ts'

type FormFailureProps = { failure: Failure | undefined; scope?: string; children?: ReactNode }

/** Says once, above a form, what went wrong: the list of mistakes, or the one reason with the wait it asks for. */
export function FormFailure({ failure, scope, children }: FormFailureProps) {
  const [seen, setSeen] = useState({ failure, count: 0 })
  if (seen.failure !== failure) setSeen({ failure, count: seen.count + 1 })
  if (!failure) return null
  const errors = mistakes(failure, scope)
  // A new key, so that the same answer to a second try is read out again.
  if (errors.length > 0) return <FormErrors key={seen.count} title={failure.message} errors={errors} />
  return (
    <Reason key={seen.count} failure={failure}>
      {children}
    </Reason>
  )
}

function Reason({ failure, children }: { failure: Failure; children?: ReactNode }) {
  const say = useWords(words)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  const wait = failure.retry_after_seconds
  return (
    <div ref={box} tabIndex={-1} className="rounded-md focus:outline-none">
      <Alert tone="danger" announced title={failure.message}>
        {(wait || children) && (
          <>
            {wait && <p>{wait < 90 ? say.waitSeconds(wait) : say.waitMinutes(Math.ceil(wait / 60))}</p>}
            {children}
          </>
        )}
      </Alert>
    </div>
  )
}
