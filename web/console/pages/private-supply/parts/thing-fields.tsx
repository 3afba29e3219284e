import { ChoicesField } from '../../../ui/form/choices-field.tsx'
import { BilingualField, DayField, SelectField, TextField } from '../../../ui/form/fields.tsx'
import { useWords } from '../../../use-shell.ts'
import type { ShownSupply } from '../load.server.ts'
import type { SupplyTab } from '../tabs.ts'
import { weekdayWords, words } from '../words.ts'

type Say = ReturnType<typeof words>
type Values = Readonly<Record<string, string>>
type Choices = ShownSupply['choices']

/** The fields of every tab by name, for the list of what is wrong. */
export const labelsOf = (say: Say) => ({
  ...{ airline_id: say.airline, number: say.number, from: say.from, to: say.to, via: say.via, weekdays: say.weekdays },
  ...{ departs_at: say.departs, arrives_at: say.arrives, arrives_days_later: say.daysLater },
  ...{ hotel_id: say.hotel, licence_number: say.licence, licensed_until: say.licensedUntil },
  ...{ distance_metres: say.distance, 'name.id': say.name, 'name.en': say.name, 'about.id': say.about },
  ...{ 'about.en': say.about, capacity: say.capacity, per: say.per, position: say.position },
  ...{ closes_on: say.closesOn, reopens_on: say.reopensOn, source: say.source },
})

type ThingFieldsProps = { kind: SupplyTab; choices: Choices; values: Values }

export function ThingFields({ kind, choices, values }: ThingFieldsProps) {
  if (kind === 'routes') return <RouteFields choices={choices} values={values} />
  if (kind === 'hotels') return <HotelFields choices={choices} values={values} />
  if (kind === 'closures') return <ClosureFields values={values} />
  return <DescribedFields kind={kind} values={values} />
}

function RouteFields({ choices: { airlines, airports }, values }: Omit<ThingFieldsProps, 'kind'>) {
  const say = useWords(words)
  const day = useWords(weekdayWords)
  const days = [day.d1, day.d2, day.d3, day.d4, day.d5, day.d6, day.d7]
  const options = days.map((label, i) => ({ value: String(i + 1), label }))
  const later = ['0', '1', '2'] as const
  return (
    <>
      <div className="grid gap-4 md:grid-cols-2">
        <SelectField name="airline_id" label={say.airline} options={airlines} required value={values.airline_id} />
        <TextField name="number" label={say.number} required maxLength={12} value={values.number} />
        <SelectField name="from" label={say.from} options={airports} required value={values.from} />
        <SelectField name="to" label={say.to} options={airports} required value={values.to} />
        <SelectField name="via" label={say.via} options={airports} value={values.via} />
        <SelectField
          name="arrives_days_later"
          label={say.daysLater}
          options={later.map((value) => ({ value, label: say[`daysLater_${value}`] }))}
          required
          value={values.arrives_days_later ?? '0'}
        />
        <TextField name="departs_at" label={say.departs} hint={say.timeHint} required value={values.departs_at} />
        <TextField name="arrives_at" label={say.arrives} hint={say.timeHint} required value={values.arrives_at} />
      </div>
      <ChoicesField
        name="weekdays"
        label={say.weekdays}
        options={options}
        values={options.map(({ value }) => value).filter((value) => values[`weekdays.${value}`])}
      />
    </>
  )
}

function HotelFields({ choices: { hotels }, values }: Omit<ThingFieldsProps, 'kind'>) {
  const say = useWords(words)
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <SelectField
        name="hotel_id"
        label={say.hotel}
        hint={say.hotelHint}
        options={hotels}
        required
        value={values.hotel_id}
      />
      <TextField
        name="distance_metres"
        label={say.distance}
        inputMode="numeric"
        maxLength={5}
        required
        value={values.distance_metres}
      />
      <TextField name="licence_number" label={say.licence} required maxLength={60} value={values.licence_number} />
      <DayField name="licensed_until" label={say.licensedUntil} required value={values.licensed_until} />
    </div>
  )
}

function DescribedFields({ kind, values }: { kind: 'vehicles' | 'extras'; values: Values }) {
  const say = useWords(words)
  const both = (name: string) => ({ id: values[`${name}.id`] ?? '', en: values[`${name}.en`] ?? '' })
  const units = ['person', 'group'] as const
  return (
    <>
      <BilingualField name="name" label={say.name} required value={both('name')} />
      <BilingualField name="about" label={say.about} isLong value={both('about')} />
      <div className="grid gap-4 md:grid-cols-2">
        {kind === 'vehicles' ? (
          <TextField
            name="capacity"
            label={say.capacity}
            inputMode="numeric"
            maxLength={2}
            required
            value={values.capacity}
          />
        ) : (
          <SelectField
            name="per"
            label={say.per}
            options={units.map((value) => ({ value, label: say[`per_${value}`] }))}
            required
            value={values.per}
          />
        )}
        <TextField
          name="position"
          label={say.position}
          hint={say.positionHint}
          inputMode="numeric"
          maxLength={4}
          required
          value={values.position}
        />
      </div>
    </>
  )
}

function ClosureFields({ values }: { values: Values }) {
  const say = useWords(words)
  return (
    <>
      <div className="grid gap-4 md:grid-cols-2">
        <DayField name="closes_on" label={say.closesOn} required value={values.closes_on} />
        <DayField name="reopens_on" label={say.reopensOn} required value={values.reopens_on} />
      </div>
      <TextField
        name="source"
        label={say.source}
        hint={say.sourceHint}
        required
        maxLength={300}
        value={values.source}
      />
    </>
  )
}
