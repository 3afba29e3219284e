import { useEffect, useRef } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import { useIsScripted } from '../../../ui/use-is-scripted.ts'
import type { LoadedForm } from '../load.server.ts'
import type { Regions } from '../regions.server.ts'
import { useRegions } from './use-regions.ts'

type RegionFieldsProps = {
  regions: Regions
  typed: Partial<Record<string, string>>
  error: (name: string) => string | undefined
  say: LoadedForm['say']
}

const optionsOf = (regions: Regions['provinces']) => regions.map(({ id, name }) => ({ value: id, label: name }))

/** Province, city and subdistrict, each below the one before. Without scripts a button shows what comes next. */
export function RegionFields({ regions, typed, error, say }: RegionFieldsProps) {
  const { province_id = '', city_id = '', subdistrict_id = '' } = typed
  const cities = useRegions({ of: province_id, regions: regions.cities }, (id) => `/api/v2/provinces/${id}/cities`)
  const subdistricts = useRegions(
    { of: city_id, regions: regions.subdistricts },
    (id) => `/api/v2/cities/${id}/subdistricts`,
  )
  const choose = (province: string) => {
    void cities.load(province)
    void subdistricts.load('')
  }
  const province = useChosenBefore(province_id, choose)
  const waiting = (status: string) => (status === 'loading' ? say.loading : say.choose)
  return (
    <>
      <Field name="province_id" label={say.province} error={error('province_id')} required>
        <Select
          ref={province}
          options={optionsOf(regions.provinces)}
          placeholder={say.choose}
          defaultValue={province_id}
          onChange={({ target }) => choose(target.value)}
        />
        <ShowNext label={say.showCities} />
      </Field>
      <Field
        name="city_id"
        label={say.city}
        error={cities.status === 'failed' ? say.citiesNotLoaded : error('city_id')}
        required
      >
        <Select
          // Another province, another list: nothing of it is chosen yet.
          key={cities.of}
          options={optionsOf([...cities.regions])}
          placeholder={cities.of ? waiting(cities.status) : say.provinceFirst}
          defaultValue={cities.of === province_id ? city_id : ''}
          onChange={({ target }) => void subdistricts.load(target.value)}
        />
        <ShowNext label={say.showSubdistricts} />
      </Field>
      <Field
        name="subdistrict_id"
        label={say.subdistrict}
        error={subdistricts.status === 'failed' ? say.subdistrictsNotLoaded : error('subdistrict_id')}
        required
      >
        <Select
          key={subdistricts.of}
          options={optionsOf([...subdistricts.regions])}
          placeholder={subdistricts.of ? waiting(subdistricts.status) : say.cityFirst}
          defaultValue={subdistricts.of === city_id ? subdistrict_id : ''}
        />
      </Field>
    </>
  )
}

/** What was chosen before the scripts came is chosen then. */
function useChosenBefore(first: string, choose: (value: string) => void) {
  const select = useRef<HTMLSelectElement>(null)
  const chosen = useRef(choose)
  useEffect(() => {
    const value = select.current?.value ?? first
    if (value !== first) chosen.current(value)
  }, [first])
  return select
}

/** Gone with the scripts: the first button of a form is what the Enter key presses. */
function ShowNext({ label }: { label: string }) {
  if (useIsScripted()) return null
  return (
    <Button
      type="submit"
      name="intent"
      value="regions"
      variant="secondary"
      size="sm"
      className="not-noscript:hidden self-start"
    >
      {label}
    </Button>
  )
}
