import { Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import type { Builder } from '../load.server.ts'
import { AirportSearch } from './airport-search.tsx'
import { PlanPart } from './plan-part.tsx'

/** Where from and to, when, and with whom one flies. */
export function JourneyPart({ builder, onChoose }: { builder: Builder; onChoose: () => void }) {
  const { say, values, airports, dates } = builder
  const field = (name: string, label: string) => ({ name, label, error: builder.errors[name]?.[0] })
  const value = (name: string) => ({ defaultValue: values[name] ?? '' })
  const days = { type: 'date', min: dates.first, max: dates.last }
  return (
    <PlanPart name="journey" say={say}>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field {...field('departure_airport_id', say.from)} required className="sm:col-span-2">
          <AirportSearch {...value('departure_airport_id')} options={airports.from} say={say} onChoose={onChoose} />
        </Field>
        <Field {...field('destination_airport_id', say.to)} required>
          <Select {...value('destination_airport_id')} options={airports.to} />
        </Field>
        <Field {...field('return_airport_id', say.home)} required>
          <Select {...value('return_airport_id')} options={airports.home} />
        </Field>
        <Field {...field('departure_date', say.departs)} hint={dates.hint} required>
          <TextInput {...value('departure_date')} {...days} />
        </Field>
        <Field {...field('return_date', say.returns)} hint={say.returnsHint} optionalMark={say.optional}>
          <TextInput {...value('return_date')} {...days} max={undefined} />
        </Field>
        <Field {...field('airline_id', say.airline)} required>
          <Select {...value('airline_id')} options={builder.airlines} />
        </Field>
        <Field {...field('airline_class_id', say.cabin)} required>
          <Select {...value('airline_class_id')} options={builder.classes} />
        </Field>
      </div>
    </PlanPart>
  )
}
