import { useDeferredValue } from 'react'
import { Form } from 'react-router'
import { SlidersHorizontal, X } from '#web/ui/icons/icons.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { cx } from '../../ui/class-names.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { useShell } from '../../use-shell.ts'
import { useHref } from '../shell/use-href.ts'
import type { Listing } from './listing.server.ts'
import { offered } from './offered.ts'
import { DatePill, FilterPill, pillClass, SelectPill } from './pills.tsx'
import { filterFormId, type useFilterForm } from './use-filter-form.ts'

type Bound = { listing: Listing; bound: ReturnType<typeof useFilterForm> }
const panelId = 'filter-panel'

/** Filters as pills in a row; on a phone the same box is a sheet that the button opens, with or without scripts. */
export function FilterBar({ listing, bound }: Bound) {
  const { path, filters, carried, say, today } = listing
  const { affiliate_code } = useShell()
  const href = useHref()
  const isWhole = useDeferredValue(true, false)
  return (
    <search id={panelId} popover="auto" aria-label={say.filters} className="phone-sheet filter-panel">
      <SheetHead say={say} />
      <Form
        ref={bound.form}
        id={filterFormId}
        action={href(path)}
        onChange={bound.send}
        autoComplete="off"
        noValidate
        className="flex flex-col gap-3 max-md:pb-3 md:flex-row md:flex-wrap md:items-center md:gap-2"
      >
        {Object.entries({ ...carried, affiliate_code }).map(([name, value]) =>
          value === undefined ? null : <input key={name} type="hidden" name={name} value={value} />,
        )}
        {filters.map((filter) =>
          filter.name === 'departure_date' ? (
            <DatePill key={filter.name} filter={filter} today={today} />
          ) : (
            <FilterPill key={filter.name} filter={filter}>
              <option value="">{filter.label}</option>
              {offered(filter, isWhole).map(([value, text]) => (
                <option key={value} value={value}>
                  {text}
                </option>
              ))}
            </FilterPill>
          ),
        )}
        <button type="submit" className={cx(buttonClass({ size: 'sm' }), 'not-noscript:hidden')}>
          {say.apply}
        </button>
      </Form>
      <div className="phone-sheet-foot md:hidden noscript:hidden">
        <button
          type="button"
          popoverTarget={panelId}
          popoverTargetAction="hide"
          className={buttonClass({ wide: true })}
        >
          {say.seeResults}
        </button>
      </div>
    </search>
  )
}

const SheetHead = ({ say }: Pick<Listing, 'say'>) => (
  <div className="phone-sheet-head flex items-center justify-between gap-3 md:hidden">
    <p aria-hidden="true" className="font-bold text-lg">
      {say.filters}
    </p>
    <IconButton
      label={say.close}
      icon={<X aria-hidden="true" className="size-5" />}
      popoverTarget={panelId}
      popoverTargetAction="hide"
    />
  </div>
)

/** Opens the sheet of a phone, and says how many filters narrow the list. */
export function FilterButton({ listing: { chips, say } }: Pick<Bound, 'listing'>) {
  return (
    <button
      type="button"
      popoverTarget={panelId}
      aria-haspopup="dialog"
      className={cx(pillClass(chips.length > 0), 'inline-flex shrink-0 items-center gap-2 px-4 md:hidden')}
    >
      <SlidersHorizontal aria-hidden="true" className="size-4 shrink-0" />
      {say.filter}
      {chips.length > 0 && (
        <>
          <span className="rounded-full bg-brand px-2 text-on-brand tabular-nums">{chips.length}</span>
          <span className="sr-only">{say.inUse}</span>
        </>
      )}
    </button>
  )
}

/** The order of the list: beside its heading, and yet one of the filters' form. */
export function SortPill({ listing: { query, sorts, say }, bound }: Bound) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the select stands inside, in a part of its own
    <label className="ms-auto flex min-w-0 max-w-full items-center gap-x-2 text-muted text-sm max-md:flex-1 max-md:basis-24">
      <span className="shrink-0 max-md:sr-only">{say.sort}</span>
      <SelectPill name="sort" value={query.sort ?? ''} onChange={bound.send} className="max-md:flex-1">
        {sorts.map((sort) => (
          <option key={sort.value} value={sort === sorts[0] ? '' : sort.value}>
            {sort.label}
          </option>
        ))}
      </SelectPill>
    </label>
  )
}
