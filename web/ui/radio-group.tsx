import { type ReactNode, useId } from 'react'
import { cx } from './class-names.ts'
import { FieldError } from './field.tsx'
import { fieldId } from './field-context.ts'
import { LabelText } from './label-text.tsx'

export type RadioOption = {
  value: string
  label: ReactNode
  hint?: ReactNode
  /** Stands at the far end: a price, a badge. */
  aside?: ReactNode
  disabled?: boolean
}

export type RadioGroupProps = {
  name: string
  label: ReactNode
  options: readonly RadioOption[]
  hint?: ReactNode
  error?: ReactNode
  required?: boolean
  defaultValue?: string
  value?: string
  onChoose?: (value: string) => void
  /** `cards` gives every choice a frame, for choices that deserve reading. */
  look?: 'plain' | 'cards'
  className?: string
}

export function RadioGroup({ name, label, options, hint, error, look = 'plain', className, ...rest }: RadioGroupProps) {
  const id = fieldId(name)
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      aria-describedby={cx(hint && `${id}-hint`, error && `${id}-error`) || undefined}
      className={cx('flex min-w-0 flex-col gap-2', className)}
    >
      <legend className="mb-1.5 font-semibold text-ink text-sm">
        <LabelText label={label} required={rest.required} />
      </legend>
      {hint && (
        <p id={`${id}-hint`} className="-mt-1.5 text-muted text-sm">
          {hint}
        </p>
      )}
      <div className={cx('flex flex-col', look === 'cards' && 'gap-2.5')}>
        {options.map((option) => (
          <Choice key={option.value} option={option} look={look} group={{ ...rest, name, isWrong: Boolean(error) }} />
        ))}
      </div>
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  )
}

type Group = Pick<RadioGroupProps, 'name' | 'value' | 'defaultValue' | 'onChoose' | 'required'> & { isWrong: boolean }

function Choice({ option, look, group }: { option: RadioOption; look: 'plain' | 'cards'; group: Group }) {
  const hintId = useId()
  const isHeld = group.value !== undefined
  return (
    <label
      className={cx(
        'flex min-h-11 cursor-pointer items-start gap-[min(0.75rem,3.5vw)] py-2.5 has-disabled:cursor-not-allowed has-disabled:text-muted',
        look === 'cards' &&
          'rounded-md border border-line bg-paper px-[min(1rem,4.5vw)] py-3.5 transition duration-150 hover:border-brand has-checked:border-brand has-checked:bg-brand-soft has-checked:ring-1 has-checked:ring-brand has-focus-visible:outline-3 has-focus-visible:outline-brand has-focus-visible:outline-offset-2 has-disabled:border-line has-disabled:bg-page',
      )}
    >
      <input
        type="radio"
        name={group.name}
        value={option.value}
        required={group.required}
        disabled={option.disabled}
        checked={isHeld ? group.value === option.value : undefined}
        defaultChecked={isHeld ? undefined : group.defaultValue === option.value}
        onChange={() => group.onChoose?.(option.value)}
        aria-invalid={group.isWrong || undefined}
        aria-describedby={option.hint ? hintId : undefined}
        className="mt-px size-[min(1.5rem,8vw)] shrink-0 cursor-[inherit] appearance-none rounded-full border-2 border-control bg-paper transition duration-150 checked:border-[7px] checked:border-brand disabled:opacity-50 aria-invalid:border-danger forced-colors:appearance-auto"
      />
      <span className="flex min-w-0 flex-1 flex-wrap justify-between gap-x-4">
        <span className="flex min-w-0 flex-col">
          <span className={look === 'cards' ? 'font-semibold' : undefined}>{option.label}</span>
          {option.hint && (
            <span id={hintId} className="text-muted text-sm">
              {option.hint}
            </span>
          )}
        </span>
        {option.aside && <span className="money min-w-0">{option.aside}</span>}
      </span>
    </label>
  )
}
