import type { Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { partnerLicences } from '#modules/partner/module.ts'
import type * as contract from '../../contract.console.ts'
import { ownPartners } from '../../packages/create.ts'
import { listAirlines, listAirports, listAllTypes, listHotels } from '../../store.choices.ts'

type Call = typeof contract.packageChoices

export async function packageChoices({ db, staff, language }: StaffCtx): Promise<Output<Call>> {
  const types = await listAllTypes(db)
  const [airports, airlines, hotels] = [await listAirports(db), await listAirlines(db), await listHotels(db)]
  const partners = await partnerLicences(db, ownPartners(staff))
  return {
    types: types.map(({ slug, category, name }) => ({ value: slug, label: name[language], category })),
    airports: airports.map(({ iata, city, name }) => ({ value: iata, label: `${iata} · ${city}, ${name}` })),
    airlines: airlines.map(({ code, name }) => ({ value: code, label: name })),
    hotels: hotels.map(({ id, name, city, stars }) => ({ value: id, label: `${city} · ${name} (${stars}★)` })),
    partners: [...partners.values()].map(({ id, name }) => ({ value: id, label: name })),
  }
}
