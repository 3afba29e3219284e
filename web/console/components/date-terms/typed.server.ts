import type { Values } from '../../../form.server.ts'
import { amountOf, rowsOf } from '../../form.server.ts'

/** The fields of the terms of a date. */
export const termFields = [
  'cutoff_days',
  'airline_code',
  /^flights\.\d\.[a-z_]{2,20}$/,
  /^stays\.\d\.[a-z_]{2,20}$/,
  /^prices\.[a-z]{4,6}$/,
]

/** A number as it was typed; what is none is refused at its field by the call. */
export const numberIn = (text: string | undefined): number => (text?.trim() ? Number(text) : Number.NaN)

/** Blank is no 0: that room or age is not offered. */
function priceIn(values: Values, name: string): number | null {
  const amount = amountOf(values[`prices.${name}`])
  return amount === undefined ? null : Number(amount)
}

/** The terms as they were typed, as the calls take them. */
export const termsOf = (values: Values) => ({
  cutoff_days: values.cutoff_days?.trim() ? Number(values.cutoff_days) : null,
  airline_code: values.airline_code ?? '',
  flights: rowsOf(values, 'flights').map(({ values: row }) => ({
    number: row.number ?? '',
    from: row.from ?? '',
    to: row.to ?? '',
    via: row.via || undefined,
    departs_day: numberIn(row.departs_nth),
    departs_clock: row.departs_clock ?? '',
    departs_zone: row.departs_zone ?? '',
    arrives_day: numberIn(row.arrives_nth),
    arrives_clock: row.arrives_clock ?? '',
    arrives_zone: row.arrives_zone ?? '',
  })),
  stays: rowsOf(values, 'stays').map(({ values: row }) => ({
    hotel_id: row.hotel_id ?? '',
    nights: numberIn(row.nights),
  })),
  prices: {
    quad: priceIn(values, 'quad') ?? Number.NaN,
    triple: priceIn(values, 'triple'),
    double: priceIn(values, 'double'),
    child: priceIn(values, 'child'),
    infant: priceIn(values, 'infant'),
  },
})

/** What is wrong with all rows is said at the first field of the first. */
const firstFields: Readonly<Record<string, string>> = { flights: 'flights.0.number', stays: 'stays.0.hotel_id' }

/** Mistakes by the names of the form's fields; one ending in `day` would be taken for a part of a date. */
export const termErrors = (errors: Record<string, string[]>): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(errors).map(([field, said]) => [firstFields[field] ?? field.replace(/_day$/, '_nth'), said]),
  )
