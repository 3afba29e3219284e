import { channel } from '#core/channel.ts'

/** A brand that was just made. */
export type TenantAdded = { tenant_id: string; now: Date }

const tenantAdded = channel<TenantAdded>()

/** `tenant.added`: what every brand begins with, in the transaction that makes it. */
export const onTenantAdded = tenantAdded.on
export const emitTenantAdded = tenantAdded.tell
