import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { maskedEmail, maskedSearch } from '#core/masked.ts'
import { scopesOf } from '#core/staff.ts'
import { searchTravellers } from '#modules/booking/module.ts'
import { maskedPhone } from '#modules/booking/rules/masked-phone.ts'
import { searchMembers } from '#modules/identity/module.ts'
import { findOrderOfInvoice } from '#modules/payment/module.ts'
import type * as contract from '../contract.console.ts'
import { seenOrders } from '../order-view.ts'
import { type Wanted, wantedOf } from '../rules/search-kind.ts'
import { tenantNames } from '../tenant-names.ts'

type Call = typeof contract.find
type Answer = Output<Call>
type Member = Awaited<ReturnType<typeof searchMembers>>[number]

/** As many as one looks through; what has more is looked for more exactly. */
const most = 20

export async function find(ctx: StaffCtx, { search }: Input<Call>): Promise<Answer> {
  const wanted = wantedOf(search)
  const { members, orders } = wanted ? await resultsOf(ctx, wanted) : { members: [], orders: [] }
  if (wanted) {
    const after = { text: maskedText(wanted), members: members.length, orders: orders.length }
    ctx.audit({ thing: 'search', thing_id: wanted.kind, before: null, after })
  }
  const nameOf = await tenantNames(ctx.db, members)
  return {
    members: members.slice(0, most).map((member) => masked(member, nameOf)),
    orders: orders.slice(0, most).map((order) => ({ traveller: null, ...order })),
    is_more: members.length > most || orders.length > most,
  }
}

function maskedText({ kind, text }: Wanted): string {
  if (kind === 'email') return maskedEmail(text)
  return kind === 'phone' ? maskedPhone(text) : maskedSearch(text)
}

async function resultsOf(ctx: StaffCtx, wanted: Wanted) {
  const { db, staff, language } = ctx
  const [scopes, limit] = [scopesOf(staff), most + 1]
  if (wanted.kind === 'code') {
    const order_id = await findOrderOfInvoice(db, wanted.text)
    const which = order_id ? { order_ids: [order_id] } : { code: wanted.text }
    const orders = await seenOrders(db, scopes, { ...which, language, limit })
    const ids = orders.map(({ member_id }) => member_id)
    return { orders, members: ids.length > 0 ? await searchMembers(db, scopes, { kind: 'ids', ids, limit }) : [] }
  }
  const { kind, text } = wanted
  const members = await searchMembers(db, scopes, { kind, text, limit })
  const user_ids = members.map(({ id }) => id)
  const own = user_ids.length > 0 ? await seenOrders(db, scopes, { user_ids, language, limit }) : []
  return { members, orders: kind === 'name' ? await withTravellers(ctx, own, text) : own }
}

type Seen = Awaited<ReturnType<typeof seenOrders>>

/** The same with orders on which somebody of that name travels, whoever booked. */
async function withTravellers({ db, staff, language }: StaffCtx, own: Seen, text: string) {
  const [scopes, limit] = [scopesOf(staff), most + 1]
  const travellers = await searchTravellers(db, scopes, { text, limit })
  const order_ids = [...travellers.keys()]
  const others = order_ids.length > 0 ? await seenOrders(db, scopes, { order_ids, language, limit }) : []
  const known = new Set(own.map(({ order_id }) => order_id))
  return [...own, ...others.filter(({ order_id }) => !known.has(order_id))].map((order) => ({
    ...order,
    traveller: travellers.get(order.order_id) ?? null,
  }))
}

const masked = (member: Member, nameOf: (tenant_id: string) => string): Answer['members'][number] => ({
  member_id: member.id,
  full_name: member.full_name,
  email: maskedEmail(member.email),
  phone_number: member.phone_number && maskedPhone(member.phone_number),
  tenant: nameOf(member.tenant_id),
  created_at: member.created_at.toISOString(),
})
