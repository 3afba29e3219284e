import { QuantityField } from '../../../components/checkout/quantity-field.tsx'
import { childAge } from '../../../components/private/form-query.ts'
import { Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import type { Builder } from '../load.server.ts'
import { PlanPart } from './plan-part.tsx'

/** How many travel, and how old the young ones are. */
export function TravellersPart({ builder: { say, values, people, errors } }: { builder: Builder }) {
  const counts = { max: people.most, limit: people.limit, say: { less: say.less, more: say.more } }
  return (
    <PlanPart name="travellers" say={say}>
      <QuantityField
        {...counts}
        name="total_participants_adult"
        label={say.adults}
        hint={people.adultHint}
        min={1}
        defaultValue={Number(values.total_participants_adult) || 0}
        error={errors.total_participants_adult?.[0]}
      />
      <QuantityField
        {...counts}
        name="children"
        label={say.children}
        hint={people.childHint}
        defaultValue={people.children.length}
        error={errors.participants_children?.[0]}
      />
      {people.children.length > 0 && (
        <div className="grid grid-cols-2 gap-4 sm:grid-cols-3">
          {people.children.map((label, place) => (
            <Field key={label} name={childAge(place)} label={label} error={errors[childAge(place)]?.[0]} required>
              <Select options={people.ages} placeholder={say.chooseAge} defaultValue={values[childAge(place)] ?? ''} />
            </Field>
          ))}
        </div>
      )}
    </PlanPart>
  )
}
