import type { Db } from '#core/context.ts'
import { edgeOf } from '#core/machine.ts'
import type { Parcel } from '#core/ports.ts'
import type { Tenant } from '#core/tenant.ts'
import { tell } from '#database/outbox.ts'
import { acceptedMail, rejectedMail, teamMail } from './mails.ts'
import {
  type ApplicationActor,
  type ApplicationEmitted,
  type ApplicationEvent,
  applicationMachine,
} from './rules/machine.ts'
import { type ApplicationChange, type Named, readApplication, stepApplication } from './store.applications.ts'

type Change = {
  event: ApplicationEvent
  actor: ApplicationActor
  /** Who of the team causes it. */
  by_name?: string
  reason?: string
  to?: ApplicationChange
  now: Date
}
type Application = Awaited<ReturnType<typeof readApplication>>
/** By the link of its mail, at the tenant of the request; or by its id, at the desk. */
type Which = { tenant: Tenant; token_hash: string } | { id: string }
type Sent = { application: Application; tenant: Tenant | undefined; reason: string }

function mailToTeam({ application, tenant }: Sent): Parcel {
  if (!tenant) throw new Error('an application was submitted at no tenant')
  return teamMail(tenant, application)
}

/** What is sent of each event: nobody in this application subscribes to them. */
const mails: Record<ApplicationEmitted, (sent: Sent) => Parcel> = {
  'application.submitted': mailToTeam,
  'application.accepted': ({ application }) => acceptedMail(application),
  'application.rejected': ({ application, reason }) => rejectedMail(application, reason),
}

/**
 * The one way to another state of an application: state and history, then what is sent. False, and nothing done, where it is not
 * where the event begins; of two at once, one.
 */
export async function transition(db: Db, which: Which, change: Change): Promise<boolean> {
  const { actor, by_name, reason, to, now } = change
  const tenant = 'tenant' in which ? which.tenant : undefined
  const named: Named = 'id' in which ? which : { tenant_id: which.tenant.id, token_hash: which.token_hash }
  const edge = edgeOf(applicationMachine, change)
  const step = { state: edge.to, actor, by_name: by_name ?? null, reason: reason ?? null, at: now }
  if (!(await stepApplication(db, named, { from: edge.from, to, step }))) return false
  for (const name of edge.emits ?? []) {
    const application = await readApplication(db, named)
    await tell(db, mails[name]({ application, tenant, reason: reason ?? '' }), now)
  }
  return true
}
