import type { ReactNode } from 'react'
import { ChevronDown } from '#web/ui/icons/icons.ts'
import { cx } from '../../ui/class-names.ts'
import type { Listing } from './listing.server.ts'
import { filterFormId } from './use-filter-form.ts'

export const pillClass = (isChosen: boolean): string => cx('pill', isChosen && 'pill-chosen')

/** One that stands outside the form hears of changes by itself. */
type Pill = {
  name: string
  value: string
  onChange?: () => void
  children: ReactNode
  className?: string
}

export function SelectPill({ name, value, onChange, children, className }: Pill) {
  return (
    <span className={cx('relative inline-flex min-w-0 items-center', className)}>
      <select
        form={filterFormId}
        name={name}
        defaultValue={value}
        data-shown={value}
        onChange={onChange}
        className={cx(pillClass(value !== ''), 'pill-select')}
      >
        {children}
      </select>
      <ChevronDown aria-hidden="true" className="pill-arrow" />
    </span>
  )
}

type Filter = Listing['filters'][number]

/** A filter with its name, which its first choice shows as well. */
export function FilterPill({ filter, children }: { filter: Filter; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the select stands inside, in a part of its own
    <label className="flex min-w-0 flex-col">
      <span className="sr-only">{filter.label}</span>
      <SelectPill name={filter.name} value={filter.value}>
        {children}
      </SelectPill>
    </label>
  )
}

export function DatePill({ filter: { name, label, value }, today }: { filter: Filter; today: string }) {
  return (
    <label
      className={cx(
        pillClass(value !== ''),
        'inline-flex flex-wrap items-center justify-between gap-x-2 px-4 has-focus-visible:outline-3 has-focus-visible:outline-brand has-focus-visible:outline-offset-2',
      )}
    >
      {label}
      <input
        type="date"
        name={name}
        min={today}
        defaultValue={value}
        data-shown={value}
        className="min-h-10 min-w-0 bg-transparent outline-none"
      />
    </label>
  )
}
