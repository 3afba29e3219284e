import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Combobox } from './combobox.tsx'
import { filterOptions, nextActive } from './combobox-state.ts'
import { Field } from './field.tsx'
import { Select } from './select.tsx'

const cities = [
  { value: 'CGK', label: 'Jakarta', hint: 'Soekarno-Hatta' },
  { value: 'UPG', label: 'Makassar', hint: 'Sultan Hasanuddin' },
  { value: 'SOC', label: 'Solo', hint: 'Adi Soemarmo' },
]

test('before scripts a combobox is a select that carries the same value', () => {
  const html = renderToStaticMarkup(
    <Field name="city" label="Berangkat dari">
      <Combobox options={cities} defaultValue="UPG" listLabel="Kota" clearLabel="Hapus" emptyText="Tidak ada" />
    </Field>,
  )
  expect(html).toMatch(/<select id="field-city" name="city"/)
  expect(html).toContain('<option value="UPG" selected="">Makassar</option>')
})

test('typing finds by name and by hint, names that begin so first', () => {
  expect(filterOptions(cities, 'ma').map((city) => city.value)).toEqual(['UPG', 'SOC'])
  expect(filterOptions(cities, 'hatta soek').map((city) => city.value)).toEqual(['CGK'])
  expect(filterOptions(cities, '  ')).toHaveLength(3)
})

test('marks over letters do not hide a name', () => {
  expect(filterOptions([{ value: 'MED', label: 'Madīnah' }], 'madinah')).toHaveLength(1)
})

test('arrows go round the list, Home and End only once something is highlighted', () => {
  expect(nextActive('ArrowDown', -1, 3)).toBe(0)
  expect(nextActive('ArrowDown', 2, 3)).toBe(0)
  expect(nextActive('ArrowUp', 0, 3)).toBe(2)
  expect(nextActive('Home', -1, 3)).toBeNull()
  expect(nextActive('End', 0, 3)).toBe(2)
  expect(nextActive('ArrowDown', 0, 0)).toBeNull()
})

test('a select may hold groups and an empty first choice', () => {
  const html = renderToStaticMarkup(
    <Select name="month" placeholder="Bulan apa saja" options={[{ label: '2027', options: cities }]} />,
  )
  expect(html).toContain('<option value="">Bulan apa saja</option>')
  expect(html).toContain('<optgroup label="2027">')
})
