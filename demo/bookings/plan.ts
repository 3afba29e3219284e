import { cell, fill, idOf, slugOf, table } from '../catalogue/naming.ts'
import { at, random } from '../drawings/random.ts'
import { demoMembers } from '../members.ts'
import { demoTenants } from '../tenants.ts'
import { type Course, courseOf, isRefundStory, isStory, type RefundStory, type Story } from './course.ts'
import { addresses } from './names.ts'
import { type Calendar, laterDate, type Offer } from './offers.ts'
import { type Family, familyOf, isShape, type Shape } from './party.ts'

type Tenant = (typeof demoTenants)[number]
export type Buyer = {
  id: string
  tenant_id: string
  email: string
  full_name: string
  phone_number: string
  gender: 'male' | 'female'
  birth_date: string
  address: string
  /** Made for the booking; the demo's own accounts are there already. */
  is_new: boolean
}

export type Planned = {
  key: string
  /** Which of the two agencies. */
  agency: number
  /** Whether it is on the date that is nearly full. */
  is_full: boolean
  offer: Offer
  /** The date it was moved to. */
  to: Offer | undefined
  tenant: Tenant
  buyer: Buyer
  family: Family
  story: Story
  refund: RefundStory | undefined
  course: Course
  /** Of the private umrah that it was; nothing where it was a package. */
  private_code?: string
}

type Line = {
  key: string
  agency: number
  is_full: boolean
  dates: readonly Offer[]
  offer: Offer
  story: Story
  shape: Shape
  refund: RefundStory | undefined
  /** `jamaah` or `keluarga`: one of the accounts of the README, at the first or the second tenant. */
  account: string
}

// Story | who travels | how far its money is on its way back | whose it is
const coming = [
  `
waiting | couple | - | keluarga
down_paid | family | - | jamaah
settled | parents | - | -
cancelled | couple | due | jamaah
down_paid | woman | - | -
moved | couple | - | -
cancelled | family | approval | -
paid | sisters | - | -
down_paid | teenagers | - | -
waiting | man | - | -
expired | friends | - | -
settled | couple | - | -
cancelled | parents | sent | -
down_paid | couple | - | -
down_paid | baby | - | jamaah2
settled | friends | - | -
cancelled | woman | confirmed | -
moved | family | - | jamaah
waiting | parents | - | -
down_paid | colleagues | - | -
paid | couple | - | -
cancelled | sisters | due | -
expired | man | - | -
settled | family | - | -
down_paid | clan | - | -
waiting | sisters | - | -
`,
  `
down_paid | couple | - | -
waiting | family | - | -
cancelled | parents | due | -
settled | sisters | - | -
moved | couple | - | -
down_paid | woman | - | -
cancelled | couple | approval | -
paid | man | - | -
settled | family | - | keluarga2
expired | couple | - | -
down_paid | friends | - | -
cancelled | man | sent | -
down_paid | teenagers | - | -
waiting | couple | - | -
settled | baby | - | -
down_paid | parents | - | -
`,
] as const

const near = [
  `
settled | couple | - | -
overdue | parents | - | -
paid | woman | - | -
settled | family | - | -
overdue | couple | - | -
paid | friends | - | -
overdue | man | - | -
settled | sisters | - | -
`,
  `
overdue | couple | - | -
settled | family | - | -
paid | man | - | -
settled | parents | - | -
overdue | woman | - | -
settled | couple | - | -
`,
] as const

const away = `
settled | couple | - | -
settled | family | - | -
paid | friends | - | -
`

const past = `
completed | couple | - | jamaah
completed | family | - | -
completed | parents | - | -
completed | friends | - | keluarga2
completed | woman | - | -
completed | sisters | - | -
completed | teenagers | - | -
completed | man | - | -
completed | couple | - | -
completed | baby | - | keluarga
completed | colleagues | - | -
completed | couple | - | -
completed | family | - | -
`

// 42 of 45 seats, and a child on a lap.
const full = `
settled | family | - | keluarga
settled | couple | - | -
settled | parents | - | -
settled | family | - | -
overdue | couple | - | -
paid | colleagues | - | -
settled | friends | - | -
settled | baby | - | -
settled | family | - | -
settled | sisters | - | -
settled | couple | - | -
overdue | parents | - | -
settled | teenagers | - | -
paid | man | - | -
settled | couple | - | -
`

