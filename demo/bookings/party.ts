import { addMs, dayMs } from '#core/time.ts'
import type { AgeGroup, Rooms } from '#modules/booking/rules/party.ts'
import type { GuardianRelation } from '#modules/booking/rules/passport.ts'
import type { Relation } from '#modules/booking/rules/travellers.ts'
import { cell, table } from '../catalogue/naming.ts'
import { type Random, random } from '../drawings/random.ts'
import { firstNames, lastNames } from './names.ts'

type Gender = 'male' | 'female'
export type Person = {
  name: string
  gender: Gender
  birth_date: string
  relation: Relation
  age_group: AgeGroup
}
export type Family = { people: Person[]; rooms: Rooms; children: number; infants: number }
/** Somebody who is known already, and orders. */
export type Self = Pick<Person, 'name' | 'gender' | 'birth_date'>

type Member = { relation: Relation; gender: Gender; age_group: AgeGroup; ages: readonly [low: number, high: number] }

const [m, f] = ['male', 'female'] as const
const grown = (relation: Relation, gender: Gender, ...ages: [number, number]): Member => ({
  ...{ relation, gender, ages },
  age_group: 'adult',
})
const child = (gender: Gender): Member => ({ relation: 'child', gender, age_group: 'child', ages: [4, 10] })
const infant = (gender: Gender): Member => ({ relation: 'child', gender, age_group: 'infant', ages: [1, 1] })

/** Who travels with whom, adults by room first, as an order has them. */
const shapes = {
  man: { rooms: [{ type: 'quad', adults: 1 }], members: [grown('self', m, 38, 66)] },
  woman: { rooms: [{ type: 'quad', adults: 1 }], members: [grown('self', f, 47, 66)] },
  couple: {
    rooms: [{ type: 'double', adults: 2 }],
    members: [grown('self', m, 34, 62), grown('spouse', f, 30, 58)],
  },
  sisters: {
    rooms: [{ type: 'double', adults: 2 }],
    members: [grown('self', f, 47, 62), grown('sibling', f, 46, 60)],
  },
  baby: {
    rooms: [{ type: 'double', adults: 2 }],
    members: [grown('self', m, 28, 38), grown('spouse', f, 25, 35), infant(f)],
  },
  parents: {
    rooms: [{ type: 'triple', adults: 3 }],
    members: [grown('self', f, 29, 42), grown('parent', m, 58, 72), grown('parent', f, 55, 70)],
  },
  friends: {
    rooms: [{ type: 'triple', adults: 3 }],
    members: [grown('self', f, 47, 62), grown('friend', f, 47, 62), grown('friend', f, 47, 62)],
  },
  colleagues: {
    rooms: [{ type: 'quad', adults: 4 }],
    members: [grown('self', m, 30, 55), ...Array.from({ length: 3 }, () => grown('friend', m, 30, 55))],
  },
  family: {
    rooms: [{ type: 'quad', adults: 2 }],
    members: [grown('self', m, 34, 47), grown('spouse', f, 30, 44), child(m), child(f)],
  },
  teenagers: {
    rooms: [{ type: 'quad', adults: 4 }],
    members: [
      grown('self', m, 43, 54),
      grown('spouse', f, 40, 50),
      grown('child', m, 14, 17),
      grown('child', f, 18, 23),
    ],
  },
  clan: {
    rooms: [
      { type: 'quad', adults: 4 },
      { type: 'double', adults: 2 },
    ],
    members: [
      ...[grown('self', m, 40, 52), grown('spouse', f, 38, 50), grown('parent', m, 64, 74), grown('parent', f, 60, 72)],
      ...[grown('sibling', m, 32, 44), grown('sibling', f, 46, 50)],
    ],
  },
} as const satisfies Record<string, { rooms: Rooms; members: readonly Member[] }>

export type Shape = keyof typeof shapes
export const isShape = (name: string): name is Shape => Object.hasOwn(shapes, name)

/** Nobody has another's name. */
function nameOf(rng: Random, gender: Gender, taken: Set<string>): string {
  for (;;) {
    const name = `${rng.pick(firstNames[gender])} ${rng.pick(lastNames[gender])}`
    if (taken.has(name)) continue
    taken.add(name)
    return name
  }
}

const yearDays = 365.25
const opposite = { male: 'female', female: 'male' } as const

/** A birthday that makes somebody so old on a day, some months past it. */
function bornOn(rng: Random, day: string, { ages, age_group }: Member): string {
  const days = age_group === 'infant' ? rng.whole(250, 560) : rng.whole(...ages) * yearDays + rng.whole(5, 300)
  return addMs(new Date(`${day}T00:00:00Z`), -Math.round(days) * dayMs)
    .toISOString()
    .slice(0, 10)
}

type Wish = { key: string; shape: Shape; day: string; taken: Set<string>; self?: Self | undefined }

/** The people of an order, of ages that fit the day they travel on. */
export function familyOf({ key, shape, day, taken, self }: Wish): Family {
  const rng = random(`party ${key}`)
  const { rooms, members } = shapes[shape]
  // A wife who orders is the one at the head of her family.
  const isTurned = self !== undefined && self.gender !== members[0].gender
  const people = members.map((member: Member) => {
    const { relation, age_group } = member
    const isOfCouple = relation === 'self' || relation === 'spouse'
    const gender = isTurned && isOfCouple ? opposite[member.gender] : member.gender
    const other = { name: nameOf(rng, gender, taken), gender, birth_date: bornOn(rng, day, member) }
    return { ...(relation === 'self' && self ? self : other), relation, age_group }
  })
  const count = (group: AgeGroup) => people.filter(({ age_group }) => age_group === group).length
  return { people, rooms, children: count('child'), infants: count('infant') }
}

// Whoever is in need | who goes with them | what that one is to them.
const companions = table(
  3,
  `
spouse | self | spouse
self | spouse | spouse
child | self | parent
child | spouse | parent
self | parent | parent
sibling | self | sibling
`,
)

/** Who goes with somebody who must not travel alone: a man of the family, where there is one. */
export function companionIn(people: readonly Person[], person: Person) {
  const tied = companions.filter((row) => cell(row, 0) === person.relation)
  for (const row of tied) {
    const other = people.find((one) => one !== person && one.gender === 'male' && one.relation === cell(row, 1))
    if (other) return { guardian_name: other.name, guardian_relation: relationNamed(cell(row, 2)) }
  }
  return undefined
}

const relationNamed = (name: string): GuardianRelation => (name === 'spouse' || name === 'sibling' ? name : 'parent')
