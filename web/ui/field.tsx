import type { ReactNode } from 'react'
import { CircleAlert } from '#web/ui/icons/icons.ts'
import { cx } from './class-names.ts'
import { FieldContext, type FieldWiring, fieldId } from './field-context.ts'
import { LabelText } from './label-text.tsx'

export type FieldProps = {
  name: string
  label: ReactNode
  /** Only when the same name stands twice on one page. */
  id?: string
  hint?: ReactNode
  error?: ReactNode
  required?: boolean
  /** Shown beside the label of a field that may stay empty, such as "(opsional)". */
  optionalMark?: string
  className?: string
  children: ReactNode
}

export function Field({ name, label, hint, error, required, optionalMark, className, children, ...rest }: FieldProps) {
  const id = rest.id ?? fieldId(name)
  const described = cx(hint && `${id}-hint`, error && `${id}-error`)
  const wiring: FieldWiring = {
    id,
    name,
    required,
    'aria-describedby': described || undefined,
    'aria-invalid': error ? true : undefined,
  }
  return (
    <div className={cx('field', className)}>
      <label htmlFor={id} className="field-label">
        <LabelText label={label} required={required} optionalMark={optionalMark} />
      </label>
      <FieldContext value={wiring}>{children}</FieldContext>
      {hint && (
        <p id={`${id}-hint`} className="text-muted text-sm">
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`} error={error} />
    </div>
  )
}

/** The mistake, named at its field. */
export function FieldError({ id, error }: { id: string; error?: ReactNode }) {
  if (!error) return null
  return (
    <p id={id} role="alert" className="flex items-start gap-1.5 font-medium text-danger-text text-sm">
      <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <span className="min-w-0">{error}</span>
    </p>
  )
}
