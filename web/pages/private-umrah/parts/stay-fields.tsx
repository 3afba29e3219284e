import { QuantityField } from '../../../components/checkout/quantity-field.tsx'
import { cx } from '../../../ui/class-names.ts'
import { Field, FieldError } from '../../../ui/field.tsx'
import { fieldId } from '../../../ui/field-context.ts'
import { Select } from '../../../ui/select.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import type { ShownStay } from '../hotels.server.ts'
import type { Builder } from '../load.server.ts'
import type { Labels } from '../words.ts'
import { HotelChoice } from './hotel-choice.tsx'

type StayFieldsProps = { stay: ShownStay; say: Labels; errors: Builder['errors'] }

/** A hotel and its nights in one city. */
export function StayFields({ stay, say, errors }: StayFieldsProps) {
  const { nights, hotel, filter } = stay
  const id = fieldId(hotel.name)
  const error = errors[hotel.name]?.[0]
  const wrong = [errors[nights.name]?.[0] && `${fieldId(nights.name)}-error`, errors.hotels && 'field-hotels-error']
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      aria-describedby={cx(error && `${id}-error`, ...wrong) || undefined}
      className="flex min-w-0 flex-col gap-3 border-line border-t pt-4"
    >
      <legend className="sr-only">{stay.title}</legend>
      <p aria-hidden="true" className="font-bold">
        {stay.title}
      </p>
      <QuantityField
        name={nights.name}
        label={say.nights}
        of={stay.city}
        min={nights.least}
        max={nights.most}
        limit={nights.limit}
        defaultValue={nights.value}
        error={errors[nights.name]?.[0]}
        say={{ less: say.less, more: say.more }}
      />
      <FieldError id={`${id}-error`} error={error} />
      <div className="grid gap-x-4 gap-y-2 min-[22rem]:grid-cols-2">
        <Field name={filter.stars.name} label={<Short text={say.stars} whole={filter.stars.label} />}>
          <Select options={filter.options} defaultValue={filter.stars.value} />
        </Field>
        <Field name={filter.search.name} label={<Short text={say.hotelSearch} whole={filter.search.label} />}>
          <TextInput type="search" autoComplete="off" maxLength={100} defaultValue={filter.search.value} />
        </Field>
      </div>
      {stay.isNone && <p className="text-muted text-sm">{say.noHotel}</p>}
      <ul className="grid gap-2.5 lg:grid-cols-2">
        {stay.cards.map((card) => (
          <HotelChoice key={card.id} card={card} name={hotel.name} isChosen={card.id === hotel.value} />
        ))}
      </ul>
      {stay.more && <p className="text-muted text-sm">{stay.more}</p>}
    </fieldset>
  )
}

/** Short to the eye, whole to the ear: the same two fields stand in both cities. */
const Short = ({ text, whole }: { text: string; whole: string }) => (
  <>
    <span aria-hidden="true">{text}</span>
    <span className="sr-only">{whole}</span>
  </>
)
