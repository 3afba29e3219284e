import { type Output, rolesOf } from '#core/call.ts'
import { formatDay, formatMoment, formatNumber, formatRupiah } from '#core/format.ts'
import { newId } from '#core/ids.ts'
import type { Language } from '#core/messages.ts'
import { rupiah } from '#core/money.ts'
import { type seeDeparture, seeDepartureChanges } from '#modules/booking/contract.console.ts'
import { type Context, pageOf } from '../../../api.server.ts'
import { unlessRefused } from '../../../softly.server.ts'
import { api } from '../../api.server.ts'
import { hasRole, staffOf } from '../../staff.server.ts'
import { changeWords } from './words.ts'

type Run = NonNullable<Output<typeof seeDeparture>['run']>

/** How far the change of the whole departure is, and what came of it. */
export function runOf(run: Run, { language, is_admin }: { language: Language; is_admin: boolean }) {
  const say = changeWords(language)
  const { kind, to_departs_on, reason, started_at, finished_at, paused_at, total, moved, cancelled, skipped } = run
  const is_held = paused_at !== null && run.paused_by !== 'partner' && !is_admin
  const number = (count: number) => formatNumber(count, language)
  const done = moved + cancelled + skipped
  const title = finished_at ? say[`finished_${kind}`] : say[`running_${kind}`]
  return {
    title: to_departs_on ? `${title} ${say.to(formatDay(to_departs_on, language))}` : title,
    is_running: finished_at === null && paused_at === null,
    pause: finished_at === null ? { key: newId(), is_paused: paused_at !== null, is_held } : undefined,
    paused: paused_at === null ? undefined : say.pausedSince(formatMoment(new Date(paused_at), language)),
    progress: say.progress(number(done), number(total)),
    done,
    total,
    parts: [
      ...(moved > 0 ? [say.moved(number(moved))] : []),
      ...(cancelled > 0 ? [say.cancelled(number(cancelled))] : []),
      ...(skipped > 0 ? [say.skipped(number(skipped))] : []),
    ],
    has_skipped: kind === 'move' && skipped > 0,
    when: say.started(formatMoment(new Date(started_at), language)),
    reason,
  }
}

export type ShownRun = ReturnType<typeof runOf>

/** What it means to cancel or move all of it, for who may; nothing while that cannot be done. */
export async function loadDepartureChanges(context: Context, id: string) {
  const { language } = pageOf(context)
  if (!hasRole(await staffOf(context), rolesOf(seeDepartureChanges) ?? [])) return undefined
  // Somebody may have the role for another partner than the one that runs this.
  const changes = await unlessRefused(api(context, seeDepartureChanges, { id }), [404])
  if (!changes?.can_change) return undefined
  const say = changeWords(language)
  const number = (count: number) => formatNumber(count, language)
  const money = (amount: number) => formatRupiah(rupiah(amount), language)
  return {
    name: changes.name,
    orders: say.orders(number(changes.bookings), number(changes.unpaid_bookings)),
    cancel_key: newId(),
    money: [
      { name: say.people, value: number(changes.travellers) },
      { name: say.refund, value: money(changes.refund) },
      { name: say.fee, value: money(changes.fee) },
      { name: say.unpaid, value: money(changes.unpaid) },
    ],
    move_key: newId(),
    move_money: [
      { name: say.movedOrders, value: number(changes.bookings) },
      { name: say.endedOrders, value: number(changes.unpaid_bookings) },
      { name: say.refundMost, value: money(changes.refund) },
    ],
    needed: say.needed(number(changes.seats)),
    dates: changes.dates
      .filter(({ has_seats, is_offered }) => has_seats && is_offered)
      .map(({ departure_id, departs_on, seats_left }) => ({
        value: departure_id,
        label: say.date(formatDay(departs_on, language), number(seats_left)),
      })),
  }
}

export type ShownDepartureChanges = NonNullable<Awaited<ReturnType<typeof loadDepartureChanges>>>
