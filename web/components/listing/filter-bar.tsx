import { ChevronDown } from 'lucide-react'
import type { ChangeEvent, ReactNode } from 'react'
import { Form, useSubmit } from 'react-router'
import { buttonClass } from '../../ui/button-class.ts'
import { cx } from '../../ui/class-names.ts'
import { useHref } from '../shell/use-href.ts'
import { filledIn } from './filled.ts'
import type { Listing } from './listing.server.ts'

const pillClass = (isChosen: boolean): string =>
  cx(
    'field-sizing-content min-h-11 max-w-64 shrink-0 cursor-pointer truncate rounded-full border py-2 font-semibold text-sm transition-colors duration-150',
    isChosen ? 'border-brand bg-brand-soft text-brand-text' : 'border-control bg-paper text-ink hover:border-brand',
  )

/** Filters as a row of pills. Each choice goes straight into the address; without scripts a button sends them. */
export function FilterBar({ listing }: { listing: Listing }) {
  const { path, filters, sorts, asked, say } = listing
  const href = useHref()
  const submit = useSubmit()
  const send = (event: ChangeEvent<HTMLFormElement>) =>
    submit(filledIn(event.currentTarget), { action: href(path), preventScrollReset: true })
  const kept = (['subcategory', 'travellers', 'search'] as const).flatMap((name) =>
    asked[name] ? [{ name, value: asked[name] }] : [],
  )
  return (
    <search aria-label={say.filters}>
      {/* A new address brings new defaults, so the form is made anew with it. */}
      <Form
        key={listing.canonical}
        action={href(path)}
        onChange={send}
        className="-mx-4 flex items-center gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:none] md:mx-0 md:flex-wrap md:px-0 noscript:flex-wrap"
      >
        {kept.map((field) => (
          <input key={field.name} type="hidden" {...field} />
        ))}
        <SelectPill name="sort" label={say.sort} value={asked.sort ?? ''}>
          {sorts.map((sort) => (
            <option key={sort.value} value={sort.value === 'earliest' ? '' : sort.value}>
              {sort.label}
            </option>
          ))}
        </SelectPill>
        {filters.map((filter) =>
          filter.name === 'departure_date' ? (
            <DatePill key={filter.name} filter={filter} />
          ) : (
            <SelectPill key={filter.name} name={filter.name} label={filter.label} value={filter.value}>
              <option value="">{filter.label}</option>
              {filter.choices.map((choice) => (
                <option key={choice.value} value={choice.value}>
                  {`${choice.label} (${choice.count})`}
                </option>
              ))}
            </SelectPill>
          ),
        )}
        <button type="submit" className={cx(buttonClass({ size: 'sm' }), 'not-noscript:hidden')}>
          {say.apply}
        </button>
      </Form>
    </search>
  )
}

type Pill = { name: string; label: string; value: string; children: ReactNode }

function SelectPill({ name, label, value, children }: Pill) {
  return (
    <span className="relative inline-flex shrink-0 items-center">
      <select
        name={name}
        aria-label={label}
        defaultValue={value}
        className={cx(pillClass(value !== ''), 'appearance-none ps-4 pe-9')}
      >
        {children}
      </select>
      <ChevronDown aria-hidden="true" className="pointer-events-none absolute end-3 size-4 text-muted" />
    </span>
  )
}

function DatePill({ filter: { name, label, value } }: { filter: Listing['filters'][number] }) {
  return (
    <input
      type="date"
      name={name}
      aria-label={label}
      title={label}
      defaultValue={value}
      className={cx(pillClass(value !== ''), 'px-4')}
    />
  )
}
