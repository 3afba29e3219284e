import type { CsvColumn } from '#core/csv.ts'
import type { Language } from '#core/messages.ts'
import type { Departure } from '../load.ts'
import { columnsOn, type ManifestColumn } from '../rules/manifest.ts'
import { manifestWords } from '../words.ts'
import type { ManifestRow } from './rows.ts'

type Column = CsvColumn<ManifestRow>

// Sixteen digits, or a plus in front: a spreadsheet would make a number of them.
const identities: readonly ManifestColumn[] = ['passport_number', 'phone_number']

/** The columns in force on the day the list is made, in its language; the rooms are a column for each hotel. */
export function columnsFor({ hotels }: Pick<Departure, 'hotels'>, today: string, language: Language): Column[] {
  const say = manifestWords(language)
  return columnsOn(today).flatMap((name): Column[] => {
    if (name === 'rooms') {
      return hotels.map(({ city }, i) => ({ header: say.room(city), value: ({ rooms }) => rooms[i] ?? '' }))
    }
    return [{ header: say[name], value: (row) => row[name], isIdentity: identities.includes(name) }]
  })
}
