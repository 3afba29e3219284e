import { ComboboxList } from '../../ui/combobox-list.tsx'
import { useLanguage } from '../../use-shell.ts'
import { cityWords } from './city-words.ts'
import type { useCityChoices } from './use-city-choices.ts'

/** The cities that are offered; comes with the first letter typed. */
export function CityList({ id, box }: { id: string; box: ReturnType<typeof useCityChoices> }) {
  const say = cityWords(useLanguage())
  return <ComboboxList id={id} label={say.list} emptyText={say.none} value="" box={box} />
}
