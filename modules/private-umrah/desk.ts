import type { Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { scopesOf } from '#core/staff.ts'
import { airports } from '#modules/catalogue/module.ts'
import { tenantsHiding } from '#modules/partner/module.ts'
import type { listPrivateRequests } from './contract.console.ts'
import { airportsOf, licensedUntil } from './eligible.ts'
import { type Standing, standingOf } from './rules/desk.ts'
import { acceptedBy, findRequestAt, listOwnOffers, openTenants, type Reach, type Sight } from './store.desk.ts'
import type { OfferRow } from './store.offers.ts'
import type { RequestRow } from './store.requests.ts'
import { requestWords } from './words.requests.ts'

type Ctx = Pick<StaffCtx, 'db' | 'staff' | 'now' | 'language'>
type Row = Output<typeof listPrivateRequests>['rows'][number]

/** The partners that somebody works for, each with what it may offer on today. */
export async function reachOf({ db, staff, now }: Pick<Ctx, 'db' | 'staff' | 'now'>): Promise<Reach[]> {
  const own = [...new Set(scopesOf(staff).flatMap((scope) => (scope.kind === 'partner' ? [scope.id] : [])))]
  const tenants = await openTenants(db)
  return Promise.all(
    own.map(async (partner_id) => ({
      partner_id,
      airports: await airportsOf(db, partner_id, now),
      licensed_until: await licensedUntil(db, partner_id, now),
      hidden_at: tenants.length > 0 ? [...(await tenantsHiding(db, partner_id, tenants))] : [],
    })),
  )
}

/** What they read. */
export const sightOf = async (ctx: Pick<Ctx, 'db' | 'staff' | 'now'>): Promise<Sight> => ({
  reach: await reachOf(ctx),
  sees_all: scopesOf(ctx.staff).some(({ kind }) => kind === 'platform'),
  now: ctx.now,
})

export const idsOf = (reach: readonly Reach[]): string[] => reach.map(({ partner_id }) => partner_id)

/** One that fits a partner of theirs, or on which it has offered; any other is not there. */
export async function requestAtDesk(ctx: Pick<Ctx, 'db' | 'staff' | 'now'>, id: string) {
  const sight = await sightOf(ctx)
  const request = await findRequestAt(ctx.db, sight, id)
  if (!request) throw new Refusal(codes.not_found)
  return { request, reach: sight.reach }
}

/** The one that runs, or else the newest. */
const leading = (offers: readonly OfferRow[]): OfferRow | undefined =>
  offers.find(({ state }) => state === 'open') ?? offers[0]

/** Requests as a partner's list shows them: of what is over for it no more than it offered. */
export async function requestsAtDesk({ db, now, language }: Ctx, reach: readonly Reach[], rows: readonly RequestRow[]) {
  const ids = rows.map(({ id }) => id)
  const own = idsOf(reach)
  const all = await listOwnOffers(db, own, ids)
  const accepted = await acceptedBy(db, ids)
  const cities = new Map((await airports(db)).map(({ iata, city }) => [iata, city]))
  return rows.map((request): Row => {
    const offer = leading(all.filter(({ request_id }) => request_id === request.id))
    const standing = standingOf({ ...request, accepted_by: accepted.get(request.id) ?? null }, own, now)
    const city = cities.get(request.departure_airport) ?? request.departure_airport
    return rowOf(request, { offer, standing, title: (nights) => requestWords(language).title(city, nights) })
  })
}

type Shown = { offer: OfferRow | undefined; standing: Standing; title: (nights: number) => string }

function rowOf(request: RequestRow, { offer, standing, title }: Shown): Row {
  const isShown = standing === 'open' || standing === 'mine'
  const days = isShown || !offer ? request : offer.journey
  const offered = offer?.journey.stays.reduce((sum, { nights }) => sum + nights, 0)
  return {
    ...{ id: request.id, code: request.code, standing, departs_on: days.departs_on, returns_on: days.returns_on },
    title: title(isShown ? request.plan.nights : (offered ?? request.plan.nights)),
    travellers: isShown ? request.travellers : null,
    estimate: isShown ? request.estimate.total : null,
    closes_at: standing === 'open' ? (request.closes_at?.toISOString() ?? null) : null,
    offer: offer
      ? { id: offer.id, state: offer.state, total: offer.total, valid_until: offer.valid_until.toISOString() }
      : null,
  }
}
