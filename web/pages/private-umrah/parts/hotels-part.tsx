import { FieldError } from '../../../ui/field.tsx'
import { fieldId } from '../../../ui/field-context.ts'
import { Segmented } from '../../../ui/segmented.tsx'
import type { Builder } from '../load.server.ts'
import { PlanPart } from './plan-part.tsx'
import { StayFields } from './stay-fields.tsx'

/** Which city first, and in each a hotel with its nights. */
export function HotelsPart({ builder: { say, stays, errors } }: { builder: Builder }) {
  const order = [
    { value: 'Madinah', label: say.madinahFirst },
    { value: 'Makkah', label: say.makkahFirst },
  ]
  const first = stays[0]?.city ?? 'Madinah'
  const error = errors.hotels?.[0]
  return (
    <PlanPart name="hotels" say={say}>
      <div id={fieldId('hotels')} tabIndex={-1} className="flex flex-col gap-2">
        <Segmented name="first" label={say.order} segments={order} defaultValue={first} />
        <FieldError id={`${fieldId('hotels')}-error`} error={error} />
      </div>
      {/* Another place is another pair of fields: radio buttons of one name would take the mark from each other. */}
      {stays.map((stay) => (
        <StayFields key={`${stay.city}${stay.place}`} stay={stay} say={say} errors={errors} />
      ))}
    </PlanPart>
  )
}
