import { type ClipboardEvent, type ReactNode, useId } from 'react'
import { monthNames } from '#core/format.ts'
import { ChevronDown } from '#web/ui/icons/icons.ts'
import { cx } from '../../ui/class-names.ts'
import { FieldError } from '../../ui/field.tsx'
import { controlClass, fieldId } from '../../ui/field-context.ts'
import { LabelText } from '../../ui/label-text.tsx'
import { useLanguage } from '../../use-shell.ts'
import { datePartNames, pastedDate, splitDate } from './date-parts.ts'
import { dateWords } from './date-words.ts'

export type DateFieldProps = {
  /** The server reads the three fields as one of this name. */
  name: string
  label: ReactNode
  /** Only when the same name stands twice on one page. */
  id?: string
  hint?: ReactNode
  error?: ReactNode
  required?: boolean
  optionalMark?: string
  /** An ISO day, or as far as one was typed. */
  defaultValue?: string | undefined
  /** Whether it is the birthday of who sits before the browser. */
  isOwnBirthday?: boolean
  className?: string
}

/** A whole date that is pasted into any of the three fields fills them all. */
function paste(event: ClipboardEvent<HTMLFieldSetElement>): void {
  const pasted = pastedDate(event.clipboardData.getData('text'))
  if (!pasted) return
  event.preventDefault()
  const parts = [...event.currentTarget.querySelectorAll('input, select')]
  for (const part of parts) {
    if (!(part instanceof HTMLInputElement || part instanceof HTMLSelectElement)) continue
    const name = datePartNames.find((one) => part.name.endsWith(`.${one}`))
    if (name) part.value = pasted[name]
  }
  // The form hears of it once all three are filled, by the field whose changes are always heard.
  event.currentTarget.querySelector('select')?.dispatchEvent(new Event('change', { bubbles: true }))
}

/** A date in three fields, in the order people say it: day, month by its name, year. */
export function DateField({ name, label, hint, error, required, optionalMark, className, ...rest }: DateFieldProps) {
  const language = useLanguage()
  const say = dateWords(language)
  const id = rest.id ?? fieldId(name)
  const held = splitDate(rest.defaultValue ?? '')
  const part = (of: (typeof datePartNames)[number]) => ({
    name: `${name}.${of}`,
    required,
    defaultValue: held[of],
    autoComplete: rest.isOwnBirthday ? `bday-${of}` : 'off',
    'aria-invalid': error ? true : undefined,
  })
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      aria-describedby={cx(hint && `${id}-hint`, error && `${id}-error`) || undefined}
      onPaste={paste}
      className={cx('flex min-w-0 flex-col gap-1.5', className)}
    >
      <legend className="mb-0.5 font-semibold text-ink text-sm">
        <LabelText label={label} required={required} optionalMark={optionalMark} />
      </legend>
      <div className="flex flex-wrap gap-2">
        <Part label={say.day} className="w-14">
          {(own) => <input {...part('day')} {...own} inputMode="numeric" maxLength={2} className={cx(box, 'pe-2')} />}
        </Part>
        <Part label={say.month} className="min-w-34 flex-1">
          {(own) => (
            <span className="relative block">
              <select {...part('month')} {...own} className={cx(box, 'cursor-pointer appearance-none truncate pe-7')}>
                <option value="">{say.choose}</option>
                {monthNames[language].map((month, i) => (
                  <option key={month} value={String(i + 1).padStart(2, '0')}>
                    {month}
                  </option>
                ))}
              </select>
              <ChevronDown
                aria-hidden="true"
                className="pointer-events-none absolute end-2 top-1/2 size-4 -translate-y-1/2 text-muted"
              />
            </span>
          )}
        </Part>
        <Part label={say.year} className="w-19">
          {(own) => <input {...part('year')} {...own} inputMode="numeric" maxLength={4} className={cx(box, 'pe-2')} />}
        </Part>
      </div>
      {hint && (
        <p id={`${id}-hint`} className="text-muted text-sm">
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  )
}

const box = cx(controlClass, 'ps-2.5 tabular-nums')

type PartProps = { label: string; className: string; children: (own: { id: string }) => ReactNode }

function Part({ label, className, children }: PartProps) {
  const id = useId()
  return (
    <div className={cx('flex min-w-0 flex-col gap-0.5', className)}>
      <label htmlFor={id} className="text-muted text-sm">
        {label}
      </label>
      {children({ id })}
    </div>
  )
}
