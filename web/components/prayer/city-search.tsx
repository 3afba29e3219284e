import { Form } from 'react-router'
import { buttonClass } from '../../ui/button-class.ts'
import { Field } from '../../ui/field.tsx'
import { useShell } from '../../use-shell.ts'
import { useHref } from '../shell/use-href.ts'
import { CityInput } from './city-input.tsx'

export type CitySearchWords = Record<'search' | 'searchHint' | 'find', string>
type CitySearchProps = {
  say: CitySearchWords
  search?: string
  /** The page to come back to with the city, where it is not the timetable. */
  back?: string
}

/** Looks for a city by name; the list of those found is a page of its own. */
export function CitySearch({ say, search, back }: CitySearchProps) {
  const href = useHref()
  const { affiliate_code } = useShell()
  return (
    <search aria-label={say.search}>
      <Form key={search} action={href('/jadwal-sholat/solatAwal')}>
        {back && <input type="hidden" name="ke" value={back} />}
        {affiliate_code && <input type="hidden" name="affiliate_code" value={affiliate_code} />}
        <Field name="cari" label={say.search} hint={say.searchHint}>
          <div className="flex flex-wrap gap-2">
            <CityInput search={search} back={back} />
            <button type="submit" className={buttonClass()}>
              {say.find}
            </button>
          </div>
        </Field>
      </Form>
    </search>
  )
}
