import { useEffect, useState } from 'react'
import type { Combobox, ComboboxOption } from '../../../ui/combobox.tsx'
import { Select } from '../../../ui/select.tsx'
import type { Labels } from '../words.ts'

type AirportSearchProps = {
  options: readonly ComboboxOption[]
  defaultValue: string
  say: Labels
  onChoose: () => void
}

/** A list of airports, which can be searched as soon as that part has come; where it never does, it stays a list. */
export function AirportSearch({ options, defaultValue, say, onChoose }: AirportSearchProps) {
  const [chosen, setChosen] = useState(defaultValue)
  const [Search, setSearch] = useState<typeof Combobox>()
  useEffect(() => {
    const stay = () => undefined
    void import('../../../ui/combobox.tsx').then((part) => setSearch(() => part.Combobox), stay)
  }, [])
  if (!Search) {
    return (
      <Select
        options={options}
        defaultValue={defaultValue}
        onChange={(event) => setChosen(event.currentTarget.value)}
      />
    )
  }
  return (
    <Search
      options={options}
      defaultValue={chosen}
      placeholder={say.airportSearch}
      listLabel={say.airports}
      clearLabel={say.clear}
      emptyText={say.noAirport}
      onChoose={onChoose}
    />
  )
}