type Part = { name: string; agency: number; dates: readonly Offer[]; is_full?: boolean }

/** The lines of a text, spread over the dates by turns; nothing where there is no date. */
function linesOf(text: string, { name, agency, dates, is_full = false }: Part): Line[] {
  if (dates.length === 0) return []
  return table(4, text).map((row, i) => {
    const [story, shape, refund] = [cell(row, 0), cell(row, 1), cell(row, 2)]
    if (!isStory(story) || !isShape(shape)) throw new Error(`no such booking: ${row.join(' | ')}`)
    return {
      ...{ key: `${agency} ${name} ${i + 1}`, agency, is_full, dates, offer: at(dates, i) },
      ...{ story, shape, refund: isRefundStory(refund) ? refund : undefined, account: cell(row, 3) },
    }
  })
}

function linesOfAgency({ past: over, away: gone, near: soon, coming: later, ...dates }: Calendar, agency: number) {
  return [
    ...linesOf(past, { name: 'past', agency, dates: over }),
    ...linesOf(away, { name: 'away', agency, dates: gone }),
    ...(agency === 0 && dates.full ? linesOf(full, { name: 'full', agency, dates: [dates.full], is_full: true }) : []),
    ...linesOf(at(near, agency), { name: 'near', agency, dates: soon }),
    ...linesOf(at(coming, agency), { name: 'coming', agency, dates: later }),
  ]
}

const places = addresses.split('\n').filter((line) => line !== '')

/** An account of the README, or somebody of whom nothing was known before. */
function accountOf({ account }: Line) {
  if (account === '-') return undefined
  const tenant = demoTenants[account.endsWith('2') ? 1 : 0]
  const member = demoMembers.find(
    ({ tenant_id, email }) => tenant_id === tenant.id && email.startsWith(account.replace('2', '')),
  )
  if (!member) throw new Error(`no such account: ${account}`)
  return member
}

function strangerOf(line: Line, { name, gender, birth_date }: Family['people'][number], nth: number): Buyer {
  const address = fill({ id: at(places, nth), en: '' }, { n: 3 + ((nth * 7) % 88) }).id
  // Two of five order at the second tenant.
  const tenant = demoTenants[nth % 5 === 1 || nth % 5 === 3 ? 1 : 0]
  return {
    ...{ id: idOf(`buyer ${line.key}`), tenant_id: tenant.id, full_name: name, gender, birth_date, address },
    email: `${slugOf(name).replaceAll('-', '.')}@jamaah.test`,
    phone_number: `+6281100004${String(nth).padStart(3, '0')}`,
    is_new: true,
  }
}

function plannedOf(line: Line, { nth, taken, now }: { nth: number; taken: Set<string>; now: Date }): Planned[] {
  const { key, agency, is_full, offer, story, shape, refund } = line
  const to = story === 'moved' ? laterDate(line.dates, offer) : undefined
  // Nowhere to move it to: it is not told.
  if (story === 'moved' && !to) return []
  const member = accountOf(line)
  const self = member && { name: member.full_name, gender: member.gender, birth_date: member.birth_date }
  const family = familyOf({ key, shape, day: offer.departs_on, taken, self })
  const [first] = family.people
  if (!first) throw new Error(`nobody travels in ${key}`)
  const buyer = member ? { ...member, is_new: false } : strangerOf(line, first, nth)
  const tenant = demoTenants.find(({ id }) => id === buyer.tenant_id) ?? demoTenants[0]
  const course = courseOf({ story, refund, offer }, { now, rng: random(`course ${key}`) })
  return [{ key, agency, is_full, offer, to, tenant, buyer, family, story, refund, course }]
}

/** All bookings of the demo, of two agencies. */
export function planBookings(calendars: readonly Calendar[], now: Date): Planned[] {
  const taken = new Set(demoMembers.map(({ full_name }) => full_name))
  const lines = calendars.flatMap(linesOfAgency)
  return lines.flatMap((line, nth) => plannedOf(line, { nth, taken, now }))
}
