import { jakartaDate } from '#core/time.ts'
import { at, random } from '../drawings/random.ts'
import { addDays } from './calendar.ts'
import { homeAirport } from './homes.ts'
import { cell, fill, joined, table } from './naming.ts'
import { type PartnerRow, partnerRow } from './partner-row.ts'
import { airportOf } from './places.ts'
import {
  checkers,
  closings,
  firstWords,
  homeCities,
  lastWords,
  openings,
  secondWords,
  strengths,
} from './words/partners.ts'

const travelCount = 132
/** Every fourth may also organise the special hajj. */
const isHajjLicensee = (i: number) => i % 4 === 1
/** Licences the demo shows as run out, and the one that was suspended. */
const expired = new Set([17, 58, 93, 120])
const suspended = 74

const homes = table(2, homeCities).flatMap((row) => Array<string>(Number(cell(row, 1))).fill(cell(row, 0)))

function nameOf(i: number): string {
  const rng = random(`partner name ${i}`)
  const second = at(secondWords, Math.floor(i / firstWords.length) * 3 + i)
  return `${at(firstWords, i)} ${second} ${rng.pick(lastWords)}`
}

function licenceOf(i: number, now: Date) {
  const rng = random(`licence ${i}`)
  const today = jakartaDate(now)
  const kind = isHajjLicensee(i) ? ('PIHK' as const) : ('PPIU' as const)
  const letter = kind === 'PIHK' ? 'H' : 'U'
  const issued = Number(today.slice(0, 4)) - rng.whole(1, 3)
  return {
    licence_kind: kind,
    licence_number: `${letter}.DEMO-${String(i + 101).padStart(4, '0')} Tahun ${issued}`,
    licence_valid_until: expired.has(i) ? addDays(today, -rng.whole(20, 200)) : addDays(today, rng.whole(560, 1500)),
    licence_suspended_on: i === suspended ? addDays(today, -23) : null,
    licence_checked_by: rng.pick(checkers),
    licence_checked_on: addDays(today, -rng.whole(1, 40)),
  }
}

function aboutOf(i: number, facts: { name: string; city: string; year: number; licence: string }) {
  const rng = random(`about ${i}`)
  const first = rng.pick(strengths)
  const other = rng.pick(strengths.filter((strength) => strength !== first))
  const parts = [rng.pick(openings), first, ...(rng.chance(0.5) ? [other] : []), rng.pick(closings)]
  const airport = airportOf(homeAirport(facts.city)).city
  return fill(joined(parts), { ...facts, airport })
}

/** Those who organise the journeys. The place in the list is part of the name of each: it never changes. */
export function travelPartners(now: Date): PartnerRow[] {
  return Array.from({ length: travelCount }, (_, i) => {
    const rng = random(`home ${i}`)
    const name = nameOf(i)
    const city_name = rng.pick(homes)
    const founded_year = rng.whole(1994, 2021)
    const row = partnerRow({ kind: 'travel', name, city_name, founded_year, position: i + 1, now })
    const licence = licenceOf(i, now)
    return {
      ...row,
      ...licence,
      legal_name: `PT ${name.replace(/ (Tour & Travel|Tour|Travel)$/, ' Wisata')}`,
      about: aboutOf(i, { name, city: city_name, year: founded_year, licence: licence.licence_kind }),
      cover_picture_id: `${rng.pick(['kaaba', 'madinah-dome', 'madinah-umbrellas', 'minarets', 'airport', 'dunes'])}-${rng.whole(1, 4)}-card`,
      is_story: i % 6 === 0 && !expired.has(i),
      google_place_id: rng.chance(0.8) ? `demo-${row.slug}` : null,
    }
  })
}
