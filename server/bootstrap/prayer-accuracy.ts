import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { prayerNames } from '#modules/worship/rules/prayer-list.ts'
import { cityIn, type Place, placeOf } from '#modules/worship/rules/prayer-places.ts'
import { timesOf } from '#modules/worship/rules/prayer-times.ts'

/** A published timetable: for each city and day the times in `order`, such as `04:09 04:19 …`. */
const timetable = z.object({
  order: z.array(z.string()),
  cities: z.array(z.object({ code: z.string().optional(), name: z.string(), days: z.record(z.string(), z.string()) })),
})
type City = z.output<typeof timetable>['cities'][number]
type Count = { equal: number; near: number; all: number }

const minutesOf = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5))

function placeFor({ code, name }: City): Place {
  const place = placeOf(code ?? '') ?? cityIn(name, 'Indonesia') ?? cityIn(name.replace(/^\S+ /, ''), 'Indonesia')
  if (!place) throw new Error(`no place is called ${name}`)
  return place
}

function compare(city: City, order: readonly string[]): Count {
  const place = placeFor(city)
  const count = { equal: 0, near: 0, all: 0 }
  for (const [day, line] of Object.entries(city.days)) {
    const ours = timesOf(place, day)
    const published = line.split(' ')
    for (const name of prayerNames) {
      const theirs = published[order.indexOf(name)]
      if (theirs === undefined) continue
      const apart = Math.abs(minutesOf(ours[name]) - minutesOf(theirs))
      count.all += 1
      if (apart === 0) count.equal += 1
      if (apart <= 1) count.near += 1
    }
  }
  return count
}

const share = (part: number, all: number): string => `${((100 * part) / all).toFixed(2)}%`
const line = (name: string, { equal, near, all }: Count): string =>
  `${name.padEnd(24)} ${String(all).padStart(7)} times   equal ${share(equal, all)}   within one minute ${share(near, all)}`

const [path] = process.argv.slice(2)
if (!path) throw new Error('which timetable? node server/bootstrap/prayer-accuracy.ts <file.json>')
const { order, cities } = timetable.parse(JSON.parse(await readFile(path, 'utf8')))
const counts = cities.map((city) => ({ name: city.name, ...compare(city, order) }))
for (const { name, ...count } of counts) console.log(line(name, count))
const sum = (key: keyof Count) => counts.reduce((total, count) => total + count[key], 0)
console.log(line('all', { equal: sum('equal'), near: sum('near'), all: sum('all') }))
if (sum('equal') < 0.95 * sum('all') || sum('near') < sum('all')) process.exitCode = 1
