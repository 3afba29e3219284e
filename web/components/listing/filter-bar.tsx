import { ChevronDown } from 'lucide-react'
import { type ReactNode, useDeferredValue } from 'react'
import { Form } from 'react-router'
import { buttonClass } from '../../ui/button-class.ts'
import { cx } from '../../ui/class-names.ts'
import { useShell } from '../../use-shell.ts'
import { useHref } from '../shell/use-href.ts'
import type { Listing } from './listing.server.ts'
import { offered } from './offered.ts'
import { filterFormId, type useFilterForm } from './use-filter-form.ts'

const pillClass = (isChosen: boolean): string =>
  cx(
    'min-h-11 shrink-0 cursor-pointer rounded-full border font-semibold text-sm transition-colors duration-150',
    isChosen ? 'border-brand bg-brand-soft text-brand-text' : 'border-control bg-paper text-ink hover:border-brand',
  )

type Bound = { listing: Listing; bound: ReturnType<typeof useFilterForm> }

/** Filters as a row of pills that a thumb can push aside; without scripts a button sends them. */
export function FilterBar({ listing, bound }: Bound) {
  const { path, filters, kept, say, today } = listing
  const { affiliate_code } = useShell()
  const href = useHref()
  const isWhole = useDeferredValue(true, false)
  return (
    <search aria-label={say.filters}>
      <Form
        ref={bound.form}
        id={filterFormId}
        action={href(path)}
        onChange={bound.send}
        autoComplete="off"
        noValidate
        className="-mx-4 flex items-center gap-2 overflow-x-auto ps-4 pe-10 py-1.5 [scrollbar-width:none] max-md:mask-r-from-[calc(100%-2.5rem)] md:mx-0 md:flex-wrap md:px-0 noscript:flex-wrap noscript:mask-none"
      >
        {Object.entries({ ...kept, affiliate_code }).map(([name, value]) =>
          value === undefined ? null : <input key={name} type="hidden" name={name} value={value} />,
        )}
        {filters.map((filter) =>
          filter.name === 'departure_date' ? (
            <DatePill key={filter.name} filter={filter} today={today} />
          ) : (
            <SelectPill key={filter.name} name={filter.name} label={filter.label} value={filter.value}>
              <option value="">{filter.label}</option>
              {offered(filter, isWhole).map((choice) => (
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

/** The order of the list: beside its heading, and yet one of the filters' form. */
export function SortPill({ listing: { asked, sorts, say }, bound }: Bound) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the select stands inside, in a part of its own
    <label className="ms-auto flex min-w-0 max-w-full flex-wrap items-center gap-x-2 text-muted text-sm">
      <span className="shrink-0">{say.sort}</span>
      <SelectPill name="sort" value={asked.sort ?? ''} onChange={bound.send}>
        {sorts.map((sort) => (
          <option key={sort.value} value={sort === sorts[0] ? '' : sort.value}>
            {sort.label}
          </option>
        ))}
      </SelectPill>
    </label>
  )
}

/** One that stands outside the form hears of changes by itself. */
type Pill = { name: string; label?: string; value: string; onChange?: () => void; children: ReactNode }

function SelectPill({ name, label, value, onChange, children }: Pill) {
  return (
    <span className="relative inline-flex min-w-0 shrink-0 items-center">
      <select
        form={filterFormId}
        name={name}
        aria-label={label}
        defaultValue={value}
        data-shown={value}
        onChange={onChange}
        className={cx(
          pillClass(value !== ''),
          'field-sizing-content max-w-[min(16rem,75vw)] appearance-none truncate py-2 ps-4 pe-9',
        )}
      >
        {children}
      </select>
      <ChevronDown aria-hidden="true" className="pointer-events-none absolute end-3 size-4 text-muted" />
    </span>
  )
}

function DatePill({ filter: { name, label, value }, today }: { filter: Listing['filters'][number]; today: string }) {
  return (
    <label
      className={cx(
        pillClass(value !== ''),
        'inline-flex items-center gap-2 px-4 has-focus-visible:outline-3 has-focus-visible:outline-brand has-focus-visible:outline-offset-2',
      )}
    >
      {label}
      <input
        type="date"
        name={name}
        min={today}
        defaultValue={value}
        data-shown={value}
        className="min-h-10 bg-transparent outline-none"
      />
    </label>
  )
}
