import { type FormEvent, useEffect, useState } from 'react'
import { Form, useLocation } from 'react-router'
import { formatRupiah } from '#core/format.ts'
import { roomTypes } from '#modules/booking/rules/party.ts'
import { ChevronDown } from '#web/ui/icons/icons.ts'
import { AmountText } from '../../../components/amount-text.tsx'
import { type CountName, countsIn, movedTo, partyTotal, placesLeft } from '../../../components/checkout/counts.ts'
import { QuantityField } from '../../../components/checkout/quantity-field.tsx'
import { useVisitKey } from '../../../components/checkout/use-visit-key.ts'
import { type Failure, fieldError } from '../../../components/form/failure.ts'
import { FormFailure } from '../../../components/form/form-failure.tsx'
import { useLanguage } from '../../../use-shell.ts'
import type { Book } from '../offer.server.ts'
import { panelId } from '../panel-id.ts'
import type { Labels } from '../words.ts'

export const bookFormId = 'book'

type BookFormProps = { book: Book; failure: Failure | undefined; say: Labels }

/** Who travels in which rooms. The button that sends it stands at the foot of the box. */
export function BookForm({ book, failure, say }: BookFormProps) {
  const language = useLanguage()
  const { search } = useLocation()
  const { room, fields } = book
  const [selection, setSelection] = useState({
    room,
    counts: failure ? countsIn(new Map(Object.entries(failure.values))) : book.counts,
  })
  if (selection.room !== room) setSelection({ room, counts: movedTo(selection.counts, selection.room, room) })
  useShownOnPhones(failure)
  const left = placesLeft(selection.counts, book.seats_free)
  const others = roomTypes.filter((type) => type !== room && fields[type].hint !== undefined)
  const count = (name: CountName) => {
    const { label, hint } = fields[name]
    if (hint === undefined) return null
    return (
      <QuantityField
        key={`${name} ${room}`}
        name={name}
        label={label}
        hint={<AmountText text={hint} />}
        error={fieldError(failure, name)}
        defaultValue={selection.counts[name]}
        max={selection.counts[name] + left.of(name)}
        limit={book.limits[left.limitOf(name)]}
        say={{ less: say.less, more: say.addOne }}
      />
    )
  }
  const keep = ({ currentTarget }: FormEvent<HTMLFormElement>) =>
    setSelection({ room, counts: countsIn(new FormData(currentTarget)) })
  const labels = Object.fromEntries(Object.entries(fields).map(([name, { label }]) => [name, label]))
  return (
    <Form
      id={bookFormId}
      method="post"
      action={`${search}#${panelId}`}
      noValidate
      onChange={keep}
      aria-labelledby="offer-travellers"
      className="flex flex-col gap-3"
    >
      <h3 id="offer-travellers" className="font-semibold text-sm">
        {say.travellers}
      </h3>
      <input type="hidden" name="intent" value="book" />
      <input type="hidden" name="id" value={book.product_id} />
      <input type="hidden" name="departure_id" value={book.departure_id} />
      <input type="hidden" name="room" value={room} />
      <input type="hidden" name="key" value={useVisitKey(book.key)} />
      <FormFailure failure={failure} labels={labels} />
      {count(room)}
      {count('children')}
      {count('infants')}
      {others.length > 0 && (
        <details
          className="group/mix rounded-md border border-line"
          open={others.some((type) => selection.counts[type] > 0)}
        >
          <summary className="flex min-h-11 list-none items-center justify-between gap-2 px-3 py-2 text-sm [&::-webkit-details-marker]:hidden">
            {say.mixRooms}
            <ChevronDown aria-hidden="true" className="size-4 shrink-0 text-muted group-open/mix:rotate-180" />
          </summary>
          <div className="flex flex-col gap-3 px-3 pb-3">{others.map(count)}</div>
        </details>
      )}
      <p aria-live="polite" className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="font-semibold">{say.partyTotal}</span>
        <b className="money text-brand-text text-lg">
          {formatRupiah(partyTotal(selection.counts, book.each), language)}
        </b>
      </p>
    </Form>
  )
}

/** A refusal behind the shut box of a phone would be read by nobody; and who left it to sign in goes on in it. */
function useShownOnPhones(failure: Failure | undefined): void {
  const isTarget = useLocation().hash === `#${panelId}`
  useEffect(() => {
    if (!failure && !isTarget) return
    const panel = document.getElementById(panelId)
    const isShut = panel?.matches('[popover]:not(:popover-open)') && window.matchMedia('(width < 900px)').matches
    if (isShut) panel?.showPopover()
  }, [failure, isTarget])
}
