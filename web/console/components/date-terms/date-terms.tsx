import type { DatePrices } from '#modules/catalogue/rules/date-fields.ts'
import type { Stay } from '#modules/catalogue/rules/facts.ts'
import type { PlannedFlight } from '#modules/catalogue/rules/flight-plan.ts'
import type { SelectOption } from '../../../ui/select.tsx'
import { SelectField, TextField } from '../../ui/form/fields.tsx'
import { ListEditor } from '../../ui/form/list-editor.tsx'
import { MoneyField } from '../../ui/form/money-field.tsx'
import { useWords } from '../../use-shell.ts'
import { FlightRow } from './flight-row.tsx'
import { priceNames } from './labels.ts'
import { termWords } from './words.ts'

export type TermChoices = {
  airlines: readonly SelectOption[]
  airports: readonly SelectOption[]
  hotels: readonly SelectOption[]
  /** Where to write for a hotel that is not among them. */
  contact: string
}
type Terms = {
  cutoff_days: number | null
  airline_code: string
  flights: readonly PlannedFlight[]
  stays: readonly Stay[]
  prices: DatePrices
}
type DateTermsProps = { choices: TermChoices; terms?: Terms }

/** Cut-off, flights, hotels and prices: of one date, or of all that are added together. */
export function DateTerms({ choices, terms }: DateTermsProps) {
  const say = useWords(termWords)
  return (
    <>
      <div className="grid gap-4 md:grid-cols-2">
        <TextField
          name="cutoff_days"
          label={say.cutoff}
          hint={say.cutoffHint}
          inputMode="numeric"
          value={String(terms?.cutoff_days ?? '')}
        />
        <SelectField
          name="airline_code"
          label={say.airline}
          options={choices.airlines}
          value={terms?.airline_code}
          required
        />
      </div>
      <ListEditor
        name="flights"
        label={say.flights}
        hint={say.flightsHint}
        count={terms?.flights.length ?? 2}
        most={8}
        row={(prefix, place) => (
          <FlightRow prefix={prefix} airports={choices.airports} flight={terms?.flights[place]} />
        )}
      />
      <ListEditor
        name="stays"
        label={say.stays}
        hint={say.staysHint(choices.contact)}
        count={terms?.stays.length ?? 2}
        most={8}
        row={(prefix, place) => (
          <div className="grid gap-3 md:grid-cols-[1fr_8rem]">
            <SelectField
              name={`${prefix}.hotel_id`}
              label={say.hotel}
              options={choices.hotels}
              value={terms?.stays[place]?.hotel_id}
            />
            <TextField
              name={`${prefix}.nights`}
              label={say.nights}
              inputMode="numeric"
              value={String(terms?.stays[place]?.nights ?? '')}
            />
          </div>
        )}
      />
      <Prices prices={terms?.prices} />
    </>
  )
}

function Prices({ prices }: { prices: DatePrices | undefined }) {
  const say = useWords(termWords)
  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="mb-1 font-semibold">{say.prices}</legend>
      <p className="text-muted text-sm">{say.pricesHint}</p>
      <div className="grid gap-4 md:grid-cols-3">
        {priceNames.map((name) => (
          <MoneyField
            key={name}
            name={`prices.${name}`}
            label={say[name]}
            value={String(prices?.[name] ?? '')}
            required={name === 'quad'}
          />
        ))}
      </div>
    </fieldset>
  )
}
