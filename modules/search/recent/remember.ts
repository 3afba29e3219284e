import type { AnyoneCtx } from '#core/context.ts'
import { newId } from '#core/ids.ts'
import { isDevice } from '../rules/device.ts'
import { saveSearch } from '../store.recent.ts'

const longest = 100

/** Whose searches these are: a member's, or a device's; nobody's without either. */
export function ownerOf({ user, tenant, request }: AnyoneCtx) {
  const { device_id } = request
  if (user) return { tenant_id: tenant.id, user_id: user.id, device_id: null }
  if (!isDevice(device_id)) return undefined
  return { tenant_id: tenant.id, user_id: null, device_id }
}

/** Keeps what was typed, as it was typed but for spaces and control characters. */
export async function remember(ctx: AnyoneCtx, typed: string): Promise<void> {
  const owner = ownerOf(ctx)
  const keyword = typed.replace(/[\p{C}\s]+/gu, ' ').trim()
  if (!owner || keyword === '' || keyword.length > longest) return
  await saveSearch(ctx.db, { id: newId(ctx.now), ...owner, keyword, searched_at: ctx.now })
}
