import type { AnyoneCtx } from './context.ts'
import { hashSecret } from './ids.ts'

/** Tells the visitors of one day apart. The day is part of it, so that nobody can be followed from one day to the next. */
export function visitorHash({ user, request, tenant }: AnyoneCtx, day: string): string {
  const visitor = user?.id ?? request.device_id ?? `${request.ip} ${request.user_agent}`
  return hashSecret(`${day} ${tenant.id} ${visitor}`)
}
