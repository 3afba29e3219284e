import { cell, type Text, table, texts } from './naming.ts'
import { cityRows } from './words/cities.ts'
import { abroadDays, domesticDays } from './words/days-abroad.ts'
import { madinahDays, makkahDays } from './words/days-haramain.ts'

export type Day = { title: Text; text: Text }
export type City = { key: string; name: Text; country: string; airport: string; by: Text; days: readonly Day[] }

/** Rows whose last four cells are the title and the text, each in both languages. */
export function daysFrom(rows: readonly string[][]): Day[] {
  return rows.map((row) => {
    const [title_id = '', title_en = '', id = '', en = ''] = row.slice(-4)
    return { title: { id: title_id, en: title_en }, text: { id, en } }
  })
}

const daysElsewhere = Map.groupBy([...table(5, abroadDays), ...table(5, domesticDays)], (row) => cell(row, 0))

function daysIn(key: string): Day[] {
  if (key === 'madinah') return daysFrom(table(4, madinahDays))
  if (key === 'makkah') return daysFrom(table(4, makkahDays))
  return daysFrom(daysElsewhere.get(key) ?? [])
}

export const cities: readonly City[] = table(7, cityRows).map((row) => {
  const [name, by] = [texts(`${cell(row, 1)}|${cell(row, 2)}`)[0], texts(`${cell(row, 5)}|${cell(row, 6)}`)[0]]
  if (!name || !by) throw new Error(`a city without words: ${row.join('|')}`)
  return { key: cell(row, 0), name, by, country: cell(row, 3), airport: cell(row, 4), days: daysIn(cell(row, 0)) }
})

const cityByKey = new Map(cities.map((city) => [city.key, city]))

export function cityOf(key: string): City {
  const city = cityByKey.get(key)
  if (!city) throw new Error(`no city ${key}`)
  return city
}
