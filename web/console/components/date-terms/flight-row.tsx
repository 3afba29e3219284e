import type { PlannedFlight } from '#modules/catalogue/rules/flight-plan.ts'
import type { SelectOption } from '../../../ui/select.tsx'
import { SelectField, TextField } from '../../ui/form/fields.tsx'
import { useWords } from '../../use-shell.ts'
import { termWords } from './words.ts'

// Clocks of Indonesia and of where journeys lead; their names are the same in both languages.
const zones: readonly SelectOption[] = [
  { value: '+07:00', label: 'WIB (+07:00)' },
  { value: '+08:00', label: 'WITA (+08:00)' },
  { value: '+09:00', label: 'WIT (+09:00)' },
  ...['+00:00', '+01:00', '+02:00', '+03:00', '+04:00', '+05:00', '+05:30'].map((value) => ({ value, label: value })),
]

type FlightRowProps = { prefix: string; airports: readonly SelectOption[]; flight: PlannedFlight | undefined }

export function FlightRow({ prefix, airports, flight }: FlightRowProps) {
  const say = useWords(termWords)
  return (
    <div className="grid gap-3 md:grid-cols-3">
      <TextField name={`${prefix}.number`} label={say.number} maxLength={10} value={flight?.number} />
      <SelectField name={`${prefix}.from`} label={say.fromAirport} options={airports} value={flight?.from} />
      <SelectField name={`${prefix}.to`} label={say.toAirport} options={airports} value={flight?.to} />
      <SelectField name={`${prefix}.via`} label={say.viaAirport} options={airports} value={flight?.via} />
      <TextField
        name={`${prefix}.departs_nth`}
        label={say.departsDay}
        inputMode="numeric"
        value={flight && String(flight.departs_day)}
      />
      <TextField name={`${prefix}.departs_clock`} label={say.departsClock} type="time" value={flight?.departs_clock} />
      <SelectField
        name={`${prefix}.departs_zone`}
        label={say.departsZone}
        options={zones}
        value={flight?.departs_zone}
      />
      <TextField
        name={`${prefix}.arrives_nth`}
        label={say.arrivesDay}
        inputMode="numeric"
        value={flight && String(flight.arrives_day)}
      />
      <TextField name={`${prefix}.arrives_clock`} label={say.arrivesClock} type="time" value={flight?.arrives_clock} />
      <SelectField
        name={`${prefix}.arrives_zone`}
        label={say.arrivesZone}
        options={zones}
        value={flight?.arrives_zone}
      />
    </div>
  )
}
