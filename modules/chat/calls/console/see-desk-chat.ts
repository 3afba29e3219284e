import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { consultantNames, listAnswering } from '#modules/affiliate/module.ts'
import { memberProfile } from '#modules/identity/module.ts'
import { searchOrders } from '#modules/orders/module.ts'
import type * as contract from '../../contract.console.ts'
import { type Me, mustSee, siteOf } from '../../desk.ts'
import type { ChatDeskPorts } from '../../ports.ts'
import { mayDo, waitingSince } from '../../rules/desk.ts'
import { listHistory } from '../../store.desk.ts'
import { listTaking } from '../../store.presence.ts'
import type { RoomRow } from '../../store.ts'
import { showRooms } from '../../view.ts'

type Call = typeof contract.seeDeskChat

const mostOrders = 20

async function ordersOf({ db, language }: StaffCtx, { tenant_id, user_id }: RoomRow) {
  const scopes = [{ kind: 'tenant', id: tenant_id }] as const
  const rows = await searchOrders(db, scopes, { user_ids: [user_id], limit: mostOrders })
  return rows.map(({ kind, order_id, code, status, title, total, starts_on }) => ({
    ...{ kind, order_id, code, status, total, starts_on },
    title: title[language],
  }))
}

async function historyOf({ db }: StaffCtx, { id }: RoomRow) {
  const rows = await listHistory(db, id)
  const ids = [...new Set(rows.flatMap(({ consultant_id }) => consultant_id ?? []))]
  const names = ids.length === 0 ? undefined : await consultantNames(db, ids)
  return rows.map(({ event, state, actor, consultant_id, created_at }) => ({
    ...{ event, state, actor },
    consultant_name: names?.get(consultant_id ?? '')?.name ?? null,
    created_at: created_at.toISOString(),
  }))
}

async function colleaguesOf({ db, now }: StaffCtx, { tenant_id }: RoomRow, self: Me | undefined) {
  const others = (await listAnswering(db, tenant_id)).filter(({ id }) => id !== self?.id)
  const taking = await listTaking(
    db,
    others.map(({ id }) => id),
    now,
  )
  return others.filter(({ id }) => taking.has(id)).map(({ id, name }) => ({ id, name }))
}

export async function seeDeskChat(ctx: StaffCtx<ChatDeskPorts>, { id }: Input<Call>): Promise<Output<Call>> {
  const { db, now } = ctx
  const { self, ...seen } = await mustSee(ctx, id)
  const { room } = seen
  const [shown] = await showRooms(db, [seen], { side: 'consultant', now })
  if (!shown) throw new Refusal(codes.not_found)
  const profile = await memberProfile(db, room.tenant_id, room.user_id)
  const member = {
    id: room.user_id,
    full_name: profile?.full_name ?? '',
    since: profile?.created_at.toISOString() ?? null,
  }
  const can = mayDo(room, self?.id)
  return {
    ...shown,
    ...{ member, can, tenant_id: room.tenant_id, is_mine: self !== undefined && room.consultant_id === self.id },
    public_url: siteOf(ctx, room.tenant_id).public_url,
    waiting_since: waitingSince(room)?.toISOString() ?? null,
    orders: await ordersOf(ctx, room),
    history: await historyOf(ctx, room),
    colleagues: can.hand_over ? await colleaguesOf(ctx, room, self) : [],
  }
}
