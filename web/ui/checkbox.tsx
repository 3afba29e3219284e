import type { ComponentProps, ReactNode } from 'react'
import { useId } from 'react'
import { Check } from '#web/ui/icons/icons.ts'
import { cx } from './class-names.ts'
import { FieldError } from './field.tsx'
import { fieldId } from './field-context.ts'

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'size'> & {
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
}

export function Checkbox({ label, hint, error, className, ...native }: CheckboxProps) {
  const ownId = useId()
  // Two boxes may share a name, so only a box with a single meaning (no value) takes its id from it.
  const id = native.id ?? (native.name && native.value === undefined ? fieldId(native.name) : ownId)
  return (
    <div className={cx('flex flex-col gap-1', className)}>
      <label htmlFor={id} className="flex min-h-11 cursor-pointer items-start gap-[min(0.75rem,3.5vw)] py-2 text-base">
        <span className="relative mt-px inline-flex size-[min(1.5rem,8vw)] shrink-0">
          <input
            {...native}
            id={id}
            type="checkbox"
            aria-invalid={error ? true : undefined}
            aria-describedby={cx(hint && `${id}-hint`, error && `${id}-error`) || undefined}
            className="peer size-full cursor-pointer appearance-none rounded-[28%] border-2 border-control bg-paper transition duration-150 checked:border-brand checked:bg-brand hover:border-brand aria-invalid:border-danger disabled:cursor-not-allowed disabled:opacity-50 forced-colors:appearance-auto"
          />
          <Check
            aria-hidden="true"
            className="stroke-3 pointer-events-none absolute inset-0 m-auto size-2/3 scale-50 text-on-brand opacity-0 transition duration-150 peer-checked:scale-100 peer-checked:opacity-100 forced-colors:hidden"
          />
        </span>
        <span className="flex min-w-0 flex-col">
          <span>{label}</span>
          {hint && (
            <span id={`${id}-hint`} className="text-muted text-sm">
              {hint}
            </span>
          )}
        </span>
      </label>
      <FieldError id={`${id}-error`} error={error} />
    </div>
  )
}
