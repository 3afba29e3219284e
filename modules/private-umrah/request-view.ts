import type { Output } from '#core/call.ts'
import type { Db, MemberCtx } from '#core/context.ts'
import type { Language } from '#core/messages.ts'
import { airports } from '#modules/catalogue/module.ts'
import { rulesToday } from '#modules/dated-rules/module.ts'
import { partnerLicences } from '#modules/partner/module.ts'
import type * as contract from './contract.ts'
import { tryDrawUp } from './draw-up.ts'
import { offerSteps } from './rules/machine.ts'
import { acceptedOffers, countOpenOffers, listOffers } from './store.offers.ts'
import { listSteps, listTravellers, type RequestRow, type TravellerRow } from './store.requests.ts'
import { namedErrors } from './traveller-check.ts'
import { estimateView, formOf } from './view.ts'
import { requestWords, stepWords } from './words.requests.ts'

type Summary = Output<typeof contract.privateHistory>['items'][number]
type Detail = Output<typeof contract.privateRequest>

/** What a plan is called, in both languages. */
export async function privateTitle(
  db: Db,
  { departure_airport, plan }: RequestRow,
): Promise<{ id: string; en: string }> {
  const city = (await airports(db)).find(({ iata }) => iata === departure_airport)?.city ?? departure_airport
  return { id: requestWords('id').title(city, plan.nights), en: requestWords('en').title(city, plan.nights) }
}

/** One line of a list. */
export async function summaryView({ db, language }: MemberCtx, row: RequestRow): Promise<Summary> {
  const offer = (await acceptedOffers(db, [row.id])).get(row.id)
  const open = await countOpenOffers(db, [row.id])
  return {
    id: row.id,
    code: row.code,
    status: row.state,
    title: (await privateTitle(db, row))[language],
    departs_on: row.departs_on,
    returns_on: row.returns_on,
    travellers: row.travellers,
    price: offer?.total ?? row.estimate.total,
    is_estimate: offer === undefined,
    open_offers: open.get(row.id) ?? 0,
    closes_at: row.closes_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
  }
}

/** All that its owner sees. */
export async function requestView(ctx: MemberCtx, row: RequestRow): Promise<Detail> {
  const people = await listTravellers(ctx.db, row.id)
  const { name, email, phone_number, note } = row
  return {
    ...(await summaryView(ctx, row)),
    form: formOf(row.wish),
    plan: row.plan,
    estimate: await estimateView(ctx, row),
    participants: people.map(({ request_id: _, ...person }) => person),
    contact: name && email && phone_number ? { name, email, phone_number, note } : null,
    problems: row.state === 'cart' ? await draftProblems(ctx, row, people) : {},
    end_reason: row.end_reason,
    timeline: await timelineOf(ctx, row),
  }
}

/** What keeps a draft from being sent: what was never said, and what is not offered any more. */
async function draftProblems(ctx: MemberCtx, row: RequestRow, people: readonly TravellerRow[]) {
  const { errors } = await tryDrawUp(ctx, row.wish)
  const rules = await rulesToday(ctx)
  const named = namedErrors({ request: row, people, journey: row, rules, now: ctx.now }, ctx.language)
  return { ...missingErrors(row, people, ctx.language), ...named, ...errors }
}

/** What was never said, at its field. */
export function missingErrors(
  { name, email, phone_number }: Pick<RequestRow, 'name' | 'email' | 'phone_number'>,
  people: readonly TravellerRow[],
  language: Language,
): Record<string, string[]> {
  const say = requestWords(language)
  const isNamed = people.every((person) => person.name && person.birth_date)
  return {
    ...(name && email && phone_number ? {} : { contact: [say.contact_missing] }),
    ...(isNamed ? {} : { participants: [say.travellers_missing] }),
  }
}

async function timelineOf({ db, language }: MemberCtx, { id }: RequestRow): Promise<Detail['timeline']> {
  const offers = new Map((await listOffers(db, id)).map((offer) => [offer.id, offer.partner_id]))
  const partners = await partnerLicences(db, [...offers.values()])
  const say = stepWords(language)
  return (await listSteps(db, id)).map(({ at, event, offer_id, reason }) => ({
    at: at.toISOString(),
    event,
    title: say[event],
    reason: isForPeople(event) ? reason : null,
    partner: partners.get(offers.get(offer_id ?? '') ?? '')?.name ?? null,
  }))
}

/** Reasons that somebody wrote; the rest are ours, for the log. */
const isForPeople = (event: string): boolean =>
  ['decline', 'cancel', offerSteps.withdraw, offerSteps.decline].includes(event)
