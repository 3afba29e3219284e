import type { Db } from '#core/context.ts'
import { edgeOf } from '#core/machine.ts'
import type { Parcel } from '#core/ports.ts'
import type { Tenant } from '#core/tenant.ts'
import { tell } from '#database/outbox.ts'
import { teamMail } from './mails.ts'
import {
  type ApplicationActor,
  type ApplicationEmitted,
  type ApplicationEvent,
  applicationMachine,
} from './rules/machine.ts'
import { type ApplicationChange, type Named, readApplication, stepApplication } from './store.applications.ts'

type Transition = {
  event: ApplicationEvent
  actor: ApplicationActor
  reason?: string
  to?: ApplicationChange
  now: Date
}

/** What is sent of each event: nobody in this application subscribes to them. */
const mails: Record<ApplicationEmitted, (tenant: Tenant, application: Parameters<typeof teamMail>[1]) => Parcel> = {
  'application.submitted': teamMail,
}

/**
 * The one way to another state of an application: state and history, then what is sent. False, and nothing done, where it is not
 * where the event begins; of two at once, one.
 */
export async function transition(
  db: Db,
  { tenant, token_hash }: { tenant: Tenant; token_hash: string },
  change: Transition,
): Promise<boolean> {
  const { actor, reason, to, now } = change
  const which: Named = { tenant_id: tenant.id, token_hash }
  const edge = edgeOf(applicationMachine, change)
  const step = { state: edge.to, actor, reason: reason ?? null, at: now }
  if (!(await stepApplication(db, which, { from: edge.from, to, step }))) return false
  for (const name of edge.emits ?? []) await tell(db, mails[name](tenant, await readApplication(db, which)), now)
  return true
}
