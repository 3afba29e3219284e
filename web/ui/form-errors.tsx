import { type MouseEvent, useEffect, useRef } from 'react'
import { cx } from './class-names.ts'
import { fieldId } from './field-context.ts'
import { linkClass } from './link-class.ts'

/** `name` is the field's; without one the mistake concerns the form as a whole. */
export type FormError = { name?: string; message: string }

/** The address stays: another one would be another visit, and the mistakes belong to this one. */
function lead(event: MouseEvent, id: string): void {
  const field = document.getElementById(id)
  field?.focus()
  if (field && document.activeElement === field) event.preventDefault()
}

/** Names every mistake and leads to its field. Takes the focus when it appears, so that it is read out. */
export function FormErrors({ title, errors }: { title: string; errors: readonly FormError[] }) {
  const box = useRef<HTMLDivElement>(null)
  const said = errors.map((error) => error.message).join('\n')
  useEffect(() => {
    if (said) box.current?.focus()
  }, [said])
  if (errors.length === 0) return null
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="flex flex-col gap-2 rounded-md border-danger border-s-4 bg-danger-soft p-4 focus:outline-none"
    >
      <p className="font-semibold text-ink">{title}</p>
      <ul className="flex list-disc flex-col ps-5 text-ink text-sm marker:text-danger-text">
        {errors.map((error) => (
          <li key={`${error.name}${error.message}`}>
            {error.name ? (
              <a
                href={`#${fieldId(error.name)}`}
                onClick={(event) => lead(event, fieldId(error.name ?? ''))}
                className={cx('inline-flex min-h-11 items-center', linkClass({ tone: 'plain' }))}
              >
                {error.message}
              </a>
            ) : (
              error.message
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
