import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { scopesOf } from '#core/staff.ts'
import type * as contract from '../../contract.profile.ts'
import type { PartnerDeskPorts } from '../../ports.ts'
import { pictured } from '../../profile-desk.ts'
import { findProfile } from '../../store.profile.ts'
import { tenantsHiding } from '../../store.ts'

type Call = typeof contract.seePartnerProfile

export async function seePartnerProfile(ctx: StaffCtx<PartnerDeskPorts>, { id }: Input<Call>): Promise<Output<Call>> {
  const { db, staff, ports } = ctx
  const row = await findProfile(db, { scopes: scopesOf(staff), id })
  if (!row) throw new Refusal(codes.not_found)
  const { slug, kind, name, legal_name, email, city_name, about, address, phone_number, whatsapp_number, version } = row
  const brands = ports.sites.all()
  const hiding = await tenantsHiding(
    db,
    id,
    brands.map((brand) => brand.id),
  )
  return {
    ...{ id, slug, kind, name, legal_name, email, city_name, about, address, phone_number, whatsapp_number, version },
    ...(await pictured(ctx, row)),
    // Only agencies have a page of their own; the others stand in the list.
    path: kind === 'travel' ? `/travel/${slug}` : '/partner',
    sites: brands
      .filter((brand) => !hiding.has(brand.id))
      .map((brand) => ({ name: brand.name, public_url: brand.public_url })),
    can_change: staff.grants.some(({ role }) => role !== 'partner_staff'),
  }
}
