import type { FormEvent } from 'react'
import { Form } from 'react-router'
import { SlidersHorizontal, X } from '#web/ui/icons/icons.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { cx } from '../../ui/class-names.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { useShell } from '../../use-shell.ts'
import { pillClass, SelectPill } from '../listing/pills.tsx'
import { filterFormId, type useFilterForm } from '../listing/use-filter-form.ts'
import { useHref } from '../shell/use-href.ts'
import type { ShopListing } from './listing.server.ts'

type Bound = { listing: ShopListing; bound: ReturnType<typeof useFilterForm> }
const panelId = 'price-panel'

/** From which price to which: in a row on a wide screen, a sheet that the button opens on a phone, with or without scripts. */
export function PriceFilter({ listing: { path, query, say }, bound }: Bound) {
  const { affiliate_code } = useShell()
  const { category, search } = query
  const send = (event: FormEvent) => {
    event.preventDefault()
    bound.send()
    document.getElementById(panelId)?.hidePopover()
  }
  return (
    <search id={panelId} popover="auto" aria-label={say.filters} className="phone-sheet filter-panel">
      <div className="phone-sheet-head flex items-center justify-between gap-3 md:hidden">
        <p aria-hidden="true" className="font-bold text-lg">
          {say.filter}
        </p>
        <IconButton
          label={say.close}
          icon={<X aria-hidden="true" className="size-5" />}
          popoverTarget={panelId}
          popoverTargetAction="hide"
        />
      </div>
      <Form
        ref={bound.form}
        id={filterFormId}
        action={useHref()(path)}
        onSubmit={send}
        autoComplete="off"
        noValidate
        className="flex flex-col gap-3 py-3 md:flex-row md:flex-wrap md:items-center md:gap-2 md:py-0"
      >
        {Object.entries({ category, search, affiliate_code }).map(([name, value]) =>
          value === undefined ? null : <input key={name} type="hidden" name={name} value={value} />,
        )}
        <Price
          currency={say.currency}
          name="start_price"
          label={say.least}
          hint={say.leastHint}
          value={query.start_price}
        />
        <Price currency={say.currency} name="end_price" label={say.most} hint={say.mostHint} value={query.end_price} />
        <button type="submit" className={buttonClass({ variant: 'secondary', size: 'sm' })}>
          {say.apply}
        </button>
      </Form>
    </search>
  )
}

type PriceProps = { currency: string; name: string; label: string; hint: string | undefined; value: string | undefined }

/** What it is called stands above it in the sheet; in a row the signs in it must do. */
const Price = ({ currency, name, label, hint, value = '' }: PriceProps) => (
  <label className="field">
    <span className="field-label md:sr-only">{label}</span>
    <span className="grid grid-cols-1 items-center">
      <input
        name={name}
        inputMode="numeric"
        maxLength={16}
        placeholder={hint}
        defaultValue={value}
        data-shown={value}
        className="control col-start-1 row-start-1 ps-12 md:min-h-11 md:w-44 md:py-1.5 md:text-sm"
      />
      <span aria-hidden="true" className="pointer-events-none col-start-1 row-start-1 ms-4 text-muted md:text-sm">
        {currency}
      </span>
    </span>
  </label>
)

/** Opens the sheet of a phone, and says whether prices narrow the list. */
export function PriceButton({ listing: { query, say } }: Pick<Bound, 'listing'>) {
  const isUsed = query.start_price !== undefined || query.end_price !== undefined
  return (
    <button
      type="button"
      popoverTarget={panelId}
      aria-haspopup="dialog"
      className={cx(pillClass(isUsed), 'inline-flex shrink-0 items-center gap-2 px-4 md:hidden')}
    >
      <SlidersHorizontal aria-hidden="true" className="size-4 shrink-0" />
      {say.filter}
      {isUsed && <span className="sr-only">{say.inUse}</span>}
    </button>
  )
}

/** The order of the list: beside its heading, and yet of the filters' form. */
export function ShopSort({ listing: { query, sorts, say }, bound }: Bound) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the select stands inside, in a part of its own
    <label className="ms-auto flex min-w-0 max-w-full items-center gap-x-2 text-muted text-sm">
      <span className="shrink-0 max-md:sr-only">{say.sort}</span>
      <SelectPill name="sort" value={query.sort ?? ''} onChange={bound.send}>
        {sorts.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectPill>
    </label>
  )
}
