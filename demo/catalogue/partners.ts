import { jakartaDate } from '#core/time.ts'
import { at, random } from '../drawings/random.ts'
import { homeAirport } from './homes.ts'
import { expired, travelLicences } from './licences.ts'
import { cell, fill, joined, type Text, table } from './naming.ts'
import { type Licensee, partnerRow } from './partner-row.ts'
import { airportOf } from './places.ts'
import { closings, firstWords, homeCities, lastWords, openings, secondWords, strengths } from './words/partners.ts'

const travelCount = 132
const homes = table(2, homeCities).flatMap((row) => Array<string>(Number(cell(row, 1))).fill(cell(row, 0)))

function nameOf(i: number): string {
  const rng = random(`partner name ${i}`)
  const second = at(secondWords, Math.floor(i / firstWords.length) * 3 + i)
  return `${at(firstWords, i)} ${second} ${rng.pick(lastWords)}`
}

function aboutOf(i: number, facts: { name: string; city: string; year: number; licence: Text }) {
  const rng = random(`about ${i}`)
  const first = rng.pick(strengths)
  const other = rng.pick(strengths.filter((strength) => strength !== first))
  const parts = [rng.pick(openings), first, ...(rng.chance(0.5) ? [other] : []), rng.pick(closings)]
  const airport = airportOf(homeAirport(facts.city)).city
  return fill(joined(parts), { ...facts, airport })
}

/** Those who organise the journeys. The place in the list is part of the name of each: it never changes. */
export function travelPartners(now: Date): Licensee[] {
  const today = jakartaDate(now)
  return Array.from({ length: travelCount }, (_, i) => {
    const rng = random(`home ${i}`)
    const name = nameOf(i)
    const city_name = rng.pick(homes)
    const founded_year = rng.whole(1994, 2021)
    const row = partnerRow({ kind: 'travel', name, city_name, founded_year, position: i + 1, now })
    const licences = travelLicences(i, { slug: row.slug, partner_id: row.id, today })
    const kinds = licences.map(({ kind }) => kind)
    const licence = { id: kinds.join(' dan '), en: kinds.join(' and ') }
    return {
      ...row,
      licences,
      legal_name: `PT ${name.replace(/ (Tour & Travel|Tour|Travel)$/, ' Wisata')}`,
      about: aboutOf(i, { name, city: city_name, year: founded_year, licence }),
      cover_picture_id: `${rng.pick(['kaaba', 'madinah-dome', 'madinah-umbrellas', 'minarets', 'airport', 'dunes'])}-${rng.whole(1, 4)}-card`,
      is_story: i % 6 === 0 && !expired.has(i),
      google_place_id: rng.chance(0.8) ? `demo-${row.slug}` : null,
    }
  })
}
