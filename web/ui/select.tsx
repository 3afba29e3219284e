import type { ComponentProps } from 'react'
import { ChevronDown } from '#web/ui/icons/icons.ts'
import { cx } from './class-names.ts'
import { controlClass, useField } from './field-context.ts'

export type SelectOption = { value: string; label: string; disabled?: boolean }
export type SelectGroup = { label: string; options: readonly SelectOption[] }

export type SelectProps = Omit<ComponentProps<'select'>, 'children' | 'multiple'> & {
  options: readonly (SelectOption | SelectGroup)[]
  /** The first, empty choice. */
  placeholder?: string
}

export function Select({ options, placeholder, className, ...native }: SelectProps) {
  const field = useField()
  return (
    <span className={cx('relative block', className)}>
      <select {...field} {...native} className={cx(controlClass, 'select')}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((each) =>
          'options' in each ? (
            <optgroup key={each.label} label={each.label}>
              {each.options.map(toOption)}
            </optgroup>
          ) : (
            toOption(each)
          ),
        )}
      </select>
      <ChevronDown aria-hidden="true" className="select-arrow" />
    </span>
  )
}

const toOption = ({ value, label, disabled }: SelectOption) => (
  <option key={value} value={value} disabled={disabled}>
    {label}
  </option>
)
