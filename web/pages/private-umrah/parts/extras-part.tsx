import { Checkbox } from '../../../ui/checkbox.tsx'
import { FieldError } from '../../../ui/field.tsx'
import { fieldId } from '../../../ui/field-context.ts'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import type { Builder } from '../load.server.ts'
import { PlanPart } from './plan-part.tsx'

/** What they ride in, and what else they wish for. */
export function ExtrasPart({ builder: { say, values, vehicles, extras, addons, errors } }: { builder: Builder }) {
  const id = fieldId('addons_ids')
  const [error] = addons.flatMap((_, i) => errors[`addons_ids.${i}`] ?? [])
  return (
    <PlanPart name="extras" say={say}>
      <RadioGroup
        name="transportation_id"
        label={say.vehicle}
        options={vehicles}
        look="cards"
        defaultValue={values.transportation_id ?? ''}
        error={errors.transportation_id?.[0]}
        required
      />
      <fieldset
        id={id}
        tabIndex={-1}
        aria-describedby={error ? `${id}-error` : undefined}
        className="flex min-w-0 flex-col"
      >
        <legend className="mb-1.5 font-semibold text-ink text-sm">{say.addons}</legend>
        <div className="grid gap-x-4 lg:grid-cols-2">
          {extras.map((extra) => (
            <Checkbox
              key={extra.id}
              name="addons_ids"
              value={extra.id}
              label={extra.name}
              hint={extra.about}
              defaultChecked={addons.includes(extra.id)}
            />
          ))}
        </div>
        <FieldError id={`${id}-error`} error={error} />
      </fieldset>
    </PlanPart>
  )
}
