import type { SelectOption } from '../../../../ui/select.tsx'
import { SelectField, TextField } from '../../../ui/form/fields.tsx'
import { useWords } from '../../../use-shell.ts'
import { words } from '../words.ts'

// Clocks of Indonesia and of where journeys lead; their names are the same in both languages.
const zones: readonly SelectOption[] = [
  { value: '+07:00', label: 'WIB (+07:00)' },
  { value: '+08:00', label: 'WITA (+08:00)' },
  { value: '+09:00', label: 'WIT (+09:00)' },
  ...['+00:00', '+01:00', '+02:00', '+03:00', '+04:00', '+05:00', '+05:30'].map((value) => ({ value, label: value })),
]

type FlightRowProps = { prefix: string; airports: readonly SelectOption[] }

export function FlightRow({ prefix, airports }: FlightRowProps) {
  const say = useWords(words)
  return (
    <div className="grid gap-3 md:grid-cols-3">
      <TextField name={`${prefix}.number`} label={say.number} maxLength={10} />
      <SelectField name={`${prefix}.from`} label={say.fromAirport} options={airports} />
      <SelectField name={`${prefix}.to`} label={say.toAirport} options={airports} />
      <TextField name={`${prefix}.departs_nth`} label={say.departsDay} inputMode="numeric" />
      <TextField name={`${prefix}.departs_clock`} label={say.departsClock} type="time" />
      <SelectField name={`${prefix}.departs_zone`} label={say.departsZone} options={zones} />
      <TextField name={`${prefix}.arrives_nth`} label={say.arrivesDay} inputMode="numeric" />
      <TextField name={`${prefix}.arrives_clock`} label={say.arrivesClock} type="time" />
      <SelectField name={`${prefix}.arrives_zone`} label={say.arrivesZone} options={zones} />
    </div>
  )
}
